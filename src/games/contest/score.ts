/**
 * Right winners, one point each. A pick in a bracket is right where the form sends the winning team to that game and beyond it, which is
 * a handful of bits: so a result is held against fifty thousand forms in a few milliseconds, and against none of the others.
 */
import { shapeOf, wayOf } from './bracket.ts'
import { bytesOf } from './packed.ts'
import type { Result } from './results.ts'
import type { Slate } from './slate.ts'

/** The picks of all forms, in two words each. */
export type Field = {
  readonly low: Uint32Array
  readonly high: Uint32Array
  /** By game, the forms that bring nothing for it: it had begun when they were handed in. */
  readonly begun: ReadonlyMap<string, readonly number[]>
}

/** A form as it is kept. */
export type Kept = { readonly picks: string; readonly begun?: readonly string[] | undefined }

/** The bits on which a game depends, and what they are on a form that has it right. */
export type Wanted = {
  readonly game: string
  readonly maskLow: number
  readonly maskHigh: number
  readonly low: number
  readonly high: number
}

/** From forms that were packed for this slate. */
export function fieldOf({ games }: Slate, forms: readonly Kept[]): Field {
  const [low, high] = [new Uint32Array(forms.length), new Uint32Array(forms.length)]
  const count = Math.ceil(games.length / 8)
  const late = new Map<string, number[]>()
  for (const [nth, { picks, begun = [] }] of forms.entries()) {
    for (const game of begun) {
      const others = late.get(game)
      if (others === undefined) late.set(game, [nth])
      else others.push(nth)
    }
    const bytes = bytesOf(picks)
    if (bytes === undefined) throw new Error('a form that was never packed')
    const byte = (at: number) => (at < count ? bytes[at]! : 0)
    low[nth] = byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24)
    high[nth] = byte(4) | (byte(5) << 8) | (byte(6) << 16) | (byte(7) << 24)
  }
  return { low, high, begun: late }
}

/** Nothing where the game counts for nobody. */
function wantedBy(slate: Slate, result: Result): Wanted | undefined {
  if (!('winner' in result)) return undefined
  const shape = shapeOf(slate)
  const at = shape.at.get(result.game)
  const start = shape.teams.get(result.winner)
  if (at === undefined || start === undefined) throw new Error('a result that was never checked')
  const way = wayOf(shape, start)
  const want = { game: result.game, maskLow: 0, maskHigh: 0, low: 0, high: 0 }
  for (const { game, side } of way.slice(0, way.findIndex((place) => place.game === at) + 1)) {
    const [bit, pick] = [1 << (game & 31), side << (game & 31)]
    if (game < 32) {
      want.maskLow |= bit
      want.low |= pick
    } else {
      want.maskHigh |= bit
      want.high |= pick
    }
  }
  return want
}

/** The points of every form. */
export function pointsOf(slate: Slate, field: Field, results: Iterable<Result>): Uint8Array {
  const points = new Uint8Array(field.low.length)
  for (const result of results) count(points, field, wantedBy(slate, result), 1)
  return points
}

/** As one result comes, goes, or is corrected; the points before stay as they are. */
export function rescored(
  slate: Slate,
  field: Field,
  points: Uint8Array,
  { before, after }: { readonly before?: Result | undefined; readonly after?: Result | undefined },
): Uint8Array {
  const next = points.slice()
  if (before !== undefined) count(next, field, wantedBy(slate, before), -1)
  if (after !== undefined) count(next, field, wantedBy(slate, after), 1)
  return next
}

function count(points: Uint8Array, field: Field, want: Wanted | undefined, by: 1 | -1): void {
  if (want === undefined) return
  const { low, high, begun } = field
  const isRight = (nth: number) => (low[nth]! & want.maskLow) === want.low && (high[nth]! & want.maskHigh) === want.high
  for (let nth = 0; nth < points.length; nth += 1) if (isRight(nth)) points[nth]! += by
  for (const nth of begun.get(want.game) ?? []) if (isRight(nth)) points[nth]! -= by
}

/** What a pick has come to. */
export type Mark = 'right' | 'wrong' | 'counts for nobody' | 'picked too late'

/** Of one form, game by game: for the sheet and for "why this place". */
export function marksOf(slate: Slate, form: Kept, results: Iterable<Result>): Map<string, Mark> {
  const field = fieldOf(slate, [form])
  return new Map(
    [...results].map((result): [string, Mark] => {
      const { game } = result
      if (!('winner' in result)) return [game, 'counts for nobody']
      if (field.begun.has(game)) return [game, 'picked too late']
      return [game, pointsOf(slate, field, [result])[0] === 1 ? 'right' : 'wrong']
    }),
  )
}
