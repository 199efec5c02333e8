/** A history that is put back, or told otherwise, before the eyes of a witness and of anchors that are kept elsewhere. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '../../../src/base/message.ts'
import { english } from '../../../src/words/sentence.ts'
import { rewriteLine } from '../../journal/sample.ts'
import type { Attack, Scene } from '../attack.ts'
import { eventsOf, newTable, OTHER_FLOOR } from '../play.ts'
import { type Seer, seerOf } from '../seer.ts'
import type { Running, Target } from '../target.ts'
import { until } from '../waiting.ts'

const WITHIN_MS = 30_000
type Missing = { readonly to: string; readonly why?: Message }

async function missing(running: Running): Promise<readonly Missing[]> {
  const desk = await running.at('tonight', OTHER_FLOOR)
  const { body } = await desk.get('/views/upkeep')
  return (body as unknown as { view: { missing: Missing[] } }).view.missing
}

/** The witness has signed for the house as it is after its second night. */
async function seen(scene: Scene, { flags }: Seer): Promise<Target> {
  const target = scene.house({ flags })
  const running = await target.open()
  const isSigned = await until(async () => (await missing(running)).length === 0, WITHIN_MS)
  scene.expect(isSigned, 'an honest house gets no receipt')
  await target.end('SIGTERM')
  return target
}

/** Refused by the witness, who says so on its terminal and its page; and on Tonight. */
async function refused(scene: Scene, seer: Seer, running: Running, why: string): Promise<void> {
  scene.tried()
  const isTold = await until(
    async () => (await missing(running)).some((one) => english(one.why ?? {}).includes(why)),
    WITHIN_MS,
  )
  scene.expect(isTold, `Tonight does not say "${why}", but ${JSON.stringify(await missing(running))}`)
  scene.expect(new RegExp(`REFUSED[^\\n]*${why}`).test(seer.started.complaint()), `the witness does not cry "${why}"`)
  const page = await (await fetch(seer.address)).text()
  scene.expect(page.includes('REFUSED'), 'the page of the witness shows no refusal')
  scene.expect(readFileSync(join(seer.folder, 'refusals.jsonl'), 'utf8').includes(why), 'no refusal is kept')
}

export const otherHistory: Attack = {
  name: 'older or other history',
  tries:
    'a witness that has signed for two nights is shown the folder of the first; then that folder played on; then a rewritten line',
  holds: 'the witness signs for none of them and says so loudly; Tonight says that the receipt is missing, and why',
  async run(scene) {
    const seer = await seerOf(scene)
    try {
      const honest = await seen(scene, seer)
      const back = scene.house({ night: 'first', flags: seer.flags })
      cpSync(join(honest.folder, 'house.key'), join(back.folder, 'house.key'))
      const older = await back.open()
      await refused(scene, seer, older, 'an older history')
      const floor = await older.at('floor', OTHER_FLOOR)
      for (let n = 0; n < 80; n += 1) eventsOf(await floor.order(newTable(`played on ${n}`)))
      await back.end('SIGTERM')
      await refused(scene, seer, await back.open(), 'another history')
      const rewritten = scene.house({ flags: seer.flags })
      rewriteLine(join(rewritten.folder, 'journal.db'), 40, (text) => text.replace('"by":"', '"by":"9'), true)
      rewritten.shut = /does not match|another one/
      scene.tried()
    } finally {
      seer.started.child.kill('SIGTERM')
    }
  },
}

export const notWhoItSays: Attack = {
  name: 'another witness, another house',
  tries: 'a witness with another key stands at the address; a house with another key speaks as one that is known',
  holds: 'the first gets no anchor, the second no receipt, and both are told on Tonight',
  async run(scene) {
    const seer = await seerOf(scene)
    try {
      await seen(scene, seer)
      // The copy has no key of the house yet, and makes one of its own.
      const other = scene.house({ flags: seer.flags })
      await refused(scene, seer, await other.open(), 'known here by another key')
      const flags = seer.flags.map((flag) => (/^[0-9a-f]{64}$/.test(flag) ? '0'.repeat(64) : flag))
      const misled = scene.house({ flags })
      const running = await misled.open()
      scene.tried()
      const why = 'not the witness whose key was set'
      const isTold = await until(
        async () => (await missing(running)).some((one) => english(one.why ?? {}).includes(why)),
        WITHIN_MS,
      )
      scene.expect(isTold, 'a house believes any witness')
    } finally {
      seer.started.child.kill('SIGTERM')
    }
  },
}

export const wholeFolderBack: Attack = {
  name: 'the whole folder put back',
  tries: 'every file of the house is replaced by those of the night before, so that they all fit together',
  holds: 'anchors in a folder elsewhere know more than this journal, and the house stays shut',
  async run(scene) {
    const elsewhere = scene.folder()
    const flags = ['--anchor-folder', elsewhere, '--anchor-times', '00:00']
    const target = scene.house({ flags })
    await target.open()
    const isOut = await until(() => existsSync(elsewhere) && readdirSync(elsewhere).length > 0, WITHIN_MS)
    scene.expect(isOut, 'no anchor has left the house')
    await target.end('SIGTERM')
    const back = scene.house({ night: 'first', flags })
    back.shut = /anchor of .* knows line \d+: the journal is older|is younger than the others/
    scene.tried()
  },
}
