/** What whoever approves a draft decides about: each term that changes, before and after, in words and amounts. */
import { formatMoney, fromWire, parseMoney } from '../../../base/money.ts'
import { type Changed, differenceOf } from '../../../views/offerings/changedterms.ts'
import { type Limit, limitOf } from '../../../views/offerings/limits.ts'
import { type AtPace, atPace } from '../../../views/offerings/monthpace.ts'
import type { OfferingForm } from '../../../views/offerings/offering.ts'
import type { Values } from '../../../views/offerings/offeringtext.ts'
import { isSeen } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Ruled } from '../../ui/sentence.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'

type Version = { readonly version: number; readonly values: Values }
type Compared = {
  readonly activity: string
  readonly form?: OfferingForm | undefined
  readonly running: Version
  readonly draft: Version
}

export function Changes({ activity, form, running, draft }: Compared) {
  const say = words().offerings.differs
  const { changed, same } = differenceOf(running.values, draft.values)
  const seesPace = isSeen('pace')
  const { view: pace } = useView(
    seesPace && changed.length > 0 ? `/api/views/pace?${new URLSearchParams({ activity })}` : undefined,
  )
  const chart = typeof draft.values.chart === 'string' ? draft.values.chart : undefined
  return (
    <section aria-labelledby="changes-title">
      <h3 id="changes-title">
        {say.title(changed.length)} <span class="soft">{say.against(running.version)}</span>
      </h3>
      {changed.length > 0 && (
        <Table columns={[say.term, say.runs, say.draft, say.change, say.limits, ...(seesPace ? [say.pace] : [])]}>
          {changed.map((one) => (
            <tr key={one.path.join(' ')} class="changed-term">
              <th scope="row">
                <Term path={one.path} />
              </th>
              <td lang="en">{inCents(one.before)}</td>
              <td lang="en">
                <strong>{inCents(one.after)}</strong>
              </td>
              <td>{howOf(one)}</td>
              <td>
                <Allowed limit={form === undefined ? undefined : limitOf(form, one.path, chart)} />
              </td>
              {seesPace && <td>{paceText(atPace(one, pace))}</td>}
            </tr>
          ))}
        </Table>
      )}
      {same > 0 && <p class="soft">{say.same(same)}</p>}
      {pace !== undefined && (
        <p class="soft">
          {pace.days === 0
            ? say.noMonth
            : say.month(pace.from, pace.to, pace.days, moneyIn(pace.fees), moneyIn(pace.won))}
        </p>
      )}
    </section>
  )
}

/** As it was typed, but an amount always with its cents. */
function inCents(value: string | undefined): string {
  const amount = value?.startsWith('$') === true ? parseMoney(value) : undefined
  return amount === undefined ? (value ?? '–') : formatMoney(amount)
}

const moneyIn = (wire: string): string => formatMoney(fromWire(wire))

function paceText(found: AtPace | undefined): string {
  const say = words().offerings.differs
  if (found === undefined) return say.notKnown
  if (found.times === 0) return say.none
  return found.isMore ? say.more(found.amount, found.times) : say.less(found.amount, found.times)
}

/** The clause stands before what it allows; its words are one press away. */
function Allowed({ limit }: { limit: Limit | undefined }) {
  if (limit === undefined) return <>–</>
  return (
    <>
      <span class="clause" title={limit.says}>
        {limit.clause}
      </span>{' '}
      {limit.range === undefined ? <Ruled text={limit.says} /> : <span lang="en">{limit.range}</span>}
    </>
  )
}

function howOf({ before, after, by }: Changed): string {
  const say = words().offerings.differs
  if (before === undefined) return say.isNew
  if (after === undefined) return say.isGone
  if (by === undefined) return say.other
  return by.isMore ? say.rises(by.amount) : say.falls(by.amount)
}

/** What rule files call a meter that is alone. */
const ONLY_POOL = 'main'

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
