import type { Offering } from '../../rulebook/offering.ts'
import type { RuleFile } from '../../rulebook/rule.ts'

/** What an activity runs by: its rule file as it was accepted, and the house's choice as it was posted. */
export type Running = {
  readonly rule: RuleFile
  readonly offering: Offering
  readonly chip: bigint
  readonly since: string
}
