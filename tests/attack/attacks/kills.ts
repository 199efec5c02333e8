/** Kills and full disks at any instant, under load. */
import { setTimeout } from 'node:timers/promises'
import { inspect } from '../../crash/inspect.ts'
import { hearing } from '../../hearing.ts'
import type { Attack, Scene } from '../attack.ts'
import { type Load, loadOn } from '../load.ts'
import { isRunning, type Target } from '../target.ts'
import { until } from '../waiting.ts'

/** After so many a new house, so that looking at all of its lines stays quick. */
const KILLS_PER_HOUSE = 25
const FULL_PER_HOUSE = 10
/** So many houses are killed side by side, each by itself. */
const HOUSES_AT_ONCE = 2

export const kills: Attack = {
  name: 'kills',
  tries:
    'the process is killed at a random instant while devices and people send orders, also in the middle of its start',
  holds: 'every order that was answered is there, once, as it was answered; the next start goes on without help',
  async run(scene) {
    const times = scene.times({ tests: 6, all: 1_000 })
    let [begun, early, answered] = [0, 0, 0]
    const house = async () => {
      const target = scene.house()
      const load = loadOn(target, scene)
      for (let n = 0; n < KILLS_PER_HOUSE && begun < times; n += 1) {
        begun += 1
        // One in eight dies while it opens and catches up.
        if (!scene.chance.once(8)) await killedAtWork(scene, target, load)
        else if (await killedEarly(scene, target)) early += 1
        scene.tried()
        await inspect(target.folder, target.answers, scene.program.isBefore)
      }
      answered += load.answered()
    }
    const houses = async () => {
      while (begun < times) await house()
    }
    await Promise.all(Array.from({ length: HOUSES_AT_ONCE }, houses))
    // A thousand kills that hit nobody at work would prove nothing.
    scene.expect(answered >= times, `only ${answered} orders were answered between ${times} kills`)
    scene.expect(early > 0 || times < 100, 'none was killed before it had opened')
  },
}

/** While it opens and catches up. Answers whether it was gone before it said a word. */
async function killedEarly(scene: Scene, target: Target): Promise<boolean> {
  const early = target.start()
  await setTimeout(100 + scene.chance.below(600))
  await target.kill()
  return !isRunning(await early)
}

/** While devices and people send orders. */
async function killedAtWork(scene: Scene, target: Target, load: Load): Promise<void> {
  const running = await target.open()
  const before = load.answered()
  const work = load.work(running)
  // Of four, three are in full swing, one may still be signing in.
  if (!scene.chance.once(4)) await until(() => load.answered() > before, 10_000)
  await setTimeout(scene.chance.below(400))
  await target.kill()
  const { signal, complaint } = await running.ended
  scene.expect(signal === 'SIGKILL', `it was gone before it was killed: ${complaint.slice(0, 300)}`)
  await work
}

export const fullDisk: Attack = {
  name: 'full disk',
  tries: 'the disk is full at a random instant under load, until the house is started again with room on it',
  holds:
    'within two seconds every screen hears that the journal has stopped; nothing that was not recorded is shown, and nothing answered is lost',
  async run(scene) {
    let target = scene.house()
    let load = loadOn(target, scene)
    for (let n = 0; n < scene.times({ tests: 2, all: 100 }); n += 1) {
      if (n > 0 && n % FULL_PER_HOUSE === 0) {
        target = scene.house()
        load = loadOn(target, scene)
      }
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
      await inspect(target.folder, target.answers, scene.program.isBefore)
    }
  },
}
