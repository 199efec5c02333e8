import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AuditOptions, memoryAudit, openAudit } from './audit.ts'
import { checkAudit } from './auditfiles.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gamekeeper-audit-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

let at = Date.parse('2026-03-11T03:00:00Z')
const opened = (more: Partial<AuditOptions> = {}) =>
  openAudit({ folder, now: () => at, dayOf: (instant) => new Date(instant).toISOString().slice(0, 10), ...more })
const first = () => join(folder, 'audit-000001.jsonl')

test('notes are kept over a restart, found newest first, by kind and by day', async () => {
  const trail = opened()
  trail.note('sign-in', { person: '21', place: 'floor' })
  trail.note('device refused', { device: 't12', why: 'gap' })
  trail.close()
  at += 24 * 3_600_000
  const again = opened()
  again.note('sign-in', { person: '31', place: 'cage' })
  expect((await again.latest()).map(({ n, kind }) => [n, kind])).toEqual([
    [3, 'sign-in'],
    [2, 'device refused'],
    [1, 'sign-in'],
  ])
  expect((await again.latest({ kind: 'sign-in', day: '2026-03-11' })).map(({ n }) => n)).toEqual([1])
  expect((await again.latest({ max: 1 })).map(({ n }) => n)).toEqual([3])
  again.close()
  expect(checkAudit(folder)).toEqual({ lines: 3 })
})

test('a changed, missing or added line is found', () => {
  const trail = opened()
  for (const person of ['21', '22', '23', '24']) trail.note('sign-in', { person })
  trail.close()
  const whole = readFileSync(first(), 'utf8')
  const lines = whole.split('\n')
  writeFileSync(first(), whole.replace('"22"', '"99"'))
  expect(checkAudit(folder).fault).toBe('audit-000001.jsonl line 3 does not follow note 2')
  writeFileSync(first(), lines.toSpliced(1, 1).join('\n'))
  expect(checkAudit(folder).fault).toBe('audit-000001.jsonl line 2 does not follow note 1')
  writeFileSync(first(), lines.toSpliced(1, 0, lines[1] as string).join('\n'))
  expect(checkAudit(folder).fault).toBe('audit-000001.jsonl line 3 does not follow note 2')
  writeFileSync(first(), whole)
  expect(checkAudit(folder)).toEqual({ lines: 4 })
})

test('the line that a power cut broke off stays to be seen, and the trail goes on after it', async () => {
  const trail = opened()
  trail.note('sign-in', { person: '21' })
  trail.close()
  appendFileSync(first(), '{"n":2,"at":"2026-')
  const again = opened()
  again.note('sign-out', { person: '21' })
  expect((await again.latest()).map(({ n }) => n)).toEqual([2, 1])
  again.close()
  expect(checkAudit(folder)).toEqual({ lines: 2 })
})

test('files turn, the oldest goes, and the chain still holds over those that are left', () => {
  const trail = opened({ fileMax: 600, filesMax: 3, minuteMax: 1_000 })
  for (let n = 0; n < 30; n++) trail.note('request refused', { path: '/api/orders', status: 401 })
  trail.close()
  const files = readdirSync(folder).sort()
  expect(files).toHaveLength(3)
  expect(files[0]).not.toBe('audit-000001.jsonl')
  const { lines, fault } = checkAudit(folder)
  expect([fault, lines > 3 && lines < 10]).toEqual([undefined, true])
})

test('a flood of one kind is counted rather than written, and does not push others out', async () => {
  const trail = opened({ minuteMax: 5 })
  for (let n = 0; n < 1_000; n++) trail.note('request refused', { status: 401 })
  trail.note('sign-in', { person: '21' })
  at += 60_000
  trail.note('request refused', { status: 403 })
  const [last, ...rest] = await trail.latest({ kind: 'request refused' })
  expect(last).toMatchObject({ details: { status: 403 }, more: 995 })
  expect(rest).toHaveLength(5)
  expect(await trail.latest({ kind: 'sign-in' })).toHaveLength(1)
  trail.close()
})

test('what could be a name or a secret is left out; texts are short and plain', async () => {
  const trail = opened()
  trail.note('sign-in failed', {
    name: 'Dana',
    pin: '1234',
    password: 'x',
    badge: '77',
    why: `a\u001b[31m${'b'.repeat(500)}`,
  })
  const [line] = await trail.latest()
  expect(Object.keys(line?.details ?? {})).toEqual(['why'])
  expect(line?.details.why).toMatch(/^a \[31mb{150,}$/)
  expect(String(line?.details.why).length).toBe(160)
  trail.close()
})

test('a trail that cannot be written says so and breaks nothing', () => {
  const trail = opened()
  rmSync(folder, { recursive: true })
  trail.note('sign-in', { person: '21' })
  expect(trail.trouble()).toMatch(/^ENOENT: no such file or directory/)
  trail.close()
})

test('the trail in memory answers the same way', async () => {
  const trail = memoryAudit({ now: () => at, dayOf: () => '2026-03-11' })
  trail.note('sign-in', { person: '21' })
  trail.note('export', { person: '51', what: 'journal' })
  expect((await trail.latest({ kind: 'export' })).map(({ n }) => n)).toEqual([2])
})
