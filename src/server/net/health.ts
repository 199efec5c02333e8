/** Whether the house is well: alive, and ready to take orders. For a watchdog, and for the person whom it wakes. */
import { statfs } from 'node:fs/promises'
import type { TimeSetter } from '../../views/tonight/upkeep.ts'
import { english } from '../../words/sentence.ts'
import type { Live } from '../api/live.ts'
import type { Links } from '../devices/links.ts'
import type { Audit } from '../door/audit.ts'
import type { House } from '../house/kernel.ts'
import type { ClockFault } from '../house/timekeeper.ts'
import { type Alarm, alarm } from '../upkeep/alarms.ts'
import { NOT_KNOWN } from '../upkeep/timesource.ts'
import type { Gauge, Metrics } from './metrics.ts'

export type Health = {
  readonly name: 'gamekeeper'
  readonly version: string
  readonly ready: boolean
  /** What is wrong, in sentences; nothing when all is well. */
  readonly faults: readonly string[]
  readonly journal: { readonly seq: number; readonly lastSyncMs?: number; readonly waiting: number }
  readonly disk?: { readonly freeMegabytes: number }
  readonly clockBehindMs: number
  /** Who sets the clock of this machine, where the system tells it. */
  readonly timeSource: TimeSetter
  readonly listeners: number
  readonly devices: { readonly up: number; readonly lost: number }
}

export type HealthOptions = {
  readonly house: House
  readonly live: Pick<Live, 'listeners'>
  readonly links: Links
  readonly audit: Pick<Audit, 'trouble'>
  readonly metrics: Metrics
  readonly version: string
  /** Where the journal is; nothing for a house in memory. */
  readonly folder?: string
  readonly isStopping?: () => boolean
  /** What the watch over the files has found. */
  readonly found?: () => readonly Alarm[]
  readonly timeSource?: () => TimeSetter
}

/** A busy day writes far less than this; the journal must never meet a full disk. */
const DISK_LEAST_MB = 256
/** The clock was set back so far that recorded time stands still for longer than anybody would overlook. */
const BEHIND_MOST_MS = 5_000

const clockAlarm = ({ kind, offMs }: ClockFault): Alarm => {
  const off = { seconds: Math.abs(Math.round(offMs / 1_000)), way: offMs < 0 ? 'behind' : 'ahead' } as const
  return kind === 'apart' ? alarm('clock was set', off) : alarm('clock to be confirmed', off)
}

export async function healthOf(options: HealthOptions): Promise<Health> {
  const {
    house,
    live,
    links,
    audit,
    metrics,
    version,
    folder,
    isStopping = () => false,
    found = () => [],
    timeSource = () => NOT_KNOWN,
  } = options
  const trouble = house.trouble()
  const clockBehindMs = house.clockBehindMs()
  const free = await freeMegabytes(folder)
  const noted = audit.trouble()
  const clock = house.clockFault()
  const unsure = clock === undefined ? [] : [clockAlarm(clock)]
  const stops: Alarm[] = [
    ...(isStopping() ? [alarm('house is being stopped')] : []),
    ...found(),
    ...(clock === undefined || clock.kind === 'apart' ? [] : unsure),
    ...(trouble === undefined ? [] : [alarm('journal takes nothing', { why: trouble.message })]),
    ...(free !== undefined && free < DISK_LEAST_MB ? [alarm('disk nearly full', { free, least: DISK_LEAST_MB })] : []),
  ]
  const faults: Alarm[] = [
    ...stops,
    ...(clock?.kind === 'apart' ? unsure : []),
    ...(clockBehindMs > BEHIND_MOST_MS
      ? [alarm('clock behind the record', { seconds: Math.round(clockBehindMs / 1_000) })]
      : []),
    ...(noted === undefined ? [] : [alarm('audit trail not written', { why: noted })]),
  ]
  const lastSyncMs = metrics.lastSyncMs()
  const views = links.views()
  return {
    name: 'gamekeeper',
    version,
    ready: stops.length === 0,
    faults: faults.map(english),
    journal: {
      seq: house.durable().seq,
      ...(lastSyncMs === undefined ? {} : { lastSyncMs }),
      waiting: metrics.waiting(),
    },
    ...(free === undefined ? {} : { disk: { freeMegabytes: free } }),
    clockBehindMs,
    timeSource: timeSource(),
    listeners: live.listeners(),
    devices: {
      up: views.filter(({ link }) => link === 'up').length,
      lost: views.filter(({ link }) => link === 'lost').length,
    },
  }
}

export const gaugesOf = ({ ready, journal, disk, clockBehindMs, listeners, devices }: Health): Gauge[] => [
  { name: 'gamekeeper_ready', says: 'Takes orders', value: ready ? 1 : 0 },
  { name: 'gamekeeper_journal_seq', says: 'Last line that is safe', value: journal.seq },
  { name: 'gamekeeper_clock_behind_seconds', says: 'Clock behind recorded time', value: clockBehindMs / 1_000 },
  { name: 'gamekeeper_live_listeners', says: 'Screens on the live stream', value: listeners },
  { name: 'gamekeeper_devices', says: 'Enrolled devices by link', value: devices.up, labels: { link: 'up' } },
  { name: 'gamekeeper_devices', says: 'Enrolled devices by link', value: devices.lost, labels: { link: 'lost' } },
  ...(disk === undefined
    ? []
    : [
        {
          name: 'gamekeeper_disk_free_bytes',
          says: 'Left on the disk of the journal',
          value: disk.freeMegabytes * 1_048_576,
        },
      ]),
]

async function freeMegabytes(folder: string | undefined): Promise<number | undefined> {
  if (folder === undefined) return undefined
  try {
    const { bavail, bsize } = await statfs(folder)
    return Math.floor((bavail * bsize) / 1_048_576)
  } catch {
    return 0
  }
}
