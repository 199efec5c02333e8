/** A season that was never played, for demonstrations and tests: teams of towns that are nowhere, results as chance has them. */
import { digestOf } from '../../base/digest.ts'
import { dayNumber, plusDays, weekdayOf } from '../../base/moment.ts'
import type { Pick } from './bracket.ts'
import { shapeOf } from './bracket.ts'
import type { Form } from './form.ts'
import type { Result } from './results.ts'
import type { Side, Slate, SlateGame } from './slate.ts'

/** A whole number from 0 up to, but without, `under`. */
export type Chance = (under: number) => number

/** The same chances for the same seed, everywhere. Not for draws that anybody bets on. */
export function chanceOf(seed: string): Chance {
  let block = ''
  let blocks = 0
  return (under) => {
    if (block.length < 8) block = digestOf(`season ${seed} ${blocks++}`)
    const word = Number.parseInt(block.slice(0, 8), 16)
    block = block.slice(8)
    return Math.floor((word / 4_294_967_296) * under)
  }
}

const REGIONS = ['East', 'South', 'Midwest', 'West']
/** Who meets whom at first, by seed. */
const SEEDS = [1, 16, 8, 9, 5, 12, 4, 13, 6, 11, 3, 14, 7, 10, 2, 15]
const FIRST = ['North', 'East', 'Lake', 'Stone', 'Ash', 'Mill', 'Fair', 'Red']
const LAST = ['haven', 'ford', 'field', 'port', 'bridge', 'wood', 'dale', 'crest']

const TOWNS = LAST.flatMap((last) => FIRST.map((first) => `${first}${last}`))

/** 63 games from a Thursday at 9:15 on, in six rounds over nineteen days; four places wait for a play-in. */
export function bracketSlate(firstDay: string, chance: Chance, { playIns = 4 } = {}): Slate {
  const towns = shuffled(TOWNS, chance)
  const games: SlateGame[] = []
  const add = (game: SlateGame): string => {
    games.push(game)
    return game.id
  }
  const waits = (region: number, seed: number) => seed === 16 && region < playIns
  let round = Array.from({ length: 32 }, (_, nth): string => {
    const region = Math.floor(nth / 8)
    const side = (seed: number): Side =>
      waits(region, seed)
        ? { team: `${REGIONS[region]} ${seed} play-in`, seed, later: true }
        : { team: towns.pop()!, seed }
    const [one, other] = [SEEDS[(nth % 8) * 2]!, SEEDS[(nth % 8) * 2 + 1]!]
    const clock = `${String(9 + Math.floor((nth % 16) / 2)).padStart(2, '0')}:${nth % 2 === 0 ? '15' : '45'}`
    const starts = `${plusDays(firstDay, nth < 16 ? 0 : 1)}T${clock}`
    return add({ id: String(games.length + 1), sides: [side(one), side(other)], starts, region: REGIONS[region]! })
  })
  for (const after of [2, 7, 9, 16, 18]) {
    const next: string[] = []
    for (let nth = 0; nth < round.length; nth += 2) {
      const region = round.length > 4 ? { region: REGIONS[Math.floor((nth * 4) / round.length)]! } : {}
      const sides = [{ winnerOf: round[nth]! }, { winnerOf: round[nth + 1]! }] as const
      const late = round.length > 4 && nth >= round.length / 2 ? 1 : 0
      next.push(add({ id: String(games.length + 1), sides, starts: plusDays(firstDay, after + late), ...region }))
    }
    round = next
  }
  return { kind: 'bracket', games }
}

/** Twelve games on the Sunday on or after a day and one on the Monday after it, whose total is guessed. */
export function weekSlate(day: string, chance: Chance): Slate {
  const sunday = plusDays(day, (7 - ((dayNumber(day) + 4) % 7)) % 7)
  if (weekdayOf(sunday) !== 'sunday') throw new Error('weeks begin on Sunday')
  const teams = shuffled(TOWNS, chance)
  const games = Array.from({ length: 13 }, (_, nth): SlateGame => {
    const clock = nth < 7 ? '10:00' : nth < 11 ? '13:05' : '17:20'
    const starts = `${nth === 12 ? plusDays(sunday, 1) : sunday}T${clock}`
    return { id: nth === 12 ? 'M1' : `S${nth + 1}`, sides: [{ team: teams.pop()! }, { team: teams.pop()! }], starts }
  })
  return { kind: 'card', games, totalOf: 'M1' }
}

/** Every game of a slate, in an order in which it can be played. */
export function seasonResults(slate: Slate, chance: Chance): Result[] {
  const { from, rounds } = shapeOf(slate)
  const out: string[] = []
  const order = [...slate.games.keys()].toSorted((one, other) => rounds[one]! - rounds[other]! || one - other)
  return order.map((at) => {
    const { id: game, sides } = slate.games[at]!
    const teams = sides.map((side, nth) => ('team' in side ? side.team : out[from[at]![nth]!]!))
    const winner = chance(2) as Pick
    out[at] = teams[winner]!
    const [best, least] = scoreOf(slate, chance)
    return { game, winner: out[at], score: winner === 0 ? [best, least] : [least, best] }
  })
}

/** Higher and lower. */
function scoreOf({ kind }: Slate, chance: Chance): [number, number] {
  const least = kind === 'bracket' ? 50 + chance(30) : 3 * chance(8)
  return [least + 1 + chance(20), least]
}

/** What somebody might fill in. */
export function anyForm({ games, totalOf }: Slate, chance: Chance): Form {
  const picks = games.map(() => chance(2) as Pick)
  return totalOf === undefined ? { picks } : { picks, guess: { total: 20 + chance(50) } }
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list]
  return list.map(() => left.splice(chance(left.length), 1)[0]!)
}
