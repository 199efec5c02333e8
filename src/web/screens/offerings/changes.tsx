/** What whoever approves a draft decides about: each term that changes, before and after, in words and amounts. */
import { type Changed, differenceOf } from '../../../views/offerings/changedterms.ts'
import type { Values } from '../../../views/offerings/offeringtext.ts'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'

type Version = { readonly version: number; readonly values: Values }

export function Changes({ running, draft }: { running: Version; draft: Version }) {
  const say = words().offerings.differs
  const { changed, same } = differenceOf(running.values, draft.values)
  return (
    <section aria-labelledby="changes-title">
      <h3 id="changes-title">
        {say.title(changed.length)} <span class="soft">{say.against(running.version)}</span>
      </h3>
      {changed.length > 0 && (
        <Table columns={[say.term, say.runs, say.draft, say.change]}>
          {changed.map((one) => (
            <tr key={one.path.join(' ')} class="changed-term">
              <th scope="row">
                <Term path={one.path} />
              </th>
              <td lang="en">{one.before ?? '–'}</td>
              <td lang="en">
                <strong>{one.after ?? '–'}</strong>
              </td>
              <td>{howOf(one)}</td>
            </tr>
          ))}
        </Table>
      )}
      {same > 0 && <p class="soft">{say.same(same)}</p>}
    </section>
  )
}

function howOf({ before, after, by }: Changed): string {
  const say = words().offerings.differs
  if (before === undefined) return say.isNew
  if (after === undefined) return say.isGone
  if (by === undefined) return say.other
  return by.isMore ? say.rises(by.amount) : say.falls(by.amount)
}

/** By the names of the form; what only the rule file names is called as it is there. */
function Term({ path }: { path: readonly string[] }) {
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
  const name = (key: string) => known[key]?.replace(/ \(.*\)$/, '')
  return (
    <>
      {path.map((key, at) => (
        <span key={key}>
          {at > 0 && ' · '}
          {name(key) ?? <span lang="en">{key}</span>}
        </span>
      ))}
    </>
  )
}
