/** Every attack, in the order in which they are played. A new one is a file in attacks/ and a line here. */
import type { Attack } from './attack.ts'
import { administratorAlone, guessedPins, strangeBrowsers } from './attacks/admins.ts'
import { ownNames, strangeAmounts } from './attacks/amounts.ts'
import { backups } from './attacks/backup.ts'
import { anyBytes, flippedLines, flippedRunning, rewrittenHistory } from './attacks/bytes.ts'
import { clockAfterStop, clockSet } from './attacks/clock.ts'
import { steeredDraws } from './attacks/draws.ts'
import { missingFiles } from './attacks/files.ts'
import { fullDisk, kills } from './attacks/kills.ts'
import { crossSite, streams, traversal } from './attacks/pages.ts'
import { doublePayments, sameKey } from './attacks/payments.ts'
import { everyCell, orderForTwo } from './attacks/permissions.ts'
import { borrowedSession, typistAsTwo } from './attacks/persons.ts'
import { changedProgram } from './attacks/release.ts'
import { forgedSnapshot } from './attacks/snapshot.ts'
import { replays, storm } from './attacks/storm.ts'
import { bombs, stopped } from './attacks/upkeep.ts'
import { headerTricks, oversize, slowClients, smuggling } from './attacks/wire.ts'
import { notWhoItSays, otherHistory, wholeFolderBack } from './attacks/witness.ts'

export const ATTACKS: readonly Attack[] = [
  // What held before, and must not break.
  kills,
  fullDisk,
  stopped,
  doublePayments,
  sameKey,
  replays,
  strangeAmounts,
  ownNames,
  everyCell,
  // Over the wire.
  storm,
  crossSite,
  smuggling,
  slowClients,
  oversize,
  headerTricks,
  traversal,
  streams,
  // One person is never two.
  orderForTwo,
  typistAsTwo,
  borrowedSession,
  administratorAlone,
  strangeBrowsers,
  guessedPins,
  // Files of the house.
  forgedSnapshot,
  missingFiles,
  flippedLines,
  flippedRunning,
  rewrittenHistory,
  anyBytes,
  wholeFolderBack,
  otherHistory,
  notWhoItSays,
  changedProgram,
  backups,
  // Time.
  clockSet,
  clockAfterStop,
  // Draws.
  steeredDraws,
  // Staying up.
  bombs,
]
