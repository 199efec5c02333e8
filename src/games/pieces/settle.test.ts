import { expect, test } from 'vitest'
import { dollars, ZERO } from '../../base/money.ts'
import { type Laid, netOf, type PieceTerms, type Result, settlePieces } from './settle.ts'

const stays = { by: 'P', piece: 'stays' } as const
const face = { by: 'C' }
const DEAD: PieceTerms = {
  wins: { by: 'W', pays: 'at the odds', piece: 'stays' },
  loses: { by: 'L', piece: 'collected', cage: face },
  pushes: stays,
}
const MATCH: PieceTerms = {
  wins: { by: 'W', pays: 'wager and face', piece: 'collected', cage: face },
  loses: { by: 'L', piece: 'void' },
  pushes: stays,
}
const FREE: PieceTerms = {
  wins: { by: 'W', pays: 'face', piece: 'collected', cage: face },
  loses: { by: 'L', piece: 'drop box' },
  pushes: stays,
}
const BONUS: PieceTerms = {
  wins: { by: 'W', pays: 'face', piece: 'stays' },
  loses: { by: 'L', piece: 'collected', cage: face },
  pushes: stays,
}
const certificate = (pays: 'wager and face' | 'face', piece: 'stays' | 'collected'): PieceTerms => ({
  wins: { by: 'W', pays, piece, cage: { by: 'R', posted: ['every use', 'won'] } },
  loses: { by: 'L', piece: 'void', cage: { by: 'R', posted: ['every use', 'lost'] } },
  pushes: stays,
})

const even = { is: 'to', over: 1, under: 1 } as const
const with10 = (live: number, redeemed?: string): Laid => ({
  live: dollars(live),
  face: dollars(10),
  pays: even,
  redeemed,
})

/** player, player-dealer and house in dollars; then what becomes of the piece. */
test.each<[string, PieceTerms, Result, Laid, [number, number, number], string]>([
  ['dead chip wins', DEAD, 'win', with10(0), [10, -10, 0], 'stays'],
  ['dead chip loses', DEAD, 'lose', with10(0), [0, 10, -10], 'collected'],
  ['dead chip pushes', DEAD, 'push', with10(0), [0, 0, 0], 'stays'],
  ['match play wins', MATCH, 'win', with10(10), [20, -10, -10], 'collected'],
  ['match play loses', MATCH, 'lose', with10(10), [-10, 10, 0], 'void'],
  ['match play pushes', MATCH, 'push', with10(10), [0, 0, 0], 'stays'],
  ['free play wins', FREE, 'win', with10(0), [10, 0, -10], 'collected'],
  ['free play loses', FREE, 'lose', with10(0), [0, 0, 0], 'drop box'],
  ['free play pushes', FREE, 'push', with10(0), [0, 0, 0], 'stays'],
  ['bonus play wins', BONUS, 'win', with10(0), [10, -10, 0], 'stays'],
  ['bonus play loses', BONUS, 'lose', with10(0), [0, 10, -10], 'collected'],
  ['bonus play pushes', BONUS, 'push', with10(0), [0, 0, 0], 'stays'],
  [
    'single match certificate wins, every use',
    certificate('wager and face', 'collected'),
    'win',
    with10(15, 'every use'),
    [25, -15, -10],
    'collected',
  ],
  [
    'single match certificate wins, lost only',
    certificate('wager and face', 'collected'),
    'win',
    with10(15, 'lost'),
    [25, -25, 0],
    'collected',
  ],
  [
    'multi match certificate wins, won only',
    certificate('wager and face', 'stays'),
    'win',
    with10(10, 'won'),
    [20, -10, -10],
    'stays',
  ],
  [
    'match certificate loses, every use',
    certificate('wager and face', 'stays'),
    'lose',
    with10(10, 'every use'),
    [-10, 20, -10],
    'void',
  ],
  [
    'match certificate loses, won only',
    certificate('wager and face', 'stays'),
    'lose',
    with10(10, 'won'),
    [-10, 10, 0],
    'void',
  ],
  [
    'free certificate wins, every use',
    certificate('face', 'collected'),
    'win',
    with10(0, 'every use'),
    [10, 0, -10],
    'collected',
  ],
  ['free certificate loses, lost only', certificate('face', 'stays'), 'lose', with10(0, 'lost'), [0, 10, -10], 'void'],
  ['certificate pushes', certificate('face', 'stays'), 'push', with10(0, 'every use'), [0, 0, 0], 'stays'],
])('%s', (_, terms, result, laid, [player, playerDealer, house], piece) => {
  const settled = settlePieces(terms, result, laid)
  expect(netOf(settled)).toEqual({
    player: dollars(player),
    playerDealer: dollars(playerDealer),
    house: dollars(house),
  })
  expect(settled.piece).toBe(piece)
})

test('only a dead chip wins at the odds of its bet; a coupon wins its face beside them', () => {
  const pays = { is: 'to', over: 40, under: 1 } as const
  expect(settlePieces(DEAD, 'win', { live: ZERO, face: dollars(5), pays }).pays.pieces).toBe(dollars(200))
  const blackjack = { live: dollars(10), face: dollars(10), pays: { is: 'to', over: 3, under: 2 } as const }
  expect(settlePieces(MATCH, 'win', blackjack).pays).toEqual({ wager: dollars(15), pieces: dollars(10) })
})
