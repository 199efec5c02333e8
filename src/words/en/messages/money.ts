import type { MoneyMessages } from '../../../engine/money/messages.ts'
import type { Sentences } from '../../language.ts'
import { money as m } from '../../values.ts'

export const money: Sentences<MoneyMessages> = {
  'first count lies sealed': ({ table }) => `a first count of table ${table} is sealed; the second count comes next`,
  'no count lies sealed': ({ table }) => `no first count of table ${table} is sealed`,
  'first count of somebody else': ({ table }) => `the first count of table ${table} was made by somebody else`,
  'first count is your own': ({ table }) =>
    `the first count of table ${table} is yours; somebody else makes the second`,
  'counts agree': 'the two counts agree; they are booked',
  'box takes two persons': 'counting a box takes two people',
  'box counted already': ({ box }) =>
    `box ${box} is already counted; a correction has its own number and names the box`,
  'no such count': ({ count }) => `there is no count ${count} to correct`,
  'count of another table': ({ count, table }) =>
    `count ${count} is of table ${table}; a correction counts the same box again`,
  'count corrected already': ({ count, by }) => `count ${count} was corrected by ${by}; correct that one`,
  'count below nothing': ({ amount, activity }) =>
    `${m(amount)} for ${activity} is not a count; a box cannot hold less than $0.00`,
  'count beyond the box': ({ amount, activity, most }) =>
    `${m(amount)} for ${activity} is not a count; no box can hold more than ${m(most)} of its fees`,
  'no fee at table': ({ activity, table }) => `${activity} takes no fee at table ${table}`,
  'drawer count below nothing': 'a count cannot be less than $0.00',
  'drawer is open': ({ drawer, cashier }) => `drawer ${drawer} is open; its cashier is ${cashier}`,
  'drawer not open': ({ drawer }) => `drawer ${drawer} is not open`,
  'drawer not opened yet': ({ drawer }) => `drawer ${drawer} is not open; count and open it first`,
  'drawer closed by two others': ({ drawer, cashier }) =>
    `drawer ${drawer} belongs to ${cashier}; without its cashier it takes two others to close it`,
  'drawer of somebody else': ({ drawer, cashier }) =>
    `drawer ${drawer} is open for badge ${cashier}; pay from your own drawer, or bring that cashier`,
  'drawer holds too little': ({ drawer, holds, wanted }) =>
    `drawer ${drawer} holds ${m(holds)}; ${m(wanted)} is to be paid`,
  'nothing moves while halted': ({ halted }, say) => `${say(halted)}; its prizes and fees are on hold`,
  'money lies in other funds': ({ activity }) => `its money is in the funds of ${activity}; bring it forward there`,
  'bring-forward names its document': 'opening balances need the document that they are taken from',
  'bring-forward takes two': 'bringing balances forward takes two people',
  'bring-forward comes before posting': ({ activity }) =>
    `${activity} is posted already; balances are brought forward before that`,
  'brought forward already': ({ activity }) => `the balances of ${activity} have been brought forward already`,
  'no such pool': ({ activity, pool }) => `${activity} has no pool ${pool}`,
  'no pool with a seed': ({ activity, pool }) => `${activity} has no pool ${pool} with a posted seed`,
  'pool not empty': ({ pool }) => `pool ${pool} is not empty; the house adds nothing beyond the seed`,
  'posted prize falls only when won': 'a posted prize is never lowered; it drops only when won',
  'pool has no extra increases': ({ pool }) =>
    `pool ${pool} grows only by its daily increases: the rules allow no extra ones`,
  'raise needs notice': 'patrons get notice before the posted prize is raised',
  'change needs notice': 'players get notice before the posted prize is changed',
  'only this much to the cap': ({ left }) => `only ${m(left)} is left to the cap`,
  'reserve holds only': ({ holds }) => `the reserve holds only ${m(holds)}; an increase comes from it alone`,
  'prize under the least': ({ posted, less, least }) =>
    `${m(posted)} less ${m(less)} is under the minimum prize ${m(least)}`,
  'no daily increase': ({ activity, pool }) => `${activity} has no daily increase of ${pool}`,
  'increase due another day': ({ pool, on, not }) => `the next increase of ${pool} is due on ${on}, not on ${not}`,
  'increase due later': ({ at }) => `the increase is due at ${at}`,
  'no administrative fee': ({ activity, table }) => `${activity} charges no administrative fee at table ${table}`,
  'administrative fee due at another time': ({ table, at, not }) =>
    `the next administrative fee for table ${table} is due at ${at}, not at ${not}`,
  'more than was promised': ({ activity, promised, amount }) =>
    `the house has promised ${m(promised)} for ${activity}; ${m(amount)} cannot be deposited against it`,
  'nothing is due': ({ activity }) => `${activity} owes the house nothing`,
  'nothing laid out': ({ from, activity }) =>
    `${activity} owes ${'drawer' in from ? `drawer ${from.drawer}` : `the tray of table ${from.table}`} nothing`,
  'bank holds too little': ({ activity, holds, wanted }) =>
    `the bank holds ${m(holds)} for ${activity} and ${m(wanted)} is needed; first count the boxes, bring in what drawers hold for it, or deposit what is promised`,
  'play stops until covered': ({ short, by }) =>
    `the posted prizes are ${m(short)} short of the money held, and the house profile stops play until that is deposited (${by})`,
}
