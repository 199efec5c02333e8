/** Kills and full disks at any instant, under load. */
import { setTimeout } from 'node:timers/promises'
import { inspect } from '../../crash/inspect.ts'
import { hearing } from '../../hearing.ts'
import type { Attack } from '../attack.ts'
import { loadOn } from '../load.ts'
import { until } from '../waiting.ts'

/** After so many a new house, so that looking at all of its lines stays quick. */
const KILLS_PER_HOUSE = 25

export const kills: Attack = {
  name: 'kills',
  tries:
    'the process is killed at a random instant while devices and people send orders, also in the middle of its start',
  holds: 'every order that was answered is there, once, as it was answered; the next start goes on without help',
  async run(scene) {
    const times = scene.times({ tests: 6, all: 1_000 })
    for (let killed = 0; killed < times; ) {
      const target = scene.house()
      const load = loadOn(target, scene)
      for (let n = 0; n < KILLS_PER_HOUSE && killed < times; n += 1) {
        // One in eight dies while it opens and catches up.
        if (scene.chance.once(8)) {
          const early = target.start()
          await setTimeout(100 + scene.chance.below(600))
          await target.kill()
          await early
        } else {
          const work = load.work(await target.open())
          await setTimeout(scene.chance.below(400))
          await target.kill()
          await work
        }
        killed += 1
        scene.tried()
        await inspect(target.folder, target.answers)
      }
      scene.expect(load.answered() > 0 || times < 10, 'nothing was ever answered')
    }
  },
}

export const fullDisk: Attack = {
  name: 'full disk',
  tries: 'the disk is full at a random instant under load, until the house is started again with room on it',
  holds:
    'within two seconds every screen hears that the journal has stopped; nothing that was not recorded is shown, and nothing answered is lost',
  async run(scene) {
    const target = scene.house()
    const load = loadOn(target, scene)
    for (let n = 0; n < scene.times({ tests: 2, all: 100 }); n += 1) {
      const running = await target.open()
      const board = await hearing(new URL('api/live?views=meters,house', running.address))
      const work = load.work(running)
      await setTimeout(scene.chance.below(300))
      await running.tell({ isDiskFull: true })
      scene.tried()
      // Pages that are there already take some lines more; then there is no room.
      const stopped = await until(async () => (await running.health()).status === 503, 30_000)
      scene.expect(stopped, 'the disk is full, and health does not know')
      scene.expect(
        await until(() => board.heard().includes('"stopped"'), 2_000),
        'the board does not say that it stopped',
      )
      const view = await fetch(new URL('api/views/house', running.address))
      scene.expect(view.status === 503, `a view is answered with ${view.status} after the journal has stopped`)
      load.stop()
      await work
      board.close()
      await target.kill()
      await inspect(target.folder, target.answers)
    }
  },
}
