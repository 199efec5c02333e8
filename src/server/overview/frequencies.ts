/**
 * How often each line was won against its exact odds. Known are those of hands of sevens, by what is in the shoe, and those of the meters of
 * games against the house, by the posted paytable; of all others it is told how often they were won.
 */
import { cardOf, RANKS, SUITS } from '../../cards/card.ts'
import { hasLine } from '../../engine/judging/line.ts'
import type { State } from '../../engine/mechanisms.ts'
import { funderIn, type Running, runningOf } from '../../engine/offerings/running.ts'
import { type CardKind, dealtOdds } from '../../odds/dealt.ts'
import { chartOf } from '../../rulebook/choice.ts'
import type { Line } from '../../rulebook/rule.ts'
import { isTableGame } from '../../rulebook/tablegame.ts'
import type { SumRow } from '../../views/overview/days.ts'
import { flowOf } from '../../views/overview/days.ts'
import { type Chance, type Frequency, lineFrequency } from '../../views/overview/frequency.ts'
import { itemsOf } from '../../views/paper/statement.ts'
import type { Beside } from '../beside/beside.ts'
import type { House } from '../house/kernel.ts'
import type { TallyRow } from './counted.ts'
import type { MeterChance } from './meterodds.ts'
import { rowsByDay } from './sums.ts'

type Won = { readonly activity: string; readonly line: string; readonly count: number; readonly amount: number }
export type Looked = {
  readonly from: string
  readonly to: string
  readonly sums: readonly SumRow[]
  readonly tallies: readonly TallyRow[]
}

export async function frequenciesOf(house: House, beside: Beside, looked: Looked): Promise<Frequency[]> {
  const { state } = house
  const rows = await rowsByDay<Won & { day: string }>(
    house,
    'select day, activity, line, count, amount from won where day >= ? and day <= ?',
    looked.from,
    looked.to,
  )
  const won = Map.groupBy(rows, ({ activity }) => activity)
  const frequencies: Frequency[] = []
  for (const activity of state.offerings.keys()) {
    const running = runningOf(state, activity)
    if (running === undefined) continue
    const odds = isTableGame(running.rule)
      ? await ofMeters(beside, state, running, looked)
      : ofSevens(state, running, looked)
    const own = won.get(activity) ?? []
    // What nobody could have won yet says nothing.
    if (own.length === 0 && (odds?.tries ?? 0) === 0) continue
    const lines = new Set([...(odds?.chances.keys() ?? []), ...own.map(({ line }) => line)])
    frequencies.push({
      activity,
      name: running.offering.name ?? running.rule.name,
      ...(odds === undefined ? {} : { tries: odds.tries }),
      lines: [...lines].map((line) => {
        const of = own.filter((one) => one.line === line)
        const count = of.reduce((sum, one) => sum + one.count, 0)
        const amount = of.reduce((sum, one) => sum + one.amount, 0)
        return lineFrequency(line, count, `${amount}`, odds?.tries, odds?.chances.get(line))
      }),
    })
  }
  return frequencies
}

type Odds = { readonly tries: number; readonly chances: ReadonlyMap<string, Chance> }

/** Outcomes that ask for nothing but sevens, in the first two cards and the one that the dealer shows. */
const OF_SEVENS: ReadonlySet<string> = new Set([
  'three sevens of a suit',
  'three sevens suited',
  'three sevens of one colour',
  'three sevens',
  'two sevens suited',
  'two sevens',
  'one seven',
])
const isOfSevens = ({ outcome = '', with: settings }: Line): boolean =>
  OF_SEVENS.has(outcome) && settings?.cards === undefined

function ofSevens(state: State, running: Running, looked: Looked): Odds | undefined {
  const { rule, offering } = running
  const { fee } = rule
  const lines = chartOf(rule, offering)
  if (fee === undefined || lines.length === 0 || !lines.every(isOfSevens)) return undefined
  const decks = decksAt(state, running)
  if (decks === undefined || isFundShared(state, rule.activity)) return undefined
  const flows = looked.sums.filter(
    ({ day, activity, book }) => day >= looked.from && activity === rule.activity && book === 'e',
  )
  const { fees } = itemsOf(flows.map(flowOf))
  const judged = lines.map((line) => ({
    line: line.line,
    has: (deal: Parameters<typeof hasLine>[2]) => hasLine(line, offering, deal),
  }))
  return { tries: Number(fees / fee.amount), chances: dealtOdds(sevensIn(decks), judged) }
}

/** The four sevens, and all other cards together. */
function sevensIn(decks: number): CardKind[] {
  const seven = RANKS.indexOf('7')
  const sevens = SUITS.map((_, suit) => ({ card: cardOf(seven, suit), count: decks }))
  return [...sevens, { card: cardOf(0, 0), count: (RANKS.length - 1) * SUITS.length * decks }]
}

/** Where tables are dealt from shoes of different sizes, there is no one chance. */
function decksAt({ tables }: State, { rule, offering }: Running): number | undefined {
  const games = new Set(rule.games.map(({ game }) => game))
  const own = [...tables.values()].filter(
    ({ table, game }) => offering.tables?.includes(table) ?? games.has(game as never),
  )
  const [decks, ...others] = new Set(own.map(({ decks: count }) => count))
  return others.length === 0 ? decks : undefined
}

/** Fees of several activities in one fund cannot be told apart by their sum. */
const isFundShared = (state: State, activity: string): boolean =>
  funderIn(state, activity) !== activity ||
  [...state.offerings.keys()].some((other) => other !== activity && funderIn(state, other) === activity)

const known = new WeakMap<object, Promise<readonly MeterChance[]>>()
const ODDS_MS = 20_000

/** Computed beside the house, once for each posted paytable. */
async function ofMeters(beside: Beside, state: State, { rule }: Running, looked: Looked): Promise<Odds | undefined> {
  const posted = state.offerings.get(rule.activity)?.running
  const text = state.rules.get(rule.activity)?.text
  if (posted === undefined || text === undefined) return undefined
  const asked =
    known.get(posted) ??
    beside
      .ask('meterodds', { rule: text, offering: posted.text }, ODDS_MS)
      .then((answer) => (typeof answer === 'string' ? [] : answer.found))
      .catch(() => [])
  known.set(posted, asked)
  const chances = await asked
  if (chances.length === 0) known.delete(posted)
  const [wager, ...others] = new Set(chances.map((one) => one.wager))
  // Lines of two meters may have one name: then nobody knows which of them was won.
  if (wager === undefined || others.length > 0) return undefined
  const tries = looked.tallies.reduce(
    (sum, { day, what, activity, count }) =>
      day >= looked.from && what === `wager:${wager}` && activity === rule.activity ? sum + count : sum,
    0,
  )
  return {
    tries,
    chances: new Map(chances.map(({ line, over, under }) => [line, { over: BigInt(over), under: BigInt(under) }])),
  }
}
