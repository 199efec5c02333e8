/** The tables of the floor's bench, a process of its own: every one a real device that speaks to the house over a socket. */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Device, deviceOf, type Reply } from '../../src/device/device.ts'
import { type EnvelopeAnswer, MAC_HEADER } from '../../src/device/message.ts'
import type { Waiting } from '../../src/device/outbox.ts'
import { secretFor } from '../../src/server/devices/devices.ts'
import { SEVENS } from '../../tests/house.ts'

/** `isRising`: it raised a meter, so that boards must show it. */
export type Acked = {
  readonly seq: number
  readonly at: number
  readonly tookMs: number
  readonly isRising: boolean
  /** Which tournament it changed. */
  readonly of?: string
}
export type Told =
  | { readonly kind: 'rounds'; readonly acks: readonly Acked[]; readonly refused: number; readonly fails: number }
  | {
      readonly kind: 'singles'
      readonly times: readonly number[]
      readonly errors: number
      readonly seconds: number
      readonly late: number
    }
  | { readonly kind: 'open'; readonly seconds: number; readonly setAside: number }

type Asked =
  /** `kept`: rounds that each table played while it was cut off. */
  | {
      readonly what: 'open'
      readonly port: number
      readonly key: string
      readonly tables: number
      readonly kept: number
    }
  | { readonly what: 'rounds'; readonly seconds: number; readonly perHour: number }
  | { readonly what: 'singles'; readonly seconds: number; readonly perSecond: number }
  | { readonly what: 'stop' }

const now = () => performance.timeOrigin + performance.now()

type Table = {
  readonly table: string
  readonly device: Device
  /** Its one connection. */
  readonly agent: Agent
  answers: EnvelopeAnswer[]
  /** Told when the next answer has been read. */
  heard?: () => void
}
let port = 0
let tables: Table[] = []
let stops: (() => void)[] = []

process.on('message', async (asked: Asked) => {
  switch (asked.what) {
    case 'open': {
      port = asked.port
      const key = Buffer.from(asked.key, 'hex')
      tables = Array.from({ length: asked.tables }, (_, n) => tableOf(String(n + 1), key, asked.kept))
      const began = now()
      stops = tables.map(({ device }) => device.run())
      const isDone = ({ device }: Table) =>
        device.outbox().heardAt !== undefined && device.outbox().waiting.length === 0
      while (!tables.every(isDone)) await sleep(10)
      const setAside = tables.reduce((sum, { device }) => sum + device.outbox().setAside.length, 0)
      process.send?.({ kind: 'open', seconds: (now() - began) / 1_000, setAside } satisfies Told)
      return
    }
    case 'rounds':
      process.send?.(await rounds(asked.seconds, asked.perHour))
      return
    case 'singles':
      process.send?.(await singles(asked.seconds, asked.perSecond))
      return
    case 'stop':
      for (const stop of stops) stop()
      stops = []
      for (const { agent } of tables) agent.destroy()
      process.disconnect?.()
  }
})

/** What a table played while it was cut off stands on its own disk, minutes old, and is delivered in batches. */
const keptRounds = (table: string, count: number): Waiting[] =>
  Array.from({ length: count }, (_, n) => {
    const at = Date.now() - (count - n) * 60_000
    return [
      { at, order: startRound(table) },
      { at: at + 45_000, order: { do: 'EndRound', table } },
    ]
  }).flat()

function tableOf(table: string, key: Uint8Array, kept: number): Table {
  const device = `t${table}`
  const secret = secretFor(key, { device, enrolment: 1 })
  const made: Table = {
    table,
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    answers: [],
    device: deviceOf({
      device,
      secret,
      now: Date.now,
      keep: {
        read: () => ({ device, first: 1, waiting: keptRounds(table, kept), lastSent: 0 }),
        write: () => undefined,
      },
      post: async (body, mac) => {
        const reply = await post(body, mac, made.agent)
        const answer = JSON.parse(reply.body) as EnvelopeAnswer
        if (answer.answers?.length > 0) made.answers.push(answer)
        setImmediate(() => made.heard?.())
        return reply
      },
    }),
  }
  return made
}

function post(body: string, mac: string, agent: Agent): Promise<Reply> {
  return new Promise((done, fail) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), [MAC_HEADER]: mac }
    const outgoing = request({ port, host: '127.0.0.1', path: '/api/devices/messages', method: 'POST', headers, agent })
    outgoing.on('error', fail)
    outgoing.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => done({ body: text, mac: answer.headers[MAC_HEADER] as string | undefined }))
      answer.on('error', fail)
    })
    outgoing.end(body)
  })
}

const startRound = (table: string) => ({
  do: 'StartRound',
  table,
  bets: Array.from({ length: 8 }, (_, seat) => ({
    seat: String(seat + 1),
    wagered: true,
    fees: seat < 6 ? [SEVENS] : [],
  })),
})

/** Timers may ring a little early. */
const TIMER_MS = 50

/** Rounds come when they come: each table has its own pace around the hour's. */
async function rounds(seconds: number, perHour: number): Promise<Told> {
  const until = now() + seconds * 1_000
  const roundMs = 3_600_000 / perHour
  const acks: Acked[] = []
  let refused = 0
  await Promise.all(
    tables.map(async ({ table, device }, index) => {
      await sleep((roundMs * index) / tables.length)
      while (now() < until) {
        for (const order of [startRound(table), { do: 'EndRound', table }]) {
          // What would come later is left out: sent at the end, it would all come in one moment, which is the burst's measure.
          if (now() >= until - TIMER_MS) break
          const began = now()
          const before = device.outbox().first ?? 0
          const says = device.put(order)
          if (says !== undefined) {
            refused += 1
            continue
          }
          const of = tables[index]!
          while ((device.outbox().first ?? 0) === before) await answered(of)
          const at = now()
          const seq = of.answers.at(-1)?.answers.at(-1)?.seq ?? 0
          if (of.answers.at(-1)?.answers.some(({ outcome }) => outcome === 'set aside')) refused += 1
          of.answers = []
          acks.push({ seq, at, tookMs: at - began, isRising: order.do === 'StartRound' })
          await sleep(Math.min(roundMs * (order.do === 'EndRound' ? 0.25 : 0.75), Math.max(0, until - now())))
        }
      }
    }),
  )
  return { kind: 'rounds', acks, refused, fails: tables.reduce((sum, { device }) => sum + device.outbox().fails, 0) }
}

/** Until the next answer has been read, or a little while, whichever comes first. */
const answered = (table: Table): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, 100)
    table.heard = () => {
      clearTimeout(timer)
      done()
    }
  })

/** Single messages at a steady rate, whether or not the answers keep up: what waits shows in the times. */
async function singles(seconds: number, perSecond: number): Promise<Told> {
  for (const stop of stops) stop()
  stops = []
  await sleep(500)
  const times: number[] = []
  let errors = 0
  let late = 0
  const waiting: Promise<void>[] = []
  const began = now()
  const total = seconds * perSecond
  for (let n = 0; n < total; n++) {
    const due = began + (n * 1_000) / perSecond
    while (now() < due) await sleep(1)
    const { table, device } = tables[n % tables.length]!
    if (device.outbox().inFlight !== undefined) {
      late += 1
      continue
    }
    const asked = now()
    device.put({ do: 'BetLate', table, seat: String((n % 8) + 1) })
    const before = device.outbox().fails
    waiting.push(
      device.exchange().then(() => {
        times.push(now() - asked)
        if (device.outbox().fails > before || device.outbox().waiting.length > 0) errors += 1
      }),
    )
    if (waiting.length > 5_000) await Promise.all(waiting.splice(0))
  }
  await Promise.all(waiting)
  return { kind: 'singles', times, errors, seconds: (now() - began) / 1_000, late }
}
