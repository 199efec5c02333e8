/** Every attack, in the order in which they are played. A new one is a file in attacks/ and a line here. */
import type { Attack } from './attack.ts'
import { anyBytes, flippedLines, flippedRunning, rewrittenHistory } from './attacks/bytes.ts'
import { clockAfterStop, clockSet } from './attacks/clock.ts'
import { missingFiles } from './attacks/files.ts'
import { fullDisk, kills } from './attacks/kills.ts'
import { doublePayments, sameKey } from './attacks/payments.ts'
import { forgedSnapshot } from './attacks/snapshot.ts'

export const ATTACKS: readonly Attack[] = [
  // What held before, and must not break.
  kills,
  fullDisk,
  doublePayments,
  sameKey,
  // Files of the house.
  forgedSnapshot,
  missingFiles,
  flippedLines,
  flippedRunning,
  rewrittenHistory,
  anyBytes,
  // Time.
  clockSet,
  clockAfterStop,
]
