/** What no document of a house defines and we take from commonly published California rules, until the house confirms it. */
export type Assumption = { game: string; what: string; why: string }

export const ASSUMPTIONS: readonly Assumption[] = [
  {
    game: 'pan-9',
    what: 'Eight decks without 7, 8, 9 and 10; three cards and at most one more; faces count nothing; the last digit counts, nine is best.',
    why: 'The documents name hands of Pan 9 but neither its deck nor its count.',
  },
  {
    game: 'super-9',
    what: 'Dealt and counted as Pan 9.',
    why: 'The documents give both games the same hands and no rules of their own.',
  },
  {
    game: 'nine-and-a-half',
    what: 'Ace one, 2 to 9 as printed, ten and faces a half; nearest to nine and a half without going over.',
    why: 'The game is only named.',
  },
  {
    game: 'mexican-poker',
    what: 'Five-card stud with 41 cards (no 8, 9, 10; one joker); jack follows seven; a flush beats a full house; the joker down is any card, up it is an ace or completes a straight or flush.',
    why: 'The documents only list hands; their points agree with a flush above a full house.',
  },
  {
    game: 'pokara',
    what: 'Three cards from a shoe of six decks; three aces of hearts, trip flush (one card three times), royal flush (A-K-Q suited), straight flush, three of a kind, then straight, flush, pair, high card.',
    why: 'The documents list the top hands without deck or rank.',
  },
  {
    game: 'hawaiian-blackjack',
    what: 'Eight decks with one joker each; aim 22; ace one or eleven; two aces, or a joker with any card, are a natural; a joker makes up what is missing.',
    why: 'The documents name hands of aces and of up to five jokers without the count of the game.',
  },
  {
    game: 'no-bust-21',
    what: 'Totals are those of blackjack; a natural is an ace with a ten or a face in the first two cards. Jokers are not in the shoe.',
    why: 'What a natural is at the table is not defined.',
  },
  {
    game: 'blackjack',
    what: 'A natural is an ace with a ten or a face in the first two cards.',
    why: 'What a natural is at the table is not defined.',
  },
  {
    game: 'jokers-wild-pai-gow-poker',
    what: 'One joker, which is any card; five of a kind ranks between the royal flush and five aces.',
    why: 'The documents name the game and a five of a kind, not how far the joker is wild.',
  },
  {
    game: 'pai-gow-poker',
    what: 'A-2-3-4-5 is the second-highest straight; the joker is an ace or completes a straight or flush.',
    why: 'Commonly published; some rooms rank the wheel lowest.',
  },
  {
    game: 'pai-gow-tiles',
    what: 'Hands without points tie whatever the tiles; alone, the Gee Joon six ranks above the fives and the Gee Joon three below all.',
    why: 'Commonly published; the documents rank hands by name only.',
  },
  {
    game: 'thirteen-card',
    what: 'No straights or flushes in front; A-2-3-4-5 is the lowest straight.',
    why: 'The documents name set hands without their rank.',
  },
  {
    game: 'lowball',
    what: 'California Lowball is ace to five, without a joker.',
    why: 'Charts want unsuited cards of one deck; the base rules are not in the documents.',
  },
  {
    game: 'kansas-city-lowball',
    what: 'Deuce to seven: aces high, straights and flushes count against the hand.',
    why: 'The chart wants 7-5-4-3-2 without a flush; the base rules are not in the documents.',
  },
  {
    game: 'reverse-holdem',
    what: "Hold'em won by the lowest hand, ace to five.",
    why: 'The game is only named.',
  },
]
