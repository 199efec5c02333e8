/** Writes the transcripts that stand beside some scenarios anew. Read them before they are committed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transcriptOf } from '../src/sim/scenario/transcript/transcript.ts'
import { goldenOf, played, ROOT, scenarioFiles } from './scenarios.ts'

let changed = 0
let kept = 0
for (const file of scenarioFiles()) {
  const golden = join(ROOT, goldenOf(file))
  if (!existsSync(golden)) continue
  const { scenario, nights } = played(file)
  const text = `${transcriptOf(scenario, nights)}\n`
  kept += 1
  if (readFileSync(golden, 'utf8') === text) continue
  changed += 1
  writeFileSync(golden, text)
  console.log(`rewritten: ${goldenOf(file)}`)
}
console.log(`${kept} transcripts, ${changed} of them changed. An empty NAME.golden.txt beside a scenario asks for one.`)
