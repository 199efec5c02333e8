/** What the page of hands says. */
import { cardName } from '../../../cards/card.ts'
import { tileSign } from '../../../cards/tile.ts'
import type { LadderName, Texts } from '../../hands.ts'

const whole = new Intl.NumberFormat('en-US')
const count = (amount: number): string => whole.format(amount)

const HANDS_OF: Record<LadderName, string> = {
  high: 'five-card hands',
  three: 'three-card hands',
  four: 'four-card hands',
  aceToFive: 'five-card hands',
  deuceToSeven: 'five-card hands',
  tiles: 'two-tile hands',
}

export const hands: Texts = {
  language: 'English',
  title: 'Hands',
  game: 'Game',
  fourColours: 'Four colours',
  yourHand: 'On the table',
  deck: 'Cards',
  undo: 'Undo',
  clear: 'Clear',
  lay: 'Tap cards onto the table',
  layHint: 'Or type them here: rank, then suit (c d h s). Arrow keys move, Backspace takes back.',
  takeBack: (piece) => `Take back ${piece}`,
  empty: 'Lay out a hand',
  emptyHint: 'Tap cards below, or press a zone first to say where they go.',
  more: (cards) => (cards === 1 ? 'One more card makes a hand.' : `${count(cards)} more cards make a hand.`),
  made: 'The hand',
  beats: 'What it beats',
  nextUp: 'Next above',
  nextDown: 'Next below',
  top: 'Nothing: this is the top.',
  bottom: 'Nothing: this is the bottom.',
  rungs: (below, rungs) => `Beats ${count(below)} of the other ${count(rungs - 1)} different hands`,
  share: (share, ladder) => `${share} of all ${HANDS_OF[ladder]}`,
  beside: (share) => `${share} tie with it`,
  versus: (beats, ties, all) =>
    `On this board it beats ${count(beats)} of the ${count(all)} other pairs of hole cards${ties > 0 ? ` and ties ${count(ties)}` : ''}.`,
  outcomes: 'Named outcomes',
  noOutcomes: 'None of the named outcomes for this game.',
  outcomesPending: 'They appear once there is a hand.',
  meanings: 'What they mean',
  assumed: 'assumed rule, the house confirms it',
  side: (zone) => (zone === 'hole' ? 'This hand' : hands.zones[zone]),
  winner: (winner) => (winner === 'tie' ? 'A tie' : `${hands.side(winner)} wins`),
  layTiles: 'Tap tiles onto the table',
  copy: 'Copy the address',
  copied: 'The address is copied; it opens this very hand.',
  games: {
    holdem: "Hold'em",
    omaha: 'Omaha',
    'crazy-pineapple': 'Crazy Pineapple',
    'seven-card-stud': 'Seven Card Stud',
    'five-card-draw': 'Five Card Draw',
    'mexican-poker': 'Mexican Poker',
    'wheel-of-cards': 'Wheel of Cards',
    'three-card-poker': 'Three Card Poker',
    'ultimate-holdem': "Ultimate Hold'em",
    'crazy-4-poker': 'Crazy 4 Poker',
    'four-card-poker': 'Four Card Poker',
    'caribbean-stud': 'Caribbean Stud',
    'pai-gow-poker': 'Pai Gow Poker',
    'pai-gow-tiles': 'Pai Gow Tiles',
    'thirteen-card': 'Thirteen Card',
    baccarat: 'Baccarat',
    blackjack: 'Blackjack',
    'hawaiian-blackjack': 'Hawaiian Blackjack',
    'pan-9': 'Pan 9',
    pokara: 'Pokara',
    lowball: 'Lowball, ace to five',
    razz: 'Razz',
    'kansas-city-lowball': 'Kansas City Lowball',
    'casino-war': 'Casino War',
    'hi-lo': 'Hi-Lo',
  },
  zones: {
    hole: 'Hole cards',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    board: 'Board',
    down: 'Down',
    up: 'Up',
    hand: 'Player',
    extra: 'Extra hand',
    dealer: 'Player-dealer',
    dealerUp: 'Player-dealer, up',
    dealerDown: 'Player-dealer, others',
    player: 'Player',
    banker: 'Banker',
    front: 'Front',
    middle: 'Middle',
    back: 'Back',
    tiles: 'Tiles',
    frontTiles: 'Front',
    backTiles: 'Back',
    opponent: 'Opponent',
  },
  remarks: {
    'both hole cards play': 'Both hole cards play',
    'one hole card plays': 'One hole card plays',
    'the board plays': 'The board plays',
    foul: 'Foul: a hand in front beats the one behind it',
    'set in order': 'Set in order',
  },
  piece: ({ pieces }, piece) => (pieces === 'tiles' ? tileSign(piece) : cardName(piece)),
  hand: ({ says }) => capital(says),
  refusal: (game, refusal) => {
    switch (refusal.why) {
      case 'taken': {
        const piece = hands.piece(game, refusal.piece)
        const there = `already on the table (${hands.zones[refusal.zone].toLowerCase()})`
        if (refusal.copies === 1) return `The ${piece} is ${there}. Take it back first, or choose another.`
        return `All ${count(refusal.copies)} of the ${piece} are ${there}. Choose another.`
      }
      case 'not in this deck':
        return `${capital(hands.piece(game, refusal.piece))}: not in the deck of ${hands.games[game.name]}.`
      case 'everything is full':
        return 'The table is full. Take a card back first, or clear it.'
      case 'unreadable':
        return `“${refusal.text}” in the address could not be read and was left out. Cards are written like AsKd.`
      case 'no such game':
        return `There is no game “${refusal.text}”. Choose one from the list.`
    }
  },
  special: (special) => special,
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
