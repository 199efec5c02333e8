/** A busy room over the wire: devices and people at once, every order under its key, and sent again until it is answered. */
import { type Device, deviceOf } from '../../src/device/device.ts'
import { MAC_HEADER } from '../../src/device/message.ts'
import type { Scene } from './attack.ts'
import { DEVICES } from './estate.ts'
import { claimOf, newTable, OTHER_FLOOR, pay, peopleOf } from './play.ts'
import { newKey, type Running, type Target } from './target.ts'

export type Load = {
  /** Works on this process until it is gone, or `stop` is called. Answers when everybody has noticed. */
  work(running: Running): Promise<void>
  stop(): void
  /** How many orders were answered, in all. */
  answered(): number
}

/** What a person has ordered and has no answer to is the first thing that is sent to the next process. */
type Unanswered = { readonly order: object; readonly key: string }

export function loadOn(target: Target, { estate }: Pick<Scene, 'estate'>): Load {
  let running: Running | undefined
  let isOn = false
  let answered = 0
  let tables = 0
  let waiting: Unanswered | undefined
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
    const people = await peopleOf(on)
    while (isOn) {
      const claim = await claimOf(people)
      const { status } = await people.cage.order(pay(claim))
      if (status === 200) answered += 1
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
