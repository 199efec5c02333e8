/** Ranges that can be met: the smaller end below the larger, thresholds inside, and room for what is posted under the cap. */
import { type Message, message } from '../../base/message.ts'
import { larger, smaller, toWire, ZERO } from '../../base/money.ts'
import type { Misplaced } from '../kind.ts'
import type { RuleFile } from '../rule.ts'
import { isWithin, type MoneyRange, UNBOUNDED, wireRange } from '../terms.ts'

export const rangeFaults = (rule: RuleFile): Misplaced[] => [
  ...poolFaults(rule),
  ...prizeFaults(rule),
  ...countFaults(rule),
  ...settingFaults(rule),
  ...thresholdFaults(rule),
]

/** What a pool starts with, starts anew with, grows by and stops at lies inside the range of the pool, and under its cap. */
function poolFaults({ pools }: RuleFile): Misplaced[] {
  return Object.entries(pools).flatMap(([name, { range, seed, reseed, cap, daily, missed }]) => {
    const at = (term: string) => ['pools', name, term]
    const most = cap === undefined || cap.range.max > range.max ? range.max : cap.range.max
    const faults: Misplaced[] = []
    const above = (term: 'seed' | 'reseed' | 'cap' | 'daily', { max }: MoneyRange, limit: typeof max) => {
      if (max > limit)
        faults.push({
          path: [...at(term), 'range'],
          told: message('range above the pool', { of: term, pool: name, amount: toWire(max), most: toWire(limit) }),
        })
    }
    above('seed', seed.range, most)
    above('reseed', reseed.range, most)
    if (cap !== undefined) above('cap', cap.range, range.max)
    if (daily !== undefined) above('daily', daily.range, most)
    for (const [term, { min }] of [
      ['seed', seed.range],
      ['reseed', reseed.range],
      ...(cap === undefined ? [] : [['cap', cap.range] as const]),
    ] as const)
      if (min < range.min)
        faults.push({
          path: [...at(term), 'range'],
          told: message('range below the pool', {
            of: term,
            pool: name,
            amount: toWire(min),
            least: toWire(range.min),
          }),
        })
    if (daily !== undefined && daily.range.max <= 0n) faults.push(nothing([...at('daily'), 'range']))
    if (missed !== undefined && missed.amount <= 0n) faults.push(nothing([...at('missed'), 'amount']))
    return faults
  })
}

const nothing = (path: Misplaced['path']): Misplaced => ({ path, told: message('more than nothing expected') })

/** A prize is something; a multiple is of another prize of the same chart, which is not a multiple of this one. */
function prizeFaults({ charts }: RuleFile): Misplaced[] {
  return Object.entries(charts.option).flatMap(([option, lines]) =>
    lines.flatMap(({ line, pays, table, envy }, index): Misplaced[] => {
      const path = ['charts', 'option', option, index]
      const range = pays.kind === 'fixed' || pays.kind === 'entered' ? pays.range : undefined
      const empty: Misplaced[] = [
        ...(range !== undefined && range.max <= 0n ? [nothing([...path, 'pays', 'range'])] : []),
        ...(table !== undefined && table.range.max <= 0n ? [nothing([...path, 'table', 'range'])] : []),
        ...(envy !== undefined && envy.amount <= 0n ? [nothing([...path, 'envy', 'amount'])] : []),
        ...(pays.kind === 'ticket' && pays.tickets.min < 1 ? [nothing([...path, 'pays', 'tickets'])] : []),
      ]
      if (pays.kind !== 'fixed' || pays.times === undefined) return empty
      const { of, factor } = pays.times
      const at = [...path, 'pays', 'times']
      const base = lines.find((other) => other.line === of)
      if (base === undefined)
        return [...empty, { path: [...at, 'of'], told: message('no prize of this name', { line: of }) }]
      if (base.pays.kind !== 'fixed' || base.pays.times !== undefined || of === line)
        return [...empty, { path: [...at, 'of'], told: message('multiple of no posted prize', { line, of }) }]
      return factor < 1 ? [...empty, nothing([...at, 'factor'])] : empty
    }),
  )
}

/** The most seats that a table has. */
const SEATS_MAX = 30

/** Counts of people, hands, minutes and days: one at least, and no more than there can be. */
function countFaults({ who, free, fee, claim, drawn, game, multiplier }: RuleFile): Misplaced[] {
  const counts: [path: Misplaced['path'], count: number | undefined, most?: number][] = [
    ...who.flatMap((need, index): typeof counts => {
      const path = ['who', index]
      if (need.need === 'dealt in') return [[[...path, 'min'], need.min, SEATS_MAX]]
      if (need.need === 'players')
        return [
          [[...path, 'min'], need.min, SEATS_MAX],
          [[...path, 'max'], need.max, SEATS_MAX],
        ]
      return need.need === 'age' ? [[[...path, 'min'], need.min, 130]] : []
    }),
    [['free', 'hands', 'min'], free?.hands?.min, SEATS_MAX],
    ...Object.entries(free?.hands?.max ?? {}).map(([game, most]): (typeof counts)[number] => [
      ['free', 'hands', 'max', game],
      most,
      SEATS_MAX,
    ]),
    [['fee', 'dealtInMin'], fee?.dealtInMin, SEATS_MAX],
    [['fee', 'round', 'mandatory', 'players'], fee?.round?.mandatory?.players, SEATS_MAX],
    [['fee', 'round', 'without', 'players'], fee?.round?.without?.players, SEATS_MAX],
    [['claim', 'id', 'minutes'], claim.id?.minutes, WEEK],
    [['claim', 'expires', 'days'], claim.expires?.days, DECADE],
    [['claim', 'expires', 'hours'], claim.expires?.hours, WEEK],
    [['drawn', 'report', 'minutes'], drawn?.report.minutes, WEEK],
    [['game', 'decks', 'number'], game?.game === 'double-up baccarat' ? game.decks.number : undefined, 8],
    [['multiplier', 'range'], multiplier?.range.min],
  ]
  const outside = counts.flatMap(([path, count, most = Number.MAX_SAFE_INTEGER]): Misplaced[] =>
    count === undefined || (count >= 1 && count <= most)
      ? []
      : [{ path, told: message('count out of reach', { count, most }) }],
  )
  return [...outside, ...crossed(who, free)]
}
const WEEK = 7 * 24 * 60
const DECADE = 3660

/** The least that is asked for stands under the most. */
function crossed(who: RuleFile['who'], free: RuleFile['free']): Misplaced[] {
  const told = (least: number, most: number): Message => message('least above the most', { least, most })
  const needs = who.flatMap((need, index): Misplaced[] =>
    need.need === 'players' && need.max !== undefined && need.min > need.max
      ? [{ path: ['who', index, 'min'], told: told(need.min, need.max) }]
      : [],
  )
  const least = free?.hands?.min ?? 0
  const hands = Object.entries(free?.hands?.max ?? {}).flatMap(([game, most]): Misplaced[] =>
    least > most ? [{ path: ['free', 'hands', 'max', game], told: told(least, most) }] : [],
  )
  return [...needs, ...hands]
}

/** One of them can be chosen, and each stands there once. */
function settingFaults({ settings = {} }: RuleFile): Misplaced[] {
  return Object.entries(settings).flatMap(([setting, { oneOf }]): Misplaced[] => {
    const path = ['settings', setting, 'oneOf']
    if (oneOf.length === 0) return [{ path, told: message('nothing to choose', { setting }) }]
    const twice = oneOf.findIndex((one, index) => oneOf.indexOf(one) !== index)
    return twice < 0 ? [] : [{ path: [...path, twice], told: message('choice stands twice', { value: oneOf[twice]! }) }]
  })
}

/** An amount from which something else holds lies where prizes can lie; otherwise it never does, or always. */
function thresholdFaults({ divided, reserve, charts, multiplier }: RuleFile): Misplaced[] {
  const fixed = Object.values(charts.option)
    .flat()
    .flatMap(({ pays }) => (pays.kind === 'fixed' ? [pays.range] : []))
  const lowest = fixed.reduce((low, { min }) => smaller(min, low), UNBOUNDED)
  const highest = fixed.reduce((high, { max }) => larger(max, high), ZERO)
  const prizes = { min: lowest, max: highest }
  const parts = Object.entries(divided?.option ?? {}).flatMap(([name, { from }]): Misplaced[] =>
    from === undefined || from === 0n || isWithin(prizes, from)
      ? []
      : [
          {
            path: ['divided', 'option', name, 'from'],
            told: message('threshold outside the prizes', { amount: toWire(from), range: wireRange(prizes) }),
          },
        ],
  )
  const { repaid } = reserve
  const fund: Misplaced[] =
    repaid !== undefined && (repaid.when === 'fund reaches') !== (repaid.fund !== undefined)
      ? [{ path: ['reserve', 'repaid'], told: message('fund that is reached not said') }]
      : []
  const most = multiplier?.most
  const top: Misplaced[] =
    most !== undefined && fixed.length > 0 && most.amount < highest
      ? [
          {
            path: ['multiplier', 'most', 'amount'],
            told: message('threshold outside the prizes', {
              amount: toWire(most.amount),
              range: wireRange({ min: highest, max: UNBOUNDED }),
            }),
          },
        ]
      : []
  return [...parts, ...fund, ...top]
}
