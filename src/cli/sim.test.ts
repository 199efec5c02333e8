import { expect, test } from 'vitest'
import { Complaint } from './command.ts'
import { sim } from './sim.ts'

async function run(words: string[], flags: Record<string, string | true> = {}, json = false) {
  const printed: string[] = []
  const code = await sim.run({
    words,
    flags,
    json,
    print: (text) => printed.push(text),
    complain: (text) => printed.push(text),
  })
  return { code, text: printed.join('\n') }
}

test('a night in words says what was played, what went wrong and that the auditor agrees', async () => {
  const { code, text } = await run(['felt'], { tables: '2', faults: 'some' })
  expect(code).toBe(0)
  for (const row of ['rounds', 'hits', 'paid', 'refused', 'faults', 'audited', 'time', 'memory'])
    expect(text).toMatch(new RegExp(`^${row} `, 'm'))
  expect(text).toContain('seed felt: the auditor agrees with every answer')
})

test('as JSON, with time and memory', async () => {
  const { text } = await run(['felt'], { tables: '2', faults: 'none' }, true)
  const result = JSON.parse(text)
  expect(result.tally.rounds).toBeGreaterThan(500)
  expect(Object.values(result.tally.faults).filter((times) => times !== 0).length).toBeLessThanOrEqual(3)
  expect(result.memory.endMb).toBeGreaterThan(0)
  expect(result.failure).toBeUndefined()
})

test.each([
  [[], {}, 'one seed is needed'],
  [['a', 'b'], {}, 'one seed is needed'],
  [['a'], { tables: '1' }, '--tables 1 is not a whole number from 2 to 400'],
  [['a'], { nights: 'many' }, '--nights many is not a whole number'],
  [['a'], { faults: 'few' }, '--faults is none, some, all, not few'],
])('called wrongly: %j %j', async (words, flags, says) => {
  await expect(run(words as string[], flags as Record<string, string>)).rejects.toThrow(Complaint)
  await expect(run(words as string[], flags as Record<string, string>)).rejects.toThrow(says)
})
