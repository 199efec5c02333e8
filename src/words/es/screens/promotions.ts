/** Mesas sorteadas y sus pozos, puntos y boletos que se deben por asiento. */
import type { due as enDue, points as enPoints, tables as enTables } from '../../en/screens/promotions.ts'

export const tables: typeof enTables = {
  balls: 'Mesas en el sorteo',
  noBalls: 'No hay ninguna mesa abierta de esta promoción.',
  inPlay: (tables) => `Bolas de las mesas ${tables}.`,
  heldOut: (tables) => `Fuera hasta el próximo sorteo: mesa ${tables}.`,
  drawn: 'Mesa de la bola',
  event: '¿Qué pasó?',
  noEvent: 'Nada: el sorteo anunciado',
  dealtIn: 'Jugadores con cartas',
  dealtInHint: (least) => `Al menos ${least}. Déjelo vacío si se llevan los asientos de la mesa.`,
  drawDo: 'Anunciar la mesa',
  called: (table) => `Salió la mesa ${table}`,
  next: {
    splash: 'Lleve el premio de la caja a la mesa; va al pozo de la próxima mano.',
    'pot won': 'El premio está en el pozo. ¿Quién ganó la mano?',
    'card picks seat': 'Saque la carta que elige el asiento.',
    'each seat': 'Todos los sentados reciben el premio, si las reglas lo permiten.',
    spread: 'Reparta las cartas entre todos los que estaban sentados cuando salió la bola.',
  },
  drawer: 'Cajón de la caja',
  drawerHint: 'El cajero de este cajón firma abajo.',
  splashDo: 'El premio está en el pozo',
  wonHint: 'Si hay manos iguales, toque primero la primera a la izquierda del botón.',
  wonDo: 'Elija quién ganó',
  wonBy: (seats) => `Ganó el asiento ${seats}`,
  seat: (seat) => `Asiento ${seat}`,
  card: (card) => `Carta ${card}`,
  emptySeat: 'No hay nadie en el asiento de esta carta',
  whoSits: '¿Quién estaba sentado?',
  eachDo: (seats) =>
    seats === 0
      ? 'Elija primero los asientos'
      : seats === 1
        ? 'Entregarlo a quien puede tenerlo'
        : `Entregarlo a quienes de ${seats} pueden tenerlo`,
  cardsSpread: 'Cartas repartidas',
  ace: '¿Quién sacó el as?',
  noAce: 'Nadie',
  spreadDo: 'Las cartas están abiertas',
  takeBack: 'No se jugó la mano: devolver el premio',
  takeBackDo: 'Está de vuelta en la caja',
  broken: 'La mesa se deshizo: sortear otra',
  brokenDo: 'Pasar por alto esta mesa',
  why: '¿Por qué?',
}

export const points: typeof enPoints = {
  title: 'Puntos',
  persons: (n) => (n === 1 ? '1 socio tiene puntos' : `${n} socios tienen puntos`),
  until: (when) => `cuentan hasta ${when}`,
  settled: 'cerrado: los lugares tienen sus premios',
  none: 'Nadie tiene puntos todavía.',
  place: 'Lugar',
  points: 'Puntos',
  prize: 'Premio',
  adjust: 'Corregir los puntos de alguien',
  change: 'Puntos de más o de menos',
  changeHint: 'Por ejemplo 2, o -2 para quitar dos.',
  why: '¿Por qué?',
  adjustDo: 'Corregir los puntos',
}

export const due: typeof enDue = {
  title: 'Boletos por asiento',
  next: (when) => `próximos ${when}`,
  noNext: 'no hay más horas anunciadas',
  notYet: 'A la primera hora anunciada recibe un boleto quien esté sentado.',
  handed: (at, given, waiting, denied) =>
    `A las ${at}: ${given} entregados, ${waiting} por responder, ${denied} sin boleto.`,
  otherwise: (n) =>
    n === 1 ? 'De un asiento se dijo otra cosa después.' : `De ${n} asientos se dijo otra cosa después.`,
  more: (n) => `y ${n} más después de estos`,
  other: 'Un boleto para otro asiento',
  table: 'Mesa',
  seat: 'Asiento',
  give: 'Entregar el boleto',
  deny: 'Sin boleto para este asiento',
}
