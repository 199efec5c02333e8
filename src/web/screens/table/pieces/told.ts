/** What the dealer does after a result, in words and in order. Pure: the house has decided it. */
import { add, type Cents, formatMoney, fromWire, negate, ZERO } from '../../../../base/money.ts'
import type { EventOf } from '../../../../engine/mechanisms.ts'
import type { LyingView } from '../../../../views/tablet/pieces.ts'
import type { words } from '../../../words.ts'

type Say = ReturnType<typeof words>['pieces']['table']
type Settled = Pick<EventOf<'PiecesSettled'>, 'result' | 'pays' | 'takes' | 'cage' | 'status' | 'moves'>
type Ends = Pick<LyingView, 'endings' | 'carried'>

export function toldOf(settled: Settled, { endings, carried }: Ends, say: Say): string[] {
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

const NOTHING = { pays: { wager: '0', pieces: '0' }, takes: '0' }

/** Chips have passed by the wrong result: what goes on top of that, or back; then what is done with the piece. */
export function correctedLines(
  corrected: Omit<Settled, 'pays' | 'takes'>,
  difference: Cents,
  of: Ends,
  say: Say,
): string[] {
  return [
    ...(difference > ZERO ? [say.toPlayer(formatMoney(difference))] : []),
    ...(difference < ZERO ? [say.toPlayerDealer(formatMoney(negate(difference)))] : []),
    ...toldOf({ ...corrected, ...NOTHING }, of, say),
  ]
}
