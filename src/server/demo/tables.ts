/** The tables of the demo room. Each game stands there once or twice, so that every offering has somewhere to be played. */
export const DEMO_TABLES = [
  { table: '1', game: 'no-bust-21', seats: 7, decks: 6 },
  { table: '2', game: 'no-bust-21', seats: 7, decks: 6 },
  { table: '3', game: 'no-bust-21', seats: 7, decks: 6 },
  { table: '4', game: 'holdem', seats: 9, decks: 1 },
  { table: '5', game: 'holdem', seats: 9, decks: 1 },
  { table: '6', game: 'holdem', seats: 9, decks: 1 },
  { table: '7', game: 'holdem', seats: 9, decks: 1 },
  { table: '8', game: 'omaha-high-low', seats: 9, decks: 1 },
  { table: '9', game: 'three-card-poker', seats: 7, decks: 1 },
  { table: '10', game: 'ultimate-texas-holdem', seats: 6, decks: 1 },
  { table: '11', game: 'crazy-4-poker', seats: 7, decks: 1 },
  { table: '12', game: 'three-card-poker', seats: 7, decks: 1 },
  { table: '13', game: 'fortune-pai-gow-poker', seats: 6, decks: 1 },
  { table: '14', game: 'fortune-7-baccarat', seats: 7, decks: 8 },
  { table: '15', game: 'pai-gow-poker', seats: 6, decks: 1 },
  { table: '16', game: 'blackjack', seats: 7, decks: 8 },
  { table: '17', game: 'blackjack', seats: 7, decks: 8 },
  { table: '18', game: 'golden-frog-baccarat', seats: 7, decks: 8 },
  { table: '19', game: 'caribbean-stud', seats: 7, decks: 1, limit: '$10-$100' },
  { table: '20', game: 'thirteen-card', seats: 3, decks: 1, limit: '$10' },
  { table: '21', game: 'pokara', seats: 7, decks: 6 },
  { table: '22', game: 'pai-gow-tiles', seats: 7, decks: 1 },
  { table: '23', game: 'baccarat', seats: 7, decks: 8 },
  { table: '24', game: 'pan-9', seats: 7, decks: 8, limit: '$10-$100' },
  { table: '25', game: 'no-limit-holdem', seats: 9, decks: 1 },
  { table: '26', game: 'omaha', seats: 9, decks: 1 },
  { table: '27', game: 'crazy-4-poker', seats: 6, decks: 1 },
  { table: '28', game: 'four-card-poker', seats: 7, decks: 1 },
] as const

/** They play by themselves; every other table is left to whoever looks at the demo. */
export const SIMULATED: readonly string[] = ['2', '3', '5', '6']
export const BY_HAND: readonly string[] = DEMO_TABLES.map(({ table }) => table).filter(
  (table) => !SIMULATED.includes(table),
)

/** The first six belong to the two jackpots that play by themselves; what names no table is offered at the others. */
const SHARED_FROM = 7
/** Games against the house are dealt there, and nothing else. */
export const DEALT: readonly string[] = ['27', '28']
export const sharedTables = (games: readonly string[]): string[] =>
  DEMO_TABLES.filter(
    ({ table, game }) => Number(table) >= SHARED_FROM && !DEALT.includes(table) && games.includes(game),
  ).map(({ table }) => table)

/** Promotions whose tickets or points come from hands are offered at one table each: otherwise every good hand of the room is told twice. */
export const HANDS_AT: Readonly<Record<string, readonly string[]>> = {
  'bay-101/prize-wheel': ['12'],
  'hawaiian-gardens/car-giveaway': ['23'],
  'hawaiian-gardens/cash-drawing': ['21'],
  'hawaiian-gardens/high-hand': ['24'],
  'hawaiian-gardens/blackjack-poker-car': ['17'],
}

/** Poker by limit, for the podium: they fill, wait and break by themselves, and no activity is offered there. */
export const PODIUM_TABLES = [
  { table: '29', game: 'holdem', seats: 9, decks: 1, limit: '$1-$3', kind: 'live' },
  { table: '30', game: 'holdem', seats: 9, decks: 1, limit: '$1-$3', kind: 'live' },
  { table: '31', game: 'holdem', seats: 9, decks: 1, limit: '$1-$3', kind: 'live' },
  { table: '32', game: 'holdem', seats: 9, decks: 1, limit: '$2-$5', kind: 'live' },
  { table: '33', game: 'holdem', seats: 9, decks: 1, limit: '$2-$5', kind: 'live' },
  { table: '34', game: 'omaha', seats: 9, decks: 1, limit: '$4-$8', kind: 'live' },
  { table: '35', game: 'omaha', seats: 9, decks: 1, limit: '$4-$8', kind: 'live' },
] as const
/** Of tournaments: nobody plays for money there. */
export const TOURNAMENT_TABLES = [
  { table: '36', game: 'holdem', seats: 9, decks: 1, kind: 'tournament' },
  { table: '37', game: 'holdem', seats: 9, decks: 1, kind: 'tournament' },
  { table: '38', game: 'holdem', seats: 9, decks: 1, kind: 'tournament' },
  { table: '39', game: 'holdem', seats: 9, decks: 1, kind: 'tournament' },
  { table: '40', game: 'holdem', seats: 9, decks: 1, kind: 'tournament' },
  { table: '41', game: 'holdem', seats: 9, decks: 1, kind: 'tournament' },
  { table: '42', game: 'no-limit-holdem', seats: 10, decks: 1, kind: 'tournament' },
] as const
/** Open when the room opens; the others are opened from a list. */
export const OPEN_AT_ONCE: readonly string[] = ['29', '32', '34']

/** A dealer goes from one to the next. */
export const STRINGS: Readonly<Record<string, readonly string[]>> = {
  A: ['1', '2', '3', '16', '17', '14', '18', '23'],
  B: ['4', '5', '6', '7', '8', '25', '26'],
  C: ['9', '12', '10', '11', '27', '28', '19', '20'],
  D: ['13', '15', '21', '22', '24'],
  E: PODIUM_TABLES.map(({ table }) => table),
}
