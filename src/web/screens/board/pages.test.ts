import { expect, test, vi } from 'vitest'
import type { MeterSign } from '../../../views/signs/meter.ts'
import { playlistOf } from './playlist.ts'

const drawn = (activity: string, drawing: object): MeterSign =>
  ({ activity, pools: [], hands: [], drawing: { calls: [], times: [], ...drawing, promotion: { pots: [] } } }) as never

/** As a browser would open it. */
function opened() {
  vi.stubGlobal('location', new URL('http://house/board'))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => undefined })
  return import('./pages.ts')
}

const hands = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    line: `hand ${nth}`,
    name: { is: 'line', line: `hand ${nth}` },
    prize: { is: 'amount', amount: '100' },
  }))
const fixed = (activity: string, count: number, more = {}): MeterSign =>
  ({ activity, pools: [], hands: hands(count), ...more }) as never

test('a page of fixed prizes has no more rows than it has room for, and a jackpot of the players has its own', async () => {
  const { storiesOf } = await opened()
  const meters = [
    fixed('jackpot', 3, { funds: [{ pool: 'main', posted: '$10,000.00' }] }),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((one) => fixed(one, 5)),
    ...['g', 'h', 'i', 'j'].map((one) => fixed(one, 1)),
  ]
  const told = { meters, lists: [], contests: [], squares: [] }
  const { pages } = storiesOf(told, playlistOf(undefined, null), '2026-11-17T20:00', 0)
  // Two rows of four prizes leave room for one of one prize, not for a third of four.
  expect(
    pages.map((page) => ('signs' in page ? page.signs.map(({ activity }) => activity).join('') : page.key)),
  ).toEqual(['jackpot', 'abcd', 'efghij'])
})

test('a drawing in ten minutes goes before one whose hours run, and one around the clock is not about to happen', async () => {
  const { storiesOf } = await opened()
  const meters = [
    drawn('any time', { held: { from: '2026-11-17T06:00', to: '2026-11-18T06:00' } }),
    // In two shifts of the day, which a sign tells as one.
    drawn('by shifts', {
      held: { from: '2026-11-17T18:00', to: '2026-11-18T06:00' },
      times: [{ from: '06:00', to: '06:00' }],
    }),
    drawn('evening', { held: { from: '2026-11-17T18:00', to: '2026-11-18T06:00' } }),
    drawn('in ten minutes', { next: '2026-11-17T20:10' }),
    drawn('tomorrow', { next: '2026-11-18T20:10' }),
  ]
  const told = { meters, lists: [], contests: [], squares: [] }
  const { pages, soon } = storiesOf(
    told,
    playlistOf(undefined, null),
    '2026-11-17T20:00',
    Date.parse('2026-11-18T04:00Z'),
  )
  expect([...soon]).toEqual(['in ten minutes', 'evening'])
  expect(pages.map(({ key }) => key)).toEqual(['in ten minutes', 'evening', 'any time', 'by shifts', 'tomorrow'])
})
