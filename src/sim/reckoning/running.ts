import type { Offering } from '../../rulebook/offering.ts'
import type { RuleFile } from '../../rulebook/rule.ts'

/** What an activity runs by: its rule file as it was accepted, and the house's choice as it was posted. */
export type Running = {
  readonly rule: RuleFile
  readonly offering: Offering
  readonly chip: bigint
  readonly since: string
}

/** The how manieth posting of the house it is, and when. */
export type Posted = { readonly n: number; readonly at: number }
export type Version = Posted & { readonly running: Running }
/** A pool before somebody raised or lowered it, and by how much. */
export type Raise = Posted & { readonly before: bigint; readonly by: bigint }
