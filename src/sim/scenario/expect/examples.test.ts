import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../../tools/scenarios.ts'
import { faultIn } from '../../../rulebook/text/fault.ts'
import { english } from '../../../words/sentence.ts'
import { playScenario, readScenario } from '../play.ts'

const page = readFileSync(join(ROOT, 'docs', 'scenarios.md'), 'utf8')
const examples = [...page.matchAll(/```yaml\n(title: [\s\S]*?)```/g)].map(([, text]) => text!)
const whole = examples.filter((text) => !text.includes('…'))

test('there are whole examples', () => expect(whole.length).toBeGreaterThan(1))

test.each(whole)('an example of the page plays as it stands: %s', (text) => {
  const read = readScenario(text)
  if (!read.ok) throw new Error(read.faults.map((fault) => english(faultIn({ file: 'page' }, fault))).join('\n'))
  const checks = playScenario(read.scenario).flatMap((one) => one.checks)
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
  expect(checks.length).toBeGreaterThan(3)
})
