import { array, assert, constantFrom, integer, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signsOf } from '../../cards/card.ts'
import { cardsOf } from '../../cards/deck.ts'
import { type Deal, dealInWords, TILE_ZONES } from '../../cards/outcomes/deal.ts'
import { dealText, laidIn, shownOf, signsIn } from '../../cards/showncards.ts'
import { TILES, tileSign } from '../../cards/tile.ts'
import { GAME_SLUGS, GAMES } from '../../games/games.ts'
import { cardsIn } from './older.ts'

type Told = { readonly seat: string; readonly role: 'player' | 'player-dealer'; readonly cards: Deal }

/** The sentence as versions before this one wrote it. */
function sentence(common: Deal, hands: readonly Told[]): string {
  const isTiles = (zone: string) => (TILE_ZONES as readonly string[]).includes(zone)
  const signs = (zone: string, lying: unknown) =>
    !Array.isArray(lying) ? lying : isTiles(zone) ? lying.map((tile) => tileSign(tile)).join(', ') : signsOf(lying)
  const words = (deal: Deal) =>
    dealInWords(Object.fromEntries(Object.entries(deal).map(([zone, lying]) => [zone, signs(zone, lying)])))
  const table = words(common)
  return [
    ...hands
      .filter(({ cards }) => Object.keys(cards).length > 0)
      .map(({ seat, role, cards }) => `${role === 'player' ? `seat ${seat}` : 'player-dealer'} ${words(cards)}`),
    ...(table === '' ? [] : [table]),
  ].join(' | ')
}

/** Any pieces in any of the zones of a game, seen in part, set as they may be set. */
const dealsOf = (slug: (typeof GAME_SLUGS)[number], whose: readonly string[]) => {
  const { zones, pieces } = GAMES[slug]
  const names = zones.filter((zone) => whose.includes(zone.whose)).map(({ name }) => name)
  const known = pieces === 'tiles' && whose.includes('seat') ? [...new Set([...names, ...TILE_ZONES])] : names
  const of = pieces === 'tiles' ? TILES : cardsOf(pieces)
  const lying = known.map((name) => {
    const most = zones.find((zone) => zone.name === name)?.max ?? 2
    return [name, shuffledSubarray([...of], { minLength: 1, maxLength: most })] as const
  })
  return record({ ...Object.fromEntries(lying), points: integer({ min: 0, max: 30 }) }, { requiredKeys: [] })
}

test.each(GAME_SLUGS)('every deal of %s is found again in its sentence', (slug) => {
  const hand = record({
    seat: constantFrom('1', '2', '9', '12', '99'),
    role: constantFrom('player' as const, 'player-dealer' as const),
    cards: dealsOf(slug, ['seat', 'player-dealer']),
  })
  assert(
    property(dealsOf(slug, ['table', 'player-dealer']), array(hand, { maxLength: 4 }), (common, hands) => {
      const shown = shownOf(
        dealText(common),
        hands.map(({ seat, role, cards }) => ({
          ...(role === 'player' ? { seat } : {}),
          role,
          zones: dealText(cards),
        })),
      )
      expect(cardsIn(sentence(common, hands))).toEqual(shown)
      const all = [...hands.map(({ cards }) => cards), common]
      const pieces = all.flatMap((deal) =>
        Object.values(deal as Deal).flatMap((lying) => (Array.isArray(lying) ? lying : [])),
      )
      expect(laidIn(shown).flatMap(({ cards, tiles }) => [...cards, ...tiles])).toHaveLength(pieces.length)
    }),
    { numRuns: 60, seed: 13 },
  )
})

describe('sentences that were no report of a hand', () => {
  test.each([
    [
      'five aces',
      'seat 4 hand As Ah Ad Ac Xx',
      { hands: [{ seat: '4', role: 'player', zones: { hand: 'As Ah Ad Ac Xx' } }] },
    ],
    [
      'a hand against the house',
      'seat 2 Ac Ad Ah As 9c',
      { hands: [{ seat: '2', role: 'player', zones: { hand: 'Ac Ad Ah As 9c' } }] },
    ],
    ['the dealer’s', 'dealer Qs Jd 8h 5c 2d', { hands: [{ role: 'dealer', zones: { hand: 'Qs Jd 8h 5c 2d' } }] }],
    ['cards turned one after the other', '9s Kd 2c', { common: { up: '9s Kd 2c' } }],
    [
      'coups',
      'hand 1 on player, player As Kd; banker 2c 3c 9h | hand 2 on banker, player 7s; banker 6c',
      {
        hands: [
          { role: 'coup', on: 'player', zones: { player: 'As Kd', banker: '2c 3c 9h' } },
          { role: 'coup', on: 'banker', zones: { player: '7s', banker: '6c' } },
        ],
      },
    ],
    ['an award by hand', '', {}],
    ['cards that nobody had to tell', 'seat 2 ', {}],
  ])('%s', (_, told, shown) => {
    expect(cardsIn(told)).toEqual(shown)
  })
})

test('tiles keep their names, set in front and behind', () => {
  const shown = cardsIn('seat 3 tiles Teen, Day, Gow 3-6, Gee Joon 2-4; front Teen, Day; back Gow 3-6, Gee Joon 2-4')
  expect(laidIn(shown).map((laid) => `${laid.zone}: ${signsIn(laid)}`)).toEqual([
    'tiles: Teen, Day, Gow 3-6, Gee Joon 2-4',
    'frontTiles: Teen, Day',
    'backTiles: Gow 3-6, Gee Joon 2-4',
  ])
})

test('a hand with the one that it lost to', () => {
  const deal = { hole: '9s 9h', board: '9d 9c 4s Kd 2h', points: 3, opponent: { hole: 'As Ah' } }
  expect(cardsIn(`seat 1 ${dealInWords(deal)}`)).toEqual({ hands: [{ seat: '1', role: 'player', zones: deal }] })
})
