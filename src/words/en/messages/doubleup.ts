import type { DoubleUpRefusals } from '../../../games/doubleup/messages.ts'
import type { Sentences } from '../../language.ts'

export const doubleup: Sentences<DoubleUpRefusals> = {
  'play over': 'the play is over',
  'tie not played out': 'a tied hand is played again until it is won or lost',
  'side chosen already': 'a side has been chosen; deal the hand',
  'no side chosen': 'the player chooses Player or Banker before the hand is dealt',
  'joker in baccarat': 'baccarat is dealt without jokers',
  'impossible coup': 'these hands are impossible: two cards each, and a third only where baccarat draws one',
  'card too often': ({ card, decks }) => `${card} appears more often than ${decks} decks allow`,
}
