import type { HiLoRefusals } from '../../../games/hilo/messages.ts'
import type { Sentences } from '../../language.ts'

export const hilo: Sentences<HiLoRefusals> = {
  'game over': 'the game is over',
  'turned before the shuffle': 'the deck is shuffled before a card is turned',
  'turned before the cut': 'the player cuts the deck before a card is turned',
  'turned before the guess': 'the player says higher or lower before the card is turned',
  'not a card of the deck': 'the game is played with the 52 cards of one deck',
  'card turned already': ({ card, nth }) => `${card} was already card ${nth}; there is one deck`,
  'deck shuffled already': 'the deck is shuffled once, before the cut',
  'cut before the shuffle': 'the deck is shuffled before the cut',
  'deck cut already': 'the deck is cut once',
  'guess made already': 'the guess has been made; turn the card',
  'guess before the first card': 'the first card is turned before the first guess',
  'stopped after the guess': 'the guess has been made; the card is turned before the player may stop',
}
