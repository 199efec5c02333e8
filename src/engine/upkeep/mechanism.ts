/** The house's records about itself, as one room of the engine. */

import type { House } from '../house/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { confirmClock } from './clock.ts'
import { doors } from './doors.ts'
import { decideRecords, evolveRecords } from './records.ts'
import type { Below, Upkeep } from './vocabulary.ts'

export const upkeep: Mechanism<Upkeep, Below, House, typeof doors> = {
  uses: ['house'],
  doors,
  initial: () => ({ receipts: new Map() }),
  orders: {
    KeepSnapshot: { decide: decideRecords },
    MarkFiles: { decide: decideRecords },
    ReconcileFiles: { decide: decideRecords },
    SetAnchors: { decide: decideRecords },
    ConfirmClock: { second: 'clock takes two', decide: confirmClock },
    StartRelease: { decide: decideRecords },
    AcceptRelease: { decide: decideRecords },
    KeepReceipt: { decide: decideRecords },
  },
  events: {
    SnapshotKept: { v: 1, evolve: evolveRecords },
    FilesMarked: { v: 1, evolve: evolveRecords },
    FilesReconciled: { v: 1, evolve: evolveRecords },
    AnchorsSet: { v: 1, evolve: evolveRecords },
    ClockConfirmed: { v: 1, evolve: () => undefined },
    ReleaseStarted: { v: 1, evolve: evolveRecords },
    ReleaseAccepted: { v: 1, evolve: evolveRecords },
    ReceiptKept: { v: 1, evolve: evolveRecords },
  },
}
