import { describe, expect, test } from 'vitest'
import { activities, ruleText } from '../../src/server/house/catalogue.ts'
import { figureFailures } from './checks.ts'
import { tableOf } from './table.ts'

const tables = activities().flatMap((activity) => tableOf(activity) ?? [])

describe('every figure of the documents is in force', () => {
  test.each(tables.map((table) => [table.activity, table] as const))('%s', (activity, table) => {
    expect([...figureFailures(table, ruleText(activity)!)]).toEqual([])
  })
})
