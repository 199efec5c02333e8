/** Every alarm of the house is made to fire, and goes out again with its cause where it can; none is in the list that no test hears. */
import { appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { JournalTrouble } from '../../src/journal/trouble.ts'
import { auditFolder } from '../../src/server/door/auditfiles.ts'
import { type ManualClock, manualClock } from '../../src/server/house/clock.ts'
import { journalFile } from '../../src/server/house/storage.ts'
import { healthOf } from '../../src/server/net/health.ts'
import { listen } from '../../src/server/net/listen.ts'
import { logOf } from '../../src/server/net/log.ts'
import { metricsOf } from '../../src/server/net/metrics.ts'
import type { Alarm, AlarmId } from '../../src/server/upkeep/alarms.ts'
import { anchorsOut } from '../../src/server/upkeep/anchorsout.ts'
import { checkRelease, listRelease, releaseFile } from '../../src/server/upkeep/release.ts'
import { rollingCheck } from '../../src/server/upkeep/rolling.ts'
import { watchOver } from '../../src/server/upkeep/watch.ts'
import { witnessOf } from '../../src/server/upkeep/witness.ts'
import { upkeep as english } from '../../src/words/en/messages/upkeep.ts'
import { upkeep as spanish } from '../../src/words/es/messages/upkeep.ts'
import { english as inEnglish } from '../../src/words/sentence.ts'
import { flip } from './damage.ts'
import { furnished, type Opened, opened, place, START } from './furnished.ts'

const HOUR = 3_600_000

async function night(
  clock: ManualClock = manualClock(START),
): Promise<{ folder: string; clock: ManualClock; own: Opened }> {
  const folder = place()
  await (await furnished(folder, clock, 3)).close()
  return { folder, clock, own: await opened(folder, clock) }
}

/** Health of a house as a watchdog reads it. */
async function health({ house, premises }: Opened, more: object = {}): Promise<readonly string[]> {
  const { live, devices, audit } = premises
  const { faults } = await healthOf({
    house,
    live,
    links: devices.links,
    audit,
    metrics: metricsOf(),
    version: 'test',
    ...more,
  })
  return faults
}

async function whileOpen(
  see: (night: { folder: string; clock: ManualClock; own: Opened }) => Promise<readonly string[]>,
) {
  const one = await night()
  try {
    expect(await health(one.own)).toEqual([])
    return await see(one)
  } finally {
    await one.own.stop().catch(() => undefined)
  }
}

/** A package as it is installed. */
async function built(): Promise<string> {
  const root = place()
  for (const [file, text] of [
    ['package.json', '{ "version": "1.2.3" }'],
    ['package-lock.json', '{}'],
    ['dist/cli/main.js', 'run()'],
  ] as const) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  writeFileSync(releaseFile(root), JSON.stringify(await listRelease(root)))
  expect((await checkRelease(root)).faults).toEqual([])
  return root
}
const afterDamage = async (damage: (root: string) => void, node = process.version): Promise<readonly Alarm[]> => {
  const root = await built()
  damage(root)
  return (await checkRelease(root, node)).faults
}

/** What the rolling check finds in a journal that was damaged while nobody looked. */
async function rolled(damage: (folder: string) => void): Promise<readonly Alarm[]> {
  const folder = place()
  await (await furnished(folder, manualClock(START), 3)).close()
  const healthy = await opened(folder, manualClock(START + HOUR))
  await healthy.stop()
  damage(folder)
  const rolling = rollingCheck(folder)
  for (let steps = 0; rolling.passes() === 0 && steps < 50; steps += 1) {
    const fault = await rolling.step()
    if (fault !== undefined) return [fault]
  }
  await rolling.close()
  return []
}

/** What the second look of a start finds. */
async function recounted(spoil: (opened: Opened) => void): Promise<readonly Alarm[]> {
  const { folder, own } = await night()
  spoil(own)
  const { house, premises } = own
  const watch = watchOver({ house, register: premises.register, audit: premises.audit, folder, log: logOf('silent') })
  await expect.poll(() => watch.faults().length).toBeGreaterThan(0)
  const faults = watch.faults()
  await watch.stop()
  await own.stop().catch(() => undefined)
  return faults
}

/** Why an anchor did not leave the house. */
async function unsent(plan: Partial<Parameters<typeof anchorsOut>[2]>): Promise<readonly Alarm[]> {
  const folder = place()
  const house = await furnished(folder, manualClock(START), 0)
  const out = anchorsOut(house, folder, { times: ['12:30'], ...plan })
  await out.look()
  await house.close()
  return out.missing().flatMap(({ why }) => (why === undefined ? [] : [why]))
}

const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})
async function witnessing(answer?: (path: string, real: Response) => Promise<Response>) {
  const witness = witnessOf({ folder: place(), now: () => START, alarm: () => undefined })
  const app = {
    fetch: async (request: Request) => {
      const real = await witness.app.fetch(request)
      return answer === undefined ? real : answer(new URL(request.url).pathname, real)
    },
  }
  const listening = await listen(app as never, 0, '127.0.0.1')
  stops.push(() => listening.stop())
  return { url: `http://127.0.0.1:${listening.port}/`, fingerprint: witness.fingerprint }
}

const FIRES: { readonly [Id in AlarmId]: () => Promise<readonly (Alarm | string)[]> } = {
  'house is being stopped': () => whileOpen(({ own }) => health(own, { isStopping: () => true })),
  'journal takes nothing': () =>
    whileOpen(async ({ own }) => {
      own.house.halt(new JournalTrouble('failed', 'the disk is gone'))
      return health(own)
    }),
  'disk nearly full': () => whileOpen(({ own }) => health(own, { folder: '/nowhere/at/all' })),
  'clock was set': () =>
    whileOpen(async ({ own, clock }) => {
      clock.jump(clock.now() + HOUR)
      return health(own)
    }),
  'clock to be confirmed': async () => {
    const { folder, own } = await night()
    await own.stop()
    const later = await opened(folder, manualClock(START + 1_000 * HOUR))
    const faults = await health(later)
    await later.stop()
    return faults
  },
  'clock behind the record': () =>
    whileOpen(async ({ own, clock }) => {
      clock.advance(-30_000)
      return health(own)
    }),
  'audit trail not written': () =>
    whileOpen(({ own }) => health(own, { audit: { trouble: () => 'ENOSPC: no space left on device' } })),
  'line does not match': () => rolled((folder) => flip(journalFile(folder), '"RoundStarted"')),
  'audit trail damaged': () =>
    rolled((folder) => {
      const [file = ''] = readdirSync(auditFolder(folder))
      flip(join(auditFolder(folder), file), '"start"')
    }),
  'file not readable': () => rolled((folder) => rmSync(journalFile(folder))),
  'line is gone': async () => {
    const faults = await recounted(({ house }) => {
      const lines = house.store.lines.bind(house.store)
      // As if the disk had lost it: the lines from the third on are not there.
      Object.assign(house.store, {
        lines: (range: { after?: number; until?: number } = {}) =>
          lines({ ...range, until: Math.min(range.until ?? 2, 2) }),
      })
    })
    return faults
  },
  'memory is another': () => recounted(({ house }) => void house.state.prints.set('win page C1', 7)),
  'program file gone': () => afterDamage((root) => rmSync(join(root, 'dist/cli/main.js'))),
  'program file changed': () => afterDamage((root) => appendFileSync(join(root, 'dist/cli/main.js'), ';')),
  'program file added': () => afterDamage((root) => writeFileSync(join(root, 'dist/cli/more.js'), '')),
  'release list gone': () => afterDamage((root) => rmSync(releaseFile(root))),
  'release list does not add up': () =>
    afterDamage((root) => {
      const list = { version: '1.2.3', digest: 'ab'.repeat(32), files: {} }
      writeFileSync(releaseFile(root), JSON.stringify(list))
    }),
  'program runs on another node': () => afterDamage(() => undefined, 'v1.0.0'),
  'packages are others': () => afterDamage((root) => writeFileSync(join(root, 'package-lock.json'), '{ "x": 1 }')),
  'anchor not written': () => unsent({ folder: '/nowhere/at/all' }),
  'witness has another key': async () => {
    const { url } = await witnessing()
    return unsent({ witness: { url, fingerprint: 'ab'.repeat(32) } })
  },
  'witness refuses': async () => {
    const witness = await witnessing(async (path, real) =>
      path === '/anchors' ? Response.json({ says: 'an older history' }, { status: 409 }) : real,
    )
    return unsent({ witness })
  },
  'receipt not signed': async () => {
    const witness = await witnessing(async (path, real) =>
      path === '/anchors' ? Response.json({ ...(await real.json()), signature: 'AAAA' }) : real,
    )
    return unsent({ witness })
  },
}

/** A sentence of health is known by its words; an alarm by its name. */
const isOf = (id: AlarmId) => {
  const said = english[id]
  const sample = typeof said === 'string' ? said : ''
  const words = (typeof said === 'string' ? sample : said.toString()).match(/[a-z]{3,}(?: [a-z]+){2,}/)?.[0] ?? ''
  return (one: Alarm | string) => (typeof one === 'string' ? one.includes(words) && words !== '' : one.id === id)
}

test.each(Object.keys(FIRES) as AlarmId[])('%s', async (id) => {
  const faults = await FIRES[id]()
  expect([id, faults.filter(isOf(id)).length > 0, faults]).toEqual([id, true, faults])
})

test('both languages say each of them, and not in the same words', () => {
  expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted())
  const same = (Object.keys(FIRES) as AlarmId[]).filter((id) => String(english[id]) === String(spanish[id]))
  expect(same).toEqual([])
  expect(inEnglish({ id: 'line is gone', with: { line: 3, file: 'journal.db' } })).toBe(
    'line 3 of journal.db is missing',
  )
})
