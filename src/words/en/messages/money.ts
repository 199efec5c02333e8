import type { MoneyMessages } from '../../../engine/money/messages.ts'
import type { Sentences } from '../../language.ts'
import { money as m } from '../../values.ts'

export const money: Sentences<MoneyMessages> = {
  'first count lies sealed': ({ table }) => `a first count of table ${table} lies sealed; the second comes now`,
  'no count lies sealed': ({ table }) => `no first count of table ${table} lies sealed`,
  'first count of somebody else': ({ table }) => `the first count of table ${table} was made by somebody else`,
  'first count is your own': ({ table }) =>
    `the first count of table ${table} is yours; the second is made by somebody else`,
  'counts agree': 'the two counts agree; they are booked',
  'box takes two persons': 'a box is counted by two persons',
  'box counted already': ({ box }) => `box ${box} is counted; a correction has a number of its own and names it`,
  'no such count': ({ count }) => `there is no count ${count} to correct`,
  'count corrected already': ({ count, by }) => `count ${count} was corrected by ${by}; correct that one`,
  'count below nothing': ({ amount, activity }) =>
    `${m(amount)} for ${activity} is no count; a box holds nothing or more`,
  'no fee at table': ({ activity, table }) => `${activity} takes no fee at table ${table}`,
  'drawer count below nothing': 'a count is nothing or more',
  'drawer is open': ({ drawer, cashier }) => `drawer ${drawer} is open; its cashier is ${cashier}`,
  'drawer not open': ({ drawer }) => `drawer ${drawer} is not open`,
  'drawer not opened yet': ({ drawer }) => `drawer ${drawer} is not open; it is counted and opened first`,
  'drawer closed by two others': ({ drawer, cashier }) =>
    `drawer ${drawer} is that of ${cashier}; without its cashier two others close it`,
  'drawer of somebody else': ({ drawer, cashier }) =>
    `drawer ${drawer} is that of ${cashier}; pay from a drawer of your own`,
  'drawer holds too little': ({ drawer, holds, wanted }) =>
    `drawer ${drawer} holds ${m(holds)}; ${m(wanted)} are to be paid`,
  'nothing moves while halted': ({ halted }, say) => `${say(halted)}; its prizes and fees stand still`,
  'money lies in other funds': ({ activity }) => `its money lies in the funds of ${activity}; bring it forward there`,
  'no such pool': ({ activity, pool }) => `${activity} has no pool ${pool}`,
  'no pool with a seed': ({ activity, pool }) => `${activity} has no pool ${pool} with a posted seed`,
  'pool not empty': ({ pool }) => `pool ${pool} is not empty; the house adds nothing of its own beyond the seed`,
  'posted prize falls only when won': 'a posted prize is never lowered; it falls when won',
  'pool has no extra increases': ({ pool }) =>
    `pool ${pool} is fixed beyond its daily increases: the rules have no extra ones`,
  'raise needs notice': 'patrons get notice before the posted prize is raised',
  'change needs notice': 'players get notice before the posted prize is changed',
  'only this much to the cap': ({ left }) => `only ${m(left)} are left to the cap`,
  'reserve holds only': ({ holds }) => `the reserve holds only ${m(holds)}; an increase comes from it alone`,
  'prize under the least': ({ posted, less, least }) =>
    `${m(posted)} less ${m(less)} is under the least prize ${m(least)}`,
  'no daily increase': ({ activity, pool }) => `${activity} has no daily increase of ${pool}`,
  'increase due another day': ({ pool, on, not }) => `the next increase of ${pool} is due on ${on}, not on ${not}`,
  'increase due later': ({ at }) => `the increase is due at ${at}`,
  'no administrative fee': ({ activity, table }) => `no administrative fee of ${activity} runs at table ${table}`,
  'administrative fee due at another time': ({ table, at, not }) =>
    `the next administrative fee for table ${table} is due at ${at}, not at ${not}`,
  'more than was promised': ({ activity, promised, amount }) =>
    `the house has promised ${m(promised)} for ${activity}; ${m(amount)} cannot be deposited against it`,
  'nothing is due': ({ activity }) => `nothing of ${activity} is due to the house`,
  'nothing laid out': ({ from, activity }) =>
    `${'drawer' in from ? `drawer ${from.drawer}` : `the tray of table ${from.table}`} has laid out nothing for ${activity}`,
  'bank holds too little': ({ activity, holds, wanted }) =>
    `the bank holds ${m(holds)} for ${activity} and ${m(wanted)} are wanted; count the boxes or deposit what is promised first`,
  'play stops until covered': ({ short, by }) =>
    `the posted prizes are ${m(short)} short of the money held, and the house profile stops play until that is deposited (${by})`,
}
