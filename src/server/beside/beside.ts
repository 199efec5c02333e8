/**
 * Work beside the house: what is long by nature, or written by somebody who wants it to be. A thread of its own takes one job
 * at a time, and each has a deadline; one that is over it is ended with its thread, and the next one gets a new thread.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { JobName, Jobs } from './jobs.ts'
import type { Answered } from './worker.ts'

export type Beside = {
  /** What the job found; `late` when it was not done by its deadline, `busy` when too many wait already. */
  ask<Name extends JobName>(
    job: Name,
    asked: Jobs[Name]['asks'],
    deadlineMs?: number,
  ): Promise<{ readonly found: Jobs[Name]['answers'] } | 'late' | 'busy'>
  close(): Promise<void>
}

/** A text of the longest kind takes a tenth of this on a slow machine. */
const DEADLINE_MS = 2_000
/** A thread that cannot even start in this time never will. */
const START_MS = 30_000
const WAITING_MAX = 16
/** A thread that nobody asked anything of for so long is let go. */
const IDLE_MS = 60_000

type Waiting = {
  readonly job: JobName
  readonly asked: unknown
  readonly deadlineMs: number
  done(how: { found: unknown } | 'late'): void
  fail(error: Error): void
}

/** The bundle brings the thread as a file of its own beside it. */
const threadFile = (): string => {
  const bundled = join(import.meta.dirname, 'beside.js')
  return existsSync(bundled) ? bundled : join(import.meta.dirname, 'worker.ts')
}

export function besideHouse(file = threadFile()): Beside {
  const waiting: Waiting[] = []
  let thread: { readonly worker: Worker; isReady: boolean } | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let n = 0
  let isClosed = false

  function next(): void {
    if (current !== undefined || isClosed) return
    clearTimeout(timer)
    current = waiting.shift()
    if (current === undefined) {
      if (thread !== undefined) timer = setTimeout(() => void end(), IDLE_MS).unref()
      return
    }
    if (thread === undefined) {
      begin()
      limit(START_MS)
    } else if (thread.isReady) hand()
    else limit(START_MS)
  }

  function limit(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const late = current
      current = undefined
      void end()
      late?.done('late')
      next()
    }, ms)
  }

  function hand(): void {
    if (current === undefined || thread === undefined) return
    n += 1
    limit(current.deadlineMs)
    thread.worker.postMessage({ n, job: current.job, asked: current.asked })
  }

  function begin(): void {
    const own = { worker: new Worker(file), isReady: false }
    thread = own
    own.worker.unref()
    own.worker.on('message', (said: 'ready' | Answered) => {
      if (thread !== own) return
      if (said === 'ready') {
        own.isReady = true
        hand()
        return
      }
      if (said.n !== n || current === undefined) return
      const over = current
      current = undefined
      if ('found' in said) over.done({ found: said.found })
      else over.fail(new Error(said.threw))
      next()
    })
    own.worker.on('error', (error) => {
      if (thread !== own) return
      thread = undefined
      const over = current
      current = undefined
      over?.fail(error as Error)
      next()
    })
  }

  async function end(): Promise<void> {
    const ended = thread
    thread = undefined
    await ended?.worker.terminate()
  }

  return {
    ask(job, asked, deadlineMs = DEADLINE_MS) {
      if (waiting.length >= WAITING_MAX) return Promise.resolve('busy')
      return new Promise((done, fail) => {
        waiting.push({ job, asked, deadlineMs, done: done as Waiting['done'], fail })
        next()
      })
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      for (const one of [current, ...waiting.splice(0)]) one?.done('late')
      current = undefined
      await end()
    },
  }
}
