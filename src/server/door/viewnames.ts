/** Everything that can be looked at, by name. */
import { OFFICE_VIEWS } from '../../views/officeviews.ts'

/** Views of the live stream. */
export const VIEWS = [
  'meters',
  'tables',
  'hits',
  'claims',
  'drawers',
  'trays',
  'pieces',
  'drawings',
  'free',
  'podium',
  'lists',
  'seats',
  'floor',
  'tonight',
  'upkeep',
  'funds',
  'offerings',
  'counts',
  'winners',
  'chain',
  'room',
  'house',
  'staff',
  'stations',
  'devices',
  'sensors',
  'slips',
  'rotation',
] as const
export type ViewName = (typeof VIEWS)[number]
export const isView = (name: string): name is ViewName => (VIEWS as readonly string[]).includes(name)

/** Views that are asked for with a question, beside those of the live stream. */
export const ASKED_VIEWS = [
  'audit',
  'movements',
  'entry',
  'settled',
  'payments',
  'claimlog',
  'received',
  'boxes',
  'drawerlog',
  'prints',
  'ticketpapers',
  'pass',
  'drawingsheet',
  'rounds',
  'whynot',
  'tablegame',
  'handovers',
  'stays',
  'present',
  'hours',
  'toldlater',
  'instant',
  'waits',
  'dealings',
  ...OFFICE_VIEWS,
] as const
export type AskedView = (typeof ASKED_VIEWS)[number]

export type Seen = ViewName | AskedView
