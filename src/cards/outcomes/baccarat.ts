import { type Card, RANKS, rankOf } from '../card.ts'
import { isOneSuit } from '../groups.ts'
import { type BaccaratCoup, baccaratTotal, coupOf, isNaturalPair } from '../hands/baccarat.ts'
import { areAllOfRank, type Deal, isFaceCard, isOneColour, opponentOf, rankFrom, ranksFrom } from './deal.ts'
import { outcome } from './outcome.ts'
import { countedCards } from './selection.ts'

const BACCARAT = ['baccarat'] as const

/** Both finished hands, two or three cards each. */
function coup({ player = [], banker = [] }: Deal): BaccaratCoup | undefined {
  return player.length < 2 || banker.length < 2 ? undefined : coupOf(player, banker)
}

const is = (deal: Deal, test: (coup: BaccaratCoup) => boolean): boolean => {
  const found = coup(deal)
  return found !== undefined && test(found)
}

const all = ({ player, banker }: BaccaratCoup): readonly Card[] => [...player, ...banker]
const firstFour = ({ player, banker }: BaccaratCoup): readonly Card[] => [...player.slice(0, 2), ...banker.slice(0, 2)]
const areOneRank = (cards: readonly Card[]): boolean => cards.every((card) => rankOf(card) === rankOf(cards[0]!))

/** The side wins with exactly three cards and this total. */
const winsWithThree = (deal: Deal, side: 'player' | 'banker', total: number): boolean =>
  is(deal, (found) => found.winner === side && found[side].length === 3 && baccaratTotal(found[side]) === total)

type TieCards = { cardsInAll: 4 | 5 | 6 }
type Ranks = { ranks: string; suited: boolean }

const isFourOfAKind = (deal: Deal, { ranks, suited }: Ranks): boolean =>
  is(deal, (found) => {
    const four = firstFour(found)
    return (
      areOneRank(four) &&
      ranksFrom(ranks).some((rank) => rankOf(four[0]!) === rankFrom(rank)) &&
      (!suited || isOneSuit(four))
    )
  })

const tieOf =
  (total: number) =>
  (deal: Deal, { cardsInAll }: TieCards) =>
    is(deal, (found) => found.winner === 'tie' && found.playerTotal === total && all(found).length === cardsInAll)

const ALL_RANKS = RANKS.join(' ')
/** Pairs of these stand on both sides, so the four cards are the whole coup. */
const STANDING_RANKS = '3 4 8 9'
const FIRST_FOUR_ASSUMPTION = 'The four cards are the first two of Player and the first two of Banker.'

const ranksSorted = (cards: readonly Card[]): string =>
  cards
    .map(rankOf)
    .toSorted((a, b) => a - b)
    .join(' ')
const cardsSorted = (cards: readonly Card[]): string => cards.toSorted((a, b) => a - b).join(' ')
const isDoubleFortune = (found: BaccaratCoup): boolean =>
  [found.player, found.banker].every((hand) => hand.length === 3 && baccaratTotal(hand) === 7)
const isAceTwoThree = (cards: readonly Card[]): boolean =>
  cards.length === 3 &&
  (['A', '2', '3'] as const).every((rank) => cards.some((card) => rankOf(card) === rankFrom(rank)))

/** Community hands: they belong to the table. */
export const BACCARAT_OUTCOMES = {
  'seven-seven tie': outcome<TieCards>({
    says: 'Player and Banker tie at seven with four, five or six cards in all.',
    games: BACCARAT,
    uses: { 14: 'S0 1534 1535 1536 1538 1563 1564 1565' },
    usual: { cardsInAll: 4 },
    has: tieOf(7),
    example: { deal: { player: '3h 4d', banker: '2c 3s 2d' }, params: { cardsInAll: 5 } },
    justMisses: {
      deal: { player: '3h 4d', banker: '3c 4s' },
      params: { cardsInAll: 5 },
      because: 'nobody drew: four cards',
    },
  }),
  'nine-nine tie': outcome<{ cardsInAll: 4 | 6 }>({
    says: 'Player and Banker tie at nine with four or six cards in all; five cannot be: a nine of two cards stops the draw.',
    games: BACCARAT,
    uses: { 14: 'S0 1539 1540 1541 1566 1567' },
    usual: { cardsInAll: 4 },
    has: tieOf(9),
    example: { deal: { player: 'Ks 2h 7d', banker: '2c 3s 4d' }, params: { cardsInAll: 6 } },
    justMisses: {
      deal: { player: 'Ks 2h 7d', banker: '2c 3s 3d' },
      params: { cardsInAll: 6 },
      because: 'Banker has eight',
    },
  }),
  'suited tie': outcome<TieCards>({
    says: 'A tie, and all cards of both hands are of one suit.',
    games: BACCARAT,
    uses: { 14: 'S0 1552 1553 1554 1555 1577 1578 1579' },
    usual: { cardsInAll: 4 },
    has: (deal, { cardsInAll }) =>
      is(deal, (found) => found.winner === 'tie' && all(found).length === cardsInAll && isOneSuit(all(found))),
    example: { deal: { player: '9h Kh', banker: '4h 5h' } },
    justMisses: { deal: { player: '9h Kh', banker: '4h 5d' }, because: 'one diamond' },
  }),
  'baccarat four of a kind': outcome<Ranks>({
    says: 'The first four cards are of one rank among `ranks`, and of one suit where `suited`.',
    games: BACCARAT,
    uses: {
      14: 'S0 1542 1543 1544 1584 1585',
      21: 'S1 540 541',
      22: 'S1 626 627',
      23: 'S1 712 713',
      24: 'S1 798 799',
      25: 'S1 884 885',
    },
    usual: { ranks: ALL_RANKS, suited: false },
    has: isFourOfAKind,
    example: { deal: { player: '8c 8d', banker: '8h 8s' }, params: { ranks: STANDING_RANKS } },
    justMisses: {
      deal: { player: 'Ac Ad 5c', banker: 'Ah As 9d' },
      params: { ranks: STANDING_RANKS },
      because: 'aces are not among the ranks',
    },
    firstFour: true,
    assumption: FIRST_FOUR_ASSUMPTION,
  }),
  'baccarat six of a kind': outcome<{ suited: boolean }>({
    says: 'Both hands draw and all six cards are of one rank (not only of one value), and of one suit where `suited`.',
    games: BACCARAT,
    uses: { 14: 'S0 1545 1546 1547 1550 1551 1586 1587' },
    usual: { suited: false },
    has: (deal, { suited }) =>
      is(deal, (found) => all(found).length === 6 && areOneRank(all(found)) && (!suited || isOneSuit(all(found)))),
    example: { deal: { player: 'Tc Td Th', banker: 'Ts Tc Td' } },
    justMisses: {
      deal: { player: 'Tc Td Th', banker: 'Ts Js Tc' },
      because: 'a jack has the same value but another rank',
    },
  }),
  'two pair across player and banker': outcome({
    says: 'The first two cards of Player are a pair and so are those of Banker.',
    games: BACCARAT,
    uses: { 21: 'S1 542', 22: 'S1 628', 23: 'S1 714', 24: 'S1 800', 25: 'S1 886' },
    has: (deal) => is(deal, ({ player, banker }) => [player, banker].every((hand) => areOneRank(hand.slice(0, 2)))),
    example: { deal: { player: '6c 6d', banker: 'Kh Ks' } },
    justMisses: { deal: { player: '6c 7d', banker: 'Kh Ks' }, because: 'no pair in the Player hand' },
    firstFour: true,
    assumption: FIRST_FOUR_ASSUMPTION,
  }),
  'four cards of one suit': outcome({
    says: 'The first four cards are of one suit.',
    games: BACCARAT,
    uses: { 21: 'S1 543', 22: 'S1 629', 23: 'S1 715', 24: 'S1 801', 25: 'S1 887' },
    has: (deal) => is(deal, (found) => isOneSuit(firstFour(found))),
    example: { deal: { player: '6d Kd', banker: '2d 5d' } },
    justMisses: { deal: { player: '6d Kd', banker: '2d 5h' }, because: 'one heart' },
    firstFour: true,
    assumption: FIRST_FOUR_ASSUMPTION,
  }),
  'natural tie': outcome({
    says: 'Player and Banker tie at eight or nine with two cards each.',
    games: BACCARAT,
    uses: { 5: 'S0 494', 16: 'S1 62 67' },
    has: (deal) =>
      is(deal, ({ winner, player, banker }) => winner === 'tie' && isNaturalPair(player) && isNaturalPair(banker)),
    example: { deal: { player: '9c Kd', banker: '4h 5s' } },
    justMisses: { deal: { player: '9c Kd', banker: '4h 4s' }, because: 'nine against eight is no tie' },
  }),
  'Dragon 7': outcome({
    says: 'Banker wins with three cards that total seven.',
    games: BACCARAT,
    uses: { 5: 'S0 482', 16: 'S1 101', 27: 'S1 1077 1079 1108 1109' },
    has: (deal) => winsWithThree(deal, 'banker', 7),
    example: { deal: { player: '2c 4d', banker: '3h 2s 2d' } },
    justMisses: { deal: { player: '3c 4d', banker: '3h 2s 2d' }, because: 'Player has seven too: a tie' },
    assumption: 'Dragon 7 is defined in no document; this is the rule of EZ Baccarat.',
  }),
  'Jin Chan 7': outcome({
    says: 'Golden Frog Baccarat: Banker wins with three cards that total seven.',
    games: BACCARAT,
    uses: { 5: 'S0 482' },
    has: (deal) => winsWithThree(deal, 'banker', 7),
    example: { deal: { player: '2c 4d', banker: '3h 2s 2d' } },
    justMisses: { deal: { player: '2c 4d', banker: '3h 4s' }, because: 'seven with two cards' },
    assumption: 'Jin Chan 7 is defined in no document; taken as the Dragon 7 of Golden Frog Baccarat.',
  }),
  'Rabbit 7': outcome({
    says: 'ZooBac: Banker wins with three cards that total seven.',
    games: BACCARAT,
    uses: { 5: 'S0 482' },
    has: (deal) => winsWithThree(deal, 'banker', 7),
    example: { deal: { player: '2c 4d', banker: '3h 2s 2d' } },
    justMisses: { deal: { player: '2c 4d', banker: '3h 2s 3d' }, because: 'Banker has eight' },
    assumption: 'Rabbit 7 is defined in no document; taken as the Dragon 7 of ZooBac.',
  }),
  'Panda 8': outcome({
    says: 'Player wins with three cards that total eight.',
    games: BACCARAT,
    uses: { 27: 'S1 1078 1080 1108 1109' },
    has: (deal) => winsWithThree(deal, 'player', 8),
    example: { deal: { player: '2c 3d 3h', banker: '3s 4c' } },
    justMisses: { deal: { player: '2c 6d', banker: '3s 4c' }, because: 'eight with two cards' },
    assumption: 'Panda 8 is defined in no document; this is the rule of EZ Baccarat Panda 8.',
  }),
  'Fortune 7': outcome({
    says: 'Fortune 7 Baccarat: Banker wins with three cards that total seven.',
    games: BACCARAT,
    uses: { 27: 'S1 1081 1111' },
    has: (deal) => winsWithThree(deal, 'banker', 7),
    example: { deal: { player: '2c 4d', banker: '3h 2s 2d' } },
    justMisses: { deal: { player: '2c 6d', banker: '3h 4s' }, because: 'Player wins, and Banker has two cards' },
    assumption: 'The drawing names the hand without saying how it is made; taken as the winning Banker hand.',
  }),
  'Dragon 9': outcome<{ side: 'player' | 'banker' }>({
    says: 'Fortune 7 Baccarat: the side wins with three cards that total nine.',
    games: BACCARAT,
    uses: { 27: 'S1 1082 1112' },
    usual: { side: 'player' },
    has: (deal, { side }) => winsWithThree(deal, side, 9),
    example: { deal: { player: '2c 3d 4h', banker: '3s 4c' } },
    justMisses: { deal: { player: '2c 3d 3h', banker: '3s 4c' }, because: 'Player has eight' },
    assumption: 'Dragon 9 is defined in no document; taken as a Player hand that wins with a three-card nine.',
  }),
  'three-card nine over zero': outcome({
    says: 'Three cards that total nine against a total of zero.',
    games: BACCARAT,
    uses: { 5: 'S0 508' },
    has: (deal) =>
      (winsWithThree(deal, 'player', 9) && is(deal, (found) => found.bankerTotal === 0)) ||
      (winsWithThree(deal, 'banker', 9) && is(deal, (found) => found.playerTotal === 0)),
    example: { deal: { player: 'Tc 4d 5h', banker: 'Jd Kc Qh' } },
    justMisses: { deal: { player: 'Tc 4d 5h', banker: 'Jd Kc Ah' }, because: 'Banker has one' },
    assumption: 'The three cards belong to the nine; the zero may have two or three, on either side.',
  }),
  'six face cards': outcome<{ sameColour: boolean }>({
    says: 'Both hands draw and all six cards are jacks, queens or kings, of one colour where `sameColour`.',
    games: BACCARAT,
    uses: { 32: 'S1 1546 1550 1551 1562' },
    usual: { sameColour: false },
    has: (deal, { sameColour }) =>
      is(deal, (found) => {
        const six = all(found)
        return six.length === 6 && six.every(isFaceCard) && (!sameColour || isOneColour(six))
      }),
    example: { deal: { player: 'Ks Qd Jc', banker: 'Kh Qc Jd' } },
    justMisses: { deal: { player: 'Ks Qd Tc', banker: 'Kh Qc Jd' }, because: 'a ten is no face card' },
  }),
  'ace-two-three on the lines': outcome<{ lines: 'both' | 'either' }>({
    says: 'Ace, two and three, in any order and suit, on the Player line and on the Banker line, or on either.',
    games: BACCARAT,
    uses: { 32: 'S1 1547 1548 1549' },
    usual: { lines: 'both' },
    has: (deal, { lines }) =>
      is(deal, ({ player, banker }) => {
        const found = [player, banker].filter(isAceTwoThree).length
        return lines === 'both' ? found === 2 : found > 0
      }),
    example: { deal: { player: 'Ac 3d 2h', banker: '2s Ad 3c' } },
    justMisses: { deal: { player: 'Ac 3d 2h', banker: '2s Ad 4c' }, because: 'Banker has ace, two and four' },
    assumption: 'The chart puts both lines in one row; taken as both together.',
  }),
  'Double Fortune 7': outcome({
    says: 'Player and Banker both have three cards that total seven.',
    games: BACCARAT,
    uses: { 33: 'S1 1624 1665' },
    has: (deal) => is(deal, isDoubleFortune),
    example: { deal: { player: 'Ks 3h 4d', banker: '2d 3c 2s' } },
    justMisses: { deal: { player: 'Ks 3h 4d', banker: '9d 8c' }, because: 'Banker has seven with two cards' },
  }),
  'Double Fortune 7, same ranks': outcome({
    says: 'Double Fortune 7 with the same three ranks on both sides.',
    games: BACCARAT,
    uses: { 33: 'S1 1664' },
    has: (deal) =>
      is(deal, (found) => isDoubleFortune(found) && ranksSorted(found.player) === ranksSorted(found.banker)),
    example: { deal: { player: 'Ks 3h 4d', banker: 'Kd 3c 4s' } },
    justMisses: {
      deal: { player: 'Ks 3h 4d', banker: 'Qd 3c 4s' },
      because: 'king and queen have one value but are two ranks',
    },
  }),
  'Double Fortune 7, exact match': outcome({
    says: 'Double Fortune 7 with the same three cards, rank and suit, on both sides.',
    games: BACCARAT,
    uses: { 33: 'S1 1624 1642 1663' },
    has: (deal) =>
      is(deal, (found) => isDoubleFortune(found) && cardsSorted(found.player) === cardsSorted(found.banker)),
    example: { deal: { player: 'Ks 3h 4d', banker: 'Ks 3h 4d' } },
    justMisses: { deal: { player: 'Ks 3h 4d', banker: 'Ks 3h 4s' }, because: 'one card of another suit' },
    assumption: 'The order in which the three cards came does not matter.',
  }),
  'three sixes beaten by three threes': outcome<{ sixes: 'any' | 'same colour'; threes: 'any' | 'same colour' }>({
    says: 'Three sixes lose to three threes, each of one colour where asked.',
    games: ['baccarat', 'pan-9'],
    uses: { 20: 'S1 353 358 359 364 365' },
    usual: { sixes: 'any', threes: 'any' },
    has: (deal, { sixes, threes }) =>
      againstEachOther(deal).some(
        ([losing, winning]) =>
          areAllOfRank(losing, '6') &&
          areAllOfRank(winning, '3') &&
          (sixes === 'any' || isOneColour(losing)) &&
          (threes === 'any' || isOneColour(winning)),
      ),
    example: {
      deal: { player: '6h 6d 6h', banker: '3s 3c 3s' },
      params: { sixes: 'same colour', threes: 'same colour' },
    },
    justMisses: {
      deal: { player: '6h 6d 6s', banker: '3s 3c 3s' },
      params: { sixes: 'same colour', threes: 'same colour' },
      because: 'one six is black',
    },
  }),
}

/** Pairs of three-card hands that met, losing side first as far as sixes and threes go. */
function againstEachOther(deal: Deal): (readonly [readonly Card[], readonly Card[]])[] {
  const pairs = [
    [countedCards(deal, 'player hand'), countedCards(deal, 'banker hand')],
    [countedCards(deal, 'banker hand'), countedCards(deal, 'player hand')],
    [countedCards(deal, 'first three'), countedCards(opponentOf(deal) ?? {}, 'first three')],
  ] as const
  return pairs.flatMap(([losing, winning]) =>
    losing === undefined || winning === undefined ? [] : [[losing, winning]],
  )
}
