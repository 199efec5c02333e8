/** What a sign shows of an activity: posted prizes, what is pending, what the next winner would get. */
import { add, type Cents, formatMoney, fromWire } from '../base/money.ts'
import { runningOf } from '../engine/running.ts'
import type { State } from '../engine/state.ts'
import { balance } from '../ledger/balances.ts'

export type MeterSign = {
  activity: string
  id: string
  /** The name it is advertised under. */
  name: string
  status: string
  pools: { pool: string; posted: string; isPending: boolean; next: string; multiplied?: string }[]
  hands: { line: string; prize: string }[]
  words: string[]
}

export function meterSigns(state: State): MeterSign[] {
  return [...state.offerings.values()].flatMap((offered) => {
    const running = runningOf(state, offered.activity)
    if (running === undefined || offered.status === 'closed') return []
    const { rule, offering } = running
    const pending = [...state.hits.values()].filter(
      (hit) => hit.activity === offered.activity && hit.status === 'declared',
    )
    const held = (pool: string): Cents =>
      add(...pending.flatMap((hit) => hit.awards.map((award) => fromWire(award.parts[`pool:${pool}`] ?? '0'))))
    return [
      {
        activity: offered.activity,
        id: rule.id ?? '',
        name: offering.name ?? rule.name,
        status: offered.status,
        pools: Object.keys(rule.pools).map((pool) => {
          const posted = balance(state.balances, offered.activity, `pool:${pool}`)
          const isPending = held(pool) > 0n
          return {
            pool,
            posted: formatMoney(isPending ? add(posted, held(pool)) : posted),
            isPending,
            next: formatMoney(isPending ? nextPrize(state, offered.activity, pool) : posted),
          }
        }),
        hands: (rule.charts.option[offering.chart ?? ''] ?? []).map((line) => ({
          line: line.line,
          prize:
            line.pays.kind === 'pool'
              ? `${(line.pays.share.over * 100n) / line.pays.share.under}%`
              : formatMoney(offering.prizes?.[line.line] ?? fromWire('0')),
        })),
        words: rule.signs.words.map(({ says }) => says),
      },
    ]
  })
}

/** While a hit is pending: what is in the pool already and what is held for its reseed. */
function nextPrize(state: State, activity: string, pool: string): Cents {
  const reseeds = [...state.hits.values()]
    .filter((hit) => hit.activity === activity && hit.status === 'declared')
    .map((hit) => balance(state.balances, activity, `reseed:${hit.hit}`))
  return add(balance(state.balances, activity, `pool:${pool}`), ...reseeds)
}
