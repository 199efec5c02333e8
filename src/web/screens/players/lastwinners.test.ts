import { expect, test } from 'vitest'
import type { WinnerView } from '../../../server/desks/winners.ts'
import { lastWinners } from './lastwinners.ts'

const won = (amount: string, local: string): WinnerView => ({
  hit: `${amount} ${local}`,
  activity: 'a',
  name: 'A',
  local,
  to: { kind: 'seat', table: '1', seat: '1' },
  line: 'a pair',
  share: 'full',
  amount,
  cards: { hands: [] },
})
const NOW = '2026-03-10T20:00:00'
const small = Array.from({ length: 12 }, (_, n) => won('$20.00', `2026-03-10T19:${10 + n}:00`))

test('ten thousand dollars of the week stay among the last winners, whatever small was won after them', () => {
  const big = won('$10,000.00', '2026-03-05T10:00:00')
  const shown = lastWinners([...small, big], NOW)
  expect(shown).toHaveLength(8)
  expect(shown.at(-1)).toBe(big)
  // The latest first.
  expect(shown.map(({ local }) => local)).toEqual(
    shown
      .map(({ local }) => local)
      .toSorted()
      .toReversed(),
  )
})

test('what is older than a week is told only where little was won since', () => {
  const old = won('$10,000.00', '2026-02-20T10:00:00')
  expect(lastWinners([...small, old], NOW)).not.toContain(old)
  expect(lastWinners([...small.slice(0, 3), old], NOW).at(-1)).toBe(old)
})
