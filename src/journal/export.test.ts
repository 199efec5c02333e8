import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { draft, type Paid, paid, place } from '../../tests/journal/sample.ts'
import { writeAnchors } from './anchor.ts'
import { anchorDay } from './dayanchors.ts'
import { exportLines, importLines, readHeaderLine } from './export.ts'
import { beginning, digestOf, fullLine, headerOf, seal } from './line.ts'
import { openMemory } from './memory.ts'
import { MOVEMENTS } from './projections/movements.ts'
import { openWriter } from './writer.ts'

async function exported(): Promise<{ lines: string[]; anchors: string; head: Uint8Array }> {
  const store = openMemory<Paid>({ property: 'house' })
  const writer = await openWriter(store)
  for (let n = 1; n <= 6; n += 1) await writer.append(draft(n))
  await anchorDay(store, '2026-11-14', '2026-11-14T23:59:00.000Z')
  await writer.append({
    ...draft(7),
    events: [{ ...paid(7), says: '\u20ac \u{1f0a1} "\n', '\ufb33': 1, '\u{1f0a1}': 2 } as Paid],
  })
  await anchorDay(store, '2026-11-15', '2026-11-15T23:59:00.000Z')
  const lines: string[] = []
  for await (const line of exportLines(store)) lines.push(line)
  return { lines, anchors: writeAnchors(store.header, await store.anchors()), head: (await store.head()).digest }
}

/** A change that keeps the chain: every line from `from` on is linked anew. */
function relinked(lines: string[], from: number, change: (line: string) => string): string[] {
  const body = (line: string) => `{${line.slice(line.indexOf(',') + 1)}`
  const out = lines.slice(0, from)
  let before = beginning(headerOf('house')).digest
  for (const line of out.slice(1)) before = digestOf(before, body(line))
  for (const [index, line] of lines.slice(from).entries()) {
    const text = index === 0 ? change(body(line)) : body(line)
    out.push(fullLine(before, text))
    before = digestOf(before, text)
  }
  return out
}

const DAMAGES: [string, (lines: string[]) => string[], RegExp][] = [
  [
    'a figure changed',
    (lines) => lines.with(3, (lines[3] ?? '').replace('"3","F1"', '"4","F1"')),
    /line 4.*does not follow/i,
  ],
  ['a line missing', (lines) => lines.toSpliced(3, 1), /line 3.*does not follow/i],
  ['two lines swapped', (lines) => lines.with(3, lines[4] ?? '').with(4, lines[3] ?? ''), /line 3.*does not follow/i],
  ['the end missing', (lines) => lines.slice(0, -1), /line 8.*(ends too early|cut off)/i],
  ['lines before the end missing', (lines) => lines.toSpliced(6, 2), /line 6.*does not follow/i],
  ['more after the end', (lines) => [...lines, lines[7] ?? ''], /line 8.*after the end/i],
  ['not JSON', (lines) => relinked(lines, 3, (text) => text.slice(0, -1)), /line 3.*(not JSON|not readable)/i],
  [
    'spaces, linked anew',
    (lines) => relinked(lines, 3, (text) => text.replace('"seq":3', '"seq": 3')),
    /line 3.*canonical form/i,
  ],
  [
    'keys in another order, linked anew',
    (lines) =>
      relinked(lines, 3, (text) =>
        text.replace('"key":"t1:3"', '"recorded":"x"').replace(/"recorded":"2[^"]*"/, '"key":"t1:3"'),
      ),
    /line 3.*canonical form/i,
  ],
  [
    'a wrong number, linked anew',
    (lines) => relinked(lines, 3, (text) => text.replace('"seq":3', '"seq":4')),
    /line 3.*not .*the next/i,
  ],
  ['a wrong count at the end', (lines) => relinked(lines, 8, () => '{"lines":9}'), /line 8.*the end.* counts/i],
]

describe('an export', () => {
  test('gives the same journal when it is imported', async () => {
    const { lines, head } = await exported()
    const store = openMemory<Paid>({ property: readHeaderLine(lines[0] ?? '').property, projections: [MOVEMENTS] })
    expect(await importLines(lines, store)).toEqual({ seq: 7, digest: head })
    const again: string[] = []
    for await (const line of exportLines(store)) again.push(line)
    expect(again).toEqual(lines)
    expect(await store.rows('select count(*) as n from movements')).toEqual([{ n: 7 }])
  })

  test.each(DAMAGES)('is refused with %s', async (_, damage, says) => {
    const { lines } = await exported()
    expect(damage(lines)).not.toEqual(lines)
    await expect(importLines(damage(lines), openMemory<Paid>({ property: 'house' }))).rejects.toThrow(says)
  })

  test('goes into an empty store of the same property only', async () => {
    const { lines } = await exported()
    await expect(importLines(lines, openMemory<Paid>({ property: 'inn' }))).rejects.toThrow(
      'The export is of "house", the store of "inn"',
    )
    const used = openMemory<Paid>({ property: 'house' })
    await used.append([seal(draft(1), await used.head())])
    await expect(importLines(lines, used)).rejects.toThrow('into an empty store only')
    expect(() => readHeaderLine('{"format":2,"journal":"gamekeeper","property":"house"}')).toThrow('has format 2')
    expect(() => readHeaderLine('{"a":1}')).toThrow('not the header')
  })
})

const hasPython = spawnSync('python3', ['--version']).status === 0

describe.skipIf(!hasPython)('the checker for strangers, in Python', () => {
  function checked(lines: string[], anchors?: string): { status: number | null; says: string } {
    const folder = place()
    writeFileSync(join(folder, 'journal.jsonl'), lines.map((line) => `${line}\n`).join(''))
    writeFileSync(join(folder, 'anchors.txt'), anchors ?? '')
    const script = join(import.meta.dirname, '../../docs/checker.py')
    const ran = spawnSync('python3', [script, join(folder, 'journal.jsonl'), join(folder, 'anchors.txt')], {
      encoding: 'utf8',
    })
    return { status: ran.status, says: `${ran.stdout}${ran.stderr}`.trim() }
  }

  test('finds a sound journal sound', async () => {
    const { lines, anchors, head } = await exported()
    expect(checked(lines, anchors)).toEqual({
      status: 0,
      says: `sound: 7 lines, 2 anchors met, last digest ${Buffer.from(head).toString('hex')}`,
    })
  })

  test.each(DAMAGES)('finds %s', async (_, damage, says) => {
    const { lines } = await exported()
    const found = checked(damage(lines))
    expect(found.status).toBe(1)
    expect(found.says).toMatch(says)
  })

  test('finds a line rewritten with all digests made anew, by the anchors', async () => {
    const { lines, anchors } = await exported()
    const forged = relinked(lines, 3, (text) => text.replace('"3","F1"', '"4","F1"'))
    expect(checked(forged).status).toBe(0)
    expect(checked(forged, anchors)).toMatchObject({
      status: 1,
      says: expect.stringContaining('line 6: anchor of 2026-11-14 is'),
    })
  })

  test('finds a journal that was cut and closed anew, by the anchors', async () => {
    const { lines, anchors } = await exported()
    const cut = relinked([...lines.slice(0, 7), lines[8] ?? ''], 7, () => '{"lines":6}')
    expect(checked(cut).status).toBe(0)
    expect(checked(cut, anchors).says).toContain('an anchor names line 7')
  })
})
