import { partyKey } from '../../../base/party.ts'
import type { HitMessages } from '../../../engine/hits/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

const range = ({ min, max }: { min: string; max?: string }): string =>
  max === undefined ? `${money(min)} or more` : min === max ? money(min) : `${money(min)} to ${money(max)}`
const clock = (local: string): string => local.replace('T', ' ')

export const hits: Sentences<HitMessages> = {
  'no activity at table': ({ table, halted }, say) =>
    [`no activity runs at table ${table}`, ...halted.map(say)].join('; '),
  'not judged while halted': ({ halted }, say) => ['not judged', ...halted.map(say)].join('; '),
  'hit without hands': 'a hit needs at least one hand',
  'dealt later than now': 'the hand cannot have been dealt later than now',
  'settled at its table': ({ activity }) => `${activity} is settled at its table, step by step`,
  'awarded by hand': ({ activity }) => `${activity} runs by hand: enter an award, no cards decide it`,
  'no round with its fees': ({ table, activity }) =>
    `no round is open at table ${table}; the fees of ${activity} are known only there`,
  'hit reported already': ({ activity }) => `a hit of ${activity} was reported in this round already`,
  'hit for the same prize undecided': ({ hit }) =>
    `hit ${hit} for the same prize is not decided yet, and what this hand wins depends on it; decide it, then report this hand again`,

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
  'declining names its evidence': 'declining names the evidence that is kept',
  'hit disputed already': ({ hit }) => `hit ${hit} is disputed already`,
  'hit not disputed': ({ hit }) => `hit ${hit} is not disputed`,
  'hit not to be backed out': ({ hit, status }) => `hit ${hit} is ${status}; only a verified hit is backed out`,
  'hit never verified': ({ hit }) => `hit ${hit} was never verified; decline it`,
  'hit won nothing': ({ hit }) => `hit ${hit} won nothing when its period closed`,
  'adjustment names its document': 'an adjustment names the document that stands behind it',
  'claim was paid': ({ claim }) => `claim ${claim} was paid; report it as paid in error`,

  'no posted periods': ({ activity }) => `${activity} has no posted periods`,
  'period not over': ({ until }) => `the period ends at ${clock(until)}`,
  'hit of the period undecided': ({ hit }) => `hit ${hit} of this period is not decided yet`,
  'nothing on the board': ({ activity, until }) =>
    `nothing is on the board of ${activity} for the period that ends at ${until}`,
  'presence not asked': ({ who }) => `nobody asks whether ${partyKey(who)} is present`,
  'absent at the close': 'not present when the period closed',
  'period settled': ({ until }) => `the period to ${clock(until)} is settled; it is told too late`,

  'nothing awarded': ({ activity, status }) => `${activity} is ${status}; nothing is awarded in it`,
  'judged by its rules': ({ activity }) => `${activity} is judged by its rules: report the hit, do not enter it`,
  'award names nobody': 'an award names somebody who is to have it',
  'award names its evidence': 'an award by hand names the evidence that it rests on',
  'entered twice': ({ to, line }) => `${partyKey(to)} is entered twice for ${line}`,
  'what is left undecided': ({ hit }) =>
    `hit ${hit} for the same prize is not decided yet, and what is left depends on it`,
  'no such prize': ({ line, lines }) => `there is no prize "${line}"; there are ${lines.join(', ')}`,
  'amount not entered': (posted) => `how much is to be entered: ${range(posted)}`,
  'amount outside the posted': ({ amount, ...posted }) => `${money(amount)} is outside the posted ${range(posted)}`,
  'prize has its amount': ({ line, due, amount }) => `${line} is ${money(due)}, not ${money(amount)}`,
  'seat named twice': 'each seat is named once',
}
