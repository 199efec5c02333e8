/** What the house chooses of a promotion beside its prizes: tickets, dates, times of tickets, the drum, the wheel. */
import { HIGH_CATEGORIES } from '../../cards/high/classes.ts'
import { saysOf } from '../../rulebook/cited.ts'
import type { Gift } from '../../rulebook/parts/calling.ts'
import { isContest, isCredits, type RuleFile } from '../../rulebook/rule.ts'
import { formatRange } from '../../rulebook/terms.ts'

type Term = { readonly clause: string; readonly says: string }
export type PromotionForm = {
  /** How many a hand brings, where the document leaves that open. */
  readonly tickets?: Term & { readonly min: number; readonly max: number }
  /** First and last day; of so many weeks, where the document says so. */
  readonly dates: Term & { readonly weeks: readonly number[] }
  /** Times of day at which everybody seated has a ticket, where the document names none. */
  readonly handOut?: Term
  /** After so many days; without them after each drawing or at the end. */
  readonly emptied?: Term & { readonly days?: { readonly min: number; readonly max: number } }
  /** What happens when nobody comes, where that is left open. */
  readonly missed?: Term & { readonly oneOf: readonly string[] }
  /** When winners of the drawings go on, where the document names no time. */
  readonly stageAt?: Term
  /** What a drawing can give, where each posted one says which. */
  readonly gives?: Term & { readonly oneOf: readonly Gift[] }
  readonly wheel?: Term & {
    readonly worth: string
    readonly forms: readonly string[]
    /** Of the double spot. */
    readonly jackpot?: Term & { readonly range: string; readonly forms: readonly string[] }
    /** Hours in which nobody wins less. */
    readonly least?: Term
  }
  /** So many sections for things; and the hands that can be posted. */
  readonly cardWheel?: Term & { readonly awards: number; readonly hands: readonly string[]; readonly chart: Term }
}

export function promotionForm(rule: RuleFile): PromotionForm | undefined {
  if (isCredits(rule)) {
    const { by } = rule.redeem.period
    return { dates: { clause: by, says: saysOf(rule, by), weeks: [] } }
  }
  if (isContest(rule)) {
    const by = rule.enter.hours?.by
    return by === undefined ? undefined : { dates: { clause: by, says: saysOf(rule, by), weeks: [] } }
  }
  if (rule.runs !== 'promotion') return undefined
  const { charts, lasts, entries = [], drum, draws = [], wheel, cardWheel, stage } = rule
  const term = (by: string): Term => ({ clause: by, says: saysOf(rule, by) })
  const open = Object.values(charts.option)
    .flat()
    .find(({ pays }) => pays.kind === 'ticket' && pays.tickets.min < pays.tickets.max)
  const seated = entries.find((one) => one.for === 'seated' && one.every === undefined)
  const emptied = drum?.emptied
  const missed = draws.find((one) => one.missed.next.length > 1)?.missed
  const jackpot = wheel?.double?.jackpot
  const gifts = draws.find(({ gives }) => gives.length > 1)?.gives
  return {
    ...(open?.pays.kind === 'ticket' ? { tickets: { ...term(open.by), ...open.pays.tickets } } : {}),
    dates: { ...term(lasts?.by ?? draws[0]?.by ?? charts.by), weeks: lasts?.weeks ?? [] },
    ...(seated === undefined ? {} : { handOut: term(seated.by) }),
    ...(emptied === undefined
      ? {}
      : { emptied: { ...term(emptied.by), ...(emptied.when === 'days' ? { days: emptied.days } : {}) } }),
    ...(missed === undefined ? {} : { missed: { ...term(missed.by), oneOf: missed.next } }),
    ...(stage === undefined || stage.begins.at !== undefined ? {} : { stageAt: term(stage.begins.by) }),
    ...(wheel === undefined
      ? {}
      : {
          wheel: {
            ...term(wheel.spots.by),
            worth: formatRange(wheel.worth.range),
            forms: [...wheel.forms.money, ...wheel.forms.things],
            ...(jackpot === undefined
              ? {}
              : { jackpot: { ...term(jackpot.by), range: formatRange(jackpot.range), forms: jackpot.forms } }),
            ...(wheel.least === undefined ? {} : { least: term(wheel.least.by) }),
          },
        }),
    ...(gifts === undefined
      ? {}
      : { gives: { ...term(gifts[0]!.by), oneOf: [...new Set(gifts.map(({ what }) => what))] } }),
    ...(cardWheel === undefined
      ? {}
      : {
          cardWheel: {
            ...term(cardWheel.sections.by),
            awards: cardWheel.sections.awards,
            hands: HIGH_CATEGORIES.toReversed(),
            chart: term(cardWheel.chart.by),
          },
        }),
  }
}
