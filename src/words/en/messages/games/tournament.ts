import type { DealFaults, LevelFaults, PayFaults } from '../../../../games/tournament/messages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'

export const tournament: Sentences<PayFaults & DealFaults & LevelFaults> = {
  'pays without places': 'no place is paid',
  'percentages not the whole': ({ sum }) => `the percentages add up to ${sum}; they must be exactly 100%`,
  'prize of a place not an amount': ({ place }) => `place ${place}: the prize is more than nothing`,
  'thing of a place not named': ({ place, form }) => `place ${place}: say which ${form} it is`,
  'numbers of entries do not follow': ({ from, to }) =>
    `the list for ${to === undefined ? `${from} and more` : `${from} to ${to}`} entries does not follow the one before it`,
  'more places than entries': ({ places, entries }) =>
    `${places} places are paid in a list that counts from ${entries === 1 ? 'one entry' : `${entries} entries`} on`,
  'rounding to nothing': 'prizes are rounded to an amount above nothing',
  'rest without a place': ({ place }) => `what rounding leaves goes to a place, counted from 1; ${place} is none`,
  'rest beyond the places': ({ place, places }) =>
    `what rounding leaves cannot go to place ${place}: ${places === 1 ? 'one place is' : `${places} places are`} paid where the fewest are`,
  'twice in the deal': ({ who }) => `${who} stands in the deal twice`,
  'not in the deal': ({ who }) => `${who} is not one of the players left`,
  'missing from the deal': ({ who }) => `${who} is still in and has no part in the deal`,
  'deal below nothing': ({ who }) => `${who} cannot have less than nothing`,
  'deal leaves money': ({ sum, there }) => `it adds up to ${money(sum)}; ${money(there)} are to be paid`,
  'deal gives more than there is': ({ sum, there }) => `it adds up to ${money(sum)}; only ${money(there)} are there`,
  'structure without levels': 'there is no level',
  'structure begins or ends in a break': 'a break lies between two levels, not before the first or after the last',
  'level without minutes': ({ level }) => `level ${level}: a level or break lasts at least a minute`,
  'small blind above the big': ({ level }) => `level ${level}: the small blind is larger than the big one`,
  'blinds go down': ({ level }) => `level ${level}: the big blind is smaller than in the level before`,
  'blinds cannot be paid': ({ level, value }) =>
    `level ${level}: blinds and ante cannot be paid with chips of ${value}, the smallest in play`,
  'colour-up of no such chip': ({ level, value }) => `break after level ${level}: no chip of ${value} is in play`,
  'colour-up of the last chip': ({ level }) => `break after level ${level}: no chip would be left in play`,
}
