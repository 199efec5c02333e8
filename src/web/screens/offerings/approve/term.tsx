/** A term of an offering by the names of its form; what only the rule file names is called as it is there. */
import { words } from '../../../words.ts'

/** What rule files call a meter that is alone. */
const ONLY_POOL = 'main'

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
  const [first, pool] = path
  const name = (key: string) =>
    first === 'pools' && key === pool ? words().board.poolName(key) : known[key]?.replace(/ \(.*\)$/, '')
  // An activity with one meter calls it nothing else.
  const shown = first === 'pools' ? path.filter((key) => key !== ONLY_POOL) : path
  return (
    <>
      {shown.map((key, at) => (
        <span key={key}>
          {at > 0 && ' · '}
          {name(key) ?? <span lang="en">{key}</span>}
        </span>
      ))}
    </>
  )
}
