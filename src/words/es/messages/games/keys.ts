import type { KeysRefusals } from '../../../../games/keys/messages.ts'
import type { Sentences } from '../../../language.ts'

export const keys: Sentences<KeysRefusals> = {
  'nobody for the keys': 'nadie participa',
  'too many for the keys': ({ people, cards }) => `${people} personas no pueden sacar de ${cards} cartas`,
  'twice for the keys': ({ who }) => `${who} participa una sola vez`,
  'keys are done': 'ya se probaron las llaves; la entrega terminó',
  'not among the keys': ({ who }) => `${who} no participa`,
  'card drawn already': ({ who, card }) => `${who} ya sacó ${card}`,
  'all cards drawn': 'todos sacaron una carta; ahora se eligen los sobres',
  'not a card of the order': ({ most }) => `el orden se saca con cartas del as al ${most} de un solo palo`,
  'card of another suit': ({ card, first }) => `${card} no es del palo de ${first}; las cartas son de un solo palo`,
  'card drawn by another': ({ card, who }) => `${card} ya la sacó ${who}`,
  'cards before envelopes': 'todos sacan una carta antes de elegir el primer sobre',
  'envelopes chosen already': 'todos tienen un sobre; ahora se prueban las llaves',
  'turn of another': ({ who, next }) => `es el turno de ${next}, no de ${who}: las cartas dan el orden`,
  'no such envelope': ({ envelope, envelopes }) => `no hay sobre ${envelope}; hay ${envelopes}`,
  'envelope taken': ({ envelope, who }) => `el sobre ${envelope} lo eligió ${who}`,
  'envelopes before keys': 'todos eligen un sobre antes de probar la primera llave',
}
