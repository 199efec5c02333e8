import type { KeysRefusals } from '../../../../games/keys/messages.ts'
import type { Sentences } from '../../../language.ts'

export const keys: Sentences<KeysRefusals> = {
  'nobody for the keys': 'nobody takes part',
  'too many for the keys': ({ people, cards }) => `${people} people cannot draw from ${cards} cards`,
  'twice for the keys': ({ who }) => `${who} takes part once`,
  'keys are done': 'the keys have been tried; the giveaway is over',
  'not among the keys': ({ who }) => `${who} does not take part`,
  'card drawn already': ({ who, card }) => `${who} has drawn ${card} already`,
  'all cards drawn': 'everybody has drawn a card; envelopes are chosen now',
  'not a card of the order': ({ most }) => `the order is drawn from the ace to the ${most} of one suit`,
  'card of another suit': ({ card, first }) => `${card} is not of the suit of ${first}; the cards are of one suit`,
  'card drawn by another': ({ card, who }) => `${card} was drawn by ${who}`,
  'cards before envelopes': 'everybody draws a card before the first envelope is chosen',
  'envelopes chosen already': 'everybody has an envelope; keys are tried now',
  'turn of another': ({ who, next }) => `it is the turn of ${next}, not of ${who}: the cards give the order`,
  'no such envelope': ({ envelope, envelopes }) => `there is no envelope ${envelope}; there are ${envelopes}`,
  'envelope taken': ({ envelope, who }) => `envelope ${envelope} was chosen by ${who}`,
  'envelopes before keys': 'everybody chooses an envelope before the first key is tried',
}
