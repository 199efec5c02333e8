/** The cache of the state, forged so that every digest of the file itself is right. */
import { rmSync, writeFileSync } from 'node:fs'
import { fileShelf, type Snapshot } from '../../../src/journal/snapshot.ts'
import { snapshotFile } from '../../../src/server/house/storage.ts'
import { runProcess } from '../../process.ts'
import type { Attack } from '../attack.ts'
import { metersOf, OTHER_FLOOR, SEVENS } from '../play.ts'

function forge(folder: string, change: (body: string) => string): void {
  const shelf = fileShelf(snapshotFile(folder))
  const taken = shelf.read() as Snapshot
  const body = change(taken.body)
  if (body === taken.body) throw new Error('the forgery changes nothing')
  shelf.write({ ...taken, body })
}

/** An amount more on an account, wherever it stands in the text. */
const more = (body: string, account: string, amount: bigint): string =>
  body.replace(
    new RegExp(`("${SEVENS} ${account}",")~(-?\\d+)"`),
    (_, before, cents) => `${before}~${BigInt(cents) + amount}"`,
  )

const FORGERIES: readonly [string, (body: string) => string][] = [
  ['richer in both books', (body) => more(more(body, 'pool:main', 9_000_100n), 'box:1', 9_000_100n)],
  ['richer in one book', (body) => more(body, 'pool:main', 9_000_100n)],
  ['a pool below nothing', (body) => more(body, 'pool:main', -10_000_000_000n)],
  ['a person with another role', (body) => body.replace('"dealer"', '"approver"')],
  ['a claim that is open again', (body) => body.replace('"paid"', '"open"').replace('"C1"', '"C7"')],
]

const SPOILT: readonly [string, (file: string) => void][] = [
  ['no snapshot', (file) => rmSync(file)],
  ['an empty snapshot', (file) => writeFileSync(file, '')],
  ['a snapshot of noise', (file) => writeFileSync(file, 'x'.repeat(10_000))],
]

export const forgedSnapshot: Attack = {
  name: 'forged snapshot',
  tries:
    'the snapshot is written anew with $90,001 more in a pool, another role, or a pool below nothing; or it is garbage, or gone',
  holds: 'verify calls it not sound, no start uses it, and the meters show what the lines add up to',
  async run(scene) {
    const { main, root } = scene.program
    const meters = async () => metersOf(await scene.house().open())
    const honest = await meters()
    // An hour may strike meanwhile, and signs change with it: then what is honest is looked at anew.
    const isHonest = async (shown: string) => shown === honest || shown === (await meters())
    for (const [what, change] of scene.isAll ? FORGERIES : FORGERIES.slice(0, 2)) {
      const target = scene.house()
      target.what = what
      forge(target.folder, change)
      const verdict = await runProcess(['verify', target.folder], { main, cwd: root })
      scene.expect(
        verdict.code === 1 && /^NOT SOUND[\s\S]*snapshot/.test(verdict.text),
        `${what}: verify says ${verdict.text}`,
      )
      const running = await target.open()
      scene.expect(await isHonest(await metersOf(running)), `${what}: the board shows the forged figures`)
      await running.at('floor', OTHER_FLOOR)
      scene.tried()
    }
    for (const [what, spoil] of scene.isAll ? SPOILT : SPOILT.slice(2)) {
      const target = scene.house()
      target.what = what
      spoil(snapshotFile(target.folder))
      scene.expect(await isHonest(await metersOf(await target.open())), 'without a snapshot the figures are others')
      scene.tried()
    }
  },
}
