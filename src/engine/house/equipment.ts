/** Sensors and readers that fail: what the documents put in their place, and when nothing is offered until they are mended. */
import { because, type Reason, refuseOrder } from '../../base/refusal.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import type { CommandOf } from '../command.ts'
import type { Decision } from '../decision.ts'
import type { EventOf } from '../event.ts'
import type { State, Table } from '../state.ts'

export const DEVICES = ['sensor', 'reader'] as const
export type Device = (typeof DEVICES)[number]
type Broken = NonNullable<NonNullable<NonNullable<RuleFile['fee']>['broken']>['sensor']>

export function decideEquipment(state: State, command: CommandOf<'ReportFault' | 'ClearFault'>): Decision {
  const { table, device, by } = command
  const known = state.tables.get(table)
  if (known === undefined) return refuseOrder('no such table', { table })
  const isBroken = known.broken?.[device] !== undefined
  if (command.do === 'ClearFault')
    return isBroken
      ? [{ type: 'EquipmentMended', v: 1, table, device, by }]
      : refuseOrder('fault not reported', { device, table })
  if (isBroken) return refuseOrder('fault reported already', { device, table })
  return [{ type: 'EquipmentFailed', v: 1, table, device, reason: command.reason, by }]
}

export function evolveEquipment(state: State, event: EventOf<'EquipmentFailed' | 'EquipmentMended'>): void {
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
