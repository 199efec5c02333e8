/** Cards that a player lays out on the own phone: places in the order in which they are asked, and what to send of them. Pure. */
import { signsOf } from '../../../cards/card.ts'
import { tileSign } from '../../../cards/tile.ts'
import type { Shape, Slot } from '../report/shape.ts'

export type Whose = 'own' | 'common' | 'other'
export type Place = Slot & { readonly whose: Whose; readonly key: string }
export type Laid = Readonly<Record<string, readonly number[]>>

/** One's own first, then what lies for everybody, then the hand that met it, which one may not have seen. */
export function placesOf({ own, common, dealer, isPoker }: Shape): Place[] {
  const at = (whose: Whose, slots: readonly Slot[]): Place[] =>
    slots.map((slot) => ({ ...slot, whose, key: `${whose} ${slot.zone}` }))
  // Whoever shows down against you has a hand like yours.
  return [...at('own', own), ...at('common', common), ...at('other', isPoker ? own : dealer)]
}

const countAt = (laid: Laid, { key }: Place): number => laid[key]?.length ?? 0
export const hasRoom = (laid: Laid, place: Place): boolean => countAt(laid, place) < place.max

/** Where the next card goes by itself: what was chosen while it has room, then the next place that asks for one. */
export function nextPlace(places: readonly Place[], laid: Laid, chosen: string): Place | undefined {
  const here = places.find(({ key }) => key === chosen)
  if (here !== undefined && hasRoom(laid, here)) return here
  return places.find((place) => countAt(laid, place) < place.min && place.whose !== 'other') ?? here
}

/** How many cards are missing until the hand can be judged. */
export const missing = (places: readonly Place[], laid: Laid): number =>
  places
    .filter(({ whose }) => whose !== 'other')
    .reduce((sum, place) => sum + Math.max(0, place.min - countAt(laid, place)), 0)

export const lay = (laid: Laid, { key }: Place, piece: number): Laid => ({
  ...laid,
  [key]: [...(laid[key] ?? []), piece],
})
export const takeBack = (laid: Laid, key: string, at: number): Laid => ({
  ...laid,
  [key]: (laid[key] ?? []).filter((_, place) => place !== at),
})
export const pieces = (laid: Laid): number[] => Object.values(laid).flat()

/** As the relay reads it; the other hand goes along only when it is whole. */
export function asked(table: string, places: readonly Place[], laid: Laid, isTiles: boolean): string {
  const zones = (whose: Whose) =>
    Object.fromEntries(
      places
        .filter((place) => place.whose === whose && countAt(laid, place) > 0)
        .map(({ key, zone }) => [zone, written(laid[key] ?? [], isTiles)]),
    )
  const others = places.filter(({ whose }) => whose === 'other')
  const isSeen = others.length > 0 && others.every((place) => countAt(laid, place) >= Math.max(1, place.min))
  return JSON.stringify({
    table,
    common: zones('common'),
    own: zones('own'),
    ...(isSeen ? { other: zones('other') } : {}),
  })
}

const written = (some: readonly number[], isTiles: boolean): string =>
  isTiles ? some.map(tileSign).join(', ') : signsOf(some)
