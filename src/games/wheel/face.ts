/** A wheel as a screen draws it: its places around the rim, and how far it turns until the pointer rests on one of them. */

/** From the first moment to the last; every screen that shows a spin is at the same place of it. */
export const SPIN_MS = 8_000
/** Before it comes to rest. */
const WHOLE_TURNS = 6

type Kind = { readonly spot: string; readonly times: number }

/** Each kind begins elsewhere on the rim, so that the same are not side by side where the circle closes. */
const GOLDEN = 0.618034

/** Places of one spot lie as far from each other as they can. The first one is where the pointer is before the first spin. */
export const placesOf = <One extends Kind>(spots: readonly One[]): readonly One[] =>
  spots
    .flatMap((one, nth) =>
      Array.from({ length: one.times }, (_, k) => ({ one, nth, at: (k + ((nth * GOLDEN) % 1)) / one.times })),
    )
    .toSorted((a, b) => a.at - b.at || a.nth - b.nth)
    .map(({ one }) => one)

/** Which of its places a spot is shown by; the draw that found the spot chooses, so that every screen shows the same. */
export function placeOf(places: readonly Kind[], spot: string, draw = 0): number | undefined {
  const own = places.flatMap((one, at) => (one.spot === spot ? [at] : []))
  return own.length === 0 ? undefined : own[draw % own.length]
}

/** By so many degrees, clockwise, the middle of that place comes to the pointer. */
export const turnTo = (places: number, at: number): number => ((places - at) % places) * (360 / places)

/** From where it rests, on and on to where it will. */
export const spinTo = (from: number, places: number, at: number): number =>
  from + WHOLE_TURNS * 360 + ((((turnTo(places, at) - from) % 360) + 360) % 360)
