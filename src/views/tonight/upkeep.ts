/** How the house itself is: its clock, its files, the release that runs, the anchors that should have left it. */
import type { Message } from '../../base/message.ts'
import { type DoorAsks, doorAsks } from '../../engine/access/asks.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { ClockFaultKind, Release } from '../../engine/upkeep/vocabulary.ts'

/** Who sets the clock of the machine, where the system tells it. */
export type TimeSetter =
  | { readonly by: 'chrony'; readonly server: string }
  | { readonly by: 'ntp'; readonly isInStep: boolean }
  | { readonly by: 'nobody' | 'not known' }

export type UpkeepFacts = {
  /** `shows`: what the clock on the wall shows, as local time to the minute. */
  readonly clock?: { readonly fault: ClockFaultKind; readonly offSeconds: number; readonly shows: string }
  readonly setter: TimeSetter
  /** What the house found wrong with its files. */
  readonly found: readonly Message[]
  /** Anchors that were due and did not leave the house. */
  readonly missing: readonly { readonly to: 'folder' | 'witness'; readonly since: string; readonly why?: Message }[]
}

export type UpkeepView = UpkeepFacts & {
  readonly door: DoorAsks
  /** New people were put in at the machine itself. */
  readonly refounded?: { readonly founders: readonly string[]; readonly reason: string }
  readonly release?: Release
  readonly accepted?: Release
  readonly reconciled?: { readonly reason: string; readonly found: readonly string[] }
}

export const upkeepView = (state: State, facts: UpkeepFacts): UpkeepView => {
  const { release, acceptedRelease, reconciled, refounded } = state
  return {
    ...facts,
    door: doorAsks(state),
    ...(refounded === undefined ? {} : { refounded: { founders: refounded.founders, reason: refounded.reason } }),
    ...(release === undefined ? {} : { release }),
    ...(acceptedRelease === undefined
      ? {}
      : { accepted: { version: acceptedRelease.version, digest: acceptedRelease.digest } }),
    ...(reconciled === undefined ? {} : { reconciled: { reason: reconciled.reason, found: reconciled.found } }),
  }
}
