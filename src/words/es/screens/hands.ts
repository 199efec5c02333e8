import { isJoker, rankOf, suitOf } from '../../../cards/card.ts'
import { tileSign } from '../../../cards/tile.ts'
import { hands as english } from '../../en/screens/hands.ts'
import type { LadderName, Texts } from '../../hands.ts'
import { ESPECIALES, mano } from '../handname.ts'
import { palo, rango } from '../ranks.ts'

const whole = new Intl.NumberFormat('es-US')
const cuenta = (amount: number): string => whole.format(amount)

const HANDS_OF: Record<LadderName, string> = {
  high: 'manos de cinco cartas',
  three: 'manos de tres cartas',
  four: 'manos de cuatro cartas',
  aceToFive: 'manos de cinco cartas',
  deuceToSeven: 'manos de cinco cartas',
  tiles: 'manos de dos fichas',
}

export const hands: Texts = {
  language: 'Español',
  title: 'Manos',
  game: 'Juego',
  fourColours: 'Cuatro colores',
  yourHand: 'Sobre la mesa',
  deck: 'Cartas',
  undo: 'Deshacer',
  clear: 'Vaciar',
  lay: 'Toque cartas para ponerlas en la mesa',
  layHint: 'O escríbalas aquí: valor y palo (c d h s). Las flechas mueven, Retroceso deshace.',
  takeBack: (piece) => `Retirar ${piece}`,
  empty: 'Ponga una mano',
  emptyHint: 'Toque cartas abajo, o pulse antes una zona para decir dónde van.',
  more: (cards) => (cards === 1 ? 'Con una carta más hay mano.' : `Con ${cuenta(cards)} cartas más hay mano.`),
  made: 'La mano',
  beats: 'A qué gana',
  nextUp: 'La siguiente mejor',
  nextDown: 'La siguiente peor',
  top: 'Ninguna: es la más alta.',
  bottom: 'Ninguna: es la más baja.',
  rungs: (below, rungs) => `Gana a ${cuenta(below)} de las otras ${cuenta(rungs - 1)} manos distintas`,
  share: (share, ladder) => `${share} de todas las ${HANDS_OF[ladder]}`,
  beside: (share) => `${share} empatan con ella`,
  versus: (beats, ties, all) =>
    `Con esta mesa gana a ${cuenta(beats)} de las otras ${cuenta(all)} parejas de cartas tapadas${ties > 0 ? ` y empata con ${cuenta(ties)}` : ''}.`,
  outcomes: 'Resultados con nombre',
  noOutcomes: 'Ninguno de los resultados con nombre de este juego.',
  outcomesPending: 'Aparecen cuando hay una mano.',
  meanings: 'Qué significan (en inglés, como en los documentos)',
  assumed: 'regla supuesta, la casa la confirma',
  side: (zone) => (zone === 'hole' ? 'Esta mano' : hands.zones[zone]),
  winner: (winner) => (winner === 'tie' ? 'Empate' : `Gana: ${hands.side(winner)}`),
  layTiles: 'Toque fichas para ponerlas en la mesa',
  copy: 'Copiar la dirección',
  copied: 'La dirección está copiada; abre esta misma mano.',
  games: {
    ...english.games,
    'five-card-draw': 'Póker cerrado de cinco cartas',
    'mexican-poker': 'Póker mexicano',
    'three-card-poker': 'Póker de tres cartas',
    'four-card-poker': 'Póker de cuatro cartas',
    'caribbean-stud': 'Póker caribeño',
    'pai-gow-poker': 'Póker Pai Gow',
    'pai-gow-tiles': 'Fichas Pai Gow',
    'thirteen-card': 'Trece cartas',
    baccarat: 'Bacará',
    'hawaiian-blackjack': 'Blackjack hawaiano',
    lowball: 'Lowball, de as a cinco',
    'casino-war': 'Guerra',
  },
  zones: {
    hole: 'Cartas tapadas',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    board: 'Mesa',
    down: 'Cubiertas',
    up: 'Descubiertas',
    hand: 'Jugador',
    extra: 'Mano extra',
    dealer: 'Jugador-banca',
    dealerUp: 'Jugador-banca, vista',
    dealerDown: 'Jugador-banca, otras',
    player: 'Jugador',
    banker: 'Banca',
    front: 'Delante',
    middle: 'Medio',
    back: 'Detrás',
    tiles: 'Fichas',
    frontTiles: 'Delante',
    backTiles: 'Detrás',
    opponent: 'Rival',
  },
  remarks: {
    'both hole cards play': 'Juegan las dos cartas tapadas',
    'one hole card plays': 'Juega una carta tapada',
    'the board plays': 'Juega la mesa',
    foul: 'Falta: una mano de delante gana a la de detrás',
    'set in order': 'Bien ordenada',
  },
  piece: ({ pieces }, piece) => {
    if (pieces === 'tiles') return tileSign(piece)
    return isJoker(piece) ? 'comodín' : `${rango(rankOf(piece))} de ${palo(suitOf(piece))}`
  },
  hand: (named) => capital(mano(named)),
  refusal: (game, refusal) => {
    switch (refusal.why) {
      case 'taken': {
        const piece = capital(hands.piece(game, refusal.piece))
        const there = `ya en la mesa (${hands.zones[refusal.zone].toLowerCase()})`
        if (refusal.copies === 1) return `${piece}: ${there}. Retírela primero o elija otra.`
        return `${piece}: las ${cuenta(refusal.copies)} están ${there}. Elija otra.`
      }
      case 'not in this deck':
        return `${capital(hands.piece(game, refusal.piece))}: no está en la baraja de ${hands.games[game.name]}.`
      case 'everything is full':
        return 'La mesa está llena. Retire antes una carta o vacíela.'
      case 'unreadable':
        return `«${refusal.text}» en la dirección no se pudo leer y quedó fuera. Las cartas se escriben AsKd.`
      case 'no such game':
        return `No hay ningún juego «${refusal.text}». Elija uno de la lista.`
    }
  },
  special: (special) => ESPECIALES[special] ?? special,
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
