import { expect, test } from 'vitest'
import { type Head, type StoredLine, seal, toHex } from '../../journal/line.ts'
import { CHAIN_MOST, chainLook } from './chain.ts'

const START: Head = { seq: 0, digest: new Uint8Array(32) }

/** So many lines, each sealed after the one above. */
function written(count: number): StoredLine[] {
  const lines: StoredLine[] = []
  let head = START
  for (let n = 0; n < count; n++) {
    const line = seal({ key: `k${n}`, by: '11', recorded: '2026-03-10', events: [{ type: `Event${n}`, v: 1 }] }, head)
    lines.push(line)
    head = line
  }
  return lines
}
const storeOf = (lines: readonly StoredLine[]) => ({
  digestAt: async (seq: number) => (seq === 0 ? START.digest : lines.find((line) => line.seq === seq)?.digest),
  async *lines({ after, until }: { after?: number; until?: number }) {
    yield lines.filter(({ seq }) => seq > (after ?? 0) && seq <= (until ?? Number.POSITIVE_INFINITY))
  },
})
const own = (lines: readonly StoredLine[], ...seqs: number[]) =>
  seqs.map((seq) => ({ seq, text: lines[seq - 1]!.text, digest: toHex(lines[seq - 1]!.digest) }))
const look = (lines: readonly StoredLine[], ...seqs: number[]) =>
  chainLook(storeOf(lines) as unknown as Parameters<typeof chainLook>[0], own(written(9), ...seqs))
const changed = (lines: StoredLine[], seq: number): StoredLine[] =>
  lines.map((line) => (line.seq === seq ? { ...line, text: line.text.replace('"by":"11"', '"by":"12"') } : line))

test('every line from the first to the last is looked at, those of others between them too', async () => {
  expect(await look(written(9), 3, 7)).toEqual({ first: 3, last: 7, lines: 5, isWhole: true })
  expect(await look(written(9), 4)).toEqual({ first: 4, last: 4, lines: 1, isWhole: true })
  expect(await look(written(9))).toBeUndefined()
})

test.each([
  ['a changed line', changed(written(9), 5), 5],
  ['a changed line of its own', changed(written(9), 3), 3],
  ['a line that is gone', written(9).filter(({ seq }) => seq !== 6), 6],
  ['a last line that is gone', written(6), 7],
])('%s is found', async (_, lines, brokenAt) => {
  expect(await look(lines, 3, 7)).toMatchObject({ brokenAt })
})

test('a change before or after it is not its own, and is not claimed to be looked at', async () => {
  expect(await look(changed(written(9), 2), 3, 7)).not.toHaveProperty('brokenAt')
})

test('where too many lie between, its own lines are held against their digests', async () => {
  const [line] = written(1)
  const far = { seq: CHAIN_MOST + 1, text: '{}', digest: toHex(line!.digest) }
  const found = await chainLook(storeOf([]) as unknown as Parameters<typeof chainLook>[0], [
    { seq: 1, text: '{}', digest: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a' },
    far,
  ])
  expect(found).toEqual({ first: 1, last: CHAIN_MOST + 1, lines: 2, isWhole: false, brokenAt: CHAIN_MOST + 1 })
})
