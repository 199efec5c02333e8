import { expect, test } from 'vitest'
import { Complaint } from './command.ts'
import { odds } from './odds.ts'

const call = async (words: readonly string[], json = false): Promise<string> => {
  const said: string[] = []
  const code = await odds.run({
    words,
    flags: {},
    json,
    print: (text) => said.push(text),
    complain: (text) => said.push(text),
  })
  expect(code).toBe(0)
  return said.join('\n')
}

test('Crazy 4 Poker as JSON and as a page', async () => {
  const answer = JSON.parse(await call(['crazy-4-poker'], true))
  expect(answer.main.expectation).toEqual({ exact: '-264142729/7726058340', value: -0.03418854962982327 })
  const tableA = answer.tables.find(
    (one: { wager: string; table: string }) => one.wager === 'queens up' && one.table === 'A',
  )
  expect(tableA.expectation.exact).toBe('-9943/324870')
  expect(tableA.lines[0]).toEqual({
    hand: 'four of a kind',
    pays: '50 to 1',
    ways: 624,
    probability: { exact: '1/4165', value: expect.closeTo(0.000240096, 9) },
  })
  const page = await call(['massachusetts/crazy-4-poker'])
  expect(page).toContain('house edge         3.4189% of the Ante (264142729/7726058340)')
  expect(page).toContain('five-card progressive\n  without the meter 46.9431%')
})

test.each([
  [[], 'name one game'],
  [['crazy-4-poker', 'again'], 'name one game'],
  [['roulette'], 'there is no game "roulette"'],
  [['blazing-7s'], 'bay-101/blazing-7s is no game against the house'],
])('%j is answered with a sentence', async (words, says) => {
  await expect(call(words)).rejects.toThrow(Complaint)
  await expect(call(words)).rejects.toThrow(says)
})
