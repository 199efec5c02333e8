import type { EntryMessages } from '../../../../engine/entries/messages.ts'
import type { Sentences } from '../../../language.ts'

export const entries: Sentences<EntryMessages> = {
  'drum takes two': 'lo que entra o sale del tambor requiere dos personas',
  'drum is not emptied': 'las reglas no prevén vaciar el tambor',
  'drum is not emptied yet': ({ at }) =>
    `el tambor no se vacía antes de la hora publicada${at === undefined ? '' : `, ${at}`}; antes hacen falta dos personas y un motivo`,
  'drum is emptied at another time': ({ at }) =>
    at === '' ? 'no toca vaciar el tambor' : `el tambor se vacía el ${at}`,
  'tickets are not collected': 'nadie recoge los boletos de esta promoción: están en el tambor desde que se entregan',
  'ticket is drawn': 'ya salió en el sorteo y se llama a quien lo tiene: primero se presenta o se pasa al siguiente',
  'ticket is in the drum': 'ya está en el tambor',
  'ticket is not in the drum': 'se entregó, pero nadie lo ha puesto aún en el tambor',
  'numbers run backwards': ({ first, last }) => `de ${first} a ${last} no es un rango: primero va el número menor`,
  'nobody has tickets for a seat': ({ activity }) => `nadie recibe boletos de ${activity} por estar sentado a una mesa`,
  'not a posted time for tickets': ({ due }) => `${due} no es una hora anunciada de entrega de boletos`,
  'tickets come later': ({ due }) => `los boletos se entregan a las ${due}, no antes`,
  'tickets were handed out': ({ due }) => `los boletos de ${due} ya se entregaron: una vez por cada hora anunciada`,
  'no tickets handed out yet': 'aún no ha llegado ninguna hora anunciada de entrega',
  'away from the seat': 'no estaba en su asiento en ese momento y no jugaba',
  'no tickets at free tables': 'no da boleto: las reglas no incluyen las mesas sin compra',
  'not a table of the promotion': 'la promoción no se ofrece en esta mesa',
  'nobody sat there then': ({ due }) => `no consta que nadie estuviera sentado ahí a las ${due}`,
  'somebody else sat there': ({ person }) => `${person} estaba sentado ahí, y los boletos no son transferibles`,
  'has a ticket of that time': ({ ticket, due }) => `ya tiene el boleto ${ticket} de ${due}: uno por cada hora`,
  'clause not asked of a seat': ({ clause }) => `${clause} no se pregunta de quien está sentado a una mesa`,
  'hours bring no points': ({ activity }) => `las horas de juego no dan puntos en ${activity}`,
  'hours are not added up then': ({ due }) => `las horas se suman a la hora en punto, una vez: no para ${due}`,
  'activity counts no points': ({ activity }) => `${activity} no cuenta puntos tal como está publicada`,
  'points take two': 'cambiar los puntos de alguien requiere dos personas',
  'points not changed': 'nada cambiaría: diga cuántos puntos se suman o se quitan',
  'fewer points than that': ({ person, points }) =>
    `${person} tiene ${points} ${points === 1 ? 'punto' : 'puntos'}: no se pueden quitar más`,
  'standing is settled': ({ until }) => `la clasificación que terminó el ${until} ya está liquidada`,
  'standing not due': ({ until }) => `la clasificación se liquida cuando termina, el ${until}`,
  'no ticket of this activity': ({ ticket, activity }) =>
    `${ticket} no es un boleto de ${activity} que pueda salir: nunca se entregó para ella, o ya no está`,
}
