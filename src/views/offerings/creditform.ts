/** What the house chooses of a promotion with credits: how they come, how long they last, and what they are good for. */
import { saysOf } from '../../rulebook/cited.ts'
import { isCredits, type RuleFile } from '../../rulebook/rule.ts'
import { formatRange } from '../../rulebook/terms.ts'

type Term = { readonly clause: string; readonly says: string }
export type CreditForm = {
  /** By readings of the card at posted times, where the rules have that. */
  readonly swipes?: Term
  /** By minutes at a game, where the rules have that. */
  readonly time?: Term & { readonly games: readonly string[] }
  readonly days?: Term & { readonly min: number; readonly max: number }
  readonly rewards: Term & { readonly worth: string; readonly forms: readonly string[] }
}

export function creditForm(rule: RuleFile): CreditForm | undefined {
  if (!isCredits(rule)) return undefined
  const { earns, rewards, claim, charts, games } = rule
  const term = (by: string): Term => ({ clause: by, says: saysOf(rule, by) })
  const line = Object.values(charts.option)
    .flat()
    .find((one) => one.line === rewards.line)
  return {
    ...(earns.swipes === undefined ? {} : { swipes: term(earns.swipes.by) }),
    ...(earns.time === undefined ? {} : { time: { ...term(earns.time.by), games: games.map(({ game }) => game) } }),
    ...(earns.last === undefined ? {} : { days: { ...term(earns.last.by), ...earns.last.days } }),
    rewards: {
      ...term(rewards.by),
      worth: line?.pays.kind === 'shown' ? formatRange(line.pays.range) : '',
      forms: [...(claim.paidIn?.forms ?? []), ...(claim.things?.forms ?? [])],
    },
  }
}
