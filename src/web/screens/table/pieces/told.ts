/** What the dealer does after a result, in words and in order. Pure: the house has decided it. */
import { add, formatMoney, fromWire, ZERO } from '../../../../base/money.ts'
import type { EventOf } from '../../../../engine/mechanisms.ts'
import type { LyingView } from '../../../../views/tablet/pieces.ts'
import type { words } from '../../../words.ts'

type Say = ReturnType<typeof words>['pieces']['table']
type Settled = Pick<EventOf<'PiecesSettled'>, 'result' | 'pays' | 'takes' | 'cage' | 'status' | 'moves'>

export function toldOf(settled: Settled, { endings, carried }: Pick<LyingView, 'endings' | 'carried'>, say: Say) {
  const { result, pays, status, moves } = settled
  if (result === 'withdrawn') return [say.takenBack]
  const [wager, pieces] = [fromWire(pays.wager), fromWire(pays.pieces)]
  const [takes, cage] = [fromWire(settled.takes), fromWire(settled.cage)]
  const hasEnded = Object.values(moves).some((rows) => rows.some(([, , , to]) => to === 'expired'))
  const { piece } = endings[result]
  return [
    ...(wager > ZERO && pieces > ZERO
      ? [say.paysBoth(formatMoney(wager), formatMoney(pieces))]
      : wager + pieces > ZERO
        ? [say.pays(formatMoney(add(wager, pieces)))]
        : []),
    ...(takes > ZERO ? [say.takes(formatMoney(takes))] : []),
    ...(status === 'to verify' ? [say.verify] : []),
    hasEnded ? say.ended : say.becomes[piece],
    ...(cage > ZERO ? [say.cage[carried](formatMoney(cage))] : []),
  ]
}
