/** The lists of claims: what is to be paid, and what was paid today. What is searched for stands in the address. */

import { add, formatMoney, parseMoney, ZERO } from '../../../base/money.ts'
import type { ClaimView } from '../../../views/claim.ts'
import { query, show } from '../../stream/address.ts'
import { houseNow, view } from '../../stream/feed.ts'
import { isSeen } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, filtered } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import { activityColumn, prizeColumn, winnerColumns } from '../../ui/list/wincolumns.tsx'
import { Money } from '../../ui/money.tsx'
import type { Tone } from '../../ui/notice.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

const PLACES = ['table', 'seat', 'activity'] as const
const isAtPlace = (): boolean => PLACES.some((name) => query.value.has(name))

/** Those of the table, seat and activity that stand in the address. */
function atPlace(claims: readonly ClaimView[]): ClaimView[] {
  const [table, seat, activity] = PLACES.map((name) => query.value.get(name) ?? '')
  return claims.filter(
    (claim) =>
      (!table || claim.table === table) &&
      (!seat || ('seat' in claim.to && claim.to.seat === seat)) &&
      (!activity || claim.activity === activity),
  )
}

/** Those that fit everything that stands in the address. */
export const found = (claims: readonly ClaimView[]): readonly ClaimView[] =>
  filtered(atPlace(claims), columnsOfOpen(), [], { find: query.value.get('find') ?? '', only: '' })

export function Claims({ claims, chosen }: { claims: readonly ClaimView[]; chosen: string | undefined }) {
  const here = atPlace(claims)
  return (
    <>
      <OpenClaims claims={here.filter(({ status }) => status === 'open')} chosen={chosen} />
      <SettledClaims claims={here.filter(({ status }) => status !== 'open')} />
    </>
  )
}

/** Whatever takes more than counting it out. */
const asksMuch = ({ needsId, forms, unnamed, things }: ClaimView): boolean =>
  needsId || forms.length > 0 || unnamed !== undefined || things.length > 0

const open = (claim: string): void => show({ claim, part: undefined, paper: undefined })

/** What asks for ID or a form first, then the largest. */
export const inOrder = (claims: readonly ClaimView[]): readonly ClaimView[] => [
  ...claims.filter(asksMuch).toSorted(byAmount),
  ...claims.filter((one) => !asksMuch(one)).toSorted(byAmount),
]

/** Its heading says how much waits in all. */
function OpenClaims({ claims, chosen }: { claims: readonly ClaimView[]; chosen: string | undefined }) {
  const say = words().cage
  const total = add(ZERO, ...claims.map(({ amount }) => parseMoney(amount) ?? ZERO))
  return (
    <section>
      <header class="claim-group">
        <h2>{say.open}</h2>
        {claims.length > 0 && <Money amount={formatMoney(total)} />}
      </header>
      <List
        name="claims-open"
        title={say.open}
        at=""
        class="claim-list"
        rows={inOrder(claims)}
        columns={columnsOfOpen()}
        keyOf={({ claim }) => claim}
        choices={[
          { key: 'form', says: say.withForm, fits: asksMuch },
          { key: 'once', says: say.atOnce, fits: (one) => !asksMuch(one) },
        ]}
        opens={{ isOpen: ({ claim }) => claim === chosen, open: ({ claim }) => open(claim) }}
        empty={isAtPlace() ? say.noneFound : say.none}
      >
        {isAtPlace() && (
          <Button size="small" onClick={() => show(NOWHERE)}>
            {say.clear}
          </Button>
        )}
      </List>
    </section>
  )
}

const NOWHERE = Object.fromEntries(PLACES.map((name) => [name, undefined]))

function columnsOfOpen(): Column<ClaimView>[] {
  const say = words()
  return [
    ...winnerColumns(),
    { key: 'hit', says: say.cage.hit, value: ({ hit }) => hit, isDetail: true },
    activityColumn(),
    {
      key: 'clock',
      says: say.cage.clock,
      value: (claim) => (isUrgent(claim) ? clockOf(claim).says : ''),
      cell: (claim) => isUrgent(claim) && <Clock claim={claim} />,
      isUnlabelled: true,
    },
    prizeColumn(({ amount }) => amount),
  ]
}

type Settled = Pick<ClaimView, 'claim' | 'to' | 'name' | 'amount'> & {
  readonly paid?: string
  readonly isInError?: boolean
  /** One that ran out, or whose payment the books do not tell here. */
  readonly view?: ClaimView
}

/** What was paid today, the latest payment first whatever its number. Claims that ran out stand with them. */
function SettledClaims({ claims }: { claims: readonly ClaimView[] }) {
  const say = words().cage
  const day = view('chain').value?.day
  const chosen = query.value.get('claim')
  // Read again whenever something was settled.
  const again = claims.map(({ claim, status, inError }) => `${claim}${status}${inError ? '!' : ''}`).join()
  const isWhole = !isAtPlace() && isSeen('payments')
  const { view: paid } = useView(
    day === undefined || !isWhole ? undefined : `/api/views/payments?period=${day}&again=${encodeURIComponent(again)}`,
  )
  const others = paid === undefined ? claims : claims.filter(({ status }) => status !== 'paid')
  const rows: Settled[] = [...(paid?.rows.toReversed() ?? []), ...others.map((claim) => ({ ...claim, view: claim }))]
  if (rows.length === 0) return null
  return (
    <section>
      <header class="claim-group">
        <h2>{paid === undefined ? say.paid : say.paidToday(paid.rows.length, paid.total)}</h2>
      </header>
      <List
        name="claims-settled"
        title={say.paid}
        at=""
        class="claim-list settled-rows"
        rows={rows}
        columns={columnsOfSettled()}
        keyOf={({ claim }) => claim}
        opens={{ isOpen: ({ claim }) => claim === chosen, open: ({ claim }) => open(claim) }}
      />
    </section>
  )
}

function columnsOfSettled(): Column<Settled>[] {
  const say = words()
  const stateOf = ({ isInError, paid, view: claim }: Settled): string =>
    claim !== undefined
      ? clockOf(claim).says
      : isInError === true
        ? say.cage.error
        : say.cage.paidAtTime(when(paid ?? ''))
  return [
    ...winnerColumns(),
    activityColumn(),
    {
      key: 'paid',
      says: say.cage.paidAt,
      value: ({ paid, view: claim }) => paid ?? (claim === undefined ? '' : stateOf({ view: claim } as Settled)),
      cell: (one) =>
        one.view !== undefined ? (
          <Clock claim={one.view} />
        ) : (
          <Badge tone={one.isInError === true ? 'stop' : 'good'}>{stateOf(one)}</Badge>
        ),
      kind: 'time',
      isUnlabelled: true,
    },
    prizeColumn(({ amount }) => amount),
  ]
}

const byAmount = (a: { amount: string }, b: { amount: string }): number =>
  (parseMoney(b.amount) ?? ZERO) > (parseMoney(a.amount) ?? ZERO) ? 1 : -1

/** Worth a badge in the list: a clock that runs, a dispute, the last days. */
const isUrgent = ({ status, isDisputed, idUntil, idShown, daysLeft, isClaimed }: ClaimView): boolean =>
  status !== 'open' || isDisputed || (idUntil !== undefined && !idShown) || (!isClaimed && (daysLeft ?? 9) <= 3)

/** The clock that runs out first, with its word; without a tone it is not urgent. */
function clockOf(claim: ClaimView): { readonly says: string; readonly tone?: Tone } {
  const say = words()
  if (claim.inError) return { tone: 'stop', says: say.cage.error }
  if (claim.status !== 'open')
    return { tone: claim.status === 'paid' ? 'good' : 'due', says: say.status[claim.status] ?? claim.status }
  if (claim.isDisputed) return { tone: 'stop', says: say.status.disputed ?? '' }
  if (claim.idUntil !== undefined && !claim.idShown) {
    const minutes = Math.ceil((claim.idUntil - houseNow.value) / 60_000)
    return minutes > 0
      ? { tone: 'due', says: say.cage.idUntil(minutes) }
      : { tone: 'stop', says: say.cage.idLate(1 - minutes) }
  }
  if (claim.isClaimed) return { tone: 'good', says: say.cage.claimed }
  if (claim.daysLeft === undefined) return { says: say.cage.noClock }
  const left = claim.daysLeft === 0 ? say.cage.lastDay : say.cage.daysLeft(claim.daysLeft)
  return claim.daysLeft <= 3 ? { tone: 'stop', says: left } : { says: left }
}

export function Clock({ claim }: { claim: ClaimView }) {
  const { says, tone } = clockOf(claim)
  return tone === undefined ? <span class="soft">{says}</span> : <Badge tone={tone}>{says}</Badge>
}
