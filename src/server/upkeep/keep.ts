/** What a house does for itself while it is served: marks its files, watches over them, hands out anchors, checks its program. */
import type { AnchorSetting } from '../../engine/upkeep/vocabulary.ts'
import { canonical } from '../../journal/canonical.ts'
import type { Premises } from '../house/building.ts'
import { keepTime } from '../house/clock.ts'
import type { Config } from '../house/config.ts'
import type { Log } from '../net/log.ts'
import { type AnchorPlan, anchorsOut } from './anchorsout.ts'
import { guestsOut } from './guests.ts'
import { lineOf, markFiles } from './marks.ts'
import { type Checked, checkRelease } from './release.ts'
import { timeSource } from './timesource.ts'
import { watchOver } from './watch.ts'

export type Kept = {
  /** Before the last answers are given: nothing is looked at any more. */
  rest(): Promise<void>
  /** After them: how far each file came. */
  end(): Promise<void>
}

type KeepOptions = {
  readonly premises: Premises
  readonly folder?: string
  readonly log: Log
  readonly version: string
  readonly plan?: AnchorPlan
  readonly guestDays?: number | undefined
  readonly check?: () => Promise<Checked>
}

const SOON_MS = 500
const HOUR_MS = 60 * 60 * 1_000

export function planOf(config: Partial<Config>): AnchorPlan {
  const { anchorTimes = ['06:30'], anchorFolder, witness, witnessKey } = config
  return {
    times: anchorTimes,
    ...(anchorFolder === undefined ? {} : { folder: anchorFolder }),
    ...(witness === undefined || witnessKey === undefined
      ? {}
      : { witness: { url: witness, fingerprint: witnessKey } }),
  }
}

/** Who moves the times, or sends the anchors elsewhere, is in the journal with it. A house that hands out nothing has said nothing. */
function isOther(set: AnchorSetting | undefined, plan: AnchorPlan): boolean {
  const isNothing = plan.folder === undefined && plan.witness === undefined
  if (set === undefined && isNothing) return false
  return canonical(set ?? {}) !== canonical(plan)
}

export async function keepHouse({
  premises,
  folder,
  log,
  version,
  plan = { times: [] },
  guestDays,
  check = checkRelease,
}: KeepOptions): Promise<Kept> {
  const { house, audit, register, room } = premises
  const { upkeep } = room
  upkeep.source = timeSource()
  const at = () => ({ line: lineOf(house).seq, digest: lineOf(house).digest })
  audit.note('start', { version, ...at() })
  if (folder === undefined)
    return { rest: async () => undefined, end: async () => audit.note('stop', { line: house.durable().seq }) }
  const marked = { house, register, audit }
  await markFiles(marked)
  const watch = watchOver({ ...marked, folder, log })
  if (isOther(house.state.anchors, plan)) await house.note({ do: 'SetAnchors', ...plan })
  const anchors = anchorsOut(house, folder, plan)
  upkeep.watch = watch
  upkeep.anchors = anchors
  const stopAnchors = keepTime(
    () => anchors.look(),
    (error) => log.fault(error),
  )
  const lookAfterGuests = guestsOut({ house, register, audit }, guestDays)
  await lookAfterGuests()
  const stopGuests = keepTime(lookAfterGuests, (error) => log.fault(error), HOUR_MS)
  let isOver = false
  const know = async () => {
    const release = await check()
    upkeep.changed = release.faults
    if (release.faults.length > 0) log.error('the files of the program were changed', { faults: release.faults.length })
    if (isOver || house.trouble() !== undefined || house.state.release?.digest === release.digest) return
    await house.note({ do: 'StartRelease', version: release.version, digest: release.digest })
  }
  // Reading a few hundred files can wait until the first ones are served.
  const later = setTimeout(() => void know().catch((error) => log.fault(error)), SOON_MS)
  later.unref()
  return {
    async rest() {
      isOver = true
      clearTimeout(later)
      stopAnchors()
      stopGuests()
      await watch.stop()
    },
    async end() {
      audit.note('stop', at())
      if (house.trouble() === undefined) await markFiles(marked)
    },
  }
}
