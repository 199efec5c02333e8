/** What the house chooses of squares: the game, when it begins, the periods that bring a prize and what each is worth. */
import { saysOf } from '../../rulebook/cited.ts'
import { isSquares, type RuleFile } from '../../rulebook/rule.ts'
import { formatRange } from '../../rulebook/terms.ts'

type Term = { readonly clause: string; readonly says: string }
export type SquaresForm = {
  readonly teams: Term
  readonly begins: Term
  readonly periods: Term & { readonly oneOf: readonly string[] }
  readonly prize: Term & { readonly worth: string; readonly forms: readonly string[] }
}

export function squaresForm(rule: RuleFile): SquaresForm | undefined {
  if (!isSquares(rule)) return undefined
  const { scoring, digits, divides, claim, charts } = rule
  const term = (by: string): Term => ({ clause: by, says: saysOf(rule, by) })
  const line = Object.values(charts.option)
    .flat()
    .find((one) => one.line === divides.line)
  return {
    teams: term(scoring.teams.by),
    begins: term(digits.before.by),
    periods: { ...term(scoring.by), oneOf: scoring.periods },
    prize: {
      ...term(line?.by ?? divides.by),
      worth: line?.pays.kind === 'shown' ? formatRange(line.pays.range) : '',
      forms: [...(claim.paidIn?.forms ?? []), ...(claim.things?.forms ?? [])],
    },
  }
}
