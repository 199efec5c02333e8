/** A structure is proposed from chips, field and wished length; and any structure is told how long it will take. */
import { type Break, isLevel, type Level, minutesOf, type Period } from './levels.ts'

export type StructureWish = {
  /** Worth of the chips that there are. */
  readonly chips: readonly number[]
  readonly start: number
  readonly players: number
  /** Chips that rebuys and add-ons will bring, as far as the house can tell. */
  readonly more?: number | undefined
  readonly minutes: number
  readonly levelMinutes: number
  readonly breaks: { readonly afterLevels: number; readonly minutes: number }
  /** Paid by the big blind for the whole table. */
  readonly anteFromLevel?: number | undefined
}

/** Levels of a kind of tournament, as rooms know them: how long, and how many big blinds a stack begins with. */
export const TEMPLATES = {
  deep: { levelMinutes: 40, bigBlinds: 200, breaks: { afterLevels: 3, minutes: 15 }, anteFromLevel: 4 },
  regular: { levelMinutes: 20, bigBlinds: 100, breaks: { afterLevels: 4, minutes: 10 }, anteFromLevel: 5 },
  turbo: { levelMinutes: 10, bigBlinds: 60, breaks: { afterLevels: 6, minutes: 10 }, anteFromLevel: 5 },
  'sit-n-go': { levelMinutes: 12, bigBlinds: 50, breaks: { afterLevels: 8, minutes: 5 }, anteFromLevel: undefined },
} as const
export type Template = keyof typeof TEMPLATES

/** With so many big blinds left among all of them, the last two have ten each: it is over within that level. */
const BIG_BLINDS_AT_THE_END = 20
/** What stands on structure sheets everywhere, for each power of ten. */
const STEPS = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8]
/** Blinds do no more than double: a wish that is too short for it ends later, and is told so. */
const GROWTH_MAX = 2
/** Levels beyond the expected end, so that nobody has to make some up. */
const SPARE_LEVELS = 3

export function proposeStructure(wish: StructureWish, bigBlinds = 100): Period[] {
  const { chips, start, players, more = 0, minutes, levelMinutes, breaks } = wish
  const least = Math.min(...chips)
  const count = levelsWithin(minutes, levelMinutes, breaks)
  const first = Math.max(2 * least, start / bigBlinds)
  const last = Math.max(first, (start * players + more) / BIG_BLINDS_AT_THE_END)
  const growth = count < 2 ? GROWTH_MAX : Math.min(GROWTH_MAX, (last / first) ** (1 / (count - 1)))
  const levels: Level[] = []
  let spare = SPARE_LEVELS
  for (let nth = 0; spare > 0; nth += 1) {
    if (nth >= count && (levels.at(-1)?.big ?? 0) >= last) spare -= 1
    const big = nextBlind(first * growth ** nth, levels.at(-1)?.big ?? 0, 2 * least)
    const hasAnte = wish.anteFromLevel !== undefined && nth + 1 >= wish.anteFromLevel
    levels.push({ minutes: levelMinutes, small: big / 2, big, ...(hasAnte ? { ante: big } : {}) })
  }
  const periods = levels.flatMap((level, nth): Period[] => {
    const isBreak = (nth + 1) % breaks.afterLevels === 0 && nth + 1 < levels.length
    return isBreak ? [level, { break: breaks.minutes }] : [level]
  })
  return withColourUps(periods, chips)
}

function levelsWithin(minutes: number, level: number, breaks: StructureWish['breaks']): number {
  let count = 1
  while ((count + 1) * level + Math.floor(count / breaks.afterLevels) * breaks.minutes <= minutes) count += 1
  return count
}

/** The nearest usual blind above the one before that can be halved and paid, and is no more than double where there is one. */
function nextBlind(wanted: number, before: number, unit: number): number {
  let best = 0
  const top = Math.ceil(Math.log10(Math.max(wanted, before, unit))) + 1
  for (let power = 0; power <= top; power += 1)
    for (const step of STEPS) {
      const blind = Math.round(step * 10 ** power)
      if (blind <= before || blind % unit !== 0) continue
      if (before > 0 && best > 0 && blind > GROWTH_MAX * before) continue
      if (best === 0 || Math.abs(blind - wanted) < Math.abs(best - wanted)) best = blind
    }
  return best
}

/** Each break races off the chips that no level after it needs. */
export function withColourUps(periods: readonly Period[], chips: readonly number[]): Period[] {
  const left = chips.toSorted((one, other) => one - other)
  return periods.map((period, nth) => {
    if (isLevel(period)) return period
    const later = periods.slice(nth + 1).filter(isLevel)
    const colourUp: number[] = []
    while (left.length > 1 && later.length > 0 && later.every((level) => isPayable(level, left[1]!)))
      colourUp.push(left.shift()!)
    const { colourUp: _, ...plain }: Break = period
    return colourUp.length === 0 ? plain : { ...plain, colourUp }
  })
}

export const isPayable = ({ small, big, ante = 0 }: Level, chip: number): boolean =>
  [small, big, ante].every((amount) => amount % chip === 0)

/** Minutes from the start until about the end of it; nothing where the levels are over before. */
export function expectedMinutes(periods: readonly Period[], inPlay: number): number | undefined {
  const last = periods.findIndex((period) => isLevel(period) && inPlay / period.big <= BIG_BLINDS_AT_THE_END)
  return last < 0 ? undefined : periods.slice(0, last + 1).reduce((sum, period) => sum + minutesOf(period), 0)
}

export type StackPart = { readonly value: number; readonly count: number }

/** A stack in chips, the smallest first: about ten of each colour, as many as make it come out; nothing where it cannot. */
export function stackOf(start: number, chips: readonly number[], wanted = 10): StackPart[] | undefined {
  const values = chips.filter((value) => value <= start).toSorted((one, other) => one - other)
  const parts: StackPart[] = []
  let left = start
  for (const [nth, value] of values.entries()) {
    const next = values[nth + 1]
    if (next === undefined) {
      if (left % value !== 0) return undefined
      parts.push({ value, count: left / value })
      left = 0
      break
    }
    let count = Math.min(wanted, Math.floor(left / value))
    while (count >= 0 && (left - count * value) % next !== 0) count -= 1
    if (count < 0) {
      count = wanted
      while (count * value <= left && (left - count * value) % next !== 0) count += 1
      if (count * value > left) return undefined
    }
    parts.push({ value, count })
    left -= count * value
  }
  return left === 0 ? parts.filter(({ count }) => count > 0) : undefined
}
