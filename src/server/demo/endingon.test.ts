import { expect, test } from 'vitest'
import { endingOn } from './setup.ts'

const TEXT = `from: '2026-03-01'
to: '2026-03-28'
drawings: [ { from: '18:00', to: '19:30', dates: ['2026-03-26', '2026-03-27', '2026-03-28'] } ]
`

test.each([
  ['on its own last day', '2026-03-28T09:00:00', TEXT],
  [
    'five days later, over the end of a month',
    '2026-04-02T23:59:59',
    `from: '2026-03-06'
to: '2026-04-02'
drawings: [ { from: '18:00', to: '19:30', dates: ['2026-03-31', '2026-04-01', '2026-04-02'] } ]
`,
  ],
  [
    'a day earlier',
    '2026-03-27T00:00:00',
    `from: '2026-02-28'
to: '2026-03-27'
drawings: [ { from: '18:00', to: '19:30', dates: ['2026-03-25', '2026-03-26', '2026-03-27'] } ]
`,
  ],
])('every date moves with the last day: %s', (_, local, moved) => expect(endingOn(TEXT, local)).toBe(moved))

test('without a last day nothing moves', () => {
  const text = "activity: a/b\nfrom: '2026-03-01'\n"
  expect(endingOn(text, '2026-05-05T12:00:00')).toBe(text)
})
