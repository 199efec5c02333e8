import { partyKey } from '../../../base/party.ts'
import type { ClosingMessages } from '../../../engine/closing/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

export const closing: Sentences<ClosingMessages> = {
  'activity never ran to be closed': ({ activity }) => `${activity} is not running; cancel a draft that never ran`,
  'rest goes back to the house': 'what is left goes back to the house',
  'money stays in its funds': ({ activity }) => `its money is in the funds of ${activity} and stays there`,
  'successor lacking': 'name a running activity to take over the pools and the reserve; they never belong to the house',
  'successor is paid from other funds': ({ activity, funder }) =>
    `the money of ${activity} is in the funds of ${funder}; name that activity`,
  'claim of somebody is open': ({ claim, to }) =>
    `claim ${claim} of ${partyKey(to)} is open; it must be paid or expire first`,
  'promise not put in': ({ amount }) =>
    `the house has promised ${money(amount)} and not deposited it; deposit it first`,
  'due not fetched': ({ amount }) => `${money(amount)} is due to the house under the rules; transfer it first`,
  'fees not counted': ({ amount, table }) =>
    `${money(amount)} of its fees is in the box of table ${table}; count the boxes first`,
  'laid out not repaid': ({ from, amount }) =>
    `it owes ${'drawer' in from ? `drawer ${from.drawer}` : `the tray of table ${from.table}`} ${money(amount)}; repay that first`,
  'day closed already': ({ day, upTo }) => `${day} is already closed; the books are closed through ${upTo}`,
  'day not over': ({ day, ends }) => `${day} is not over; it ends at ${ends} the next day`,
  'books do not agree': ({ activity }) => `the books of ${activity} do not balance; the day cannot be closed`,
}
