/** What is wrong with pays, deals and levels of a tournament. Whoever asks adds the clause; amounts are cents. */
export type PayFaults = {
  'pays without places': undefined
  'percentages not the whole': { sum: string }
  'prize of a place not an amount': { place: number }
  'thing of a place not named': { place: number; form: string }
  /** Without `to`: and more. */
  'numbers of entries do not follow': { from: number; to?: number }
  'more places than entries': { places: number; entries: number }
  'rounding to nothing': undefined
  'rest without a place': { place: number }
  'rest beyond the places': { place: number; places: number }
}

export type DealFaults = {
  'twice in the deal': { who: string }
  'not in the deal': { who: string }
  'missing from the deal': { who: string }
  'deal below nothing': { who: string }
  'deal leaves money': { sum: string; there: string }
  'deal gives more than there is': { sum: string; there: string }
}

export type LevelFaults = {
  'structure without levels': undefined
  'structure begins or ends in a break': undefined
  'level without minutes': { level: number }
  'small blind above the big': { level: number }
  'blinds go down': { level: number }
  'blinds cannot be paid': { level: number; value: number }
  'colour-up of no such chip': { level: number; value: number }
  'colour-up of the last chip': { level: number }
}

declare module '../../base/message.ts' {
  interface Messages extends PayFaults, DealFaults, LevelFaults {}
}
