import { describe, expect, test } from 'vitest'
import { fitted } from '../rulebook/text/wording.ts'
import { date, localTime, minute, noticeSince } from './fields.ts'

describe('days and times are those of the calendar', () => {
  test.each([
    [date, '2028-02-29', '2026-02-31'],
    [noticeSince, '2026-03-02', '2026-13-02'],
    [noticeSince, '2026-03-02T09:00', '2026-03-02T25:00'],
    [localTime, '2026-03-02T19:30:15', '2026-04-31T19:30'],
    [minute, '2026-03-02T19:30', '2026-03-02T19:61'],
  ])('%#: %s', (schema, right, wrong) => {
    expect(fitted(schema, right)).toEqual({ ok: true, value: right })
    expect(fitted(schema, wrong)).toMatchObject({
      misfits: [{ says: expect.stringMatching(`"${wrong}" does not fit; it takes a (date|local time) like 2026-`) }],
    })
  })

  test('a text of another shape is told once', () => {
    const says = '"tomorrow" does not fit; it takes a date like 2026-03-02'
    expect(fitted(date, 'tomorrow')).toEqual({ ok: false, misfits: [{ path: [], says }] })
  })
})
