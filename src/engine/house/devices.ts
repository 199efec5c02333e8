/** Devices: enrolled for one table, or for the house; disabled when they leave; and what one of them sent in vain. */

import { refuseOrder } from '../../base/refusal.ts'
import {
  type CommandOf,
  type Decision,
  type DeviceKind,
  type EventOf,
  ROVING,
  type Roving,
  type Slice,
  type State,
} from './vocabulary.ts'

type DeviceOrder = 'EnrolDevice' | 'DisableDevice' | 'SetAsideMessage'
type DeviceEvent = 'DeviceEnrolled' | 'DeviceDisabled' | 'MessageSetAside'

/** As the journal's keys have it: `t12` of `t12:48213`. The house's own timers have that name already. */
const ID = /^(?!timer$)[a-z0-9][a-z0-9.-]{0,31}$/

const isRoving = (kind: DeviceKind): kind is Roving => (ROVING as readonly DeviceKind[]).includes(kind)

export function decideDevices(state: State, command: CommandOf<DeviceOrder>): Decision {
  const { device, by } = command
  const known = state.devices.get(device)
  switch (command.do) {
    case 'EnrolDevice': {
      const { table, kind, second } = command
      if (second === undefined) return refuseOrder('device takes two')
      if (!ID.test(device)) return refuseOrder('not a device name', { name: device })
      if (table === undefined && !isRoving(kind)) return refuseOrder('device needs a table', { kind })
      if (table !== undefined && isRoving(kind)) return refuseOrder('device has no table', { kind, table })
      if (table !== undefined && !state.tables.has(table)) return refuseOrder('no such table', { table })
      if (known !== undefined && known.disabled === undefined)
        return refuseOrder(
          'device enrolled already',
          known.table === undefined ? { device } : { device, table: known.table },
        )
      const at = table === undefined ? {} : { table }
      return [{ type: 'DeviceEnrolled', device, ...at, kind, enrolment: (known?.enrolment ?? 0) + 1, by, second }]
    }
    case 'DisableDevice':
      if (known === undefined) return refuseOrder('no such device', { device })
      if (known.disabled !== undefined) return refuseOrder('device disabled already', { device, why: known.disabled })
      return [{ type: 'DeviceDisabled', device, reason: command.reason, by }]
    case 'SetAsideMessage': {
      const { what, digest, reasons } = command
      return [{ type: 'MessageSetAside', device, what, digest, reasons }]
    }
  }
}

export function evolveDevices(state: Slice, event: EventOf<DeviceEvent>): void {
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
