import type { Message, Recorded } from '../../base/message.ts'
import { type AccountName, type DueKind, ownerOf, readName } from '../../ledger/name.ts'
import type { en } from '../en/en.ts'
import { sentenceOf } from '../language.ts'
import { acts, audited, seen } from './acts.ts'
import { line, signLine } from './lines.ts'
import { MESSAGES } from './messages.ts'
import { ROLES, SCREENS } from './names.ts'
import { party } from './party.ts'
import { prize } from './prize.ts'
import { board } from './screens/board.ts'
import { books } from './screens/books.ts'
import { cage } from './screens/cage.ts'
import { club } from './screens/club/desk.ts'
import { kioskForms } from './screens/club/forms.ts'
import { kiosk } from './screens/club/kiosk.ts'
import { contestBoard } from './screens/contests/board.ts'
import { contests } from './screens/contests/desk.ts'
import { contestPapers } from './screens/contests/papers.ts'
import { picks } from './screens/contests/picks.ts'
import { count } from './screens/count.ts'
import { dealing } from './screens/dealing.ts'
import { drawingPapers } from './screens/drawingpapers.ts'
import { floor } from './screens/floor.ts'
import { games } from './screens/games.ts'
import { kit } from './screens/kit.ts'
import { lineup } from './screens/lineup.ts'
import { offerings } from './screens/offerings.ts'
import { listed } from './screens/office/listed.ts'
import { manager } from './screens/office/manager.ts'
import { record } from './screens/office/record.ts'
import { series } from './screens/office/series.ts'
import { wall } from './screens/office/wall.ts'
import { paper } from './screens/paper.ts'
import { lists } from './screens/phones/lists.ts'
import { players } from './screens/phones/players.ts'
import { pieceEvents, pieces } from './screens/pieces.ts'
import { podium } from './screens/podium.ts'
import { practice } from './screens/practice.ts'
import { signin } from './screens/signin.ts'
import { slips } from './screens/slips.ts'
import { squares } from './screens/squares/desk.ts'
import { staff } from './screens/staff.ts'
import { table } from './screens/table.ts'
import { tonight } from './screens/tonight.ts'
import { tour } from './screens/tour.ts'
import { tournamentCage } from './screens/tournaments/cage.ts'
import { tournamentChips } from './screens/tournaments/chips.ts'
import { tournamentClock } from './screens/tournaments/clock.ts'
import { tournaments } from './screens/tournaments/desk.ts'
import { tournamentForm } from './screens/tournaments/form.ts'
import { tournamentLog } from './screens/tournaments/log.ts'
import { tournamentPapers } from './screens/tournaments/papers.ts'
import { tournamentPast } from './screens/tournaments/past.ts'
import { tournamentPhone } from './screens/tournaments/phone.ts'
import { tournamentPlan } from './screens/tournaments/plan.ts'
import { rulings } from './screens/tournaments/rulings.ts'
import { tournamentTablet } from './screens/tournaments/tablet.ts'
import { waiting } from './screens/waiting.ts'

/** What is owed to the house; what a table game has won is named by its table. */
const DUE: Readonly<Record<Exclude<DueKind, 'game'>, string>> = {
  fee: 'Cuota administrativa debida a la casa',
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
  const whose = owner === undefined ? '' : `, para ${owner.split('/')[1]}`
  switch (named.kind) {
    case 'pool':
      return named.pool === 'main' ? 'Bote' : named.pool === 'prizes' ? 'Fondo de premios' : `Bote ${named.pool}`
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
      return `Buzón de la mesa ${named.table}`
    case 'drawer':
      return `Cajón ${named.drawer}`
    case 'tray':
      return `Bandeja de la mesa ${named.table}`
    case 'pot':
      return `Premio en el bote de la mesa ${named.table}`
  }
}

export const es: typeof en = {
  acts,
  seen,
  audited,
  screens: SCREENS,
  screenSays: {
    tonight: 'Todo lo que vence en las próximas cuatro horas, lo que espera a alguien y el relevo del turno.',
    table: 'La tableta del crupier: encender los sensores, iniciar el juego, anotar las cartas, avisar de un acierto.',
    floor: 'Los aciertos avisados con sus cartas, quién recibe cuánto y la lista para verificarlos.',
    podium: 'Quién está en qué asiento: cada mesa con sus asientos, y quién espera uno.',
    club: 'Socios del club: formulario, foto, tarjeta y PIN; créditos, y premios entregados con identificación.',
    games: 'Sorteos cuyo ganador juega por el premio: elección, reloj, cartas, escalera, qué pagar y por qué.',
    contests:
      'Cuadros y formularios semanales: el programa, los formularios, resultados por dos personas, la clasificación con sus motivos, los premios.',
    director:
      'El escritorio del director de torneos: reloj, jugadores por mesa, eliminaciones, asientos y cambios, premios, acuerdos, la bitácora.',
    cage: 'Premios por pagar, con sus plazos; cajones; la hoja del premio.',
    count: 'Dos personas cuentan cada buzón sin ver la cifra de la otra.',
    manager:
      'Para la gerencia: hoy frente a la semana pasada, cada medidor en el tiempo, promesas, probabilidades, excepciones.',
    books: 'Cada fondo y dónde está su dinero. Pulse una cifra para ver todos sus movimientos.',
    offerings:
      'Reglas aceptadas cláusula por cláusula; ofertas redactadas por formulario, aprobadas por otro, publicadas, pausadas y cerradas.',
    series:
      'Cupones, certificados y fichas promocionales: recibidos y destruidos por dos, entregados, repartidos por lista, impresos con código de barras; dónde está cada uno.',
    screens: 'Qué cuelga dónde: una lista y una dirección para cada pantalla de la sala.',
    hit: 'Cada acierto y reclamo para siempre: cartas, cláusulas, quién hizo qué, dinero, líneas del diario y el paquete de pruebas.',
    paper: 'Para las horas sin red: la sala en una página, formularios en blanco, y registrarlos después.',
    staff: 'Quién trabaja aquí y con qué funciones; credenciales y PIN; quién puede hacer qué.',
    board: 'Lo que cuelga en la pared: los botes, qué los gana, quién ganó último.',
    players:
      'Para el teléfono de los jugadores: botes en vivo, si la mano gana, reglas con sus cláusulas, ganadores, sorteos y cómo comprobarlos.',
    lists: 'Para el teléfono de los jugadores: quién espera qué juego, un lugar en la lista y la llamada a un asiento.',
    clock: 'El reloj de un torneo para la pared: nivel, ciegas, jugadores, premios; o el tablero de asientos.',
    tournament: 'Para el teléfono de los jugadores: mi asiento, el reloj, los premios, mi lugar.',
    kiosk: 'Para socios: con tarjeta y PIN, horas, créditos, sorteos y un premio apartado.',
    practice: 'Pruebe una ronda de cada juego y vea por qué se paga o se recoge cada ficha.',
    hands: 'Ponga cualquier mano y vea qué es, a qué gana y qué resultados tiene.',
  },
  roles: ROLES,
  demo: 'Demostración',
  demoLong:
    'Esta es una sala de demostración: sin dinero y sin jugadores reales. Las mesas 2, 3, 5 y 6 juegan solas; las demás son suyas.',
  language: 'Idioma',
  unread: 'El vietnamita todavía no lo ha leído un hablante nativo.',
  deskInEnglish: 'Esta pantalla todavía no está en vietnamita; está en inglés.',
  live: 'En vivo',
  stale: (since) => `Sin conexión desde las ${since}`,
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
  event: {
    ...pieceEvents,
    CreditsAdjusted: 'Créditos corregidos',
    CardInserted: 'Tarjeta insertada',
    CardRemoved: 'Tarjeta retirada',
    CalledUp: 'Llamado',
    ReportedIn: 'Se presentó',
    PassedOver: 'Pasado por alto',
    GameStepped: 'Paso de un juego',
    TablePlayed: 'Juego de mesa',
    AccountUsed: 'Cuenta de juego',
    PoolsReverted: 'Premio vuelve a la casa',
    PropertyOpened: 'Casa abierta',
    TableSet: 'Mesa preparada',
    TableOpened: 'Mesa abierta',
    TableClosed: 'Mesa cerrada',
    FloorCalled: 'Llamada al supervisor',
    CallAnswered: 'Llegó el supervisor',
    ProfileSet: 'Perfil de la casa fijado',
    ShiftHandedOver: 'Turno entregado',
    EnteredFromPaper: 'Anotado después, desde papel',
    PaperHeld: 'Papel en espera de confirmación',
    PaperConfirmed: 'Papel confirmado por una de dos',
    PaperDeclined: 'Papel rechazado',
    RequestWithdrawn: 'Solicitud retirada',
    DrawerOpened: 'Cajón abierto',
    DrawerClosed: 'Cajón cerrado',
    SurveillanceAnswered: 'Vigilancia ha respondido',
    FormRecorded: 'Formulario registrado',
    ClaimShared: 'Premio compartido',
    StaffEnrolled: 'Funciones asignadas',
    StaffDisabled: 'Ya no trabaja aquí',
    HouseFounded: 'Las dos primeras personas',
    StaffReset: 'Código inicial o credencial nuevos',
    SecretSet: 'PIN o segundo factor fijado por su dueño',
    StationEnrolled: 'Puesto dado de alta',
    StationOpened: 'Puesto en uso',
    StationRevoked: 'Puesto retirado',
    StationsRequired: 'Pantallas del personal solo en los puestos',
    DeviceEnrolled: 'Dispositivo registrado',
    DeviceDisabled: 'Dispositivo dado de baja',
    MessageSetAside: 'Mensaje de un dispositivo apartado',
    RulesAccepted: 'Reglas aceptadas',
    OfferingDrafted: 'Oferta redactada',
    OfferingApproved: 'Oferta aprobada',
    OfferingPosted: 'Oferta anunciada',
    OfferingClosed: 'Oferta cerrada',
    BroughtForward: 'Saldos traídos',
    PoolSeeded: 'Bote sembrado',
    PoolIncreased: 'Bote aumentado',
    AdminFeeTaken: 'Cuota administrativa tomada',
    BoxCounted: 'Buzón contado',
    CountSealed: 'Primer conteo sellado',
    CountWithdrawn: 'Conteo sellado retirado',
    CountsDiffered: 'Dos conteos no coincidieron',
    SheetPrinted: 'Hoja impresa',
    MoneyMoved: 'Dinero movido',
    DayClosed: 'Día cerrado',
    DayEnded: 'Día terminado',
    CountedForDay: 'Cuenta en el día anterior',
    RoundStarted: 'Apuestas cerradas, cuotas tomadas',
    BetLate: 'Apuesta tardía',
    RoundEnded: 'Ronda terminada',
    RoundVoided: 'Ronda anulada',
    HandJudged: 'Mano juzgada, sin premio',
    HitDeclared: 'Acierto declarado, premio retenido',
    HitAttested: 'Lista respondida',
    HitVerified: 'Acierto verificado',
    HitDeclined: 'Acierto rechazado, premio liberado',
    HitDisputed: 'Acierto en disputa',
    HitBackedOut: 'Acierto revertido',
    DisputeSettled: 'Disputa resuelta',
    OfferingPaused: 'Oferta en pausa',
    OfferingStopped: 'Oferta detenida',
    EquipmentFailed: 'Equipo averiado',
    DrawAbandoned: 'Sorteo abandonado',
    MachineRetired: 'Máquina retirada',
    ClockConfirmed: 'Reloj confirmado por dos',
    FilesReconciled: 'Archivos conciliados',
    IdShown: 'Identificación mostrada',
    ClaimPaid: 'Premio pagado',
    ClaimExpired: 'Reclamo vencido',
    PaidInError: 'Pagado por error',
    SignUpsOpened: 'Inscripciones abiertas',
    EntryRegistered: 'Entrada pagada',
    EntryWithdrawn: 'Entrada retirada, dinero devuelto',
    EntryVoided: 'Entrada anulada',
    RebuyTaken: 'Recompra',
    AddOnTaken: 'Add-on',
    RebuyWaived: 'Recompra no tomada',
    PurchaseVoided: 'Recompra o add-on anulado',
    KnockedOut: 'Eliminado',
    KnockOutUndone: 'Eliminación deshecha',
    TournamentAwarded: 'Premios del torneo dados',
    TournamentCalledOff: 'Torneo cancelado',
    EntryRefunded: 'Entrada devuelta',
    CharityPaid: 'Donación pagada',
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
  startTitle: 'Una sala con todos sus botes, en vivo',
  meters: 'Los botes ahora',
  moreMeters: 'Más botes',
  fixedPrizes: 'Premios fijos',
  screenGroups: {
    guests: { title: 'Para el público', says: 'Aquí nadie inicia sesión.' },
    floor: { title: 'En la sala', says: 'Crupieres, supervisores, podio, anfitriones, director de torneos.' },
    money: { title: 'Dinero y socios', says: 'Caja, sala de conteo, mesa del club.' },
    office: { title: 'Oficina', says: 'Contabilidad, mercadotecnia, cumplimiento, el regulador.' },
  },
  openScreen: 'Abrir',
  signin,
  staff,
  table,
  floor,
  players,
  podium,
  listed,
  lists,
  club,
  squares,
  tournamentForm,
  kiosk,
  kioskForms,
  record,
  waiting,
  lineup,
  tonight,
  tour,
  message: (one: Recorded): string => sentenceOf(MESSAGES, one),
  /** Whether the sentence of a message is there in this language. */
  has: (_id: string): boolean => true,
  instruction: (one: Message): string => sentenceOf(MESSAGES, one),
  line,
  signLine,
  prize,
  games,
  contestBoard,
  contests,
  contestPapers,
  tournaments,
  tournamentCage,
  tournamentClock,
  tournamentChips,
  tournamentLog,
  tournamentPast,
  tournamentPlan,
  tournamentPapers,
  tournamentPhone,
  tournamentTablet,
  rulings,
  picks,
  cage,
  pieces,
  count,
  drawingPapers,
  dealing,
  books,
  manager,
  offerings,
  series,
  paper,
  slips,
  party,
  practice,
  board,
  wall,
}
