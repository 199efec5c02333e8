/** The program knows itself: a changed file is found, the release is on record, and compliance accepts it or has not yet. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { release } from '../../src/cli/release.ts'
import { viewsOf } from '../../src/server/desks/views.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { alarm } from '../../src/server/upkeep/alarms.ts'
import { checkRelease, listRelease, releaseFile } from '../../src/server/upkeep/release.ts'
import { english } from '../../src/words/sentence.ts'
import { done } from '../house.ts'
import { called, furnished, opened, place, START } from './furnished.ts'

/** A package as it is installed. */
async function built(): Promise<string> {
  const root = place()
  for (const [file, text] of [
    ['package.json', '{ "version": "1.2.3" }'],
    ['dist/cli/main.js', 'run()'],
    ['dist/web/index.html', '<p>'],
    ['catalog/house/rule.yaml', 'activity: house/rule'],
    ['tools/gamekeeper.cjs', 'launch()'],
  ] as const) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  writeFileSync(releaseFile(root), JSON.stringify(await listRelease(root)))
  return root
}

test('as built: every file is on the list, and the digest stands for all of them', async () => {
  const root = await built()
  const list = await listRelease(root)
  expect(Object.keys(list.files)).toHaveLength(5)
  expect(await checkRelease(root)).toMatchObject({ version: '1.2.3', digest: list.digest, isListed: true, faults: [] })
})

const DAMAGE: [string, (root: string) => void, string][] = [
  [
    'a changed program',
    (root) => writeFileSync(join(root, 'dist/cli/main.js'), 'steal()'),
    'dist/cli/main.js was changed.',
  ],
  [
    'a changed rule',
    (root) => writeFileSync(join(root, 'catalog/house/rule.yaml'), 'x'),
    'catalog/house/rule.yaml was changed.',
  ],
  ['a file more', (root) => writeFileSync(join(root, 'dist/cli/extra.js'), ''), 'dist/cli/extra.js was added.'],
  ['a file less', (root) => rmSync(join(root, 'dist/web/index.html')), 'dist/web/index.html is gone.'],
  ['no list', (root) => rmSync(releaseFile(root)), 'release.json is gone'],
]
test.each(DAMAGE)('%s is found, and the digest is another one', async (_, damage, says) => {
  const root = await built()
  const { digest } = await listRelease(root)
  damage(root)
  const checked = await checkRelease(root)
  expect(checked.faults.map(english)).toEqual([expect.stringContaining(says)])
  expect(checked.digest).not.toBe(digest)
})

test('what runs the program counts: another Node, another lock file and other packages are other digests, and told', async () => {
  const root = await built()
  writeFileSync(join(root, 'package-lock.json'), '{}')
  mkdirSync(join(root, 'node_modules', 'pino'), { recursive: true })
  writeFileSync(join(root, 'node_modules', 'pino', 'package.json'), '{ "version": "1.0.0" }')
  writeFileSync(releaseFile(root), JSON.stringify(await listRelease(root)))
  const one = await checkRelease(root)
  expect(one.faults).toEqual([])
  const node = await checkRelease(root, 'v1.0.0')
  expect(node.faults.map(({ id }) => id)).toEqual(['program runs on another node'])
  expect(node.digest).not.toBe(one.digest)
  writeFileSync(join(root, 'node_modules', 'pino', 'package.json'), '{ "version": "1.0.1" }')
  const packages = await checkRelease(root)
  expect(packages.faults.map(({ id }) => id)).toEqual(['packages are others'])
  expect(packages.digest).not.toBe(one.digest)
  writeFileSync(join(root, 'node_modules', 'pino', 'package.json'), '{ "version": "1.0.0" }')
  writeFileSync(join(root, 'package-lock.json'), '{ "other": 1 }')
  expect((await checkRelease(root)).faults.map(({ id }) => id)).toEqual(['packages are others'])
  // A package that was installed brings no lock file: its list names the one that it was built from.
  rmSync(join(root, 'package-lock.json'))
  expect(await checkRelease(root)).toMatchObject({ faults: [], digest: one.digest })
})

test('a list that was changed with its file has another digest than the one that was accepted', async () => {
  const root = await built()
  const { digest } = await checkRelease(root)
  writeFileSync(join(root, 'dist/cli/main.js'), 'steal()')
  writeFileSync(releaseFile(root), JSON.stringify(await listRelease(root)))
  const changed = await checkRelease(root)
  expect(changed.faults).toEqual([])
  expect(changed.digest).not.toBe(digest)
})

test('the release is on record once; before any was accepted the screens say so, then which one', async () => {
  const folder = place()
  const clock = manualClock(START)
  await (await furnished(folder, clock, 0)).close()
  const first = await opened(folder, clock)
  await expect.poll(() => first.house.state.release).toEqual({ version: '9.9.9', digest: 'ab'.repeat(32) })
  const read = viewsOf(first.house, first.premises.room)
  const upkeep = () => read('upkeep')
  expect(await upkeep()).toMatchObject({ release: { version: '9.9.9' }, found: [] })
  expect(await upkeep()).not.toHaveProperty('accepted')
  await done(first.house.submit({ do: 'AcceptRelease', version: '9.9.9', digest: 'ab'.repeat(32) }, { by: '7' }))
  expect((await upkeep()).accepted).toEqual({ version: '9.9.9', digest: 'ab'.repeat(32) })
  await first.stop()

  const again = await opened(
    folder,
    clock,
    {},
    { digest: 'cd'.repeat(32), faults: [alarm('program file changed', { file: 'dist/cli/main.js' })] },
  )
  await expect.poll(() => again.house.state.release?.digest).toBe('cd'.repeat(32))
  const health = await fetch(`http://127.0.0.1:${again.port}/health`)
  expect(health.status).toBe(503)
  expect(await health.json()).toMatchObject({ faults: ['dist/cli/main.js was changed.'] })
  await again.stop()
  const told = await called(release, [folder])
  expect(told.text).toMatch(/line \d+: started 9\.9\.9 abab.*\n.*line \d+: started 9\.9\.9 cdcd/)
  expect(told.text).toMatch(/Accepted in line \d+ by 7: 9\.9\.9 abab.*, which is another one/)
  expect(told.code).toBe(1)
})

test('sources are known by their digest too, whatever tests lie beside them', async () => {
  const root = place()
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'package.json'), '{ "version": "1.2.3" }')
  writeFileSync(join(root, 'src', 'a.ts'), '1')
  const one = await checkRelease(root)
  expect(one).toMatchObject({ version: '1.2.3 (sources)', isListed: false, faults: [] })
  cpSync(join(root, 'src', 'a.ts'), join(root, 'src', 'a.test.ts'))
  expect((await checkRelease(root)).digest).toBe(one.digest)
  writeFileSync(join(root, 'src', 'a.ts'), '2')
  expect((await checkRelease(root)).digest).not.toBe(one.digest)
})
