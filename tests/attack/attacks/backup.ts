/** A whole-house backup: made under load, opened by others, damaged on its way, restored. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProcess } from '../../process.ts'
import type { Attack, Scene } from '../attack.ts'
import { loadOn } from '../load.ts'

export const backups: Attack = {
  name: 'backup and restore',
  tries:
    'a backup is made under load; opened with another passphrase, with bytes changed, pieces cut off; restored over a house',
  holds:
    'what was answered before it began is in it, without a name in the clear; nothing is restored of a spoiled one, and nothing is overwritten',
  async run(scene) {
    const { main, root } = scene.program
    const place = scene.folder()
    const [phrase, other, file] = ['phrase', 'other', 'house.sealed'].map((name) => join(place, name)) as [
      string,
      string,
      string,
    ]
    writeFileSync(phrase, 'correct horse battery staple\n')
    writeFileSync(other, 'another passphrase, long enough\n')
    const command = (...args: string[]) => runProcess(args, { main, cwd: root })
    const target = scene.house()
    const load = loadOn(target, scene)
    const work = load.work(await target.open())
    while (load.answered() < 20) await new Promise((done) => setTimeout(done, 20))
    const answered = new Map(target.answers)
    const made = await command('backup', target.folder, file, '--passphrase-file', phrase)
    load.stop()
    await work
    scene.tried()
    scene.expect(made.code === 0, `a backup under load: ${made.text}${made.complaint}`)
    const sealed = readFileSync(file)
    for (const secret of ['Rosa Mensah', 'ClaimPaid', readFileSync(join(target.folder, 'register.key'), 'utf8').trim()])
      scene.expect(!sealed.includes(secret), `"${secret.slice(0, 12)}" can be read in the backup`)
    const nothing = async (what: string, ...args: string[]) => {
      const to = join(scene.folder(), 'again')
      const restored = await command('restore', args[0] ?? file, to, '--passphrase-file', args[1] ?? phrase)
      scene.tried()
      scene.expect(
        restored.code !== 0 && !existsSync(to),
        `${what}: ${restored.code} ${restored.text}${restored.complaint}`,
      )
    }
    await nothing('another passphrase', file, other)
    await spoiled(scene, sealed, place, (what, copy) => nothing(what, copy))
    const over = await command('restore', file, target.folder, '--passphrase-file', phrase)
    scene.expect(over.code !== 0, 'a house was restored over a house')
    const again = scene.house()
    again.what = 'the restored house'
    await restoredInto(scene, again.folder, (to) => command('restore', file, to, '--passphrase-file', phrase))
    for (const [key, seq] of answered) again.answers.set(key, seq)
  },
}

/** In place of the copy that was there. */
async function restoredInto(
  scene: Scene,
  folder: string,
  restore: (to: string) => ReturnType<typeof runProcess>,
): Promise<void> {
  rmSync(folder, { recursive: true })
  const { code, text, complaint } = await restore(folder)
  scene.tried()
  scene.expect(code === 0, `the restore: ${text}${complaint}`)
}

async function spoiled(
  scene: Scene,
  sealed: Buffer,
  place: string,
  nothing: (what: string, file: string) => Promise<void>,
): Promise<void> {
  const { chance } = scene
  for (let n = 0; n < scene.times({ tests: 2, all: 60 }); n += 1) {
    const copy = join(place, `spoiled-${n}`)
    const bytes = Buffer.from(sealed)
    const at = chance.below(bytes.length)
    if (n % 2 === 0) bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8))
    writeFileSync(copy, n % 2 === 0 ? bytes : bytes.subarray(0, at))
    await nothing(`byte ${at} of ${bytes.length} ${n % 2 === 0 ? 'changed' : 'and the rest cut off'}`, copy)
  }
}
