import { expect, test } from 'vitest'
import { catalogued } from '../../server/house/catalogue.ts'
import { drawnOdds } from './drawnodds.ts'

const oddsOf = (activity: string, json: boolean) => {
  const found = catalogued(activity)
  if (found === undefined || !('rule' in found) || found.rule.game === undefined)
    throw new Error(`no game in ${activity}`)
  return drawnOdds(found.rule, found.rule.game, json)
}

test('hi lo: each prize with its chance, as a page and as JSON', () => {
  const page = oddsOf('saratoga/hi-lo-progressive', false)
  expect(page).toMatch(/^\$50 free play +\$50\.00 +100\.0000% +100\.0000% +\$50\.00$/m)
  expect(page).toMatch(/^progressive +\$1,000\.00/m)
  const { rungs } = JSON.parse(oddsOf('saratoga/hi-lo-progressive', true)) as {
    rungs: { line: string; chance: { exact: string; value: number }; rememberingEveryCard?: { value: number } }[]
  }
  expect(rungs.map(({ line }) => line).at(-1)).toBe('progressive')
  expect(rungs.filter(({ rememberingEveryCard }) => rememberingEveryCard !== undefined).length).toBe(4)
  // Checked in src/odds against every order of a small deck and against games played by the steps of the table.
  expect(rungs.at(-1)?.chance.value).toBeCloseTo(0.196310047697, 12)
})

test('beat the dealer: what the hand does, and that going on is always worth more', () => {
  expect(oddsOf('hawaiian-gardens/beat-the-dealer', false)).toMatch(/^drawing prize +1× +2\.4687× +player$/m)
  const { steps } = JSON.parse(oddsOf('hawaiian-gardens/beat-the-dealer', true)) as { steps: { keep: number }[] }
  expect(steps.map(({ keep }) => keep)).toEqual([1, 2, 4])
})
