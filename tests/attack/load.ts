/** A busy room over the wire: devices and people at once, every order under its key, and sent again until it is answered. */
import { type Device, deviceOf } from '../../src/device/device.ts'
import { MAC_HEADER } from '../../src/device/message.ts'
import type { Scene } from './attack.ts'
import { DEVICES } from './estate.ts'
import {
  eventsOf,
  firstClaim,
  hitOf,
  newTable,
  OTHER_FLOOR,
  type People,
  pay,
  peopleOf,
  round,
  twoSevens,
} from './play.ts'
import { type Answer, newKey, type Running, type Target } from './target.ts'

export type Load = {
  /** Works on this process until it is gone, or `stop` is called. Answers when everybody has noticed. */
  work(running: Running): Promise<void>
  stop(): void
  /** How many orders were answered, in all. */
  answered(): number
}

/** What a person has ordered and has no answer to is the first thing that is sent to the next process. */
type Unanswered = { readonly order: object; readonly key: string }

type Won = { readonly hit: string; readonly claim: string }
/** A prize, step by step: where the process was killed, the next one goes on. */
const PRIZE: readonly {
  readonly by: keyof People
  readonly order: (won: Won) => object
  readonly won: (answer: Answer, before: Won) => Won
}[] = [
  { by: 'dealer', order: () => round(), won: done },
  { by: 'dealer', order: () => twoSevens(), won: (answer, before) => ({ ...before, hit: hitOf(answer) }) },
  {
    by: 'floor',
    order: ({ hit }) => ({ do: 'VerifyHit', hit }),
    won: (answer, before) => ({ ...before, claim: firstClaim(answer) }),
  },
  { by: 'dealer', order: () => ({ do: 'EndRound', table: '1' }), won: done },
  { by: 'cage', order: ({ claim }) => pay(claim), won: done },
]
function done(answer: Answer, before: Won): Won {
  eventsOf(answer)
  return before
}

export function loadOn(target: Target, { estate }: Pick<Scene, 'estate'>): Load {
  let running: Running | undefined
  let isOn = false
  let answered = 0
  let tables = 0
  let waiting: Unanswered | undefined
  let step = 0
  let stepKey = newKey()
  let won: Won = { hit: '', claim: '' }
  const devices = DEVICES.map((device): Device => {
    const secret = estate.devices.get(device)!
    const send = async (body: string, mac: string) => {
      const answer = await fetch(new URL('api/devices/messages', running?.address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [MAC_HEADER]: mac },
        body,
      })
      const text = await answer.text()
      remember(device, text)
      return { body: text, mac: answer.headers.get(MAC_HEADER) ?? undefined }
    }
    return deviceOf({ device, secret, post: send, now: () => Date.now() + target.clockMs, jitter: () => 0 })
  })
  const remember = (device: string, text: string) => {
    const { answers = [] } = JSON.parse(text) as { answers?: { n: number; seq: number }[] }
    for (const { n, seq } of answers) {
      const key = `${device}:${n}`
      const before = target.answers.get(key)
      if (before !== undefined && before !== seq) throw new Error(`${key} was line ${before} and is ${seq}`)
      target.answers.set(key, seq)
      answered += 1
    }
  }

  async function tap(device: Device): Promise<void> {
    for (let n = 0; isOn; n += 1) {
      if (device.outbox().waiting.length < 5) device.put({ do: 'BetLate', table: '7', seat: String((n % 9) + 1) })
      await device.exchange()
      if (device.outbox().fails > 0) return
    }
  }
  async function furnish(on: Running): Promise<void> {
    const floor = await on.at('floor', OTHER_FLOOR)
    while (isOn) {
      tables += 1
      waiting ??= { order: newTable(`load ${tables}`), key: newKey() }
      const { status, body } = await floor.order(waiting.order, { key: waiting.key })
      if (status !== 200) {
        if (status === 503) return
        throw new Error(`an honest order was refused: ${status} ${JSON.stringify(body).slice(0, 300)}`)
      }
      waiting = undefined
      answered += 1
    }
  }
  async function cash(on: Running): Promise<void> {
    const { dealer, floor, cage } = await peopleOf(on)
    while (isOn) {
      const desk = { dealer, floor, cage }[PRIZE[step]!.by]
      const answer = await desk.order(PRIZE[step]!.order(won), { key: stepKey })
      if (answer.status === 503) return
      won = PRIZE[step]!.won(answer, won)
      answered += 1
      step = (step + 1) % PRIZE.length
      stepKey = newKey()
    }
  }
  /** A connection that is cut, or a house that has stopped, ends the work; anything else is a fault. */
  const untilGone = async (work: Promise<void>) => {
    try {
      await work
    } catch (error) {
      const says = `${(error as Error).message} ${String((error as Error).cause ?? '')}`
      if (!/fetch failed|terminated|ECONN|socket|refused: 503/.test(says)) throw error
    }
  }

  return {
    answered: () => answered,
    stop() {
      isOn = false
    },
    async work(on) {
      running = on
      isOn = true
      await Promise.all([...devices.map(tap), furnish(on), cash(on)].map(untilGone))
    },
  }
}
