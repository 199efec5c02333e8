/** What the dealer of a game against the house does; the verb stands before it. */
import type { Device } from '../../../games/table/action.ts'
import type { InstructionMessages } from '../../../games/table/instructions.ts'
import { parsePay } from '../../../games/table/pays.ts'
import type { Sentences } from '../../language.ts'
import { cardsIn, money } from '../../values.ts'
import { APUESTAS, apuesta, asientos, cuatroCartas, de, MANOS, pago } from '../tablewords.ts'

const EL: Record<Device, string> = { shuffler: 'la barajadora', shoe: 'el sabot' }
const MODOS: Record<InstructionMessages['deal to']['way'], string> = {
  stacks: 'un montón de cinco a cada uno',
  'one by one': 'de una en una hasta que cada uno tiene cinco',
  'dealer one up': 'cinco a cada uno boca abajo; el crupier una más boca arriba',
}
const TOMADO: Record<InstructionMessages['wager taken first']['how'], string> = {
  tray: 'a la bandeja',
  sensor: 'del sensor',
  account: 'de la cuenta de juego',
}
const YA: Record<InstructionMessages['wager forfeited']['in'], string> = {
  layout: '',
  tray: ' (ya en la bandeja)',
  account: ' (ya tomado de la cuenta)',
}
const DONDE: Record<InstructionMessages['wager settled']['from'], string> = {
  tray: '',
  account: ', a la cuenta de juego',
  meter: ', del bote, no de la bandeja',
}

/** Odds are written as on a layout. */
const proporcion = (written: string): string => {
  const pay = parsePay(written)
  return pay === undefined ? written : pago(pay)
}

function pagado({
  does,
  wagered,
  win,
  from,
  isReturned,
  hand,
  odds,
  of,
}: InstructionMessages['wager settled']): string {
  const why = [
    ...(hand === undefined ? [] : [`${MANOS[hand]}${of === undefined ? '' : ` del asiento ${of}`}`]),
    ...(odds === undefined ? [] : [proporcion(odds)]),
  ].join(', ')
  const because = why === '' ? '' : ` (${why})`
  return does === 'pay'
    ? `${money(win)}${isReturned ? ` y ${money(wagered)} de vuelta` : ''}${because}${DONDE[from]}`
    : `${money(wagered)}${because}`
}

export const instructions: Sentences<InstructionMessages> = {
  // the deck
  'old hand stays': ({ back }) => `la mano de la baraja ${back} anterior que espera sus papeles se queda en la mesa`,
  'shuffle decks': ({ decks }) => (decks === 2 ? 'cada baraja' : 'la baraja'),
  'first player looks': 'el primer jugador mira las cartas extendidas',
  'shuffler miscounts': ({ cards, right, back }) =>
    `la barajadora cuenta ${cards} cartas, no ${right}: la baraja ${back} sale de la mesa`,
  'papers are done': ({ back }) => `la baraja ${back}: los papeles de su mano están listos`,
  'cut the cards': ({ least }) => `las cartas, con la carta de corte al menos a ${least} cartas`,
  'cut done': 'hecho: las cartas de encima de la de corte van al fondo con ella; después, al sabot',
  'other deck stays': ({ back }) =>
    `la baraja ${back} se queda hasta que estén listos los papeles de su mano; no se juega con ella, dos se usan solo con barajadora`,
  'other deck leaves': ({ back }) => `la baraja ${back}: dos se usan solo con barajadora`,
  'spread the cards':
    'las cartas extendidas boca abajo, o boca arriba si un jugador lo pide; el primer jugador mira, después se baraja y se corta',
  'deck counted': ({ cards }) => `toda la baraja, boca abajo: ${cards} cartas`,
  'deck miscounted': ({ back, cards, right, stays }) =>
    `la baraja ${back} tiene ${cards} cartas, no ${right}: ${stays ? 'ya no se juega con ella y sale de la mesa cuando estén listos los papeles de su mano' : 'sale de la mesa'}`,
  // wagers
  'own players': ({ positions }) => `${positions} posiciones, cada una con su propio jugador`,
  'announce no more bets': 'no más apuestas',
  'lock wager': ({ wager, lit }) =>
    `${APUESTAS[wager]} en el sistema${lit.length === 0 ? '' : `; luz encendida hasta el final de la ronda: ${asientos(lit)}`}`,
  'wager taken first': ({ wager, seat, amount, how }) =>
    `${APUESTAS[wager]} del asiento ${seat}: ${money(amount)} ${TOMADO[how]}`,
  'chips counted': ({ chips, accepted }) =>
    chips === 1
      ? `1 ficha contada delante de la bandeja, ${accepted} aceptada`
      : `${chips} fichas contadas delante de la bandeja, ${accepted} aceptadas`,
  'chips into the tray': 'las fichas contadas, a la bandeja',
  // the deal
  'deal to': ({ seats, way }) => `a ${asientos(seats)} y al crupier, ${MODOS[way]}`,
  'dealer card face up': ({ card }) => `la carta del crupier boca arriba: ${card}`,
  'cover all pays': ({ players, lines }) =>
    `Cover All para ${players === 1 ? '1 jugador' : `${players} jugadores`}: ${lines.map(({ hand, odds }) => `${MANOS[hand]} ${proporcion(odds)}`).join(', ')}`,
  'count the stub': 'el resto se cuenta boca abajo',
  'stub unseen': 'el resto, sin mirarlo',
  'counted stub unseen': ({ cards }) => `el resto de ${cards} cartas, sin mirarlo`,
  // a void round
  'all hands void': ({ why }, say) => `todas las manos son nulas: ${say(why)}`,
  'dealer dealt wrongly': ({ dealt, right }) => `el crupier tiene ${dealt} cartas, no ${right}`,
  'seat dealt wrongly': ({ seat, dealt, right }) => `el asiento ${seat} tiene ${dealt} cartas, no ${right}`,
  'cards lay face up': ({ cards }) => `${cards} cartas estaban boca arriba`,
  'wrong number of cards': 'alguien tiene un número equivocado de cartas',
  'dealer card seen': 'se vio una carta del crupier antes de que todos decidieran',
  'shoe failed': 'el sabot falló; sus cartas y las repartidas se barajan de nuevo',
  'cards misdealt': 'las cartas se repartieron mal',
  'cards misdealt of a wrong deck': ({ cards, right }) =>
    `las cartas se repartieron mal y la baraja tiene ${cards} cartas, no ${right}`,
  'stub miscounted': ({ cards, right }) => `el resto tiene ${cards} cartas y debe tener ${right}`,
  'award not verified': ({ amount, seat }) =>
    `al supervisor: el premio de ${money(amount)} del asiento ${seat} no se verifica y vuelve al bote`,
  'wager back': ({ wager, seat, amount }) => `${APUESTAS[wager]} del asiento ${seat}: ${money(amount)}`,
  'deck leaves': 'toda la baraja sale de la mesa',
  reshuffle: 'de nuevo',
  // what went wrong
  'card found face up': 'la carta que estaba boca arriba; la ronda sigue',
  'card drawn in error': 'la carta sacada por error, sin mirarla, como carta siguiente',
  'round stands': 'todos han decidido: la ronda vale',
  'reshuffle the cards': 'las cartas de nuevo',
  'cover the device': ({ device }) => `${EL[device]}, o poner el letrero, antes de usar otro modo`,
  'device covered': ({ device }) =>
    `${EL[device]} está ${device === 'shuffler' ? 'cubierta' : 'cubierto'} o tiene su letrero: se puede usar otro modo`,
  'dealt from now on': ({ from }) => `${from === 'hand' ? 'con la mano' : 'de un sabot manual'} de ahora en adelante`,
  'device works again': ({ device }) => `${EL[device]} funciona de nuevo`,
  // decisions
  'fold or play': ({ seat }) => `asiento ${seat}: ¿se retira o juega?`,
  'folded cards stay': ({ seat, at }) =>
    `las cartas del asiento ${seat} quedan boca abajo ${at === 'sensor' ? 'junto al sensor' : 'junto a la apuesta'}`,
  'play set right': ({ seat, play }) => `la apuesta Play del asiento ${seat} se corrige: ${money(play)}`,
  'everybody decided': 'la mano del crupier: todos han decidido',
  'wagers stay in play': ({ seat }) => `el asiento ${seat} se fue; las apuestas siguen en juego`,
  'wager forfeited': ({ wager, seat, amount, why, in: where }) =>
    `${APUESTAS[wager]} del asiento ${seat}, ${why === 'left' ? 'abandonado' : 'perdido por retirarse'}: ${money(amount)}${YA[where]}`,
  'cards unseen': ({ seat }) => `las cartas del asiento ${seat}, sin mirarlas`,
  // hands
  'dealer has': ({ cards }) => `la mano del crupier: ${cuatroCartas(cardsIn(cards))}`,
  'dealer plays': ({ plays, rest }) => `${plays} juegan, de mayor a menor; ${rest} quedan en la mano viva`,
  'hand shown': ({ seat, cards }) => `la mano del asiento ${seat}: ${cuatroCartas(cardsIn(cards))}`,
  'cards set right': ({ of, told }) => `las cartas ${de(of)} se corrigen; se habían anotado ${told}`,
  'light is lit': ({ hand, of }) => `${MANOS[hand]} ${de(of)}, y que su luz está encendida`,
  'hand button': ({ hand }) => `el botón de ${MANOS[hand]}`,
  'verify hand': ({ hand, of }) => `al supervisor: verificar ${MANOS[hand]} ${de(of)}`,
  'cards stay for papers': ({ of }) => `las cartas ${de(of)} quedan hasta que estén listos los papeles`,
  'hand brings an envy': ({ seat }) => `la mano del asiento ${seat} queda boca arriba: paga bonos de envidia`,
  'hand stays until paid': ({ seat }) => `la mano del asiento ${seat} queda boca arriba hasta que todo está pagado`,
  'hand waits for the others': ({ seat }) => `la mano del asiento ${seat} gana del bote y espera a que se vean todas`,
  'highest so far': ({ of }) => `la mano ${de(of)} queda boca arriba para Cover All, la más alta hasta ahora`,
  'no longer the highest': ({ seat }) => `la mano del asiento ${seat}: queda una más alta para Cover All`,
  // money
  'nothing more to collect': (bet) => `asiento ${bet.seat}, ${apuesta(bet)}: nada más, se recogió antes de repartir`,
  'wager settled': (bet) => `asiento ${bet.seat}, ${apuesta(bet)}: ${pagado(bet)}`,
  'paid and taken back': (bet) => `${money(bet.amount)} pagado al asiento ${bet.seat} por ${apuesta(bet)}`,
  'manual adjustment': ({ document, reason }) => `ajuste manual por ${document}: ${reason}`,
  // the end
  'system ready': 'fin de la partida: el sistema está listo para la siguiente mano',
  'remaining cards': 'todas las cartas que quedan, de modo que cada mano se pueda reconstruir',
}
