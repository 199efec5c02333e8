/** Boards and phones of the floor's bench, a process of its own: sockets on the live stream that note when which line reached them. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Steady, steady } from '../../src/base/steady.ts'
import type { Acked } from './tables.ts'

export type Delays = {
  readonly p50: number
  readonly p99: number
  readonly max: number
  readonly seen: number
  readonly missing: number
}
export type Screens = {
  readonly boards: Delays
  readonly phones: Delays
  readonly frames: number
  readonly bytes: number
  readonly lost: number
  readonly beatGapMs: number
  /** By how much clocks of screens differ from the house's, and any two of them from each other. */
  readonly clocks: { readonly p50: number; readonly p99: number; readonly max: number; readonly apart: number }
}

type Asked =
  | {
      readonly what: 'open'
      readonly ports: readonly number[]
      readonly boards: number
      readonly phones: number
      /** What they listen to; the meters where nothing is said. */
      readonly views?: string
      /** Which one of a list each phone follows, in turn; the whole list where nothing is said. */
      readonly parts?: readonly string[]
    }
  /** Each screen asks for the time as a page with a clock does. */
  | { readonly what: 'clocks' }
  | { readonly what: 'tell'; readonly acks: readonly Acked[] }
  | { readonly what: 'stop' }

type Screen = {
  readonly socket: Socket
  readonly port: number
  readonly part: string | undefined
  readonly seqs: number[]
  readonly ats: number[]
  readonly clock: Steady
  /** Where the own clock began: anywhere. */
  readonly own: () => number
  beatAt: number
}

const now = () => performance.timeOrigin + performance.now()
const screens: Screen[] = []
let boards = 0
let frames = 0
let bytes = 0
let lost = 0
let beatGapMs = 0
let isStopping = false

process.on('message', async (asked: Asked) => {
  switch (asked.what) {
    case 'open':
      boards = asked.boards
      for (let n = 0; n < asked.boards + asked.phones; n++) {
        const part = n < asked.boards ? undefined : asked.parts?.[n % asked.parts.length]
        screens.push(screenOf(asked.ports[n % asked.ports.length] ?? 0, asked.views, part))
        if (n % 50 === 49) await sleep(20)
      }
      while (screens.some(({ seqs }) => seqs.length === 0)) await sleep(100)
      process.send?.('open')
      return
    case 'tell': {
      const rising = asked.acks.toSorted((a, b) => a.seq - b.seq)
      process.send?.({
        boards: delaysOf(screens.slice(0, boards), rising),
        phones: delaysOf(screens.slice(boards), rising),
        frames,
        bytes,
        lost,
        beatGapMs,
        clocks: clocksNow(),
      } satisfies Screens)
      return
    }
    case 'clocks':
      for (let turn = 0; turn < 2; turn += 1)
        for (let from = 0; from < screens.length; from += AT_ONCE)
          await Promise.all(screens.slice(from, from + AT_ONCE).map(askOnce))
      process.send?.('asked')
      return
    case 'stop':
      isStopping = true
      for (const { socket } of screens) socket.destroy()
      process.disconnect?.()
  }
})

function screenOf(port: number, views = 'meters,winners', part?: string): Screen {
  const socket = connect(port, '127.0.0.1')
  const began = Math.random() * 1e9
  const own = () => began + performance.now()
  const screen: Screen = { socket, port, part, seqs: [], ats: [], clock: steady(), own, beatAt: 0 }
  const one = part === undefined ? '' : `&part=${encodeURIComponent(part)}`
  socket.write(`GET /api/live?views=${views}${one} HTTP/1.1\r\nhost: bench\r\naccept: text/event-stream\r\n\r\n`)
  // A message begins after an empty line; only its first line is of interest, and it is short.
  let isBeginning = false
  socket.on('data', (part: Buffer) => {
    bytes += part.length
    const at = now()
    for (let from = isBeginning ? 0 : after(part, 0); from >= 0 && from < part.length; from = after(part, from))
      note(screen, part.toString('latin1', from, from + BEAT_SIGNS), at)
    isBeginning = part.length > 1 && part[part.length - 1] === LINE_END && part[part.length - 2] === LINE_END
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    if (!isStopping) lost += 1
  })
  return screen
}

const LINE_END = 10
const EMPTY_LINE = Buffer.from('\n\n')
const after = (part: Buffer, from: number) => {
  const found = part.indexOf(EMPTY_LINE, from)
  return found < 0 ? -1 : found + 2
}

function note(screen: Screen, beginning: string, at: number): void {
  if (beginning.startsWith('id: ')) {
    frames += 1
    screen.seqs.push(Number.parseInt(beginning.slice(4), 10))
    screen.ats.push(at)
  } else if (beginning.startsWith('event: beat')) {
    if (screen.beatAt > 0) beatGapMs = Math.max(beatGapMs, at - screen.beatAt)
    screen.beatAt = at
    const said = /"at":(\d+)/.exec(beginning)?.[1]
    const age = /"age":(\d+)/.exec(beginning)?.[1] ?? '0'
    if (said !== undefined) screen.clock.hear(Number(said) + Number(age), screen.own())
  }
}

/** Phones do not all ask in one instant. */
const AT_ONCE = 20
/** A whole beat. */
const BEAT_SIGNS = 160

async function askOnce({ port, clock, own }: Screen): Promise<void> {
  const sent = own()
  const answer = await fetch(`http://127.0.0.1:${port}/api/instant`)
  const came = own()
  const { at } = (await answer.json()) as { readonly at?: number }
  if (at !== undefined) clock.answered(at, sent, came)
}

function clocksNow(): Screens['clocks'] {
  const off = screens
    .map(({ clock, own }) => (clock.at(own()) ?? Number.NaN) - now())
    .filter((one) => !Number.isNaN(one))
    .toSorted((a, b) => a - b)
  const errors = off.map(Math.abs).toSorted((a, b) => a - b)
  const at = (share: number) => errors[Math.min(errors.length - 1, Math.floor(errors.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1), apart: (off.at(-1) ?? 0) - (off[0] ?? 0) }
}

/** For every acknowledged line and every screen that follows it: from the acknowledgement until the screen had that line or a later one. */
function delaysOf(of: readonly Screen[], acks: readonly Acked[]): Delays {
  const delays: number[] = []
  let missing = 0
  for (const { seqs, ats, part } of of) {
    let frame = 0
    for (const { seq, at, of: tournament } of acks) {
      if (part !== undefined && tournament !== part) continue
      while (frame < seqs.length && (seqs[frame] ?? 0) < seq) frame += 1
      if (frame === seqs.length) missing += 1
      else delays.push(Math.max(0, (ats[frame] ?? 0) - at))
    }
  }
  const sorted = Float64Array.from(delays).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1), seen: sorted.length, missing }
}
