/** What whoever approves a draft decides about: each term that changes, before and after, in words and amounts. */
import { formatMoney, fromWire, parseMoney, ZERO } from '../../../../base/money.ts'
import { type Changed, differenceOf } from '../../../../views/offerings/changedterms.ts'
import { type Limit, limitOf } from '../../../../views/offerings/limits.ts'
import { type AtPace, atPace, type MonthPace } from '../../../../views/offerings/monthpace.ts'
import type { OfferingForm } from '../../../../views/offerings/offering.ts'
import type { Values } from '../../../../views/offerings/offeringtext.ts'
import { isSeen } from '../../../stream/permission.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Money } from '../../../ui/money.tsx'
import { RangeBar } from '../../../ui/plots/rangebar.tsx'
import { Ruled } from '../../../ui/sentence.tsx'
import { dayOf } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { howOf, inCents } from './changed.ts'
import { Term } from './term.tsx'

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
        <>
          <p class="range-signs" aria-hidden="true">
            <span data-sign="runs">{say.runs}</span> <span data-sign="draft">{say.draft}</span>{' '}
            <span data-sign="limits">{say.limits}</span>
          </p>
          <ul class="changed-terms">
            {changed.map((one) => (
              <ChangedTerm
                key={one.path.join(' ')}
                one={one}
                limit={form === undefined ? undefined : limitOf(form, one.path, chart)}
              />
            ))}
          </ul>
        </>
      )}
      {same > 0 && <p class="soft">{say.same(same)}</p>}
      {pace !== undefined && <InMoney changed={changed} pace={pace} />}
    </section>
  )
}

/** One term: what it is, what it was and would be, where both lie in what the document allows, and by which clause. */
function ChangedTerm({ one, limit }: { one: Changed; limit: Limit | undefined }) {
  const { path, before, after, by } = one
  const ends = limit?.ends
  return (
    <li class="changed-term">
      <div class="changed-name">
        <strong>
          <Term path={path} />
        </strong>
        <span class="soft">{howOf(one)}</span>
      </div>
      <span class="changed-before soft" lang="en">
        {inCents(before)}
      </span>
      <span class="changed-to" aria-hidden="true">
        ›
      </span>
      <strong class="changed-after" lang="en">
        {by === undefined ? inCents(after) : <Money amount={inCents(after)} size={20} />}
      </strong>
      <div class="changed-limits">
        {ends !== undefined && (
          <RangeBar
            least={centsIn(ends[0])}
            most={centsIn(ends[1])}
            before={before === undefined ? undefined : centsIn(before)}
            after={after === undefined ? undefined : centsIn(after)}
            says={words().offerings.differs.lies(inCents(before), inCents(after), ends[0], ends[1])}
          />
        )}
        {ends === undefined && <Allowed limit={limit} />}
      </div>
      <span class="changed-clause">
        {limit !== undefined && (
          <span class="clause" title={limit.says}>
            {limit.clause}
          </span>
        )}
      </span>
    </li>
  )
}

/** What each amount would have come to, as often as it was won, put in or taken in the month before. */
function InMoney({ changed, pace }: { changed: readonly Changed[]; pace: MonthPace }) {
  const say = words().offerings.differs
  const amounts = changed.filter(({ by }) => by !== undefined)
  return (
    <section class="in-money" aria-label={say.inMoney}>
      <h3>
        {say.inMoney} <span class="soft">{say.pace}</span>
      </h3>
      {pace.days > 0 && amounts.length > 0 && (
        <dl class="in-money-terms">
          {amounts.map((one) => (
            <div key={one.path.join(' ')}>
              <dt>
                <Term path={one.path} />
              </dt>
              <Pace found={atPace(one, pace)} />
            </div>
          ))}
        </dl>
      )}
      <p class="soft">
        {pace.days === 0
          ? say.noMonth
          : say.month(dayOf(pace.from), dayOf(pace.to), pace.days, moneyIn(pace.fees), moneyIn(pace.won))}
      </p>
    </section>
  )
}

function Pace({ found }: { found: AtPace | undefined }) {
  const say = words().offerings.differs
  if (found === undefined) return <dd class="soft">{say.notKnown}</dd>
  if (found.times === 0) return <dd class="soft">{say.none}</dd>
  return (
    <>
      <dd>
        <Money amount={`${found.isMore ? '+' : '−'}${found.amount}`} size={28} />
      </dd>
      <dd class="soft">{found.isMore ? say.more(found.times) : say.less(found.times)}</dd>
    </>
  )
}

const centsIn = (text: string): number => Number(parseMoney(text) ?? ZERO)
const moneyIn = (wire: string): string => formatMoney(fromWire(wire))

/** What has no ends to lie between is said in words. */
function Allowed({ limit }: { limit: Limit | undefined }) {
  if (limit === undefined) return null
  return limit.range === undefined ? <Ruled text={limit.says} /> : <span lang="en">{limit.range}</span>
}
