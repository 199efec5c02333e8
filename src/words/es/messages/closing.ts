import type { ClosingMessages } from '../../../engine/closing/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { partyIn } from '../party.ts'

export const closing: Sentences<ClosingMessages> = {
  'activity never ran to be closed': ({ activity }) =>
    `${activity} no está en marcha; un borrador que nunca corrió se anula`,
  'rest goes back to the house': 'lo que queda vuelve a la casa',
  'money stays in its funds': ({ activity }) => `su dinero está en los fondos de ${activity} y queda allí`,
  'successor lacking': 'el cierre nombra una actividad en marcha que toma botes y reserva; nunca son de la casa',
  'successor is paid from other funds': ({ activity, funder }) =>
    `el dinero de ${activity} está en los fondos de ${funder}; nombre esa`,
  'claim of somebody is open': ({ claim, to }) =>
    `el reclamo ${claim} de ${partyIn(to)} está abierto; primero se paga o vence`,
  'promise not put in': ({ amount }) => `la casa prometió ${money(amount)} y no lo depositó; deposítelo primero`,
  'due not fetched': ({ amount }) => `${money(amount)} se deben a la casa según las reglas; transfiéralos primero`,
  'fees not counted': ({ amount, table }) =>
    `${money(amount)} de sus cuotas están en la caja de drop de la mesa ${table}; cuente primero las cajas de drop`,
  'laid out not repaid': ({ from, amount }) =>
    `${'drawer' in from ? `el cajón ${from.drawer}` : `la bandeja de la mesa ${from.table}`} adelantó ${money(amount)} por ella; reembolse eso primero`,
  'day closed already': ({ day, upTo }) => `${day} ya está cerrado, hasta ${upTo}`,
  'day not over': ({ day, ends }) => `${day} no ha terminado; termina a las ${ends} del día siguiente`,
  'books do not agree': ({ activity }) => `los libros de ${activity} no cuadran; el día no se puede cerrar`,
}
