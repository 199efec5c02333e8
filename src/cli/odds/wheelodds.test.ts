import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookFirstIn } from '../../server/house/catalogue.ts'
import { ROOT } from '../../server/root.ts'
import { odds } from './odds.ts'

const CATALOG = join(ROOT, 'examples', 'catalog')

beforeAll(() => void lookFirstIn(CATALOG))
afterAll(() => void lookFirstIn(undefined))

const call = async (game: string, json: boolean): Promise<string> => {
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  await odds.run({ words: [game], flags: { catalog: CATALOG }, json, print, complain: print })
  return said.join('\n')
}

/** 24 places: double, 2 jackets, 10 of $20, 6 of $50, 4 of $100, 1 of $500. After a double 22 of them end it. */
test('a wheel on the screen: the chances of its spots by their places, and of the double by those that end it', async () => {
  const { drawnBy, outcomes, worthInCents } = JSON.parse(await call('lodge-wheel', true)) as {
    drawnBy: string
    outcomes: { prize: string; amount: string; chance: { exact: string } }[]
    worthInCents: { exact: string }
  }
  expect(drawnBy).toBe('the program')
  expect(Object.fromEntries(outcomes.map(({ prize, chance }) => [prize, chance.exact]))).toEqual({
    'double, then double': '1/528',
    'double, then $20': '5/264',
    'double, then $50': '1/88',
    'double, then $100': '1/132',
    'double, then $500': '1/528',
    'lodge jacket': '1/12',
    $20: '5/12',
    $50: '1/4',
    $100: '1/6',
    $500: '1/24',
  })
  // ($160 + $200 + $300 + $400 + $500) / 24 + (2 × $1,400 + $1,000) / (24 × 22) = $65 + $475/66.
  expect(worthInCents.exact).toBe('238250/33')
  expect(await call('lodge-wheel', false)).toMatch(/^\$500 +\$500\.00 +4\.1667% +1\/24$/m)
})

test('a real wheel and a wheel of cards, as the demo room posts them', async () => {
  expect(await call('big-spin', false)).toMatch(/^\$100,000 +\$100,000\.00 +2\.0833% +1\/48$/m)
  // 1,098,240 of 2,598,960 hands of five cards are a pair and no more.
  expect(await call('wheel-of-cards', false)).toMatch(/^pair +\$25\.00 +42\.2569%$/m)
})
