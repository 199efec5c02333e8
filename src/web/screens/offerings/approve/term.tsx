/** A term of an offering by the names of its form; what only the rule file names is called as it is there. */
import { words } from '../../../words.ts'

/** What rule files call a meter that is alone. */
const ONLY_POOL = 'main'
/** What stands in these is called by names of its own. */
const NAMED: ReadonlySet<string> = new Set([
  'prizes',
  'things',
  'settings',
  'supplied',
  'charts',
  'series',
  'packages',
  'rewards',
  'ranges',
])

export function Term({ path }: { path: readonly string[] }) {
  const say = words().offerings
  const known: Readonly<Record<string, string>> = {
    ...say.amounts,
    name: say.name,
    chart: say.chart,
    structure: say.structure,
    prizes: say.prizes,
    at: say.at,
    rate: say.rate,
    limits: say.limits,
    admin: say.admin,
    tables: say.tables,
    hours: say.hours,
    shown: say.shown,
    supplied: say.supplied,
    advertisement: say.signs,
    multiplier: say.multiplier,
    chip: say.differs.chip,
    settings: say.differs.settings,
    pools: say.differs.pools,
  }
  const [first = '', pool] = path
  const terms: Readonly<Record<string, string>> = say.differs.terms
  const name = (key: string, at: number) => {
    if (first === 'pools' && key === pool) return words().board.poolName(key)
    // Hands, series and settings have the names that the document or the house gave them.
    const within = path[at - 1] ?? ''
    if (NAMED.has(within)) return within === 'prizes' ? words().line(key) : undefined
    if (key.startsWith('#')) return say.differs.nth(key.slice(1))
    const own = path.length === 1 && (key === 'from' || key === 'to') ? say.promotion[key] : known[key]
    return own?.replace(/ \(.*\)$/, '') ?? terms[key]
  }
  // An activity with one meter calls it nothing else.
  const shown = first === 'pools' ? path.filter((key) => key !== ONLY_POOL) : path
  return (
    <>
      {shown.map((key, at) => (
        <span key={key}>
          {at > 0 && ' · '}
          {name(key, path.indexOf(key)) ?? <span lang="en">{key}</span>}
        </span>
      ))}
    </>
  )
}
