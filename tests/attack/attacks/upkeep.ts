/** Whoever keeps the house busy, and whoever ends it. */
import { setTimeout } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { BOMBS } from '../bombs.ts'
import { loadOn } from '../load.ts'
import { newTable, OTHER_FLOOR } from '../play.ts'

/** After so many a new house, so that its start stays quick. */
const STOPS_PER_HOUSE = 10

export const bombs: Attack = {
  name: 'texts that are bombs',
  tries: 'offerings, rules and profiles that grow when they are read, by the dozen, while others work',
  holds: 'each is refused with a sentence, and nobody else waits longer than two seconds for an answer',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const floor = await running.at('floor', OTHER_FLOOR)
    const marketing = await running.at('offerings', '61')
    const texts = scene.isAll ? BOMBS : BOMBS.filter((_, at) => at % 3 === 0)
    let open = texts.length
    const drafts = texts.map(async ([name, text]) => {
      for (;;) {
        const { status, body } = await marketing.post('/orders', { order: { do: 'DraftOffering', text } })
        if (JSON.stringify(body).includes('too many texts at once')) {
          await setTimeout(20)
          continue
        }
        open -= 1
        scene.tried()
        return scene.expect(status === 409, `${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
      }
    })
    let slowest = 0
    for (let n = 0; open > 0; n += 1) {
      const began = performance.now()
      const { status } = await floor.order(newTable(`beside ${n}`))
      slowest = Math.max(slowest, performance.now() - began)
      scene.expect(status === 200, `an order beside the bombs: ${status}`)
      await setTimeout(10)
    }
    await Promise.all(drafts)
    scene.expect(slowest < 2_000, `an order waited ${Math.round(slowest)} ms`)
  },
}

export const stopped: Attack = {
  name: 'stopped under load',
  tries: 'the house is told to stop, once and many times, while devices and people send orders',
  holds: 'it ends by itself with a good conscience: every order that it took was answered and is there',
  async run(scene) {
    let target = scene.house()
    let load = loadOn(target, scene)
    for (let n = 0; n < scene.times({ tests: 2, all: 40 }); n += 1) {
      if (n > 0 && n % STOPS_PER_HOUSE === 0) {
        target = scene.house()
        load = loadOn(target, scene)
      }
      const running = await target.open()
      const work = load.work(running)
      await setTimeout(scene.chance.below(400))
      for (let more = scene.chance.below(4); more > 0; more -= 1) process.kill(running.pid, 'SIGTERM')
      const ended = await target.end('SIGTERM')
      await work
      scene.tried()
      scene.expect(ended?.code === 0 && ended.complaint === '', `${ended?.code} ${ended?.complaint}`)
    }
  },
}
