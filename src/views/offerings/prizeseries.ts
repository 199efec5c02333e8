/** Series that a prize in coupons can come out of: of a kind that the prize is, and enough of them with the cage. */
import { formatMoney, fromWire } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Claim } from '../../engine/claims/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { isPaper } from '../../engine/pieces/printing.ts'
import { postedOf } from '../../engine/pieces/terms.ts'
import { countAt } from '../../ledger/pieces/book.ts'
import { PIECE_FORMS } from '../../rulebook/forms.ts'

export type PrizeSeries = {
  readonly form: string
  readonly series: string
  readonly kind: string
  readonly face: string
  /** So many make up the prize. */
  readonly pieces: number
}

export function prizeSeries(state: State, { award }: Claim, forms: readonly string[]): PrizeSeries[] {
  const amount = fromWire(award.amount)
  return forms.flatMap((form) => {
    const kinds = PIECE_FORMS[form]
    if (kinds === undefined) return []
    return [...state.series.values()].flatMap(({ series, activity, kind, face, book, isOver }) => {
      const posted = postedOf(state, activity)
      const each = fromWire(face)
      const pieces = Number(amount / each)
      const isWon =
        !isRefusal(posted) && isPaper(posted) && posted.terms.given?.ways.includes('promotion prize') === true
      const isKind = kinds.length === 0 || kinds.includes(kind)
      const isEnough = pieces > 0 && amount % each === 0n && countAt(book, 'with:cage') >= pieces
      return isWon && isKind && isEnough && isOver !== true
        ? [{ form, series, kind, face: formatMoney(each), pieces }]
        : []
    })
  })
}
