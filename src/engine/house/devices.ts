/** Devices: enrolled for one table, or for the house; disabled when they leave; and what one of them sent in vain. */
import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf } from '../command.ts'
import type { Decision } from '../decision.ts'
import type { EventOf } from '../event.ts'
import type { State } from '../state.ts'

/** A sensor knows chips; a keypad also what the dealer tells it. A feed is the house's: it tells of club cards in machines. */
export const DEVICE_KINDS = ['sensor', 'keypad', 'feed'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

export type Enrolled = {
  readonly device: string
  /** Where it stands; a feed stands at none. */
  readonly table?: string
  readonly kind: DeviceKind
  /** Counts its enrolments: each has a secret of its own, so that an old one opens nothing. */
  readonly enrolment: number
  /** Why it may send nothing any more. */
  readonly disabled?: string
}

type DeviceOrder = 'EnrolDevice' | 'DisableDevice' | 'SetAsideMessage'
type DeviceEvent = 'DeviceEnrolled' | 'DeviceDisabled' | 'MessageSetAside'

/** As the journal's keys have it: `t12` of `t12:48213`. The house's own timers have that name already. */
const ID = /^(?!timer$)[a-z0-9][a-z0-9.-]{0,31}$/

export function decideDevices(state: State, command: CommandOf<DeviceOrder>): Decision {
  const { device, by } = command
  const known = state.devices.get(device)
  switch (command.do) {
    case 'EnrolDevice': {
      const { table, kind } = command
      if (!ID.test(device)) return refuseOrder('not a device name', { name: device })
      if (table === undefined && kind !== 'feed') return refuseOrder('device needs a table', { kind })
      if (table !== undefined && kind === 'feed') return refuseOrder('feed has no table', { table })
      if (table !== undefined && !state.tables.has(table)) return refuseOrder('no such table', { table })
      if (known !== undefined && known.disabled === undefined)
        return refuseOrder(
          'device enrolled already',
          known.table === undefined ? { device } : { device, table: known.table },
        )
      const at = table === undefined ? {} : { table }
      return [{ type: 'DeviceEnrolled', v: 1, device, ...at, kind, enrolment: (known?.enrolment ?? 0) + 1, by }]
    }
    case 'DisableDevice':
      if (known === undefined) return refuseOrder('no such device', { device })
      if (known.disabled !== undefined) return refuseOrder('device disabled already', { device, why: known.disabled })
      return [{ type: 'DeviceDisabled', v: 1, device, reason: command.reason, by }]
    case 'SetAsideMessage': {
      const { what, digest, reasons } = command
      return [{ type: 'MessageSetAside', v: 1, device, what, digest, reasons }]
    }
  }
}

export function evolveDevices(state: State, event: EventOf<DeviceEvent>): void {
  switch (event.type) {
    case 'DeviceEnrolled': {
      const { device, table, kind, enrolment } = event
      state.devices.set(device, { device, ...(table === undefined ? {} : { table }), kind, enrolment })
      return
    }
    case 'DeviceDisabled':
      state.devices.set(event.device, { ...state.devices.get(event.device)!, disabled: event.reason })
      return
    case 'MessageSetAside':
      return
  }
}
