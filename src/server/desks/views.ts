/** Everything the screens read, by name. Each view is whole and made once for each state of the house. */

import { businessDay, plusDays } from '../../base/moment.ts'
import type { Screen } from '../../base/screen.ts'
import { toHex } from '../../journal/line.ts'
import type { CountsView } from '../../views/box.ts'
import { type ClaimView, claimViews, type TrayView, trayViews } from '../../views/claim.ts'
import { type ContestDesk, contestDesks } from '../../views/contests/desk.ts'
import { type ContestSign, contestSigns } from '../../views/contests/sign.ts'
import { type DrawerView, drawerViews } from '../../views/drawer.ts'
import { type DrawingDesk, drawingDesks } from '../../views/drawings/desk.ts'
import { type FloorView, floorView } from '../../views/floor.ts'
import { type FreeView, freeViews } from '../../views/free.ts'
import { type FundView, fundViews } from '../../views/fund.ts'
import { type HitView, hitViews } from '../../views/hit.ts'
import { type OfferedRow, offeredRows } from '../../views/offerings/offeringstatus.ts'
import { type SlipView, slipViews } from '../../views/paper/slip.ts'
import { type PiecesView, piecesView } from '../../views/pieces.ts'
import { type PodiumView, podiumView } from '../../views/podium/podium.ts'
import { type SeatsView, seatsView } from '../../views/podium/seats.ts'
import { type RotationView, rotationView, type SignedIn } from '../../views/rotation.ts'
import { type MeterSign, meterSigns } from '../../views/signs/meter.ts'
import { type WaitingSign, waitingSigns } from '../../views/signs/waitingsign.ts'
import type { WallScreen } from '../../views/signs/wallscreen.ts'
import { type SquaresView, squaresViews } from '../../views/squares/squares.ts'
import { type StationsView, stationsView } from '../../views/stations.ts'
import { type TableView, tableViews } from '../../views/table.ts'
import { type TonightView, tonightView } from '../../views/tonight/tonight.ts'
import { type UpkeepView, upkeepView } from '../../views/tonight/upkeep.ts'
import { tournamentDesks } from '../../views/tournaments/desk.ts'
import type { TournamentDesk } from '../../views/tournaments/rows.ts'
import { type RulingsView, rulingsViews } from '../../views/tournaments/rulings.ts'
import type { TournamentSign } from '../../views/tournaments/sign.ts'
import { tournamentSigns } from '../../views/tournaments/signs.ts'
import type { DeviceView, Links, SensorsView } from '../devices/links.ts'
import type { PageNotices } from '../devices/pagenotices.ts'
import type { Wall } from '../devices/wall.ts'
import type { Players } from '../door/players.ts'
import type { StaffDesk, StaffMember, StaffRow } from '../door/staff.ts'
import type { ViewName } from '../door/viewnames.ts'
import type { BlindCounts } from '../house/blindcounts.ts'
import type { House } from '../house/kernel.ts'
import { grownToday } from '../overview/grown.ts'
import { type UpkeepWatch, upkeepFacts } from '../upkeep/facts.ts'
import { countsView, type DemoBox, demoBoxes } from './countroom.ts'
import { overduePromises } from './cover.ts'
import { type WinnerView, winners } from './winners.ts'

export type { WinnerView } from './winners.ts'

export type ChainView = {
  seq: number
  digest: string
  property: string
  zone: string
  day: string
  closedDay?: string
  /** The day that may be closed now. */
  closable?: string
  anchors: { day: string; seq: number; digest: string }[]
}
/** What everybody may know who opens a page of ours. */
export type HouseView = {
  property: string
  isDemo: boolean
  isPractice: boolean
  /** Where a relay answers the public. */
  publicAt?: string
}
export type RoomView = {
  isDemo: boolean
  staff: readonly StaffMember[]
  /** Tables that nobody simulates. */
  byHand: readonly string[]
  /** Demo only: what a look into each box would show. */
  boxes: Record<string, DemoBox[]>
}

export type Views = {
  meters: MeterSign[]
  tables: TableView[]
  hits: HitView[]
  claims: ClaimView[]
  drawers: DrawerView[]
  trays: TrayView[]
  pieces: PiecesView
  drawings: DrawingDesk[]
  contests: ContestDesk[]
  contestsigns: ContestSign[]
  squares: SquaresView[]
  tournaments: TournamentDesk[]
  tournamentsigns: TournamentSign[]
  rulings: RulingsView[]
  free: FreeView[]
  podium: PodiumView
  lists: WaitingSign[]
  seats: SeatsView
  floor: FloorView
  tonight: TonightView
  upkeep: UpkeepView
  funds: FundView[]
  offerings: OfferedRow[]
  counts: CountsView
  winners: WinnerView[]
  screens: Screen[]
  wall: WallScreen[]
  chain: ChainView
  room: RoomView
  house: HouseView
  staff: StaffRow[]
  stations: StationsView
  devices: DeviceView[]
  sensors: SensorsView
  slips: SlipView[]
  rotation: RotationView
}

/** What the views need beside the house. */
export type Room = {
  readonly desk: StaffDesk
  /** The address at which phones reach a relay, as soon as it is known. */
  readonly relay: { at?: string }
  /** Names of those who sit or wait. */
  readonly players: Players
  readonly isDemo: boolean
  readonly isPractice: boolean
  /** Tables that play by themselves. */
  readonly simulated: readonly string[]
  readonly counts: BlindCounts
  readonly links: Links
  /** Which screens on the wall are seen. */
  readonly wall: Wall
  /** Which calls to a seat a carrier has sent. */
  readonly notices: Pick<PageNotices, 'carried' | 'version'>
  readonly upkeep: UpkeepWatch
  /** Who is signed in at the tablets of the tables. */
  atTables(): readonly SignedIn[]
  /** The fingerprint of the witness whom draws can be asked over the line. */
  readonly witness?: string
}

const SYNCED_MS = 1_000

export type ReadView = <Name extends ViewName>(name: Name) => Promise<Views[Name]>

export function viewsOf(house: House, room: Room): ReadView {
  const kept = new Map<ViewName, { of: string; view: Promise<unknown> }>()
  const lost = () => room.links.views().filter(({ link }) => link === 'lost')
  /** A screen that was seen and is not any more; one that nobody has hung up yet is no trouble of tonight. */
  const dark = () => room.wall.views().filter(({ link, isSeen }) => link === 'silent' && isSeen)
  const makers: { [Name in ViewName]: () => Views[Name] | Promise<Views[Name]> } = {
    meters: async () => {
      const grown = await grownToday(house)
      return meterSigns(house.state, house.now().local, room.players.names(), grown)
    },
    tables: () => tableViews(house.state),
    hits: () => hitViews(house.state),
    claims: () => claimViews(house.state, house.now()),
    drawers: () => drawerViews(house.state),
    trays: () => trayViews(house.state),
    pieces: () => piecesView(house.state, house.now().local),
    drawings: () => drawingDesks(house.state, house.now(), lost(), room.witness),
    contests: () => contestDesks(house.state, house.now()),
    contestsigns: () => contestSigns(house.state, house.now()),
    tournaments: () => tournamentDesks(house.state, room.players.names(), room.witness),
    tournamentsigns: () => tournamentSigns(house.state, room.players.names()),
    rulings: () => rulingsViews(house.state),
    squares: () => squaresViews(house.state, house.now()),
    free: () => freeViews(house.state),
    podium: () => podiumView(house.state, house.now().at, room.players.names(), room.notices.carried),
    lists: () => waitingSigns(house.state, room.players.names()),
    seats: () => seatsView(house.state, room.players.names()),
    floor: () => floorView(house.state, house.now().local),
    tonight: async () => tonightView(house.state, house.now(), [...lost(), ...dark()], await overduePromises(house)),
    upkeep: () => upkeepView(house.state, upkeepFacts(house, room.upkeep)),
    funds: () => fundViews(house.state),
    offerings: () => offeredRows(house.state),
    counts: () => countsView(house, room.counts),
    screens: () => [...house.state.screens.values()],
    wall: () => room.wall.views(),
    winners: () => winners(house, room.players.names()),
    chain: () => chain(house),
    room: () => roomView(house, room),
    house: () => ({
      property: house.state.property?.property ?? '',
      isDemo: room.isDemo,
      isPractice: room.isPractice,
      ...(room.relay.at === undefined ? {} : { publicAt: room.relay.at }),
    }),
    staff: () => room.desk.rows(),
    stations: () => stationsView(house.state),
    devices: () => room.links.views(),
    sensors: () => room.links.sensors(),
    slips: () => slipViews(house.state),
    rotation: () => rotationView(house.state, house.now().at, room.atTables()),
  }
  let claimed = { soFar: -1, at: 0 }
  /** The tables follow the state by a sync: right after a claim they are read again with every line. */
  function winnersVersion(): string {
    // A name that was allowed or taken back, and one that was corrected in the register, is told so at once.
    const { claimsSoFar: soFar, namings } = house.state
    const names = `${namings} ${room.players.version()} ${house.now().local.slice(0, 4)}`
    const { at } = house.now()
    if (soFar !== claimed.soFar) claimed = { soFar, at }
    return at - claimed.at < SYNCED_MS ? `${soFar} ${names} ${house.durable().seq}` : `${soFar} ${names}`
  }
  /** Views that read tables are made anew only when something in them can have changed. */
  const versionOf = (name: ViewName): string => {
    const { counts, closedDay, sealed, tables, offerings } = house.state
    switch (name) {
      case 'winners':
        return winnersVersion()
      case 'counts':
        return `${counts.size} ${closedDay} ${[...sealed.values()].map(({ table, at }) => `${table} ${at}`)} ${tables.size} ${offerings.size} ${house.now().local.slice(0, 13)}`
      case 'tonight':
        return `${house.durable().seq} ${house.now().local.slice(0, 16)} ${room.links.version()} ${JSON.stringify(dark())}`
      case 'drawings':
      case 'squares':
        return `${house.durable().seq} ${house.now().local.slice(0, 16)} ${room.links.version()}`
      // An alarm is no line of the journal, and does not wait for the next one.
      case 'upkeep':
        return `${house.durable().seq} ${house.now().local.slice(0, 16)} ${JSON.stringify(upkeepFacts(house, room.upkeep))}`
      case 'podium':
        return `${house.durable().seq} ${house.now().local.slice(0, 16)} ${room.players.version()} ${room.notices.version()}`
      case 'lists':
      case 'seats':
      case 'tournaments':
      case 'tournamentsigns':
        return `${house.durable().seq} ${house.now().local.slice(0, 16)} ${room.players.version()}`
      case 'rotation': {
        const tablets = room.atTables().map(({ table, person }) => `${table} ${person}`)
        return `${house.durable().seq} ${house.now().local.slice(0, 16)} ${tablets.join()}`
      }
      case 'house':
        return `${house.durable().seq} ${room.relay.at}`
      case 'wall':
        return JSON.stringify(room.wall.views())
      case 'devices':
        return `${room.links.version()}`
      case 'sensors':
        return `${room.links.litVersion()} ${house.state.devices.size} ${brokenSensors(house)}`
      case 'staff':
        return `${room.desk.version()} ${house.now().local.slice(0, 16)}`
      default:
        return `${house.durable().seq} ${house.now().local.slice(0, 16)}`
    }
  }
  return (name) => {
    const of = versionOf(name)
    const known = kept.get(name)
    if (known?.of === of) return known.view as never
    const view = Promise.resolve(makers[name]())
    kept.set(name, { of, view })
    view.catch(() => kept.delete(name))
    return view as never
  }
}

/** What a failed sensor sees is not shown. */
const brokenSensors = (house: House): string =>
  [...house.state.tables.values()].flatMap(({ table, broken }) => (broken?.sensor === undefined ? [] : [table])).join()

async function chain(house: House): Promise<ChainView> {
  const { seq, digest } = house.durable()
  const { property, closedDay } = house.state
  const day = businessDay(house.now().local, property?.dayStart ?? '00:00')
  const yesterday = plusDays(day, -1)
  const anchors = (await house.store.anchors()).slice(-7).reverse()
  return {
    seq,
    digest: toHex(digest),
    property: property?.property ?? '',
    zone: property?.zone ?? '',
    day,
    ...(closedDay === undefined ? {} : { closedDay }),
    ...(closedDay === undefined || closedDay < yesterday ? { closable: yesterday } : {}),
    anchors: anchors.map(({ day: of, seq: line, digest: hex }) => ({ day: of, seq: line, digest: hex })),
  }
}

async function roomView(house: House, room: Room): Promise<RoomView> {
  const { desk, isDemo, simulated } = room
  const byHand = [...house.state.tables.keys()].filter((table) => !simulated.includes(table))
  return { isDemo, staff: desk.members(), byHand, boxes: isDemo ? await demoBoxes(house) : {} }
}
