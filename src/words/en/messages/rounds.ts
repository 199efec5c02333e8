import type { RoundMessages } from '../../../engine/rounds/messages.ts'
import type { Sentences } from '../../sentence.ts'

export const rounds: Sentences<RoundMessages> = {
  'fee is returned': ({ why }, say) => `${say(why)}; the fee is returned`,
  'no activity at table': ({ table, halted }, say) =>
    [`no activity runs at table ${table}`, ...halted.map(say)].join('; '),
  'not judged while halted': ({ halted }, say) => ['not judged', ...halted.map(say)].join('; '),
  'no house game at table': ({ table, halted }, say) =>
    [`no game against the house runs at table ${table}`, ...halted.map(say)].join('; '),
}
