/** Squares: the floor ends periods, enters, confirms and corrects scores, awards tables and draws balls, in whatever order. */
import type { State } from '../../engine/mechanisms.ts'
import { gridOf, squaresRunning } from '../../engine/squares/running.ts'
import { cellOf, SPACES } from '../../games/squares/grid.ts'
import type { Rng } from '../rng.ts'
import type { Try } from './attempt.ts'

type Maker = (rng: Rng, state: State) => Try | undefined

const FLOOR = ['21', '22', '23'] as const
const CAGE = ['31', '32'] as const
const SECOND = ['71', '81'] as const
const SOURCE = 'the broadcast'

const running = (rng: Rng, state: State) => {
  const all = [...state.offerings.keys()].flatMap((activity) => {
    const found = squaresRunning(state, activity)
    return found === undefined ? [] : [{ activity, ...found }]
  })
  return all.length === 0 ? undefined : rng.pick(all)
}

/** Mostly too late: a grid that is closed stays as it is. */
const prepare: Maker = (rng, state) => {
  const of = running(rng, state)
  if (of === undefined) return undefined
  const { activity } = of
  const by = rng.pick(FLOOR)
  const tables = [...state.tables.keys()].filter(() => !rng.oneIn(3))
  const cells = tables.map((table, nth) => ({ table, ...cellOf((nth * 7 + rng.below(3)) % SPACES) }))
  const digits = Array.from({ length: 10 }, (_, nth) => (rng.oneIn(30) ? rng.below(10) : nth))
  switch (rng.below(3)) {
    case 0:
      return { order: { do: 'PlaceTables', activity, cells, witnesses: [rng.pick(FLOOR)] }, by }
    case 1:
      return { order: { do: 'CloseGrid', activity, second: rng.pick(FLOOR) }, by }
    default:
      return {
        order: { do: 'DrawDigits', activity, side: rng.pick(['top', 'left']), digits, witnesses: [rng.pick(FLOOR)] },
        by,
      }
  }
}

/** The next thing for the game, and now and then something that is not. */
const follow: Maker = (rng, state) => {
  const of = running(rng, state)
  if (of === undefined) return undefined
  const { activity, posted } = of
  const by = rng.pick(FLOOR)
  const { periods } = gridOf(state, activity)
  const open = periods.find(({ next, hit }) => next !== 'carried' && next !== 'nobody' && hit === undefined)
  const period = rng.oneIn(10) ? rng.pick(posted.periods).period : (open ?? periods.at(-1))?.period
  const next = posted.periods.find((one) => !periods.some((known) => known.period === one.period))?.period
  if (next !== undefined && (period === undefined || (open === undefined && rng.oneIn(2))))
    return { order: { do: 'EndPeriod', activity, period: next }, by }
  if (period === undefined) return undefined
  const before = periods.findLast(({ score }) => score !== undefined)?.score ?? { top: 0, left: 0 }
  const score = { top: before.top + rng.below(15), left: before.left + rng.below(15) }
  const entered = open?.entered ?? score
  const told = { activity, period, source: SOURCE, top: entered.top, left: entered.left }
  if (open?.next === 'draw')
    return {
      order: { do: 'DrawBall', activity, period, table: rng.pick([...state.tables.keys()]), witnesses: [FLOOR[0]] },
      by: FLOOR[1],
    }
  if (open?.next === 'award') {
    const kept = open.ended.there[open.table ?? '']
    const seats = kept ?? Array.from({ length: rng.between(1, 4) }, (_, nth) => ({ seat: String(nth + 1) }))
    const answers = { E6: !rng.oneIn(4) }
    return {
      order: { do: 'AwardCell', activity, period, seats: seats.map(({ seat }) => ({ seat, answers })) },
      by,
    }
  }
  if (rng.oneIn(9)) return { order: { do: 'TellScore', activity, ...score }, by }
  if (rng.oneIn(6))
    return {
      order: { do: 'CorrectScore', ...told, ...score, reason: 'read wrongly', second: rng.pick(SECOND) },
      by,
    }
  return open?.entered === undefined
    ? { order: { do: 'EnterScore', ...told, ...score }, by }
    : { order: { do: 'ConfirmScore', ...told }, by: rng.pick(SECOND) }
}

/** Of a period that is decided: what was awarded is taken back, or stands. */
const correct: Maker = (rng, state) => {
  const of = running(rng, state)
  const scored = of === undefined ? [] : gridOf(state, of.activity).periods.filter(({ score }) => score !== undefined)
  if (of === undefined || scored.length === 0) return undefined
  const { period, score } = rng.pick(scored)
  const { top, left } = score!
  const more = rng.below(4)
  return {
    order: {
      do: 'CorrectScore',
      activity: of.activity,
      period,
      top: rng.oneIn(2) ? top + more : top - more,
      left,
      source: SOURCE,
      reason: 'read wrongly',
      second: rng.pick(SECOND),
    },
    by: rng.pick(FLOOR),
  }
}

/** What was won is verified, declined or paid, as far as it goes. */
const settle: Maker = (rng, state) => {
  const won = [...state.hits.values()].filter(({ source }) => source.kind === 'squares')
  if (won.length === 0) return undefined
  const { hit, status, questions, claims } = rng.pick(won)
  const by = rng.pick(FLOOR)
  if (status === 'declared') {
    if (rng.oneIn(9))
      return { order: { do: 'DeclineHit', hit, reason: 'a mistake', evidence: SOURCE, second: rng.pick(SECOND) }, by }
    const answers = Object.fromEntries(questions.map(({ id }) => [id, true]))
    return rng.oneIn(2)
      ? { order: { do: 'AttestHit', hit, answers }, by }
      : { order: { do: 'VerifyHit', hit }, by: '22' }
  }
  const claim = claims.find((one) => state.claims.get(one)?.status === 'open')
  const form = state.claims.get(claim ?? '')?.award.form
  if (claim === undefined || form === undefined) return undefined
  const drawer = form === 'merchandise' ? {} : { drawer: '1' }
  return { order: { do: 'PayClaim', claim, form, ...drawer }, by: rng.pick(CAGE) }
}

export const SQUARES: readonly (readonly [weight: number, maker: Maker])[] = [
  [1, prepare],
  [9, follow],
  [2, correct],
  [5, settle],
]
