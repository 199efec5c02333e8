import { type AccountName, type DueKind, ownerOf, readName } from '../../ledger/name.ts'
import type { general as enGeneral } from '../en/general.ts'
import { line, meterLine, signLine } from './lines.ts'
import { ROLES, SCREENS } from './names.ts'
import { party } from './party.ts'
import { prize } from './prize.ts'
import { kit } from './screens/kit.ts'
import { signin } from './screens/signin.ts'
import { slips } from './screens/slips.ts'
import { times } from './times.ts'

/** What is owed to the house; what a table game has won is named by its table. */
const DUE: Readonly<Record<Exclude<DueKind, 'game'>, string>> = {
  fee: 'Cuota administrativa o de inscripción, debida a la casa',
  advance: 'Adelanto por devolver a la casa',
  float: 'Fondo de los cajones de caja',
  thing: 'Premio entregado, se debe a la casa',
  reverted: 'Dinero de premios que vuelve a la casa',
  sale: 'Precio y cuotas de piezas, se debe a la casa',
}

function account(name: AccountName): string {
  const named = readName(name)
  // What the house owes or gave for another activity that is paid from these funds.
  const owner = ownerOf(name)
  const whose = owner === undefined ? '' : `, para ${owner.split('/')[1]?.replaceAll('-', ' ')}`
  switch (named.kind) {
    case 'pool':
      return named.pool === 'main'
        ? 'Bote'
        : named.pool === 'prizes'
          ? 'Fondo de premios'
          : `Bote ${meterLine(named.pool)}`
    case 'reserve':
      return 'Reserva'
    case 'charity':
      return 'De la organización benéfica'
    case 'pending':
      return `Retenido por el acierto ${named.hit}`
    case 'reseed':
      return `Resiembra retenida por el acierto ${named.hit}`
    case 'claim':
      return `Reclamo ${named.claim}`
    case 'due':
      return named.what === 'game' ? `Ganado en la mesa ${named.table}` : `${DUE[named.what]}${whose}`
    case 'account':
      return `Cuenta de juego del asiento ${named.seat} de la mesa ${named.table}`
    case 'promised':
      return `${named.isGift ? 'Lo que da la casa' : 'Prometido por la casa, aún sin depositar'}${whose}`
    case 'variance':
      return named.drawer === undefined ? 'Diferencia de conteo' : `Diferencia del cajón ${named.drawer}`
    case 'patrons':
    case 'patron':
      return 'Jugadores'
    case 'advanced':
      return `Adelantado por la casa${whose}`
    case 'house':
      return 'Casa'
    case 'bank':
      return 'Banco'
    case 'box':
      return `Caja de drop de la mesa ${named.table}`
    case 'drawer':
      return `Cajón ${named.drawer}`
    case 'tray':
      return `Bandeja de la mesa ${named.table}`
    case 'pot':
      return `Premio en el pozo de la mesa ${named.table}`
  }
}

export const general: typeof enGeneral = {
  times,
  screens: SCREENS,
  roles: ROLES,
  demo: 'Demostración',
  demoLong:
    'Esta es una sala de demostración: sin dinero y sin jugadores reales. Las mesas 2, 3, 5 y 6 juegan solas; las demás son suyas.',
  language: 'Idioma',
  unread: 'El vietnamita todavía no lo ha leído un hablante nativo.',
  deskInEnglish: 'Esta pantalla todavía no está en vietnamita; está en inglés.',
  live: 'En vivo',
  stale: (since) => `Sin conexión desde las ${since}`,
  staleFigures: 'Las cifras de abajo no cambian.',
  stopped: (since) =>
    `Desde las ${since} no se registra nada: el diario se ha detenido. Lo que ve es lo registrado; siga en papel y llame al administrador.`,
  waitingForFeed: 'Conectando…',
  noPurchase: 'No es necesario comprar',
  print: 'Imprimir',
  cancel: 'Cancelar',
  reason: 'Motivo',
  choose: 'Elija…',
  clause: 'Cláusula',
  unnamedClause: 'Sin cláusula',
  houseProfile: 'Perfil de la casa',
  person: (id) => `persona ${id}`,
  device: (device) => `dispositivo ${device}`,
  timer: 'el reloj',
  doneBy: (roles) => `Lo hace: ${roles}.`,
  wouldMove: 'Lo que esto hace en dinero',
  notAllowed: 'Todavía no',
  somethingWrong: 'Esto no se hizo',
  game: { 'no-bust-21': 'No Bust 21st Century Blackjack', holdem: 'Texas Hold’em' },
  account,
  kit,
  placed: {
    place: (place) => `lugar ${place}`,
    places: (from, to) => `lugares ${from} a ${to}, compartidos`,
    bounty: 'recompensa',
    deal: 'parte del acuerdo',
  },
  shareOf: {
    full: 'premio entero',
    envy: 'envidia',
    room: 'parte de la sala',
    loser: 'mano perdedora',
    winner: 'mano ganadora',
    table: 'parte de la mesa',
  },
  status: {
    held: 'Retenido',
    declared: 'Pendiente',
    verified: 'Verificado',
    disputed: 'En disputa',
    declined: 'Rechazado',
    'backed out': 'Revertido',
    open: 'Por pagar',
    paid: 'Pagado',
    expired: 'Vencido',
    running: 'En marcha',
    paused: 'En pausa',
    stopped: 'Detenido',
  },
  fund: (fund) => account(fund).toLowerCase(),
  signin,
  line,
  signLine,
  prize,
  slips,
  party,
  startTitle: 'Una sala con todos sus botes, en vivo',
  meters: 'Los botes ahora',
  moreMeters: 'Más botes',
  fixedPrizes: 'Premios fijos',
  openScreen: 'Abrir',
}
