import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { digestOf } from '../../base/digest.ts'
import { auditFolder, checkAudit } from '../door/auditfiles.ts'
import type { House } from '../house/kernel.ts'
import { zoneOf } from '../house/zone.ts'
import { trailIn } from './records.ts'

const SMALL = { fileMax: 600, filesMax: 3 }
const START = Date.parse('2026-03-11T20:00:00Z')

function houseAt(clock: { at: number }, text?: string) {
  const zone = zoneOf('America/Los_Angeles')
  const state = text === undefined ? {} : { profile: { text, digest: digestOf(text) } }
  const now = () => ({ at: clock.at, local: zone.localOf(clock.at) })
  return { state, zone, now } as unknown as Pick<House, 'state' | 'zone' | 'now'>
}

/** How many files there are after the first day, and how many of them are there after the later one. */
function filesAfter(text: string | undefined, later: string): [before: number, left: number] {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-records-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const clock = { at: START }
  const trail = trailIn(houseAt(clock, text), folder, SMALL)
  const fill = () => {
    for (let n = 0; n < 30; n++) trail.note('request refused', { path: '/api/orders', status: 401 })
    return readdirSync(auditFolder(folder))
  }
  const before = fill()
  expect(trail.oldest()).toBe('2026-03-11')
  clock.at = Date.parse(later)
  const after = fill()
  trail.close()
  expect(checkAudit(auditFolder(folder)).fault).toBe(undefined)
  return [before.length, before.filter((file) => after.includes(file)).length]
}

const KEEP = 'keep: [ { from: 2026-01-01, class: audit trail, years: 7, by: the state } ]'

test('no file of the audit trail goes before the last day of its notes, however many there are', () => {
  const [before, left] = filesAfter(KEEP, '2033-03-11T20:00:00Z')
  expect(before).toBeGreaterThan(SMALL.filesMax)
  expect(left).toBe(before)
})

test('the day after they go; the last one may stay, where it has younger notes', () => {
  const [before, left] = filesAfter(KEEP, '2033-03-12T20:00:00Z')
  expect(before).toBeGreaterThan(SMALL.filesMax)
  expect(left).toBeLessThanOrEqual(1)
})

test.each([undefined, KEEP.replace('audit trail', 'journal')])('bounded as ever without a rule: %s', (text) => {
  expect(filesAfter(text, '2026-03-12T20:00:00Z')).toEqual([SMALL.filesMax, 0])
})

test('nothing else in the program erases records', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join('src', file), 'utf8')] as const)
  const having = (words: RegExp) => sources.flatMap(([file, text]) => (words.test(text) ? [file] : [])).sort()
  // The trail asks the profile; the others remove only drafts of their own, and what was never more than begun.
  expect(having(/\b(rmSync|rm|unlink|unlinkSync|rmdir|rmdirSync|truncateSync|ftruncateSync)\(/)).toEqual([
    'cli/journal/drill.ts',
    'cli/journal/export.ts',
    'cli/sim.ts',
    'journal/backup.ts',
    'journal/sqlitefile.ts',
    'server/door/audit.ts',
    'server/door/register.ts',
    'server/upkeep/housebackup.ts',
  ])
  // A person is taken out again only where the order that enrolled them was refused: nothing was recorded of them. Guests go
  // when their days are over, and the profile is asked before.
  expect(having(/register\.erase\(/)).toEqual([
    'server/access/founders.ts',
    'server/door/staff.ts',
    'server/upkeep/guests.ts',
  ])
})
