/**
 * Where a piece is. Outside: `printer`, from where all of them come, so that all places of a series add up to nothing.
 *
 *   stock              received and kept
 *   with:DEPARTMENT    issued to those who give it out
 *   patron, patron:P   with whoever has it, or with a person of the register
 *   chips, chips:P     the same, after its voucher was changed into chips
 *   wager:USE          on a wager
 *   collected:USE      played, and taken from the player
 *   cancelled          paid for at the cage
 *   void, expired, destroyed
 */
export type Place =
  | 'printer'
  | 'stock'
  | `with:${string}`
  | 'patron'
  | `patron:${string}`
  | 'chips'
  | `chips:${string}`
  | `wager:${string}`
  | `collected:${string}`
  | 'cancelled'
  | 'void'
  | 'expired'
  | 'destroyed'

export const PLACE_KINDS = [
  'printer',
  'stock',
  'with',
  'patron',
  'chips',
  'wager',
  'collected',
  'cancelled',
  'void',
  'expired',
  'destroyed',
] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

export const heldBy = (person: string | undefined): Place => (person === undefined ? 'patron' : `patron:${person}`)
export const chipsOf = (person: string | undefined): Place => (person === undefined ? 'chips' : `chips:${person}`)
export const withDepartment = (department: string): Place => `with:${department}`
export const onWager = (use: string): Place => `wager:${use}`
export const collectedOf = (use: string): Place => `collected:${use}`

function cut(place: Place): [kind: PlaceKind, of?: string] {
  const colon = place.indexOf(':')
  return colon < 0 ? [place as PlaceKind] : [place.slice(0, colon) as PlaceKind, place.slice(colon + 1)]
}
export const kindOf = (place: Place): PlaceKind => cut(place)[0]
/** Whose it is, or on which wager. */
export const ofPlace = (place: Place): string | undefined => cut(place)[1]

/** With a player, as it was given out or as chips. */
export const isWithPatron = (place: Place): boolean => kindOf(place) === 'patron' || kindOf(place) === 'chips'
/** What is over for good. */
export const isGone = (place: Place): boolean => ['cancelled', 'void', 'expired', 'destroyed'].includes(kindOf(place))
