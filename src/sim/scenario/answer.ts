/** The answer of `play --json`: plain words and amounts as text. */
import { formatMoney } from '../../base/money.ts'
import type { Check } from './checkresult.ts'
import { figuresOf } from './figures.ts'
import type { Played } from './play.ts'
import type { Refused, StepRecord } from './record.ts'

export type StepAnswer = {
  n: number
  payments: { to: string; amount: string; from: string; form: string; clause: string; parts?: Record<string, string> }[]
  moves: { from: string; to: string; amount: string; clause: string }[]
  refusals: Pick<Refused, 'who' | 'clauses' | 'reason'>[]
}
export type NightAnswer = {
  steps: StepAnswer[]
  balances: Record<string, Record<string, string>>
  checks: readonly Check[]
}
export type Answer = NightAnswer | { variants: ({ variant: string } & NightAnswer)[] }

export function answerOf(played: readonly Played[]): Answer {
  const [only] = played
  if (only !== undefined && only.variant === undefined) return nightAnswer(only)
  return { variants: played.map((one) => ({ variant: one.variant ?? '', ...nightAnswer(one) })) }
}

/** What the given did is step 0, and is there only if something of it was refused. */
const nightAnswer = ({ records, state, checks }: Played): NightAnswer => ({
  steps: records.filter(({ n, refusals }) => n > 0 || refusals.length > 0).map(stepAnswer),
  balances: Object.fromEntries(
    Object.entries(figuresOf(state)).map(([activity, figures]) => [activity, inMoney(figures)]),
  ),
  checks,
})

const stepAnswer = ({ n, payments, moves, refusals }: StepRecord): StepAnswer => ({
  n,
  payments: payments.map(({ to, amount, parts, form, clause }) => ({
    to,
    amount: formatMoney(amount),
    from: Object.keys(parts).join(' + '),
    form,
    clause,
    ...(Object.keys(parts).length > 1 ? { parts: inMoney(parts) } : {}),
  })),
  moves: moves.map(({ from, to, amount, clause }) => ({ from, to, amount: formatMoney(amount), clause })),
  refusals: refusals.map(({ who, clauses, reason }) => ({ who, clauses, reason })),
})

const inMoney = (amounts: Readonly<Record<string, Parameters<typeof formatMoney>[0]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, formatMoney(amount)]))
