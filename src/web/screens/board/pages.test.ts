import { expect, test, vi } from 'vitest'
import type { MeterSign } from '../../../views/signs/meter.ts'
import { playlistOf } from './playlist.ts'

const drawn = (activity: string, drawing: object): MeterSign =>
  ({ activity, pools: [], hands: [], drawing: { calls: [], times: [], ...drawing, promotion: { pots: [] } } }) as never

test('a drawing in ten minutes goes before one whose hours run, and one around the clock is not about to happen', async () => {
  vi.stubGlobal('location', new URL('http://house/board'))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => undefined })
  const { storiesOf } = await import('./pages.ts')
  const meters = [
    drawn('any time', { held: { from: '2026-11-17T06:00', to: '2026-11-18T06:00' } }),
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
  expect(pages.map(({ key }) => key)).toEqual(['in ten minutes', 'evening', 'any time', 'tomorrow'])
})
