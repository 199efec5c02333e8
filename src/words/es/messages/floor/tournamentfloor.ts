import type { FloorMessages } from '../../../../engine/tournamentfloor/messages.ts'
import type { Sentences } from '../../../language.ts'

export const tournamentfloor: Sentences<FloorMessages> = {
  'table plays no tournament': ({ table }) => `la mesa ${table} no es de torneo`,
  'table plays another tournament': ({ table, activity }) => `la mesa ${table} juega ${activity}`,
  'table has other players': ({ table, players }) =>
    `hay o se espera a ${players} en la mesa ${table}; antes se libera en el podio`,
  'table is in play': ({ table }) => `la mesa ${table} ya está en este torneo`,
  'table not in the tournament': ({ table }) => `la mesa ${table} no está en este torneo`,
  'too many tables': ({ tables, most }) => `${tables} mesas; este torneo tiene ${most} como mucho`,
  'tournament seats not empty': ({ table, players }) => `aún hay ${players} en la mesa ${table}`,
  'seat not at the table': ({ table, seat, seats }) => `la mesa ${table} tiene asientos del 1 al ${seats}, no ${seat}`,
  'seat is so already': ({ table, seat }) => `el asiento ${seat} de la mesa ${table} ya está así`,
  'seat has a player': ({ table, seat, entry }) =>
    `la inscripción ${entry} tiene el asiento ${seat} de la mesa ${table}`,
  'seat is closed': ({ table, seat }) => `el asiento ${seat} de la mesa ${table} está cerrado`,
  'seat is kept': ({ table, seat, move }) => `el asiento ${seat} de la mesa ${table} se guarda para el cambio ${move}`,
  'no tables for the tournament': 'aún no hay mesas en este torneo',
  'tournament seats not drawn': ({ purpose }) => `antes se sortean los asientos, como ${purpose}`,
  'tournament seats are drawn': ({ draw }) => `el sorteo ${draw} dio los asientos; los nuevos toman el siguiente`,
  'final table not drawn': ({ purpose }) => `antes se sortean los asientos de la mesa final, como ${purpose}`,
  'too many for the final table': ({ players, seats }) =>
    `${players} jugadores no caben en los ${seats} asientos de la mesa final`,
  'everybody has a seat': 'todos los que juegan tienen asiento',
  'no seat is free': ({ waiting }) => `no hay asiento libre; esperan ${waiting}`,
  'entry has a seat': ({ entry, table, seat }) =>
    `la inscripción ${entry} ya tiene el asiento ${seat} de la mesa ${table}`,
  'entry has no seat': ({ entry }) => `la inscripción ${entry} no tiene asiento`,
  'tables are even': ({ balance }) => `ninguna mesa tiene más de ${balance} sobre otra`,
  'moves are open': ({ moves }) => `primero confirme o retire ${moves.join(', ')}`,
  'others have no room': ({ table, players, seats }) =>
    `hay ${players} en la mesa ${table}; las otras tienen ${seats} asientos libres`,
  'another table breaks first': ({ table, first }) =>
    `la mesa ${first} se rompe antes que la ${table}, según lo publicado`,
  'table is breaking': ({ table }) => `la mesa ${table} se está rompiendo`,
  'no such move': ({ move }) => `no hay ningún cambio ${move} pendiente`,
  'entry is told to move': ({ entry, move }) => `a la inscripción ${entry} ya se le mandó cambiar (${move})`,
  'no such act': ({ act }) => `no hay ningún ${act} que deshacer`,
  'something came after': ({ act, table, later }) =>
    `${later} vino después de ${act} en la mesa ${table}: deshágalo antes`,
  'clock does not run': 'el reloj no está en marcha',
  'clock runs already': 'el reloj está en marcha',
  'no such level or break': ({ period, periods }) =>
    `no hay nivel ni descanso ${period + 1}; la estructura tiene ${periods}`,
  'longer than its period': ({ minutes }) => `dura ${minutes} minutos; no puede quedar más`,
  'no time added': 'falta decir cuánto tiempo se suma o se quita',
  'hand for hand already': 'se juega mano por mano',
  'hand takes other minutes': ({ minutes }) =>
    `según las reglas de la casa cada mano quita ${minutes} minutos del reloj`,
  'not hand for hand': 'no se juega mano por mano',
  'nothing to undo on the clock': 'no se ha tocado el reloj desde el inicio',
  'other fact came last': ({ fact, last }) => `${last} vino después de ${fact}: deshágalo antes`,
  'break is on': 'es el descanso',
  'table waits to be balanced': ({ table, short }) =>
    `a la mesa ${table} le faltan ${short}: espera hasta que se iguale`,
  'table waits for the others': ({ table }) => `la mesa ${table} ya jugó esta mano y espera a las demás`,
  'chips not of the set': ({ value, values }) => `no hay fichas de ${value}; el juego tiene ${values.join(', ')}`,
  'chips do not change evenly': ({ small, large }) =>
    `las fichas de ${small} no se cambian en fichas enteras de ${large}`,
  'chips still needed': ({ value, level }) => `el nivel ${level} aún se paga con fichas de ${value}`,
  'seat counted twice': ({ seat }) => `el asiento ${seat} se cuenta dos veces`,
  'seat of nobody': ({ table, seat }) => `no hay nadie en el asiento ${seat} de la mesa ${table}`,
  'seat not counted': ({ table, seat }) => `faltan las fichas del asiento ${seat} de la mesa ${table}`,
  'race card missing': ({ seat }) => `el asiento ${seat} tiene fichas sueltas y ninguna carta`,
  'race card twice': ({ card }) => `la carta ${card} está en dos asientos`,
  'more chips than in play': ({ chips, inPlay }) =>
    `${chips.toLocaleString('es-US')} en fichas; solo hay ${inPlay.toLocaleString('es-US')} en juego`,
  'no such chip act': ({ act }) => `no hay ningún ${act} de fichas que deshacer`,
  'minutes not in the rules': ({ minutes }) => `una sanción es de ${minutes.join(', ')} minutos fuera`,
  'warning takes no minutes': 'una advertencia no lleva minutos',
  'no such penalty': ({ penalty }) => `no hay ninguna sanción ${penalty}`,
  'disqualified by a knock-out': ({ penalty, out }) => `${penalty} va con la eliminación ${out}: deshágala`,
  'absent already': ({ entry }) => `la inscripción ${entry} ya está marcada ausente`,
  'not absent': ({ entry }) => `la inscripción ${entry} no está marcada ausente`,
  'announced already': ({ says }) => `ya está puesto: ${says}`,
  'too many announcements': ({ most }) => `ya hay ${most} avisos: primero quite uno`,
  'no such announcement': ({ announcement }) => `no hay ningún aviso ${announcement}`,
  'table seats a tournament': ({ table, activity }) => `la mesa ${table} juega ${activity}`,
}
