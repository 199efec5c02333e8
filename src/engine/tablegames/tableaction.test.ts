/** What cannot be an order of a table is turned away at the door, with its place and what would be right. */
import { expect, test } from 'vitest'
import { fitted } from '../../rulebook/text/wording.ts'
import { english } from '../../words/sentence.ts'
import { tableAction } from './tableaction.ts'

const wager = (wagers: unknown, seat: unknown = '1') => ({ do: 'wager', seat, wagers })

test.each([
  ['a fraction of a cent', wager({ ante: '$10.001' }), 'wagers.ante', 'not an amount like $10'],
  ['a number for an amount', wager({ ante: 10 }), 'wagers.ante', 'it takes an amount like $10'],
  ['an amount without its sign', wager({ ante: '10' }), 'wagers.ante', 'not an amount like $10'],
  ['more than a table takes', wager({ ante: '$100,000,000' }), 'wagers.ante', 'more than a table takes'],
  ['a wager that no game has', wager({ insurance: '$5' }), 'wagers', ''],
  ['seat 0', wager({ ante: '$10' }, '0'), 'seat', 'from 1 to 99'],
  ['half a seat', wager({ ante: '$10' }, '1.5'), 'seat', 'from 1 to 99'],
  ['a card twice in a hand', { do: 'deal', hands: { 1: '9c 9c Kh 6s 3c' } }, 'hands.1', 'only once'],
  ['a joker', { do: 'deal', hands: { 1: '9c 9d Kh 6s Jkr' } }, 'hands.1', 'no joker'],
  ['a rank that is not there', { do: 'reveal', magic: '1c' }, 'magic', "unknown rank '1'"],
  [
    'fewer cards than none',
    { do: 'deal', counts: { 1: -1 } },
    'counts.1',
    'the number -1 does not fit; it takes a whole number from 0 to 999999',
  ],
  ['more cards than a deck', { do: 'deal', counts: { 1: 53 } }, 'counts.1', 'one deck has 52 cards'],
  ['half a card', { do: 'count stub', cards: 37.5 }, 'cards', 'a whole number'],
  [
    'chips below nothing',
    { do: 'close bets', chips: { progressive: -2 } },
    'chips.progressive',
    'the number -2 does not fit; it takes a whole number from 0 to 999999',
  ],
  ['something beside it', { do: 'idle', tip: '$1' }, '', 'tip'],
])('%s', (_, written, path, says) => {
  const read = fitted(tableAction, written)
  const [misfit] = read.ok ? [] : read.misfits
  expect(misfit?.path.join('.')).toBe(path)
  expect(misfit && english(misfit.told)).toContain(says)
})

test.each([
  ['a whole deck in front of one is still a count', { do: 'deal', counts: { 1: 52 } }],
  ['no card is a count too', { do: 'deal', counts: { 1: 0 }, dealerCount: '4' }],
  ['a half dollar', wager({ ante: '$7.50' })],
])('%s', (_, written) => expect(tableAction.safeParse(written).success).toBe(true))
