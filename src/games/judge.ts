import { cardName } from '../cards/card.ts'
import { copiesIn } from '../cards/deck.ts'
import { choices } from '../cards/groups.ts'
import { twoAndThree } from '../cards/hands/hole.ts'
import { type AceToFiveCategory, aceToFive, isEightOrBetter } from '../cards/hands/low.ts'
import { type Reading, read, unread } from '../cards/notation.ts'
import type { Standing } from '../cards/standing.ts'
import type { Game, ZoneName } from './game.ts'
import { RANKINGS, type RankingName } from './ranking.ts'

/** What lies in the zones of one side: cards or tiles. */
export type Lying = { readonly [zone in ZoneName]?: readonly number[] }

/** A hand that the base game compares: all the cards, or one of the set hands or sides. */
export type BaseHand = { hand: 'high' | 'low' | ZoneName; standing: Standing }

/** The hands that the base game makes of what lies there; refuses too few, too many or impossible pieces. */
export function judge(game: Game, lying: Lying): Reading<BaseHand[]> {
  const wrong = wrongPieces(game, lying)
  if (wrong !== undefined) return unread(wrong)
  const { judging } = game
  switch (judging.by) {
    case 'one hand': {
      const pieces = judging.of.flatMap((zone) => lying[zone] ?? [])
      const high = standingOf(judging.ranking, pieces, 'hand')
      if (!high.ok) return high
      return read([{ hand: 'high', standing: high.value }, ...(judging.low ? lowHand([aceToFive(pieces)]) : [])])
    }
    case 'two and three': {
      const own = judging.own.flatMap((zone) => lying[zone] ?? [])
      const others = judging.others.flatMap((zone) => lying[zone] ?? [])
      if (own.length < 2 || others.length < 3)
        return unread(`two of the ${judging.own.join(', ')} cards and three others are needed`)
      const high: BaseHand = { hand: 'high', standing: twoAndThree(own, others) }
      return read([high, ...(judging.low ? lowHand(lowsOf(own, others)) : [])])
    }
    case 'set hands':
      return allRead(judging.hands.map(({ zone, ranking }) => zoneHand(zone, ranking, lying)))
    case 'two sides':
      return allRead(judging.sides.map((zone) => zoneHand(zone, judging.ranking, lying)))
  }
}

function zoneHand(zone: ZoneName, ranking: RankingName, lying: Lying): Reading<BaseHand> {
  const standing = standingOf(ranking, lying[zone] ?? [], zone)
  return standing.ok ? read({ hand: zone, standing: standing.value }) : standing
}

function standingOf(name: RankingName, pieces: readonly number[], place: string): Reading<Standing> {
  const { min, max, judge: judgeBy } = RANKINGS[name]
  if (pieces.length >= min && pieces.length <= max) return read(judgeBy(pieces))
  const wanted = min === max ? `${min}` : `${min} to ${max}`
  return unread(`${place}: ${wanted} wanted, ${pieces.length} given`)
}

function allRead<T>(readings: readonly Reading<T>[]): Reading<T[]> {
  const values: T[] = []
  for (const reading of readings) {
    if (!reading.ok) return reading
    values.push(reading.value)
  }
  return read(values)
}

/** The best low, if it is eight or better. */
function lowHand(lows: readonly Standing<AceToFiveCategory>[]): BaseHand[] {
  const best = lows.reduce((one, other) => (other.strength > one.strength ? other : one))
  return isEightOrBetter(best) ? [{ hand: 'low', standing: best }] : []
}

const lowsOf = (own: readonly number[], others: readonly number[]) =>
  [...choices(own, 2)].flatMap((pair) => [...choices(others, 3)].map((three) => aceToFive([...pair, ...three])))

/** Zones that the game does not have, too many pieces in one, or a piece more often than there is. */
function wrongPieces({ zones, pieces }: Game, lying: Lying): string | undefined {
  const counts = new Map<number, number>()
  for (const [name, held = []] of Object.entries(lying)) {
    const zone = zones.find((known) => known.name === name)
    if (zone === undefined) return `this game has no ${name}; it has ${zones.map((known) => known.name).join(', ')}`
    if (held.length > zone.max) return `${name}: at most ${zone.max}, ${held.length} given`
    // Set hands repeat what was dealt: `hand` and `front` hold the same cards.
    if (zone.dealt === 'set' && (lying.hand ?? lying.tiles) !== undefined) continue
    for (const piece of held) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  }
  for (const [piece, count] of counts) {
    if (pieces === 'tiles') {
      if (piece < 0 || piece > 31 || count > 1)
        return `tile ${piece} is there ${count} times; the set has 32 tiles, each once`
    } else if (count > copiesIn(pieces, piece)) {
      return `the ${cardName(piece)} is there ${count} times; ${pieces.name} has it ${copiesIn(pieces, piece)} times`
    }
  }
  return undefined
}
