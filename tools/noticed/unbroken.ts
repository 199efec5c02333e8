/** A rule file that `check` accepts never breaks `play`: changed by a word, a figure or a key, it is refused or it plays. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { activities, readAs } from '../../src/server/house/catalogue.ts'
import { rngOf } from '../../src/sim/rng.ts'
import { Unplayable } from '../../src/sim/scenario/night.ts'
import { playScenario } from '../../src/sim/scenario/play.ts'
import { playBy } from '../../src/sim/scenario/setup.ts'
import { ROOT, scenarioFiles, scenarioIn } from '../scenarios.ts'
import { changesOf, wordsIn } from './change.ts'
import { keysIn, without } from './lacking.ts'

export type Tried = { readonly accepted: number; readonly refused: number; readonly broken: readonly string[] }

const textOf = (activity: string): string => readFileSync(join(ROOT, `catalog/${activity}.yaml`), 'utf8')

/** So many changed values and so many lacking keys of each activity, and so many of its scenarios for each. */
export function tryChanges(seed: string, sample: number, nights: number, wanted = activities()): Tried {
  const words = wordsIn(activities().map(textOf))
  let accepted = 0
  let refused = 0
  const broken: string[] = []
  for (const activity of wanted) {
    const text = textOf(activity)
    const rng = rngOf(`${seed}/${activity}`)
    const own = scenarioFiles().filter((file) => file.startsWith(`scenarios/${activity.split('/')[1]}/`))
    const changes = changesOf(activity, text, words, seed).filter(({ sort }) => sort !== 'said' && sort !== 'cite')
    const keys = keysIn(text)
    const tries = [
      ...Array.from({ length: sample }, () => rng.pick(changes)).map(({ path, became, text: changed }) => ({
        what: `${path.join('.')}: ${became}`,
        text: changed,
      })),
      ...Array.from({ length: sample }, () => rng.pick(keys)).map((path) => ({
        what: `without ${path.join('.')}`,
        text: without(text, path).text,
      })),
    ]
    for (const { what, text: changed } of tries) {
      const found = readAs(activity, `catalog/${activity}.yaml`, changed)
      if ('faults' in found) {
        refused += 1
        continue
      }
      accepted += 1
      playBy(activity, found)
      try {
        for (const file of Array.from({ length: Math.min(nights, own.length) }, () => rng.pick(own))) {
          const why = whyBroken(file)
          if (why !== undefined) broken.push(`${activity} ${what}: ${file}: ${why}`)
        }
      } finally {
        playBy(activity)
      }
    }
  }
  return { accepted, refused, broken }
}

/** What cannot be done is said in the scenario's own words; anything else that is thrown is a fault of the program. */
function whyBroken(file: string): string | undefined {
  try {
    playScenario(scenarioIn(file))
    return undefined
  } catch (thrown) {
    if (thrown instanceof Unplayable) return undefined
    return thrown instanceof Error ? `${thrown.message} ${thrown.stack?.split('\n')[1] ?? ''}` : String(thrown)
  }
}

if (import.meta.main) {
  const [seed = '1', sample = '20', nights = '3', ...wanted] = process.argv.slice(2)
  const tried = tryChanges(seed, Number(sample), Number(nights), wanted.length === 0 ? undefined : wanted)
  console.log(`${tried.accepted} accepted, ${tried.refused} refused, ${tried.broken.length} broken`)
  for (const one of tried.broken) console.log(one)
  process.exitCode = tried.broken.length === 0 ? 0 : 1
}
