import { partyKey } from '../../../base/party.ts'
import type { ClosingMessages } from '../../../engine/closing/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

export const closing: Sentences<ClosingMessages> = {
  'activity never ran to be closed': ({ activity }) => `${activity} does not run; a draft that never ran is cancelled`,
  'rest goes back to the house': 'what is left goes back to the house',
  'money stays in its funds': ({ activity }) => `its money lies in the funds of ${activity} and stays there`,
  'successor lacking': 'closing names a running activity that takes over pools and reserve; they are never the house’s',
  'successor is paid from other funds': ({ activity, funder }) =>
    `the money of ${activity} lies in the funds of ${funder}; name that one`,
  'claim of somebody is open': ({ claim, to }) =>
    `claim ${claim} of ${partyKey(to)} is open; it is paid or expires first`,
  'promise not put in': ({ amount }) => `the house has promised ${money(amount)} and not put it in; deposit it first`,
  'due not fetched': ({ amount }) => `${money(amount)} are due to the house by the rules; fetch them first`,
  'fees not counted': ({ amount, table }) =>
    `${money(amount)} of its fees lie in the box of table ${table}; count the boxes first`,
  'laid out not repaid': ({ from, amount }) =>
    `${'drawer' in from ? `drawer ${from.drawer}` : `the tray of table ${from.table}`} has laid out ${money(amount)} for it; repay that first`,
  'day closed already': ({ day, upTo }) => `${day} is closed already, up to ${upTo}`,
  'day not over': ({ day, ends }) => `${day} is not over; it ends at ${ends} the day after`,
  'books do not agree': ({ activity }) => `the books of ${activity} do not agree; the day cannot be closed`,
}
