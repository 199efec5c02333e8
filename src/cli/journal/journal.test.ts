import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { play } from '../../../tests/crash/night.ts'
import { NIGHT, PREPARED } from '../../../tests/crash/script.ts'
import { PROPERTY } from '../../../tests/house.ts'
import { rewriteLine } from '../../../tests/journal/sample.ts'
import { manualClock } from '../../server/house/clock.ts'
import { openHouse } from '../../server/house/kernel.ts'
import { type Command, Complaint } from '../command.ts'
import { anchor } from './anchor.ts'
import { backup } from './backup.ts'
import { exportJournal } from './export.ts'
import { rebuild } from './rebuild.ts'
import { reperform } from './reperform.ts'
import { restore } from './restore.ts'
import { verify } from './verify.ts'

const root = mkdtempSync(join(tmpdir(), 'gamekeeper-cli-'))
const house = join(root, 'house')
afterAll(() => rmSync(root, { recursive: true, force: true }))

beforeAll(async () => {
  await restoreable()
})

async function restoreable() {
  mkdirSync(house)
  const clock = manualClock(PREPARED[0]?.at ?? 0)
  const opened = await openHouse({ folder: house, clock, create: PROPERTY })
  await play(opened, clock, [...PREPARED, ...NIGHT])
  await opened.close()
}

/** What the command prints, its exit code, or the complaint. */
async function call(command: Command, words: string[], flags: Record<string, string | true> = {}) {
  const printed: string[] = []
  try {
    const code = await command.run({
      words,
      flags,
      json: flags.json === true,
      print: (text) => printed.push(text),
      complain: () => undefined,
    })
    return { code, text: printed.join('\n') }
  } catch (error) {
    if (error instanceof Complaint) return { code: 2, text: error.message }
    throw error
  }
}

const asJson = async (command: Command, ...words: string[]) => {
  const { code, text } = await call(command, words, { json: true })
  return { code, answer: JSON.parse(text) }
}

/** A copy of the house, to be spoiled. */
async function copied(name: string): Promise<string> {
  const folder = join(root, name)
  await call(backup, [house, join(root, `${name}.backup`)])
  expect(await call(restore, [join(root, `${name}.backup`), folder])).toMatchObject({ code: 0 })
  return folder
}

describe('a sound journal', () => {
  test('verifies, with the anchors held outside', async () => {
    const held = join(root, 'anchors.txt')
    const { text } = await call(anchor, [house], { all: true })
    expect(text).toMatch(
      /^# gamekeeper anchors, format 1, property Bay 101\n.*\n2026-03-02 {2}\d+ {2}[0-9a-f ]{71} {2}2026-/,
    )
    writeFileSync(held, text)
    const { code, text: says } = await call(verify, [house], { anchors: held })
    expect([code, says]).toEqual([0, expect.stringMatching(/^SOUND: Bay 101, \d+ lines, 2 anchors checked/)])
    expect(await asJson(verify, house)).toMatchObject({
      code: 0,
      answer: { ok: true, faults: [], property: 'Bay 101' },
    })
  })

  test('gives the same decisions again, every kind of command and timers among them', async () => {
    const { code, answer } = await asJson(reperform, house)
    expect(answer.differences).toEqual([])
    expect(code).toBe(0)
    expect(answer.lines).toBeGreaterThan(60)
  })

  test('is rebuilt to the same tables', async () => {
    const folder = await copied('rebuilt')
    const before = await asJson(rebuild, folder)
    expect(before).toMatchObject({
      code: 0,
      // Of pieces: received, issued, given, laid, collected, redeemed.
      // Of squares: one hit, a claim for each of three seats.
      answer: { rows: { hits: 4, claims: 11, rounds: 1, days: 1, offerings: 6, pieces: 6 } },
    })
    expect(await asJson(verify, folder)).toMatchObject({ code: 0 })
  })

  test('is copied, brought back and exported; nothing is overwritten', async () => {
    const folder = await copied('copy')
    const file = join(root, 'copy.backup')
    expect(await call(backup, [house, file])).toMatchObject({
      code: 2,
      text: expect.stringContaining('there is already a file'),
    })
    expect(await call(restore, [file, folder])).toMatchObject({
      code: 2,
      text: expect.stringContaining('there is already a file'),
    })
    const [one, two] = [await asJson(verify, house), await asJson(verify, folder)]
    expect(two.answer.head).toBe(one.answer.head)
    const lines = join(root, 'lines.jsonl')
    expect(await asJson(exportJournal, house, lines)).toMatchObject({ code: 0, answer: { lines: one.answer.lines } })
    expect(readFileSync(lines, 'utf8').trim().split('\n')).toHaveLength(one.answer.lines + 2)
    expect(await call(exportJournal, [house, lines])).toMatchObject({
      code: 2,
      text: expect.stringContaining('left as it is'),
    })
  })
})

describe('what is wrong is said', () => {
  test('a line that was rewritten', async () => {
    const folder = await copied('rewritten')
    rewriteLine(join(folder, 'journal.db'), 6, (text) => text.replace('500000', '600000'), false)
    const { code, text } = await call(verify, [folder])
    expect([code, text]).toEqual([1, expect.stringContaining('Line 6 does not match its digest')])
  })

  test('a line rewritten with all digests made anew: the anchor outside tells, and so does the decision', async () => {
    const folder = await copied('forged')
    const held = join(root, 'held.txt')
    writeFileSync(held, (await call(anchor, [folder])).text)
    const seq = await seqOf(folder, 'HitDeclared')
    rewriteLine(join(folder, 'journal.db'), seq, (text) => text.replaceAll('500066', '700066'), true)
    expect(await call(verify, [folder], { anchors: held })).toMatchObject({
      code: 1,
      text: expect.stringContaining('anchor'),
    })
    const { code, answer } = await asJson(reperform, folder)
    expect([code, answer.differences[0]]).toEqual([1, expect.objectContaining({ seq, order: 'ReportHit' })])
  })

  test('a missing folder, an empty one, a foreign file, a newer format, a cut file', async () => {
    expect(await call(verify, [join(root, 'nowhere')])).toMatchObject({
      code: 2,
      text: expect.stringContaining('no folder'),
    })
    expect(await call(verify, [root])).toMatchObject({ code: 2, text: expect.stringContaining('no journal here') })
    const foreign = join(root, 'foreign.db')
    writeFileSync(foreign, 'this is a letter to the regulator, and not a short one'.repeat(100))
    expect(await call(verify, [foreign])).toMatchObject({ code: 2, text: expect.stringContaining('not a journal') })
    const newer = await copied('newer')
    const db = new Database(join(newer, 'journal.db'))
    db.pragma('user_version = 9')
    db.close()
    expect(await call(verify, [newer])).toMatchObject({ code: 2, text: expect.stringContaining('format 9') })
    const cut = await copied('cut')
    const whole = readFileSync(join(cut, 'journal.db'))
    writeFileSync(join(cut, 'journal.db'), whole.subarray(0, whole.length / 2))
    expect(await call(verify, [cut])).toMatchObject({ code: 1 })
    expect(await call(backup, [cut, join(root, 'of-cut')])).toMatchObject({ code: 1 })
    expect(existsSync(join(root, 'of-cut'))).toBe(false)
  })

  test.each([verify, reperform, rebuild, backup, restore, exportJournal, anchor])(
    'words too few or too many: $usage',
    async (command) => {
      expect(await call(command, [])).toMatchObject({
        code: 2,
        text: expect.stringContaining('is missing. Usage: gamekeeper'),
      })
      expect(await call(command, [house, 'b', 'c', 'd'])).toMatchObject({
        code: 2,
        text: expect.stringContaining('too much'),
      })
    },
  )

  test('a house that runs is not rebuilt, but it can be verified and copied', async () => {
    const folder = await copied('running')
    const running = await openHouse({ folder, clock: manualClock(NIGHT.at(-1)?.at ?? 0) })
    expect(await call(rebuild, [folder])).toMatchObject({ code: 2, text: expect.stringContaining('one writer') })
    expect(await call(verify, [folder])).toMatchObject({ code: 0 })
    expect(await call(backup, [folder, join(root, 'of-running')])).toMatchObject({ code: 0 })
    await running.close()
  })

  test('a day without an anchor', async () => {
    expect(await call(anchor, [house], { day: '2026-01-01' })).toMatchObject({
      code: 2,
      text: expect.stringContaining('closed days are 2026-03-02'),
    })
  })
})

async function seqOf(folder: string, type: string): Promise<number> {
  const db = new Database(join(folder, 'journal.db'), { readonly: true })
  const seq = db
    .prepare<[string], number>('select seq from journal where line like ? order by seq limit 1')
    .pluck()
    .get(`%"${type}"%`)
  db.close()
  return seq ?? 0
}
