import type { HiLoRefusals } from '../../../games/hilo/messages.ts'
import type { Sentences } from '../../language.ts'

export const hilo: Sentences<HiLoRefusals> = {
  'game over': 'el juego terminó',
  'turned before the shuffle': 'la baraja se mezcla antes de voltear una carta',
  'turned before the cut': 'el jugador corta la baraja antes de voltear una carta',
  'turned before the guess': 'el jugador dice mayor o menor antes de voltear la carta',
  'not a card of the deck': 'se juega con las 52 cartas de una baraja',
  'card turned already': ({ card, nth }) => `${card} ya fue la carta ${nth}; hay una sola baraja`,
  'deck shuffled already': 'la baraja se mezcla una vez, antes del corte',
  'cut before the shuffle': 'la baraja se mezcla antes del corte',
  'deck cut already': 'la baraja se corta una vez',
  'guess made already': 'el jugador ya eligió; ahora se voltea la carta',
  'guess before the first card': 'la primera carta se voltea antes de que el jugador elija',
  'stopped after the guess': 'el jugador ya eligió: la carta se voltea antes de que pueda parar',
}
