import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { ROOT } from '../../../../tools/scenarios.ts'
import { expectation } from './expectation.ts'
import { scenario } from './schema.ts'
import { round, seatFacts } from './seattext.ts'
import { STEP_NAMES, STEPS, type StepName } from './steps.ts'

const page = readFileSync(join(ROOT, 'docs', 'scenarios.md'), 'utf8')
const isThere = (key: string) => new RegExp(`\\b${key}\\b`).test(page)

/** The keys of an object schema; none for a plain word. */
const keysOf = (schema: unknown): string[] => Object.keys((schema as { shape?: Record<string, z.ZodType> }).shape ?? {})

describe('docs/scenarios.md describes the whole schema', () => {
  test('every step has an example', () => {
    expect(STEP_NAMES.filter((name) => !page.includes(`- ${name}:`))).toEqual([])
  })
  test.each(STEP_NAMES.filter((name) => keysOf(STEPS[name]).length > 0))('every key of %s', (name: StepName) => {
    expect(keysOf(STEPS[name]).filter((key) => !isThere(key))).toEqual([])
  })
  test.each([
    ['the file', scenario],
    ['an expectation', expectation],
    ['a round', round],
    ['a seat', seatFacts],
  ])('every key of %s', (_, schema) => {
    expect(keysOf(schema).length).toBeGreaterThan(3)
    expect(keysOf(schema).filter((key) => !isThere(key))).toEqual([])
  })
})
