import type { EntryMessages } from '../../../../engine/entries/messages.ts'
import type { Sentences } from '../../../language.ts'

export const entries: Sentences<EntryMessages> = {
  'drum takes two': 'lo que entra o sale del tambor requiere dos personas',
  'drum is not emptied': 'las reglas no prevén vaciar el tambor',
  'drum is not emptied yet': ({ at }) =>
    `el tambor no se vacía antes de la hora publicada${at === undefined ? '' : `, ${at.replace('T', ' a las ')}`}; antes hacen falta dos personas y un motivo`,
  'drum is emptied at another time': ({ at }) =>
    at === '' ? 'no toca vaciar el tambor' : `el tambor se vacía el ${at.replace('T', ' a las ')}`,
  'tickets are not collected': 'nadie recoge los boletos de esta promoción: están en el tambor desde que se entregan',
  'ticket is in the drum': 'ya está en el tambor',
  'ticket is not in the drum': 'se entregó, pero nadie lo ha puesto aún en el tambor',
  'numbers run backwards': ({ first, last }) => `de ${first} a ${last} no es un rango: primero va el número menor`,
  'no ticket of this activity': ({ ticket, activity }) =>
    `${ticket} no es un boleto de ${activity} que pueda salir: nunca se entregó para ella, o ya no está`,
}
