/** A house under attack: a folder, the process that runs on it, and every answer that it has given. */
import { randomUUID } from 'node:crypto'
import type { Place } from '../../src/server/door/places.ts'
import type { Answers } from '../crash/inspect.ts'
import { type Ended, type Started, startProcess } from '../process.ts'
import { type Asked, type Visitor, visitor } from '../visitor.ts'
import { proofOf } from './badges.ts'
import type { Program } from './program.ts'
import type { Told } from './shim.ts'

const SHIM = new URL('./shim.ts', import.meta.url).href

export type TargetOptions = {
  /** Which night it is a copy of; the second one unless it is said. */
  readonly night?: 'first' | 'second'
  /** More flags of `gamekeeper start`. */
  readonly flags?: readonly string[]
  /** How far the clock of the house is set off. */
  readonly clockMs?: number
  /** A demo instead of a house of its own. */
  readonly isDemo?: boolean
}

export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
/** Somebody who is signed in at a place. */
export type Desk = {
  readonly place: Place
  readonly browser: Visitor
  post(path: string, body: unknown): Promise<Answer>
  get(path: string): Promise<Answer>
  /** What is answered is remembered: it must be there in the end. */
  order(order: object, more?: { readonly key?: string; readonly second?: string }): Promise<Answer>
}
export type Running = {
  readonly address: string
  readonly port: number
  readonly pid: number
  /** A browser that nobody has signed in with. */
  browser(): Visitor
  at(place: Place, id: string): Promise<Desk>
  health(): Promise<{ status: number; ready: boolean; faults: string[]; journal: { seq: number } }>
  /** Sets the clock, or fills the disk, of the running process. */
  tell(told: Told): Promise<void>
  complaint(): string
  readonly ended: Promise<Ended>
}

export type Target = {
  readonly folder: string
  readonly answers: Answers
  /** The program that runs there; another one when somebody has changed it. */
  program: Program
  /** What was done to it, where an attack takes several houses. */
  what?: string
  /** The house is rightly shut: this must be what it says when it is started. */
  shut?: RegExp
  /** Set anew by an attack that moves the time of the house. */
  clockMs: number
  /** Starts it, or answers with how it ended without a word. */
  start(flags?: readonly string[]): Promise<Running | Ended>
  /** Starts it; a house that does not open breaks the attack. */
  open(flags?: readonly string[]): Promise<Running>
  running(): Running | undefined
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended | undefined>
  /** Kills whatever runs there, also what has not said a word yet. */
  kill(): Promise<void>
}

export const isRunning = (started: Running | Ended): started is Running => 'address' in started

export function targetAt(folder: string, installed: Program, options: TargetOptions = {}): Target {
  let starting: (() => boolean) | undefined
  let live: { readonly running: Running; readonly started: Started } | undefined
  const answers: Answers = new Map()

  const target: Target = {
    folder,
    answers,
    program: installed,
    clockMs: options.clockMs ?? 0,
    async start(flags = []) {
      const room = options.isDemo === true ? '--folder' : '--house'
      const started = await startProcess(['start', '--port', '0', room, folder, ...(options.flags ?? []), ...flags], {
        main: target.program.main,
        first: [SHIM],
        env: { ATTACK_SHIM: JSON.stringify({ clockMs: target.clockMs } satisfies Told) },
        cwd: target.program.root,
        begun: (child) => {
          starting = () => child.kill('SIGKILL')
        },
      })
      if (started.told === undefined) return started.ended
      const running = runningOf(started, answers, installed.isBefore === true)
      live = { running, started }
      return running
    },
    async open(flags) {
      const started = await target.start(flags)
      if (!isRunning(started)) throw new Error(`the house does not open: ${started.complaint}`)
      return started
    },
    running: () => live?.running,
    async end(signal) {
      const ending = live
      live = undefined
      ending?.started.child.kill(signal)
      return ending?.started.ended
    },
    async kill() {
      starting?.()
      await target.end('SIGKILL')
    },
  }
  return target
}

function runningOf(started: Started, answers: Answers, isBefore: boolean): Running {
  const { child, ended, complaint } = started
  const { address, port } = started.told!
  const asked: Asked = { request: (path, init) => fetch(new URL(`api${path}`, address), init) }
  const browser = () => visitor(asked, '127.0.0.1', !isBefore)
  return {
    address,
    port,
    pid: child.pid ?? 0,
    browser,
    async at(place, id) {
      const own = browser()
      const { status, body } = await own.post('/session', { place, ...proofOf(id) })
      if (status !== 200) throw new Error(`${id} cannot sign in at ${place}: ${status} ${JSON.stringify(body)}`)
      return deskOf(own, place, answers)
    },
    async health() {
      const answer = await fetch(new URL('health', address))
      return {
        status: answer.status,
        ...((await answer.json()) as Omit<Awaited<ReturnType<Running['health']>>, 'status'>),
      }
    },
    tell: (told) =>
      new Promise((done, fail) => {
        child.once('message', () => done())
        child.send(told, (error) => error && fail(error))
      }),
    complaint,
    ended,
  }
}

export const newKey = (): string => randomUUID()

/** Somebody who has signed in with this browser by other means. */
export function deskOf(browser: Visitor, place: Place, answers: Answers): Desk {
  const post = async (path: string, body: unknown) => (await browser.post(path, body, place)) as Answer
  return {
    place,
    browser,
    post,
    get: async (path) => (await browser.get(path, place)) as Answer,
    async order(order, { key = newKey(), second } = {}) {
      const proof = second === undefined ? {} : { second: proofOf(second) }
      const answer = await post('/orders', { order, key, ...proof })
      const { seq } = answer.body
      if (answer.status === 200) {
        const before = answers.get(key)
        if (before !== undefined && before !== seq) throw new Error(`${key} was line ${before} and is ${seq}`)
        answers.set(key, seq as number)
      }
      return answer
    },
  }
}
