/** Everything that attacks start from: the program as it is installed, and a house after one night and after two. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killAll } from '../process.ts'
import { PIN, proofOf } from './badges.ts'
import { ADMINISTRATOR, COMPLIANCE, eventsOf, newTable, OTHER_FLOOR, paidRound, peopleOf } from './play.ts'
import { install, type Program, SOURCE } from './program.ts'
import { type Answer, type Running, targetAt } from './target.ts'

export type Estate = {
  readonly root: string
  readonly program: Program
  /** The folders of the house after its first night and after its second. Never opened, only copied. */
  readonly nights: { readonly first: string; readonly second: string }
  /** Devices that were enrolled in the first night, with what was put into them. */
  readonly devices: ReadonlyMap<string, Uint8Array>
  folder(): string
  remove(): void
}

const HOUR_MS = 3_600_000
/** Nobody tries to break the hash here. */
const CHEAP = { memory: 64, passes: 1, parallelism: 1 }
/** What attacks are about, of each kind one: a start with all of them would only take longer. */
const OFFERS = ['bay-101/blazing-7s', 'bay-101/no-limit-bad-beat', 'saratoga/hi-lo-progressive', 'bay-101/prize-wheel']
export const DEVICES = ['k1', 'k2', 'k3', 'k4'] as const

export async function openEstate(source = SOURCE): Promise<Estate> {
  const root = mkdtempSync(join(tmpdir(), 'gamekeeper-attack-'))
  let folders = 0
  const folder = () => {
    folders += 1
    const made = join(root, `${folders}`)
    mkdirSync(made)
    return made
  }
  try {
    const program = await install(join(root, 'installed'), source)
    const house = folder()
    await furnish(house, source)
    const devices = new Map<string, Uint8Array>()
    const first = await night(house, program, join(root, 'first'), -26 * HOUR_MS, async (running) => {
      for (const [device, secret] of await enrol(running)) devices.set(device, secret)
    })
    const second = await night(house, program, join(root, 'second'), -2 * HOUR_MS, async (running) => {
      const staff = await running.at('staff', ADMINISTRATOR)
      eventsOf(await staff.order({ do: 'SetTable', table: '40', game: 'holdem', seats: 9, decks: 1 }))
      // The register of the second night knows somebody more.
      const cage = await running.at('cage', '31')
      const winner = {
        name: 'Rosa Mensah',
        born: '1980-05-04',
        document: { kind: 'passport', number: 'X 99-21', expires: '2036-01-01' },
      }
      const { status } = await cage.post('/persons', winner)
      if (status !== 200) throw new Error(`nobody could be put into the register: ${status}`)
    })
    return {
      root,
      program,
      nights: { first, second },
      devices,
      folder,
      remove() {
        killAll()
        rmSync(root, { recursive: true, force: true })
      },
    }
  } catch (error) {
    killAll()
    rmSync(root, { recursive: true, force: true })
    throw error
  }
}

/** The people, tables, jackpots and devices of the demo, in the folder of a house of its own. */
async function furnish(folder: string, source: string): Promise<void> {
  const { DEMO_STAFF } = await of<typeof import('../../src/server/demo/people.ts')>('demo/people.ts')
  const { openDemoHouse } = await of<typeof import('../../src/server/demo/setup.ts')>('demo/setup.ts')
  const { openPremises } = await of<typeof import('../../src/server/house/building.ts')>('house/building.ts')
  const { manualClock } = await of<typeof import('../../src/server/house/clock.ts')>('house/clock.ts')
  function of<Module>(file: string): Promise<Module> {
    return import(join(source, 'src', 'server', file))
  }
  const clock = manualClock(Date.now() - 30 * HOUR_MS)
  const house = await openDemoHouse({ folder, offers: OFFERS }, clock, () => undefined)
  const premises = await openPremises({ house, folder, isDemo: true })
  for (const { id } of DEMO_STAFF) await premises.register.setSecret(Number(id), 'pin', PIN, CHEAP)
  premises.close()
  await house.close()
}

/** One night by the process itself, with a prize paid; then a copy of what it has left. */
async function night(
  folder: string,
  program: Program,
  copy: string,
  clockMs: number,
  more: (running: Running) => Promise<void>,
): Promise<string> {
  const target = targetAt(folder, program, { clockMs })
  const running = await target.open()
  await paidRound(await peopleOf(running))
  await more(running)
  const floor = await running.at('floor', OTHER_FLOOR)
  eventsOf(await floor.order(newTable(`of ${copy.endsWith('first') ? 'the first' : 'the second'} night`)))
  const ended = await target.end('SIGTERM')
  if (ended?.code !== 0) throw new Error(`the night did not end well: ${JSON.stringify(ended)}`)
  cpSync(folder, copy, { recursive: true })
  return copy
}

async function enrol(running: Running): Promise<[string, Uint8Array][]> {
  const staff = await running.at('staff', ADMINISTRATOR)
  const enrolled: [string, Uint8Array][] = []
  for (const device of DEVICES) {
    const order = { device, table: '7', kind: 'sensor' }
    let answer: Answer = await staff.post('/devices/enrol', { ...order, second: proofOf(COMPLIANCE) })
    // A program of before asked for nobody else.
    if (answer.status === 400) answer = await staff.post('/devices/enrol', order)
    const { status, body } = answer
    if (status !== 200) throw new Error(`device ${device} could not be enrolled: ${status} ${JSON.stringify(body)}`)
    enrolled.push([device, Buffer.from(String(body.secret), 'hex')])
  }
  return enrolled
}
