/** Why something is not done in a game against the house, in Spanish. */
import type { Phrase } from '../phrases.ts'

export const REFUSED: readonly Phrase[] = [
  ['{} on {} is paid after a floor person has verified it', '{}, {}: se paga cuando un supervisor lo ha verificado'],
  ['has no wager in this round', 'no tiene apuesta en esta ronda'],
  ['does not play against the dealer', 'no juega contra el crupier'],
  [
    'decisions are made after the deal, before the dealer shows',
    'se decide después de repartir y antes de que el crupier muestre',
  ],
  ['out of turn; seat {n} is asked first', 'fuera de turno; primero se pregunta al asiento {}'],
  ['Play {$} is less than the Ante {$}', 'Play de {} es menos que el Ante de {}'],
  ['Play {$} is more than {} times the Ante {$}', 'Play de {} es más de {} veces el Ante de {}'],
  [
    'below a pair of aces the Play wager is once the Ante; this is {}',
    'por debajo de una pareja de ases, Play es una vez el Ante; esto es {}',
  ],
  [
    'no more bets: nothing is made, increased or withdrawn now',
    'no más apuestas: ahora nada se pone, se aumenta ni se retira',
  ],
  ['nobody has made a wager', 'nadie ha apostado'],
  ['the table is not open', 'la mesa no está abierta'],
  ['seats are 1 to {}', 'los asientos son de 1 a {}'],
  ['{} is made after ante and super bonus only', '{}: solo después de Ante y Super Bonus'],
  ['{} is made after ante only', '{}: solo después del Ante'],
  ['{} {} and {} {} must be equal', '{} {} y {} {} deben ser iguales'],
  ['{} is {} or {}, not {$}', '{} es de {} o {}, no {}'],
  ['{} {} is outside the posted {$} to {}', '{} {} está fuera de lo anunciado, de {} a {}'],
  ['the Play wager is made after the cards were seen', 'la apuesta Play se hace después de ver las cartas'],
  ['{} is there twice; one deck has it once', '{} está dos veces; una baraja la tiene una vez'],
  ["{} lay face up and belongs to the dealer's hand", '{} estaba boca arriba y es de la mano del crupier'],
  [
    "{} lies face up, and is not among the dealer's cards",
    '{} está boca arriba y no está entre las cartas del crupier',
  ],
  ['name the cards of this hand', 'diga las cartas de esta mano'],
  [
    'a player has 5 cards, not {n}; a wrong number voids the round',
    'un jugador tiene 5 cartas, no {}; un número equivocado anula la ronda',
  ],
  ['seat {n} is settled first, from the right', 'primero se liquida el asiento {}, desde la derecha'],
  [
    'the rules of this game do not speak of that; a floor person decides',
    'las reglas de este juego no hablan de eso; decide un supervisor',
  ],
  [
    'the rules of this game do not take the wagers of who leaves; the hand is folded at its turn',
    'las reglas de este juego no quitan las apuestas de quien se va; la mano se retira en su turno',
  ],
  ['no automated shuffler is in use at this table', 'en esta mesa no se usa barajadora automática'],
  ['no automated shoe is in use at this table', 'en esta mesa no se usa sabot automático'],
  ['an adjustment takes two persons', 'un ajuste es cosa de dos personas'],
  [
    'an adjustment names its reason and the document behind it',
    'un ajuste dice su motivo y el documento que lo respalda',
  ],
  ['nothing was paid on {} in the last round', 'en la última ronda no se pagó nada por {}'],
  [
    'an award of the meter is declined or backed out where the floor verifies it',
    'un premio del contador se rechaza o se anula donde el supervisor lo verifica',
  ],
  ['the cards are not shuffled yet', 'las cartas aún no están barajadas'],
  ['the cards are not cut yet', 'las cartas aún no están cortadas'],
  ['no deck is on the table', 'no hay baraja en la mesa'],
  ['the stub was not counted for {} rounds', 'el resto no se ha contado en {} rondas'],
  ['the decks are {} hours old and must be changed', 'las barajas tienen {} horas y hay que cambiarlas'],
]
