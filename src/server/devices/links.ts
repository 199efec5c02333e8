/** Which devices are heard. A table whose device is silent for some seconds is shown as such, and follows its malfunction procedure. */
import type { Recorded } from '../../base/message.ts'
import type { House } from '../house/kernel.ts'
import type { LitSpots } from './litsensors.ts'

export type DeviceView = {
  device: string
  table?: string
  kind: string
  link: 'up' | 'lost' | 'disabled'
  /** Since when it is not heard, in local time; for one that was never heard, since the house was opened. */
  since?: string
  sinceAt?: number
  /** Events that it kept while the link was lost and has not delivered yet. */
  waiting: number
  /** The last message that was not done. */
  aside?: { n: number } & Recorded
}

/** By table and activity, the spots where a fee lies on its sensor. A table without sensors that are heard is not there. */
export type SensorsView = Record<string, LitSpots>

export type Links = {
  /** False for a copy of an envelope that was here before. */
  heard(device: string, sent: number, waiting: number): Promise<boolean>
  aside(device: string, n: number, reason: Recorded): void
  /** What a device sees; nothing where it does not look. True when that is new. */
  see(device: string, lit: LitSpots | undefined): boolean
  /** What the sensors of a table see before the lock, while they are heard. */
  litAt(table: string): LitSpots | undefined
  sensors(): SensorsView
  /** Looks at the clock: what was not heard for some seconds is lost, and its sensor reported. */
  watch(): Promise<void>
  views(): DeviceView[]
  /** Changes whenever `views` does, and whenever `sensors` does. */
  version(): number
  litVersion(): number
  onChange(listener: () => void): void
}

type Link = {
  sent: number
  /** By the monotonic clock. */
  at: number
  /** The same by the clock of the house, for people. */
  heardAt: number
  waiting: number
  isLost: boolean
  aside?: { n: number } & Recorded
  lit?: LitSpots | undefined
}

export const LOST_MS = 5_000
/** The reason under which the house itself reports a sensor, so that it mends only what it reported. */

export function linksOf(house: House): Links {
  const links = new Map<string, Link>()
  const listeners: (() => void)[] = []
  const began = house.monotonic()
  const beganAt = house.now().at
  let version = 0
  let litVersion = 0
  let watchedAt = began
  const lightChanged = () => {
    litVersion += 1
    for (const listener of listeners) listener()
  }
  const isSame = (a: LitSpots | undefined, b: LitSpots | undefined) => JSON.stringify(a) === JSON.stringify(b)
  /** A sensor that somebody has reported as failed is not believed until it is mended. */
  const isBelieved = (table: string) => house.state.tables.get(table)?.broken?.sensor === undefined
  const litAt = (table: string): LitSpots | undefined => {
    if (!isBelieved(table)) return undefined
    const seen = [...house.state.devices.values()].flatMap(({ device, table: of, disabled }) => {
      const link = of === table && disabled === undefined ? links.get(device) : undefined
      return link === undefined || link.isLost || link.lit === undefined ? [] : [link.lit]
    })
    return seen.length === 0 ? undefined : Object.assign({}, ...seen)
  }
  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }

  /** What was reported while the link was lost is mended before anything that the device kept is judged. */
  async function mend(device: string): Promise<void> {
    const { table } = house.state.devices.get(device)!
    if (table === undefined || house.state.tables.get(table)?.broken?.sensor?.id !== 'no link to the house') return
    await house.submit({ do: 'ClearFault', table, device: 'sensor' }, { by: `device:${device}` })
  }

  return {
    async heard(device, sent, waiting) {
      const at = house.monotonic()
      const known = links.get(device)
      if (known !== undefined && sent <= known.sent) return false
      links.set(device, { ...known, sent, at, heardAt: house.now().at, waiting, isLost: false })
      if (known?.waiting !== waiting || known.isLost) changed()
      await mend(device)
      return true
    },
    aside(device, n, reason) {
      const known = links.get(device)
      if (known === undefined) return
      known.aside = { ...reason, n }
      changed()
    },
    see(device, lit) {
      const known = links.get(device)
      if (known === undefined || isSame(known.lit, lit)) return false
      known.lit = lit
      lightChanged()
      return true
    },
    litAt,
    sensors: () => {
      const seen: SensorsView = {}
      for (const { device, table, disabled } of house.state.devices.values()) {
        const link = disabled === undefined ? links.get(device) : undefined
        if (table !== undefined && link?.isLost === false && link.lit !== undefined && isBelieved(table))
          seen[table] = { ...seen[table], ...link.lit }
      }
      return seen
    },
    async watch() {
      const at = house.monotonic()
      // While the house itself did not come to its work it heard nobody; that is not the fault of the devices.
      const asleepMs = Math.max(0, at - watchedAt - LOST_MS / 2)
      watchedAt = at
      const lost: { device: string; table: string }[] = []
      for (const { device, table, disabled } of house.state.devices.values()) {
        const link = links.get(device) ?? { sent: 0, at: began, heardAt: beganAt, waiting: 0, isLost: false }
        if (disabled !== undefined || link.isLost) continue
        link.at = Math.min(at, link.at + asleepMs)
        if (at - link.at <= LOST_MS) continue
        // Nobody knows any more what lies there.
        links.set(device, { ...link, isLost: true, lit: undefined })
        if (link.lit !== undefined) lightChanged()
        if (table !== undefined && house.state.tables.get(table)?.broken?.sensor === undefined)
          lost.push({ device, table })
        changed()
      }
      // A switch that fails takes many tables with it: one sync serves them all.
      await Promise.all(
        lost.map(({ device, table }) => {
          const order = { do: 'ReportFault', table, device: 'sensor', isLost: true } as const
          return house.submit(order, { by: `device:${device}` })
        }),
      )
    },
    views: () =>
      [...house.state.devices.values()].map(({ device, table, kind, disabled }): DeviceView => {
        const link = links.get(device)
        const shown = { device, ...(table === undefined ? {} : { table }), kind, waiting: link?.waiting ?? 0 }
        if (disabled !== undefined) return { ...shown, link: 'disabled' }
        const aside = link?.aside === undefined ? {} : { aside: link.aside }
        if (link !== undefined && !link.isLost) return { ...shown, link: 'up', ...aside }
        const sinceAt = link?.heardAt ?? beganAt
        return { ...shown, link: 'lost', sinceAt, since: house.zone.localOf(sinceAt), ...aside }
      }),
    version: () => version + house.state.devices.size,
    litVersion: () => litVersion,
    onChange: (listener) => void listeners.push(listener),
  }
}
