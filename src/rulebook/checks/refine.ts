/** What the shape of a rule file cannot say by itself: that everything that is named is there. */
import { citedIn, HOUSE, readingIn } from '../../base/cited.ts'
import { message } from '../../base/message.ts'
import type { Misplaced } from '../kind.ts'
import type { RuleFile } from '../rule.ts'
import { settingFaults } from '../settings.ts'
import { placeIn } from '../text/wording.ts'

export const refineRule = (rule: RuleFile): Misplaced[] => [
  ...unknownGrounds(rule),
  ...readingFaults(rule),
  ...settingFaults(rule),
]

type Path = (string | number)[]
/** What one term goes by, and where that stands. */
export type Ground = { readonly cited: string; readonly path: Path; readonly term: Readonly<Record<string, unknown>> }

/** These hold no terms.. */
const WITHOUT_TERMS = ['clauses', 'readings', 'house']

/** Everything that a term of the file goes by, one after the other. */
export function groundsIn(terms: unknown, path: Path = []): Ground[] {
  if (Array.isArray(terms)) return terms.flatMap((one, index) => groundsIn(one, [...path, index]))
  if (typeof terms !== 'object' || terms === null) return []
  return Object.entries(terms).flatMap(([key, value]) => {
    const here = [...path, key]
    if (key === 'by' && typeof value === 'string')
      return citedIn(value).map((cited) => ({ cited, path: here, term: terms as Record<string, unknown> }))
    // The settings of an outcome may have the word too: beaten `by` something is no clause.
    const isOfOutcome = key === 'with' && 'outcome' in terms
    return WITHOUT_TERMS.includes(key) || isOfOutcome ? [] : groundsIn(value, here)
  })
}

/** The place of a term as the list of the house's own has it: `pools.main.falls`. */
const placeOf = (path: Path): string => placeIn(path.slice(0, -1))

function unknownGrounds(rule: RuleFile): Misplaced[] {
  const { clauses, readings, house = {} } = rule
  const grounds = groundsIn(rule)
  const unknown = grounds.flatMap(({ cited, path }): Misplaced[] => {
    const reading = readingIn(cited)
    if (reading !== undefined)
      return readings.some(({ id }) => id === reading)
        ? []
        : [{ path, told: message('reading is not there', { reading }) }]
    if (cited === HOUSE)
      return house[placeOf(path)] === undefined
        ? [{ path, told: message('words of the house are lacking', { place: placeOf(path) }) }]
        : []
    return clauses[cited] === undefined ? [{ path, told: message('clause is not there', { clause: cited }) }] : []
  })
  const ofHouse = grounds.filter(({ cited }) => cited === HOUSE).map(({ path }) => placeOf(path))
  const unused = Object.keys(house).filter((place) => !ofHouse.includes(place))
  return [
    ...unknown,
    ...unused.map((place) => ({
      path: ['house', place],
      told: message('words of the house without a term', { place }),
    })),
  ]
}

function readingFaults({ readings }: RuleFile): Misplaced[] {
  const ids = readings.map(({ id }) => id)
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [{ path: ['readings', index], told: message('reading stands twice', { reading: id }) }],
  )
}
