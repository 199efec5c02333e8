/** Bytes that a failing disk, or somebody with a hex editor, has changed. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from '../../crash/inspect.ts'
import { lastLineWith, rewriteLine } from '../../journal/sample.ts'
import { runProcess } from '../../process.ts'
import { flip } from '../../truth/damage.ts'
import type { Attack, Scene } from '../attack.ts'
import { metersOf } from '../play.ts'
import { isRunning } from '../target.ts'
import { until } from '../waiting.ts'

/** Texts that lie in lines of the journal, the last of them in its tail. */
const IN_LINES = ['"ClaimPaid"', '"HitVerified"', '"RoundStarted"', '"EnrolDevice"', 'pool:main']

export const flippedLines: Attack = {
  name: 'flipped bytes at rest',
  tries: 'one letter of a line, or of the audit trail, is changed while the house is shut',
  holds: 'the next start says which file does not match its digest, and serves nobody',
  async run(scene) {
    for (const text of scene.isAll ? IN_LINES : IN_LINES.slice(0, 2)) {
      const target = scene.house()
      target.what = text
      flip(join(target.folder, 'journal.db'), text)
      target.shut = /does not match its digest|damaged/
      scene.tried()
    }
  },
}

export const flippedRunning: Attack = {
  name: 'flipped bytes while it runs',
  tries: 'a line of the journal, or a note of the audit trail, is changed under the running house',
  holds: 'the rolling check finds it, and health turns red and says where; put back, the house is whole',
  async run(scene) {
    for (const [file, text] of [
      ['journal.db', '"OpenTable"'],
      [join('audit', 'audit-000001.jsonl'), '"kind":"start"'],
    ] as const) {
      const target = scene.house()
      target.what = file
      const running = await target.open()
      const place = join(target.folder, file)
      flip(place, text)
      const red = await until(async () => {
        const health = await running.health()
        return (
          health.status === 503 && health.faults.some((fault) => /does not match its digest|is damaged/.test(fault))
        )
      }, 60_000)
      scene.tried()
      scene.expect(red, `${file}: health stays ${JSON.stringify(await running.health())}`)
      // The disk was wrong and is right again: nothing else was touched.
      flip(place, changed(text))
    }
  },
}

/** As `flip` leaves it. */
const changed = (text: string) => {
  const bytes = Buffer.from(text)
  bytes[2] = (bytes[2] ?? 0) ^ 1
  return bytes.toString()
}

export const anyBytes: Attack = {
  name: 'any byte of any file',
  tries:
    'single bytes of journal, register, keys, audit trail and snapshot are changed anywhere, whole pages are zeroed, files are cut short',
  holds:
    'the house says what is wrong and stays shut, or runs on what still adds up; it never falls over and never serves other books',
  async run(scene) {
    const honest = await metersOf(await scene.house().open())
    for (let n = 0; n < scene.times({ tests: 4, all: 150 }); n += 1) await spoilt(scene, honest)
  },
}

async function spoilt(scene: Scene, honest: string): Promise<void> {
  const target = scene.house()
  const { chance } = scene
  const files = readdirSync(target.folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('.lock') && statSync(join(target.folder, name)).isFile())
    .sort()
  const name = chance.pick(files)
  const file = join(target.folder, name)
  const bytes = readFileSync(file)
  const at = chance.below(bytes.length)
  const how = chance.pick(['a bit', 'a page', 'cut'] as const)
  if (how === 'a bit') bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8))
  if (how === 'a page') bytes.subarray(at - (at % 4_096), at - (at % 4_096) + 4_096).fill(0)
  writeFileSync(file, how === 'cut' ? bytes.subarray(0, at) : bytes)
  target.what = `${name}, ${how} at ${at} of ${bytes.length}`
  scene.tried()
  const started = await target.start()
  scene.forget(target)
  if (!isRunning(started)) {
    const isPlain = isSentence(started.complaint) && started.code === 2
    return scene.expect(isPlain, `${target.what}: ${started.code} ${started.complaint}`)
  }
  const [meters, { status }] = [await metersOf(started), await started.health()]
  scene.expect(meters === honest || status === 503, `${target.what}: the board shows other figures`)
  await target.end('SIGTERM')
  // What is not read at a start is found by verify, or by the rolling check within the hour.
  const { code, complaint } = await runProcess(['verify', target.folder], { main: scene.program.main })
  if (code === 0) await inspect(target.folder, target.answers, scene.program.isBefore)
  else scene.expect(code === 1 || code === 2, `${target.what}: verify ends with ${code} ${complaint}`)
}

/** A sentence for a person, not the innards of a program. */
const isSentence = (text: string) => /^gamekeeper start: /.test(text) && !/\n\s+at /.test(text)

export const rewrittenHistory: Attack = {
  name: 'rewritten history',
  tries: 'a line is changed by somebody with all rights: as it is, and with every digest after it made anew',
  holds: 'the first is found at the start; the second by the marks that register and audit trail hold of the journal',
  async run(scene) {
    for (const isChainedAnew of [false, true]) {
      const target = scene.house()
      target.what = isChainedAnew ? 'every digest made anew' : 'one line'
      const file = join(target.folder, 'journal.db')
      // One line is read at the start; the marks know how the whole stood at the end of each night.
      rewriteLine(
        file,
        isChainedAnew ? 40 : lastLineWith(file, '"by":"'),
        (text) => text.replace('"by":"', '"by":"9'),
        isChainedAnew,
      )
      target.shut = /does not match|another one|is older|is younger/
      scene.tried()
    }
  },
}
