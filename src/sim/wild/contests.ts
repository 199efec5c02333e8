/** A season of contests, week after week: slates, forms early, late and twice, results right and wrong, corrections, prizes; and what must always hold. */
import { HOUR, type Moment, plusDays, weekdayOf } from '../../base/moment.ts'
import { rulesBehind } from '../../base/occasion.ts'
import { contestRunning, statusOf } from '../../engine/contests/contest.ts'
import type { Contest } from '../../engine/contests/vocabulary.ts'
import type { Order, State } from '../../engine/mechanisms.ts'
import { packed } from '../../games/contest/packed.ts'
import type { Result } from '../../games/contest/results.ts'
import { anyForm, type Chance, weekSlate } from '../../games/contest/season.ts'
import type { Slate } from '../../games/contest/slate.ts'
import type { Rng } from '../rng.ts'
import type { Try } from './attempt.ts'
import { onward } from './drafts.ts'

type Asked = { readonly rng: Rng; readonly state: State; readonly persons: readonly string[]; readonly now: Moment }
type Maker = (asked: Asked, contest: Contest & { readonly slate: Slate }) => Order | undefined

const FLOOR = ['21', '22', '23'] as const
const BESIDE = ['71', '72'] as const
const NAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const
const chanceIn =
  (rng: Rng): Chance =>
  (under) =>
    rng.below(under)
const some = <T>(rng: Rng, list: readonly T[]): T | undefined => (list.length === 0 ? undefined : rng.pick(list))

/** The Sunday after that day. */
function sundayAfter(local: string): string {
  let sunday = plusDays(local, 1)
  while (weekdayOf(sunday) !== 'sunday') sunday = plusDays(sunday, 1)
  return sunday
}

/** Mostly as it should be; now and then garbage, somebody else's, or one of another contest. */
const enter: Maker = ({ rng, persons }, { activity, slate, forms }) => {
  const person = rng.pick(persons)
  const picks = rng.oneIn(20) ? rng.word(7) : packed(slate, anyForm(slate, chanceIn(rng)))
  const own = forms.get(person)?.form
  const replaces = own !== undefined && !rng.oneIn(4) ? own : rng.oneIn(20) ? 'F1' : undefined
  const on = rng.oneIn(3) ? 'paper' : 'kiosk'
  return { do: 'EnterForm', activity, person, picks, on, ...(replaces === undefined ? {} : { replaces }) }
}

const adjust: Maker = ({ rng, persons }, { activity }) => ({
  do: 'AdjustHours',
  activity,
  person: rng.pick(persons),
  hours: rng.oneIn(6) ? -2 : rng.between(2, 9),
  reason: 'counted on paper',
  second: rng.pick(BESIDE),
})

const read: Maker = ({ rng, state, persons, now }) => {
  const scans = Array.from({ length: rng.between(1, 6) }, () => {
    const table = rng.pick([...state.tables.keys()])
    return { person: rng.pick(persons), table, at: now.at - (rng.oneIn(4) ? rng.below(5) * HOUR : 0) }
  })
  return { do: 'ScanCards', scans }
}

function resultIn(rng: Rng, { games, totalOf }: Slate, game: string): Result {
  const [one, other] = games.find(({ id }) => id === game)!.sides.map((side) => ('team' in side ? side.team : ''))
  if (rng.oneIn(15)) return { game, none: 'drawn', score: [17, 17] }
  if (rng.oneIn(25)) return { game, none: 'postponed' }
  const [more, less] = [20 + rng.below(20), rng.below(20)]
  const isFirst = rng.oneIn(2)
  const score = isFirst ? ([more, less] as const) : ([less, more] as const)
  // Now and then the wrong way round, without the score that is asked for, or of another game.
  if (rng.oneIn(20)) return { game, winner: isFirst ? other! : one!, score }
  if (rng.oneIn(40)) return { game, winner: 'Nobody' }
  return { game, winner: isFirst ? one! : other!, ...(game === totalOf || rng.oneIn(2) ? { score } : {}) }
}

const results: Maker = ({ rng, now }, { activity, slate, results: known }) => {
  const open = slate.games.filter(({ id, starts }) => !known.has(id) && (starts <= now.local || rng.oneIn(30)))
  const some = open.filter(() => rng.oneIn(2))
  const list = (some.length === 0 ? open : some).map(({ id }) => resultIn(rng, slate, id))
  return list.length === 0 ? undefined : { do: 'EnterResult', activity, results: list, source: 'the league' }
}

const confirm: Maker = ({ rng }, { activity, results: known }) => {
  const games = [...known].flatMap(([game, { confirmedBy }]) =>
    confirmedBy === undefined || rng.oneIn(60) ? [game] : [],
  )
  return games.length === 0 ? undefined : { do: 'ConfirmResult', activity, games }
}

const correct: Maker = ({ rng }, { activity, slate, results: known }) => {
  const game = some(rng, [...known.keys()])
  if (game === undefined) return undefined
  const list = [resultIn(rng, slate, game)]
  return {
    do: 'CorrectResult',
    activity,
    results: list,
    source: 'the league',
    reason: 'read wrongly',
    second: rng.pick(BESIDE),
  }
}

const award: Maker = ({ rng }, { activity }) => ({ do: 'AwardContest', activity, second: rng.pick(BESIDE) })

const change: Maker = ({ rng, now }, { activity, slate }) => {
  const { id: game, starts } = rng.pick(slate.games)
  const notice = { what: 'a storm', where: 'kiosk', since: now.local.slice(0, 10) }
  const how = rng.oneIn(2) ? { isOff: true as const } : { starts: `${plusDays(starts, rng.below(2))}T23:00` }
  return { do: 'ChangeGame', activity, game, ...how, notice, second: rng.pick(BESIDE) }
}

const wrongly: Maker = ({ rng, now }, { activity, slate, locks = '' }) =>
  rng.pick<Order>([
    { do: 'LockContest', activity, due: locks },
    { do: 'CountDay', activity, due: now.local.slice(0, 16) },
    { do: 'DraftSlate', activity, slate: { ...slate, games: slate.games.slice(1) } },
    { do: 'GiveForm', activity, person: '1001' },
    { do: 'NameTeam', activity, slot: 'nobody', team: 'Somebody', second: '71' },
  ])

type Weighed = readonly (readonly [weight: number, maker: Maker])[]

const WHILE_OPEN: Weighed = [
  [30, enter],
  [24, adjust],
  [4, read],
  [1, change],
]
const ONCE_LOCKED: Weighed = [
  [16, results],
  [16, confirm],
  [4, correct],
  [12, award],
  [1, change],
]
/** Whatever the hour. */
const ANY: Weighed = [...WHILE_OPEN, ...ONCE_LOCKED, [6, wrongly]]

/** Whatever comes to mind: of a contest that is open or over, or the next week where the last one is awarded. */
export function contestOrder(
  rng: Rng,
  state: State,
  persons: readonly string[],
  now: Moment,
  rules: string,
): Try | undefined {
  const by = rng.pick(FLOOR)
  const keys = [...state.offerings.keys()].filter((key) => rulesBehind(key) === rules)
  // A week that nobody opened in time is over.
  const isLost = (key: string) => state.contests.get(key)?.slate === undefined && isPast(state, key, now)
  const isLive = (key: string) => contestRunning(state, key) !== undefined && !isLost(key)
  const live = keys.filter((key) => state.contests.get(key)?.isAwarded !== true && isLive(key))
  const key = some(rng, live) ?? (rng.oneIn(4) ? some(rng, keys) : undefined)
  const isNext = live.length < 2 && rng.oneIn(12)
  if (key === undefined || isNext) return nextWeek(rng, state, now, rules, keys)
  const contest = state.contests.get(key)
  if (contest?.slate === undefined)
    return { order: opening(rng, state, key, contest), by: rng.pick([...FLOOR, ...BESIDE]) }
  const orders = rng.oneIn(8) ? ANY : contest.locked === undefined ? WHILE_OPEN : ONCE_LOCKED
  let left = rng.below(orders.reduce((sum, [weight]) => sum + weight, 0))
  const maker = orders.find(([weight]) => {
    left -= weight
    return left < 0
  })![1]
  const order = maker({ rng, state, persons, now }, contest as Contest & { readonly slate: Slate })
  return order === undefined ? undefined : { order, by }
}

function isPast(state: State, key: string, { local }: Moment): boolean {
  const { from } = contestRunning(state, key)?.offering ?? {}
  return from !== undefined && sundayAfter(from) < local
}

/** Posted for the seven days around the coming Sunday, under a name of its own. */
function nextWeek(
  rng: Rng,
  { offerings }: State,
  now: Moment,
  rules: string,
  keys: readonly string[],
): Try | undefined {
  const waiting = keys.map((key) => offerings.get(key)!).find(({ running }) => running === undefined)
  if (waiting?.draft !== undefined) return onward(rng, waiting.activity, waiting.draft)
  const occasion = NAMES[keys.length]
  if (occasion === undefined) return undefined
  const text = JSON.stringify({
    ...weekOf(now),
    activity: rules,
    occasion,
    prizes: prizesOf(rng),
    advertisement: { words: ['No Purchase Necessary'] },
  })
  return { order: { do: 'DraftOffering', text }, by: '51' }
}

/** The seven days that a card is posted for. */
export function weekOf({ local }: Moment): { from: string; to: string } {
  const sunday = sundayAfter(local)
  return { from: plusDays(sunday, -5), to: plusDays(sunday, 1) }
}

const prizesOf = (rng: Rng) =>
  Object.fromEntries(['1st place', '2nd place', '3rd place'].map((line) => [line, `$${rng.between(200, 500)}`]))

function opening(rng: Rng, state: State, activity: string, contest: Contest | undefined): Order {
  if (contest?.draft !== undefined && !rng.oneIn(5)) return { do: 'OpenContest', activity }
  const from = contestRunning(state, activity)?.offering.from ?? '2026-03-03'
  return { do: 'DraftSlate', activity, slate: weekSlate(from, chanceIn(rng)) }
}

type Seen = Pick<State, 'contests'>

/** One form a member, no number twice, and places only where every result is confirmed. */
export function contestFault({ contests }: Seen): string | undefined {
  for (const contest of contests.values()) {
    const { activity, forms, awards, locked } = contest
    const numbers = [...forms.values()].map(({ form }) => form)
    if (new Set(numbers).size !== numbers.length) return `a form of ${activity} is there twice`
    if (locked !== undefined && locked.forms !== forms.size) return `forms of ${activity} changed after the lock`
    if (new Set(awards.map(({ hit }) => hit)).size !== awards.length) return `a prize of ${activity} is there twice`
    if (
      statusOf(contest) === 'awarded' &&
      contest.slate!.games.some(({ id }) => contest.results.get(id)?.confirmedBy === undefined)
    )
      return `${activity} is awarded before its results are confirmed`
  }
  return undefined
}
