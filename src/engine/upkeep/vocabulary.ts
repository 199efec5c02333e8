/** What the house records about itself: snapshots, its files, its clock, the release that runs, receipts of its anchors. */

import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type { CommandOf as CommandIn, Decision as DecisionIn, EventOf as EventIn, StateIn } from '../mechanism.ts'

/** How far the files beside the journal had come: each may be ahead of it afterwards, and never behind. */
export type FileMarks = {
  /** Counts the changes of the register. */
  readonly register?: number
  readonly audit?: { readonly n: number; readonly digest: string }
}

const CLOCK_FAULTS = ['apart', 'before', 'after'] as const
/** `apart`: wall and monotonic clock while the house runs; `before`, `after`: the last entry, when it was started. */
export type ClockFaultKind = (typeof CLOCK_FAULTS)[number]

export type Release = { readonly version: string; readonly digest: string }
export type Receipt = {
  /** Fingerprint of the witness's key. */
  readonly witness: string
  readonly line: number
  readonly digest: string
  readonly received: string
  readonly signature: string
}

/** Local times, and where to: a folder by its name, a witness by the fingerprint of its key. */
export type AnchorSetting = {
  readonly times: readonly string[]
  readonly folder?: string
  readonly witness?: { readonly url: string; readonly fingerprint: string }
}

export type Upkeep = {
  orders: {
    /** The house's own: the state as of `line` was kept, and `digest` is that of the snapshot. */
    KeepSnapshot: { line: number; digest: string }
    /** The house's own: how far its other files are. */
    MarkFiles: FileMarks
    /** At the console: the files disagree, and the house goes on with what is there. */
    ReconcileFiles: { found: readonly string[]; reason: string; persons?: readonly [string, string] }
    /** The house's own: where anchors go and when, whenever that is set otherwise. */
    SetAnchors: AnchorSetting
    /** Two persons looked at a clock that `shows` a local time; the house fills in what was wrong with it. */
    ConfirmClock: { shows: string; fault?: ClockFaultKind; offSeconds?: number; second: string }
    /** The house's own: another release than before was started. */
    StartRelease: Release
    AcceptRelease: Release
    /** The house's own: what a witness has signed. */
    KeepReceipt: Receipt
  }
  events: {
    SnapshotKept: { line: number; digest: string }
    FilesMarked: FileMarks
    FilesReconciled: {
      found: readonly string[]
      reason: string
      at: number
      by: string
      /** Who decided it, two of them; in journals of before nobody is named. */
      persons?: readonly [string, string]
    }
    AnchorsSet: AnchorSetting & { at: number }
    ClockConfirmed: { fault: ClockFaultKind; offSeconds: number; at: number; by: string; second: string }
    ReleaseStarted: Release & { at: number }
    ReleaseAccepted: Release & { at: number; by: string }
    ReceiptKept: Receipt
  }
  state: {
    fileMarks?: FileMarks
    reconciled?: {
      readonly found: readonly string[]
      readonly reason: string
      readonly at: number
      readonly persons?: readonly [string, string]
    }
    anchors?: AnchorSetting
    release?: Release
    acceptedRelease?: Release & { readonly by: string }
    /** The newest of each witness. */
    readonly receipts: Map<string, Omit<Receipt, 'witness' | 'signature'>>
  }
}

/** What it stands on. */
export type Below = House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Upkeep & Below>>
export type Slice = Upkeep['state']
export type CommandOf<N extends keyof Upkeep['orders']> = CommandIn<Upkeep, N>
export type EventOf<N extends keyof Upkeep['events']> = EventIn<Upkeep, N>
export type Decision = DecisionIn<Upkeep & Below>
