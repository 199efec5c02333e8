import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAudit } from '../../server/door/audit.ts'
import { auditFolder } from '../../server/door/auditfiles.ts'
import type { Complaint } from '../command.ts'
import { audit } from './audit.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-audit-'))
beforeAll(() => {
  const at = Date.parse('2026-03-11T03:00:00Z')
  const trail = openAudit({ folder: auditFolder(folder), now: () => at, dayOf: () => '2026-03-10' })
  trail.note('sign-in', { person: '21', place: 'floor' })
  trail.note('device refused', { device: 't12', why: 'gap', n: 7 })
  trail.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(words: string[], flags: Record<string, string | true> = {}) {
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  const code = await audit.run({ words, flags, json: flags.json === true, print, complain: print })
  return { code, said }
}

test('newest first, and only what was asked for', async () => {
  expect((await run([folder])).said).toEqual([
    '     2  2026-03-11T03:00:00.000Z  device refused        device: t12, why: gap, n: 7',
    '     1  2026-03-11T03:00:00.000Z  sign-in               person: 21, place: floor',
  ])
  expect((await run([folder], { kind: 'sign-in' })).said).toHaveLength(1)
  expect((await run([folder], { day: '2026-03-09' })).said).toEqual(['Nothing is noted.'])
})

test.each([
  [[], {}, /FOLDER is missing/],
  [['/nowhere'], {}, /there is no audit trail in \/nowhere/],
  [[folder], { kind: 'gossip' }, /There is no kind "gossip"; the kinds are /],
  [[folder], { day: 'today' }, /"today" is not a day like 2026-03-02/],
  [[folder], { max: '0' }, /At most 500/],
])('%j %j is refused', async (words, flags, sentence) => {
  const complaint = await run(words as string[], flags as Record<string, string>).catch((error: Complaint) => error)
  expect((complaint as Complaint).message).toMatch(sentence)
})

test('the chain is checked, and a line that was put in is found', async () => {
  expect(await run([folder], { check: true })).toEqual({ code: 0, said: ['2 notes, and the chain holds.'] })
  appendFileSync(
    join(auditFolder(folder), 'audit-000001.jsonl'),
    '{"n":3,"at":"","day":"","kind":"sign-in","details":{},"before":"00"}\n',
  )
  expect(await run([folder], { check: true })).toEqual({
    code: 1,
    said: ['The chain is broken: audit-000001.jsonl line 3 does not follow note 2.'],
  })
})
