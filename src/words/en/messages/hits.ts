import { partyKey } from '../../../base/party.ts'
import type { HitMessages } from '../../../engine/hits/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

const range = ({ min, max }: { min: string; max?: string }): string =>
  max === undefined ? `${money(min)} or more` : min === max ? money(min) : `${money(min)} to ${money(max)}`

export const hits: Sentences<HitMessages> = {
  'no activity at table': ({ table, halted }, say) =>
    [`no activity runs at table ${table}`, ...halted.map(say)].join('; '),
  'not judged while halted': ({ halted }, say) => ['not judged', ...halted.map(say)].join('; '),
  'hit without hands': 'a hit needs at least one hand',
  'dealt later than now': 'the hand cannot have been dealt in the future',
  'settled at its table': ({ activity }) => `${activity} is settled at its table, step by step`,
  'awarded by hand': ({ activity }) => `${activity} is run by hand: enter an award; no cards decide it`,
  'no round with its fees': ({ table, activity }) =>
    `no round is open at table ${table}; the fees of ${activity} are known only in an open round`,
  'hit reported already': ({ activity }) => `a hit of ${activity} was already reported in this round`,
  'hand reported already': ({ hit, table }) =>
    `these cards at table ${table} are already hit ${hit}; if this is another hand, the floor must say so`,
  'floor tells hands apart': ({ hit }) => `only the floor can say that this is another hand than that of hit ${hit}`,
  'award entered already': ({ hit }) => `this award is already hit ${hit}; another award needs its own evidence`,
  'hit for the same prize undecided': ({ hit }) =>
    `hit ${hit} for the same prize is not decided yet, and what this hand wins depends on it; decide it first`,

  'hit is not held': ({ hit, status }) => `hit ${hit} is ${status}, not held`,
  'no open hit': ({ hit }) => `there is no open hit ${hit}`,
  'nothing left to attest': ({ hit, status }) => `hit ${hit} is ${status}; nothing is left to attest`,
  'nothing left to confirm': ({ hit, status }) => `hit ${hit} is ${status}; nothing is left to confirm`,
  'no such question': ({ hit, question }) => `hit ${hit} has no question "${question}"`,
  'surveillance answers that': 'surveillance answers that, not the floor',
  'surveillance not asked': ({ activity, hit }) => `the rules of ${activity} do not ask surveillance about hit ${hit}`,
  'hit not waiting for verification': ({ hit, status }) => `hit ${hit} is ${status}, not waiting for verification`,
  'question not answered': ({ who, asks }, say) => `${partyKey(who)}: ${say(asks)} (not answered)`,
  'question answered no': ({ who, asks }, say) =>
    `${partyKey(who)}: ${say(asks)} answered no; decline the hit or report it again with that fact`,
  'hit not to be declined': ({ hit, status }) => `hit ${hit} is ${status} and cannot be declined`,
  'hit was awarded': ({ hit }) => `hit ${hit} was awarded; it can only be backed out`,
  'declining names its evidence': 'declining a hit must name the evidence kept',
  'hit disputed already': ({ hit }) => `hit ${hit} is already disputed`,
  'hit not disputed': ({ hit }) => `hit ${hit} is not disputed`,
  'hit not to be backed out': ({ hit, status }) => `hit ${hit} is ${status}; only a verified hit can be backed out`,
  'tickets to be void first': ({ hit, tickets }) =>
    `hit ${hit} has brought ${tickets.length === 1 ? 'ticket' : 'tickets'} ${tickets.join(', ')}; void ${tickets.length === 1 ? 'it' : 'them'} first`,
  'hit never verified': ({ hit }) => `hit ${hit} was never verified; decline it`,
  'hit won nothing': ({ hit }) => `hit ${hit} won nothing when its period closed`,
  'adjustment names its document': 'an adjustment must name its supporting document',
  'claim was paid': ({ claim }) => `claim ${claim} was paid; report it as paid in error`,

  'no posted periods': ({ activity }) => `${activity} has no posted periods`,
  'period not over': ({ until }) => `the period ends at ${until}`,
  'hit of the period undecided': ({ hit }) => `hit ${hit} of this period is not decided yet`,
  'nothing on the board': ({ activity, until }) =>
    `nothing is on the board of ${activity} for the period that ends at ${until}`,
  'presence not asked': ({ who }) => `the rules do not ask whether ${partyKey(who)} is present`,
  'absent at the close': 'not present when the period closed',
  'period settled': ({ until }) => `the period to ${until} is already settled; this comes too late`,

  'nothing awarded': ({ activity, status }) => `${activity} is ${status}; it makes no awards`,
  'judged by its rules': ({ activity }) =>
    `${activity} is judged by its rules: report the hit instead of entering an award`,
  'award names nobody': 'an award must name who receives it',
  'award names its evidence': 'an award by hand must name its evidence',
  'entered twice': ({ to, line }) => `${partyKey(to)} is entered twice for ${line}`,
  'what is left undecided': ({ hit }) =>
    `hit ${hit} for the same prize is not decided yet, and what is left depends on it`,
  'no such prize': ({ line, lines }) => `there is no prize "${line}"; the prizes are ${lines.join(', ')}`,
  'amount not entered': (posted) => `enter the amount: ${range(posted)}`,
  'amount outside the posted': ({ amount, ...posted }) => `${money(amount)} is outside the posted ${range(posted)}`,
  'prize has its amount': ({ line, due, amount }) => `${line} is ${money(due)}, not ${money(amount)}`,
  'seat named twice': 'each seat is named once',
}
