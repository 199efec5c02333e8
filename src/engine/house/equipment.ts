/** Sensors and readers that fail: what the documents put in their place, and when nothing is offered until they are mended. */

import { message } from '../../base/message.ts'
import { because, type Reason, refuseOrder } from '../../base/refusal.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import {
  type CommandOf,
  DEVICES,
  type Decision,
  type Device,
  type EventOf,
  type Slice,
  type State,
  type Table,
} from './vocabulary.ts'

type Broken = NonNullable<NonNullable<NonNullable<RuleFile['fee']>['broken']>['sensor']>

export function decideEquipment(state: State, command: CommandOf<'ReportFault' | 'ClearFault'>): Decision {
  const { table, device, by } = command
  const known = state.tables.get(table)
  if (known === undefined) return refuseOrder('no such table', { table })
  const isBroken = known.broken?.[device] !== undefined
  if (command.do === 'ClearFault')
    return isBroken
      ? [{ type: 'EquipmentMended', table, device, by }]
      : refuseOrder('fault not reported', { device, table })
  if (isBroken) return refuseOrder('fault reported already', { device, table })
  const { reason: text = '', isLost } = command
  const reason = isLost === true ? message('no link to the house') : message('as written', { text })
  return [{ type: 'EquipmentFailed', table, device, reason, by }]
}

export function evolveEquipment(state: Slice, event: EventOf<'EquipmentFailed' | 'EquipmentMended'>): void {
  const table = state.tables.get(event.table)!
  const { [event.device]: _mended, ...others } = table.broken ?? {}
  table.broken = event.type === 'EquipmentFailed' ? { ...others, [event.device]: event.reason } : others
}

/** What the rule says of a failed device; nothing where its document is silent. */
export function brokenTerms({ fee }: Pick<RuleFile, 'fee'>, device: Device): Broken | undefined {
  const terms = fee?.broken?.[device]
  if (terms !== undefined || device === 'reader' || fee?.button === undefined) return terms
  return { by: fee.button.by, instead: 'button' }
}

/** Why the activity is not offered at this table now; nothing where it is. */
export function outageOf(rule: Pick<RuleFile, 'fee'>, { broken, table }: Table): Reason | undefined {
  for (const device of DEVICES) {
    const terms = broken?.[device] === undefined ? undefined : brokenTerms(rule, device)
    if (terms?.instead === 'not offered') return because(terms.by, 'equipment failed', { device, table })
  }
  return undefined
}
