import { expect, test } from 'vitest'
import { dollars, formatMoney } from '../../base/money.ts'
import { coveredBy } from './merchandise.ts'

test.each([
  ['less than its value', 820, ['$820.00', '$0.00', '$180.00']],
  ['a dollar less', 999, ['$999.00', '$0.00', '$1.00']],
  ['exactly its value', 1_000, ['$1,000.00', '$0.00', '$0.00']],
  ['a dollar more', 1_001, ['$1,000.00', '$1.00', '$0.00']],
  ['more than its value', 1_150, ['$1,000.00', '$150.00', '$0.00']],
])('[GEGA-004551 P2] a voucher of $1,000 for what costs %s', (_, cost, figures) => {
  const { covered, own, lapsed } = coveredBy(dollars(1_000), dollars(cost))
  expect([covered, own, lapsed].map(formatMoney)).toEqual(figures)
})
