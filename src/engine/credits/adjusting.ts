/** Credits that two persons add or take away, and lots that come to their end. */
import { because, refuse, refuseOrder } from '../../base/refusal.ts'
import { creditsRunning, endOf } from './earning.ts'
import { countOf, lotsOf, takeFrom } from './lots.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function adjustCredits(state: State, command: CommandOf<'AdjustCredits'>): Decision {
  const { activity, person, credits, reason, at, by, second } = command
  const running = creditsRunning(state, activity)
  if (running === undefined) return refuseOrder('activity has no credits', { activity })
  if (second === undefined) return refuseOrder('credits take two')
  if (credits === 0) return refuseOrder('credits not changed')
  const adjusted = { type: 'CreditsAdjusted', activity, person, credits, reason, by, second } as const
  if (credits > 0) return [{ ...adjusted, taken: [[endOf(running, at.local), credits]] }]
  const lots = lotsOf(state, activity, person)
  const taken = takeFrom(lots, -credits)
  const has = countOf(lots)
  if (taken === undefined)
    return refuse({ kind: 'person', person }, [
      because(running.rule.redeem.balance.by, 'too few credits', { needs: -credits, has }),
    ])
  return [{ ...adjusted, taken }]
}

/** The lot that ends first, where lots have an end of their own. */
export function nextEnd({ creditLots }: Pick<State, 'creditLots'>, activity: string): string | undefined {
  let first: string | undefined
  for (const lots of creditLots.get(activity)?.values() ?? [])
    for (const { ends } of lots) if (ends !== '' && (first === undefined || ends < first)) first = ends
  return first
}

export function endCredits(state: State, { activity, due, at }: CommandOf<'EndCredits'>): Decision {
  const running = creditsRunning(state, activity)
  if (running === undefined) return refuseOrder('activity has no credits', { activity })
  const { earns } = running.rule
  if (due !== nextEnd(state, activity) || due > at.local.slice(0, 16))
    return refuse({ kind: 'activity', activity }, [because(earns.last?.by ?? earns.by, 'no credits end then', { due })])
  const all = [...(state.creditLots.get(activity)?.values() ?? [])]
  const ended = all.flatMap((lots) => lots.filter(({ ends }) => ends === due))
  return [
    {
      type: 'CreditsEnded',
      activity,
      ends: due,
      persons: ended.length,
      credits: countOf(ended),
      clause: earns.last?.by ?? earns.by,
    },
  ]
}

export function evolveEnded(own: Slice, { activity, ends }: EventOf<'CreditsEnded'>): void {
  const lots = own.creditLots.get(activity)
  for (const [person, of] of lots ?? []) {
    const left = of.filter((lot) => lot.ends !== ends)
    if (left.length === 0) lots!.delete(person)
    else if (left.length < of.length) lots!.set(person, left)
  }
}
