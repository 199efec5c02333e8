/** The list of claims; what is searched for stands in the address. */
import { add, formatMoney, parseMoney, ZERO } from '../../../base/money.ts'
import type { ClaimView } from '../../../views/claim.ts'
import { query, show } from '../../stream/address.ts'
import { houseNow, view } from '../../stream/feed.ts'
import { isSeen } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import { when } from '../../ui/names.ts'
import type { Tone } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { SearchFold } from '../../ui/search.tsx'
import { words } from '../../words.ts'

const FILTERS = ['find', 'table', 'seat', 'activity'] as const

const isFiltered = (): boolean => FILTERS.some((name) => query.value.has(name))

/** Those that fit everything that stands in the address. */
export function found(claims: readonly ClaimView[]): ClaimView[] {
  const [find, table, seat, activity] = FILTERS.map((name) => query.value.get(name) ?? '')
  const digits = (text: string) => text.toLowerCase().replace(/[$,\s]/g, '')
  return claims.filter(
    (claim) =>
      (!table || claim.table === table) &&
      (!seat || ('seat' in claim.to && claim.to.seat === seat)) &&
      (!activity || claim.activity === activity) &&
      (!find ||
        [claim.claim, claim.hit].some((number) => number.toLowerCase() === digits(find)) ||
        digits(claim.amount).startsWith(digits(find))),
  )
}

export function Claims({ claims, chosen }: { claims: readonly ClaimView[]; chosen: string | undefined }) {
  const say = words().cage
  const open = claims.filter(({ status }) => status === 'open')
  const settled = claims.filter(({ status }) => status !== 'open')
  return (
    <>
      <Finding />
      {open.length === 0 && <h2>{say.open}</h2>}
      {open.length === 0 && <p class="soft">{isFiltered() ? say.noneFound : say.none}</p>}
      <Group title={say.withForm} claims={open.filter(asksMuch)} chosen={chosen} />
      <Group title={say.atOnce} claims={open.filter((one) => !asksMuch(one))} chosen={chosen} />
      <SettledRows claims={settled} />
    </>
  )
}

/** Whatever takes more than counting it out. */
export const asksMuch = ({ needsId, forms, unnamed, things }: ClaimView): boolean =>
  needsId || forms.length > 0 || unnamed !== undefined || things.length > 0

/** The largest first; its heading says how much waits in all. */
function Group({ title, claims, chosen }: { title: string; claims: readonly ClaimView[]; chosen: string | undefined }) {
  if (claims.length === 0) return null
  const total = add(ZERO, ...claims.map(({ amount }) => parseMoney(amount) ?? ZERO))
  return (
    <section>
      <header class="claim-group">
        <h2>{title}</h2>
        <Money amount={formatMoney(total)} />
      </header>
      <ClaimRows claims={claims.toSorted(byAmount)} chosen={chosen} />
    </section>
  )
}

function Finding() {
  const say = words().cage
  const all = view('claims').value ?? []
  const value = (name: string) => query.value.get(name) ?? ''
  const set = (name: string, text: string) =>
    show({ [name]: text.trim() === '' ? undefined : text.trim(), claim: undefined, paper: undefined })
  const tables = [...new Set(all.flatMap(({ table }) => table ?? []))].sort((a, b) => Number(a) - Number(b))
  const activities = [...new Map(all.map(({ activity, name }) => [activity, name]))]
  return (
    <SearchFold says={say.search} isUsed={isFiltered()}>
      <search class="form finding">
        <Field label={say.find} class="wide">
          <Input
            type="search"
            value={value('find')}
            placeholder={say.findHint}
            maxLength={20}
            onInput={(event) => set('find', event.currentTarget.value)}
          />
        </Field>
        <Field label={say.table}>
          <Select value={value('table')} onChange={(event) => set('table', event.currentTarget.value)}>
            <option value="">{say.all}</option>
            {tables.map((table) => (
              <option key={table}>{table}</option>
            ))}
          </Select>
        </Field>
        <Field label={say.seat}>
          <Input
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={2}
            value={value('seat')}
            onInput={(event) => set('seat', event.currentTarget.value.replace(/\D/g, ''))}
          />
        </Field>
        <Field label={say.activity} class="wide">
          <Select value={value('activity')} onChange={(event) => set('activity', event.currentTarget.value)}>
            <option value="">{say.all}</option>
            <Options of={activities} />
          </Select>
        </Field>
        {isFiltered() && (
          <Button class="wide" onClick={() => show(Object.fromEntries(FILTERS.map((name) => [name, undefined])))}>
            {say.clear}
          </Button>
        )}
      </search>
    </SearchFold>
  )
}

function ClaimRows({ claims, chosen }: { claims: readonly ClaimView[]; chosen: string | undefined }) {
  return (
    <Rows>
      {claims.map((claim) => (
        <li key={claim.claim}>
          <Row
            isOpen={claim.claim === chosen}
            isLine
            class="claim-row"
            onClick={() => show({ claim: claim.claim, part: undefined, paper: undefined })}
          >
            <span class="line-what">
              <strong>{words().party(claim.to)}</strong> <span class="soft">{`${claim.claim} · ${claim.name}`}</span>
            </span>
            {isUrgent(claim) && <Clock claim={claim} />}
            <Money amount={claim.amount} />
          </Row>
        </li>
      ))}
    </Rows>
  )
}

const AS = ['latest', 'large'] as const

/** What was paid today, the latest payment first whatever its number; or the largest. Claims that ran out stand with them. */
function SettledRows({ claims }: { claims: readonly ClaimView[] }) {
  const say = words().cage
  const day = view('chain').value?.day
  const chosen = query.value.get('claim')
  const as = AS.find((name) => name === query.value.get('settled')) ?? 'latest'
  // Read again whenever something was settled.
  const again = claims.map(({ claim, status, inError }) => `${claim}${status}${inError ? '!' : ''}`).join()
  const { view: paid } = useView(
    day === undefined || isFiltered() || !isSeen('payments')
      ? undefined
      : `/api/views/payments?period=${day}&again=${encodeURIComponent(again)}`,
  )
  const ranOut = claims.filter(({ status }) => status !== 'paid')
  const rows = paid?.rows.toReversed() ?? []
  if (isFiltered() || paid === undefined) {
    if (claims.length === 0) return null
    return (
      <>
        <h2>{say.paid}</h2>
        <ClaimRows claims={claims} chosen={chosen ?? undefined} />
      </>
    )
  }
  if (rows.length + ranOut.length === 0) return null
  const shown = as === 'large' ? rows.toSorted(byAmount) : rows
  return (
    <>
      <header class="pane-head settled-head">
        <h2>{say.paidToday(rows.length, paid.total)}</h2>
        <Choices label={say.paid}>
          {AS.map((name) => (
            <Toggle
              key={name}
              size="small"
              isOn={name === as}
              onClick={() => show({ settled: name === 'latest' ? undefined : name })}
            >
              {say.settledAs[name]}
            </Toggle>
          ))}
        </Choices>
      </header>
      <Rows class="settled-rows">
        {shown.slice(0, SETTLED_SHOWN).map((row) => (
          <li key={row.claim}>
            <Row
              isOpen={row.claim === chosen}
              isLine
              class="claim-row"
              onClick={() => show({ claim: row.claim, part: undefined, paper: undefined })}
            >
              <span class="line-what">
                <strong>{words().party(row.to)}</strong> <span class="soft">{`${row.claim} · ${row.name}`}</span>
              </span>
              <Badge tone={row.isInError ? 'stop' : 'good'}>
                {row.isInError ? say.error : say.paidAtTime(when(row.paid).slice(0, 5))}
              </Badge>
              <Money amount={row.amount} />
            </Row>
          </li>
        ))}
      </Rows>
      {rows.length > SETTLED_SHOWN && (
        <Button look="link" onClick={() => show({ part: 'payments', of: 'all' })}>
          {say.allPaid(rows.length)}
        </Button>
      )}
      <ClaimRows claims={ranOut} chosen={chosen ?? undefined} />
    </>
  )
}

const SETTLED_SHOWN = 30
const byAmount = (a: { amount: string }, b: { amount: string }): number =>
  (parseMoney(b.amount) ?? ZERO) > (parseMoney(a.amount) ?? ZERO) ? 1 : -1

/** Worth a badge in the list: a clock that runs, a dispute, the last days. */
const isUrgent = ({ status, isDisputed, idUntil, idShown, daysLeft, isClaimed }: ClaimView): boolean =>
  status !== 'open' || isDisputed || (idUntil !== undefined && !idShown) || (!isClaimed && (daysLeft ?? 9) <= 3)

/** The clock that runs out first, with its word. */
export function Clock({ claim }: { claim: ClaimView }) {
  const say = words()
  const badge = (tone: Tone, text: string) => <Badge tone={tone}>{text}</Badge>
  if (claim.inError) return badge('stop', say.cage.error)
  if (claim.status !== 'open')
    return badge(claim.status === 'paid' ? 'good' : 'due', say.status[claim.status] ?? claim.status)
  if (claim.isDisputed) return badge('stop', say.status.disputed ?? '')
  if (claim.idUntil !== undefined && !claim.idShown) {
    const minutes = Math.ceil((claim.idUntil - houseNow.value) / 60_000)
    return minutes > 0 ? badge('due', say.cage.idUntil(minutes)) : badge('stop', say.cage.idLate(1 - minutes))
  }
  if (claim.isClaimed) return badge('good', say.cage.claimed)
  if (claim.daysLeft === undefined) return <span class="soft">{say.cage.noClock}</span>
  const left = claim.daysLeft === 0 ? say.cage.lastDay : say.cage.daysLeft(claim.daysLeft)
  return claim.daysLeft <= 3 ? badge('stop', left) : <span class="soft">{left}</span>
}
