/** The program itself, changed after it was built. */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProcess } from '../../process.ts'
import type { Attack } from '../attack.ts'
import { COMPLIANCE, eventsOf } from '../play.ts'
import { copyOf, list, type Program } from '../program.ts'
import type { Running } from '../target.ts'
import { until } from '../waiting.ts'

type Upkeep = { readonly view: { readonly release?: Release; readonly accepted?: Release } }
type Release = { readonly version: string; readonly digest: string }

async function accept(running: Running): Promise<Release> {
  const desk = await running.at('tonight', COMPLIANCE)
  let found: Release | undefined
  await until(async () => {
    found = ((await desk.get('/views/upkeep')).body as unknown as Upkeep).view.release
    return found !== undefined
  }, 30_000)
  eventsOf(await desk.order({ do: 'AcceptRelease', version: found?.version, digest: found?.digest }))
  return found!
}

const rule = join('catalog', 'bay-101', 'blazing-7s.yaml')
const CHANGES: readonly [string, (program: Program) => void, RegExp][] = [
  ['a changed rule', ({ root }) => appendFileSync(join(root, rule), '# changed\n'), /blazing-7s\.yaml was changed/],
  ['a changed program', ({ main }) => appendFileSync(main, '\n// changed\n'), /dist\/cli\/main\.js was changed/],
  ['a file more', ({ root }) => writeFileSync(join(root, 'dist', 'cli', 'more.js'), ''), /more\.js was added/],
  ['a page less', ({ root }) => rmSync(join(root, 'dist', 'web', 'index.html')), /index\.html is gone/],
  ['no list', ({ root }) => rmSync(join(root, 'dist', 'release.json')), /release\.json is gone/],
]

export const changedProgram: Attack = {
  name: 'a changed program',
  tries:
    'files of the installed program are changed, added or removed; or changed together with the list of their digests',
  holds: 'health turns red and names the file; a list that was changed too has another digest than compliance accepted',
  async run(scene) {
    const target = scene.house()
    const { digest } = await accept(await target.open())
    await target.end('SIGTERM')
    const accepted = await runProcess(['release', target.folder], { main: scene.program.main })
    scene.expect(accepted.code === 0 && accepted.text.includes(digest), `the accepted release: ${accepted.text}`)
    for (const [what, change, says] of scene.isAll ? CHANGES : CHANGES.slice(0, 2)) {
      target.program = copyOf(scene.program, join(scene.folder(), 'installed'))
      change(target.program)
      const running = await target.open()
      scene.tried()
      const isRed = await until(async () => {
        const { status, faults } = await running.health()
        return status === 503 && faults.some((fault) => says.test(fault))
      }, 30_000)
      scene.expect(isRed, `${what}: health says ${JSON.stringify(await running.health())}`)
      await target.end('SIGTERM')
    }
    const forged = copyOf(scene.program, join(scene.folder(), 'installed'))
    appendFileSync(forged.main, '\n// changed with its list\n')
    await list(forged)
    target.program = forged
    await target.open()
    scene.tried()
    const told = await runProcess(['release', target.folder], { main: forged.main })
    scene.expect(
      told.code === 1 && /which is another one/.test(told.text),
      `a forged list is taken for the accepted release: ${told.text}`,
    )
  },
}
