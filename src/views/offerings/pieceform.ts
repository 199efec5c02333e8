/** What the house chooses of coupons and chips without cash value: series, packages that are sold, the sale, notices at tables. */
import { saysOf } from '../../rulebook/cited.ts'
import type { Printed } from '../../rulebook/parts/pieces.ts'
import { isCoupons, type RuleFile } from '../../rulebook/rule.ts'
import { formatRange } from '../../rulebook/terms.ts'

type Term = { readonly clause: string; readonly says: string }
export type PieceForm = {
  /** Each kind with the range of its face, and whether that is one piece or all of a purchase. */
  readonly series: Term & {
    readonly kinds: readonly { readonly kind: string; readonly face: string; readonly of: 'piece' | 'purchase' }[]
  }
  /** For each use, where the rules have a fee. */
  readonly fee?: Term
  /** What must stand on each piece. */
  readonly printed?: Term & { readonly what: readonly Printed[] }
  readonly packages?: Term
  readonly sale?: Term & { readonly hours: Term; readonly limit: Term }
  readonly notices?: Term
}

export function pieceForm(rule: RuleFile): PieceForm | undefined {
  if (!isCoupons(rule)) return undefined
  const { kinds, fee, printed, sale, notice, by } = rule.pieces
  const term = (clause: string): Term => ({ clause, says: saysOf(rule, clause) })
  return {
    series: {
      ...term(by),
      kinds: Object.entries(kinds).map(([kind, { face }]) => ({ kind, face: formatRange(face.range), of: face.of })),
    },
    ...(fee === undefined ? {} : { fee: term(fee.by) }),
    ...(printed === undefined ? {} : { printed: { ...term(printed.by), what: printed.says } }),
    ...(sale === undefined
      ? {}
      : {
          packages: term(sale.price.by),
          sale: { ...term(sale.window.by), hours: term(sale.hours.by), limit: term(sale.limit.by) },
        }),
    ...(notice === undefined ? {} : { notices: term(notice.by) }),
  }
}
