/** The clock on the wall, set by somebody: while the house runs, and while it is shut. */
import { setTimeout } from 'node:timers/promises'
import type { Attack, Scene } from '../attack.ts'
import { entriesAfter } from '../entries.ts'
import { metersOf, newTable, OTHER_FLOOR } from '../play.ts'
import type { Desk, Running, Target } from '../target.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Timers run every second. */
const SOME_TICKS_MS = 2_500

const seqOf = async (running: Running) => (await running.health()).journal.seq
/** What the house writes of itself and of devices that are silent, clock or no clock. */
const OWN = ['FilesMarked', 'ReleaseStarted', 'SnapshotKept', 'EquipmentFailed']

type Upkeep = { readonly view: { readonly clock?: { readonly shows: string } } }

/** Two people look at what Tonight shows, and say that it is right. */
async function confirm(running: Running, second: string): Promise<{ status: number }> {
  const desk = await running.at('tonight', OTHER_FLOOR)
  const { body } = await desk.get('/views/upkeep')
  const shows = (body as unknown as Upkeep).view.clock?.shows ?? ''
  return desk.order({ do: 'ConfirmClock', shows }, { second })
}

async function confirmed(scene: Scene, running: Running): Promise<void> {
  scene.expect((await confirm(running, OTHER_FLOOR)).status === 403, 'one person confirmed the clock as two')
  scene.expect((await confirm(running, '91')).status === 403, 'the administrator, who can set the clock, confirmed it')
  scene.expect((await confirm(running, '31')).status === 200, 'floor and cage together cannot confirm the clock')
}

export const clockSet: Attack = {
  name: 'clock set while it runs',
  tries:
    'the wall clock jumps forty days ahead, a day back, and by hours at random, under the running house; one person confirms as two',
  holds:
    'no timer runs and no meter moves, orders keep the time that passed; only two people end it, or the clock put right',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const floor = await running.at('floor', OTHER_FLOOR)
    const jumps = [40 * DAY_MS, -DAY_MS]
    for (let n = 0; n < scene.times({ tests: 0, all: 40 }); n += 1)
      jumps.push((scene.chance.below(2_000) - 1_000) * HOUR_MS + 120_000)
    for (const jump of jumps) await jumped(scene, target, floor, jump)
    await running.tell({ clockMs: 3 * HOUR_MS })
    await confirmed(scene, running)
    scene.expect((await running.health()).faults.length === 0, 'a confirmed clock is still a fault')
    target.clockMs = 3 * HOUR_MS
  },
}

async function jumped(scene: Scene, target: Target, floor: Desk, jump: number): Promise<void> {
  const running = target.running()!
  const before = { meters: await metersOf(running), seq: await seqOf(running) }
  await running.tell({ clockMs: jump })
  scene.tried()
  await setTimeout(SOME_TICKS_MS)
  const what = `${jump / HOUR_MS} hours`
  const { faults } = await running.health()
  scene.expect(
    faults.some((fault) => fault.includes('the clock was set')),
    `${what}: health says ${faults}`,
  )
  scene.expect((await metersOf(running)) === before.meters, `${what}: a meter moved`)
  const ran = entriesAfter(target.folder, before.seq).flatMap(({ events }) => events.map(({ type }) => type))
  scene.expect(
    ran.every((type) => OWN.includes(type)),
    `${what}: timers ran: ${ran.join(', ')}`,
  )
  const { body } = await floor.order(newTable(`after ${jump}`))
  const [entry] = entriesAfter(target.folder, Number(body.seq) - 1)
  const off = Math.abs(Date.parse(entry?.recorded ?? '') - Date.now())
  scene.expect(off < HOUR_MS, `${what}: an order was dated ${off / HOUR_MS} hours off`)
  await running.tell({ clockMs: 0 })
}

export const clockAfterStop: Attack = {
  name: 'clock set while it is shut',
  tries: 'the house is started forty days later, two hours before its last entry, and after a night',
  holds: 'a night just opens; otherwise nothing at all is recorded until two people have confirmed the clock',
  async run(scene) {
    for (const [clockMs, isFault] of [
      [40 * DAY_MS, true],
      [-5 * HOUR_MS, true],
      [12 * HOUR_MS, false],
    ] as const) {
      const target = scene.house({ clockMs })
      target.what = `${clockMs / HOUR_MS} hours`
      const running = await target.open()
      scene.tried()
      if (isFault) await refusesAll(scene, running, target)
      else scene.expect((await running.health()).status === 200, 'a night is taken for a fault')
    }
  },
}

async function refusesAll(scene: Scene, running: Running, target: Target): Promise<void> {
  const before = { meters: await metersOf(running), seq: await seqOf(running) }
  const { status, faults } = await running.health()
  scene.expect(
    status === 503 && faults.some((fault) => fault.includes('two people confirm')),
    `${target.what}: ${faults}`,
  )
  const floor = await running.at('floor', OTHER_FLOOR)
  scene.expect((await floor.order(newTable('too early'))).status === 409, `${target.what}: an order was taken`)
  await setTimeout(SOME_TICKS_MS)
  const recorded = entriesAfter(target.folder, before.seq).flatMap(({ events }) => events.map(({ type }) => type))
  scene.expect(
    recorded.every((type) => OWN.includes(type)),
    `${target.what}: recorded ${recorded.join(', ')}`,
  )
  scene.expect((await metersOf(running)) === before.meters, `${target.what}: a meter moved`)
  await confirmed(scene, running)
  scene.expect(
    (await floor.order(newTable('in time'))).status === 200,
    `${target.what}: confirmed, and no order is taken`,
  )
  // Before its last entry it would ask again at every start; put right, it just opens.
  target.clockMs = Math.max(0, target.clockMs)
}
