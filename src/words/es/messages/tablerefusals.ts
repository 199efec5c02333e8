import type { Device } from '../../../games/table/action.ts'
import type { TableRefusals } from '../../../games/table/messages.ts'
import type { Sentences } from '../../language.ts'
import { cardsIn, money } from '../../values.ts'
import { APUESTAS, apuesta, cuatroCartas, MANOS } from '../tablewords.ts'

const EL: Record<Device, string> = { shuffler: 'la barajadora', shoe: 'el sabot' }
const DECIDIDO: Record<TableRefusals['decided already']['decision'], string> = {
  play: 'juega',
  fold: 'se retira',
  left: 'se fue',
}

export const tableRefusals: Sentences<TableRefusals> = {
  // the deck
  'opened with its table': 'este juego se abre con su mesa',
  'decks between rounds': 'las barajas se reciben entre rondas',
  'one deck or two': 'se usa una baraja, o dos por turnos',
  'two decks by hand': 'dos barajas solo se usan con barajadora',
  'backs alike': 'los dorsos de las dos barajas son de distinto color',
  'cards not inspected': 'primero el crupier revisa si las cartas tienen defectos',
  'inspection not verified': 'el supervisor de la mesa verifica la revisión',
  'cards not spread': 'las cartas se extienden boca arriba para el primer jugador',
  'cards not washed': 'las cartas se ponen boca abajo, se mezclan y se apilan',
  'no deck': 'no hay baraja en la mesa',
  'shuffle between rounds': 'las cartas se barajan entre rondas',
  'no such deck': ({ back, backs }) => `no hay baraja de dorso ${back}; hay ${backs.join(' y ')}`,
  'deck used last': ({ back }) => `la baraja ${back} se usó la última vez; las barajas entran y salen por turnos`,
  'shuffler out of order': 'la barajadora no funciona',
  'no shuffling device': 'aquí no se usa barajadora',
  'device uncovered': ({ device }) => `antes de usar otra manera se cubre ${EL[device]} o se pone el letrero`,
  'from the hand only by device': 'repartidas de la mano, las cartas las baraja un aparato',
  'from the hand only by device, or manual shoe':
    'repartidas de la mano, las cartas las baraja un aparato; queda el sabot manual',
  'nothing to cut': 'nada espera el corte',
  'cut after the deal': 'el corte solo se repite antes de repartir',
  'cut in the wrong place': ({ least, cards }) =>
    `la carta de corte va al menos ${least} cartas adentro y encima de la última, no ${cards}`,
  'somebody plays': 'las cartas se extienden cuando nadie juega',
  'cards not shuffled': 'las cartas aún no están barajadas',
  'cards not cut': 'las cartas aún no están cortadas',
  'decks too old': ({ hours }) => `las barajas tienen ${hours} horas y hay que cambiarlas`,
  'stub not counted': ({ rounds }) => `el resto no se ha contado en ${rounds} rondas`,
  'stub too large': ({ most, cards }) => `un resto tiene como mucho ${most} cartas, no ${cards}`,
  'stub before the deal': 'el resto se cuenta después de repartir',
  // wagers
  'game not open': 'la mesa no está abierta',
  'no more bets': 'no más apuestas: ahora nada se pone, se aumenta ni se retira',
  'seat out of range': ({ seats }) => `los asientos son de 1 a ${seats}`,
  'call with cash': 'las fichas están en el paño; una apuesta de palabra con efectivo no vale',
  'not seated': 'solo apuesta quien está sentado',
  'one position each': ({ seat, player = 'ese jugador' }) =>
    `${player} ya apuesta en el asiento ${seat}; una posición por jugador`,
  'no other position': ({ seat }) => `el asiento ${seat} no es otra posición con apuesta`,
  'play wager later': 'la apuesta Play se hace después de ver las cartas',
  'wager not offered': ({ wager, offered }) =>
    `${APUESTAS[wager]} no se ofrece en esta mesa: hay ${offered.map((one) => APUESTAS[one]).join(', ')}`,
  'cover all without shuffler': 'Cover All solo se acepta donde la barajadora muestra sus pagos',
  'no wager': ({ wager, amount }) => `${APUESTAS[wager]} ${money(amount)} no es una apuesta`,
  'wager made before another': ({ wager, after }) =>
    `${APUESTAS[wager]}: solo después de ${after.map((one) => APUESTAS[one]).join(' y ')}`,
  'wagers not equal': ({ wager, amount, other, otherAmount }) =>
    `${APUESTAS[wager]} ${money(amount)} y ${APUESTAS[other]} ${money(otherAmount)} deben ser iguales`,
  'wager of another amount': ({ wager, amounts, amount }) =>
    `${APUESTAS[wager]} es de ${amounts.map(money).join(' o ')}, no ${money(amount)}`,
  'wager outside limits': ({ wager, amount, min, max, of }) =>
    `${APUESTAS[wager]} ${money(amount)} está fuera de lo anunciado, de ${money(min)} a ${money(max)}${of === 'house' ? ' (límites de la casa, el documento no nombra ninguno)' : ''}`,
  'bets not open': 'las apuestas no están abiertas',
  'nobody has wagered': 'nadie ha apostado',
  'cover all goes back first': 'la barajadora no funciona: primero se devuelve Cover All',
  'wager on no sensor': ({ wager }) => `${APUESTAS[wager]} no está en ningún sensor; sus fichas no se cuentan ahora`,
  'sensors disagree': ({ wager, made, counted, accepted }) =>
    `${APUESTAS[wager]}: ${made} en los sensores, ${counted} contadas, ${accepted} aceptadas por el sistema; debe ser lo mismo`,
  // the deal
  'bets not closed': 'se reparte después de «no más apuestas»',
  'cards dealt already': 'las cartas ya están repartidas',
  'cards without wagers': 'las cartas van solo a quien hizo las apuestas',
  'no up card in this game': 'en este juego ninguna carta del crupier está boca arriba',
  'up card not with the dealer': ({ card }) => `${card} está boca arriba y no está entre las cartas del crupier`,
  'card twice': ({ card }) => `${card} está dos veces; una baraja la tiene una vez`,
  'cards counted and named differ': ({ counted, named }) => `se cuentan ${counted} cartas y se nombran ${named}`,
  // what went wrong
  'no cards being dealt': 'no se están repartiendo cartas',
  'face up cards not counted': 'diga cuántas estaban boca arriba',
  'no cards dealt': 'no hay cartas repartidas',
  'round over': 'la ronda terminó; lo pagado por error se anula con un ajuste',
  'no round being dealt': 'no se está repartiendo ninguna ronda',
  'device in order': ({ device }) => `${EL[device]} funciona`,
  'dealing changes between rounds': 'la manera de repartir cambia entre rondas',
  'only instead of the shoe': 'en lugar del sabot se reparte de la mano o de un sabot manual',
  'device not in use': ({ device }) =>
    `en esta mesa no se usa ${device === 'shuffler' ? 'barajadora automática' : 'sabot automático'}`,
  'rules are silent': 'las reglas de este juego no hablan de eso; decide un supervisor',
  // decisions
  'no wager in this round': 'no tiene apuesta en esta ronda',
  'not against the dealer': 'no juega contra el crupier',
  'decisions not open': 'se decide después de repartir y antes de que el crupier muestre',
  'decided already': ({ decision }) => `ya ha decidido: ${DECIDIDO[decision]}`,
  'out of turn': ({ first }) => `fuera de turno; primero juega el asiento ${first}`,
  'seat settled already': 'ya está liquidado',
  'play below ante': ({ play, ante }) => `Play de ${money(play)} es menos que el Ante de ${money(ante)}`,
  'play above limit': ({ play, times, ante }) =>
    `Play de ${money(play)} es más de ${times} veces el Ante de ${money(ante)}`,
  'play above ante': ({ below, cards }) =>
    `por debajo de una ${MANOS[below]}, Play es una vez el Ante; esto es ${cuatroCartas(cardsIn(cards))}`,
  'left already': 'ya se ha ido',
  'wagers of who leaves':
    'las reglas de este juego no quitan las apuestas de quien se va; la mano se retira en su turno',
  // the dealer's hand
  'seat undecided': ({ seat }) => `el asiento ${seat} ni se ha retirado ni ha jugado`,
  'dealer cards stand': 'ya se liquidó una mano contra estas cartas; quedan como están',
  'no dealer hand waits': 'ninguna mano del crupier espera ser mostrada',
  'dealer cards not named': 'anote las cartas del crupier',
  'up card of the dealer': ({ card }) => `${card} estaba boca arriba y es de la mano del crupier`,
  'wrong number of dealer cards': ({ cards, named }) =>
    `el crupier tiene ${cards} cartas, no ${named}; un número equivocado anula la ronda`,
  'cards told before': ({ cards }) => `antes se anotaron ${cards}; un supervisor lo corrige`,
  'drawn bonus not offered': 'en esta mesa no se ofrecen Magic Card ni Lucky Bonus',
  'no such position': ({ seats, position }) => `las posiciones son de 1 a ${seats} y el crupier, no ${position}`,
  // settling
  'dealer hand not shown': 'nada se liquida antes de que se muestre la mano del crupier',
  'another settled first': ({ first }) => `primero se liquida el asiento ${first}, desde la derecha`,
  'not to be settled': 'no está por liquidar',
  'not in this round': 'no está en esta ronda',
  'cards not named': 'anote las cartas de esta mano',
  'wrong number of player cards': ({ cards, named }) =>
    `un jugador tiene ${cards} cartas, no ${named}; un número equivocado anula la ronda`,
  'floor verifies first': ({ hand, wager }) =>
    `${MANOS[hand]}, ${APUESTAS[wager]}: se paga cuando un supervisor lo ha verificado`,
  // backing out
  'award of the meter': 'un premio del bote se rechaza o se anula en la pantalla del piso',
  'nothing paid': (bet) => `en la última ronda no se pagó nada por ${apuesta(bet)}`,
  'adjustment by one': 'un ajuste requiere dos personas',
  'adjustment unexplained': 'un ajuste dice su motivo y el documento que lo respalda',
}
