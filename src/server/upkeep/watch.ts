/** Watches over a running house: its files, its lines, its memory. What it finds is told by health and on every screen. */
import type { Difference } from '../../journal/compare.ts'
import { JournalTrouble } from '../../journal/trouble.ts'
import { english } from '../../words/sentence.ts'
import type { House } from '../house/kernel.ts'
import { journalFile } from '../house/storage.ts'
import type { Log } from '../net/log.ts'
import { type Alarm, alarm } from './alarms.ts'
import { isUnmarked, type MarkedFiles, markFiles } from './marks.ts'
import { rollingCheck } from './rolling.ts'

export type Watch = {
  /** What is wrong. */
  faults(): readonly Alarm[]
  /** What is done every second. */
  look(): Promise<void>
  stop(): Promise<void>
}

export type WatchOptions = MarkedFiles & {
  readonly folder: string
  readonly log: Pick<Log, 'error' | 'fault'>
  readonly sliceLeast?: number
}

const SECOND_MS = 1_000
const MARK_EVERY = 60
/** After a slice of the second look the house has the processor for itself. */
const PAUSE_MS = 10

export function watchOver(options: WatchOptions): Watch {
  const { house, folder, log } = options
  const rolling = rollingCheck(folder, options.sliceLeast)
  const found = new Map<string, Alarm>()
  let isLooking = false
  let isStopped = false
  let seconds = 0

  const tell = (of: Alarm) => {
    const fault = english(of)
    if (found.has(fault)) return
    found.set(fault, of)
    log.error('the house found a fault in its files', { fault })
  }

  let looking: Promise<void> = Promise.resolve()
  const look = (): Promise<void> => {
    if (!isLooking && !isStopped) looking = lookOnce()
    return looking
  }
  async function lookOnce(): Promise<void> {
    isLooking = true
    try {
      const lost = house.store.lost?.()
      if (lost !== undefined) house.halt(lost)
      seconds += 1
      const fault = await rolling.step()
      if (fault !== undefined) tell(fault)
      if (seconds % MARK_EVERY === 0 && house.trouble() === undefined && isUnmarked(options)) await markFiles(options)
    } catch (error) {
      if (house.trouble() === undefined) log.fault(error)
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), SECOND_MS)
  timer.unref()
  let recounting: Promise<void> = Promise.resolve()
  const later = setTimeout(() => {
    recounting = lookAgain(house, folder, () => isStopped, tell).catch((error) => log.fault(error))
  }, SECOND_MS)
  later.unref()

  return {
    faults: () => [...found.values()],
    look,
    async stop() {
      isStopped = true
      clearInterval(timer)
      clearTimeout(later)
      await recounting
      await looking
      await rolling.close()
    },
  }
}

/** Adds up every line once more in the background; a memory that is something else takes no further orders. */
async function lookAgain(
  house: House,
  folder: string,
  isStopped: () => boolean,
  tell: (fault: Alarm) => void,
): Promise<void> {
  class Stopped extends Error {}
  const pause = async () => {
    if (isStopped()) throw new Stopped()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref())
  }
  try {
    const differs = await house.recount(pause)
    if (differs === undefined) return
    const of = alarmOf(differs, journalFile(folder))
    tell(of)
    if (differs.is !== 'part') return
    house.halt(
      new JournalTrouble(
        'damaged',
        `What the house works with is not what its journal adds up to (${english(of)}). Start it again without the snapshot, and run verify.`,
      ),
    )
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
}

function alarmOf(differs: Difference, file: string): Alarm {
  switch (differs.is) {
    case 'line':
      return alarm('line does not match', { line: differs.line, file })
    case 'gone':
      return alarm('line is gone', { line: differs.line, file })
    case 'part':
      return alarm('memory is another', { part: differs.part })
  }
}
