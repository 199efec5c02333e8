import type { RoundMessages } from '../../../engine/rounds/messages.ts'
import type { Sentences } from '../../sentence.ts'

export const rounds: Sentences<RoundMessages> = {
  'fee is returned': ({ why }, say) => `${say(why)}; la cuota se devuelve`,
  'no activity at table': ({ table, halted }, say) =>
    [`en la mesa ${table} no corre ninguna actividad`, ...halted.map(say)].join('; '),
  'not judged while halted': ({ halted }, say) => ['sin revisar', ...halted.map(say)].join('; '),
  'no house game at table': ({ table, halted }, say) =>
    [`en la mesa ${table} no hay ningún juego contra la casa`, ...halted.map(say)].join('; '),
}
