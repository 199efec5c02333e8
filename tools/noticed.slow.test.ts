import { expect, test } from 'vitest'
import { activities } from '../src/server/house/catalogue.ts'
import { hasTable } from './figures/table.ts'
import { FIGURES, LEAST } from './noticed/report.ts'
import { changesAsked, outcomesOf } from './noticed.ts'

/** As many as take about half a minute; a slow machine tries the same ones, `npm run noticed` all. */
const SAMPLE = 60

test('of a sample of changes in rule files 99% of the figures and 95% of the rest are noticed', () => {
  const names = activities().filter(hasTable)
  const changes = changesAsked({ names, seed: '14', sample: SAMPLE })
  const outcomes = [...outcomesOf(changes)]
  expect(outcomes.length).toBe(SAMPLE)
  for (const [what, least, isMeant] of [
    ['figures, bounds, percents and clocks', LEAST.figures, true],
    ['all others', LEAST.others, false],
  ] as const) {
    const meant = outcomes.filter(({ change }) => FIGURES.has(change.sort) === isMeant)
    const missed = meant.filter(({ noticedBy, excepted }) => (noticedBy ?? excepted) === undefined)
    const inWords = missed.map(({ change }) => `${change.activity}:${change.line}: ${change.was} -> ${change.became}`)
    expect(1 - missed.length / Math.max(1, meant.length), `${what}: ${inWords.join('; ')}`).toBeGreaterThanOrEqual(
      least,
    )
  }
})
