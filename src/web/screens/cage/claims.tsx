/** The list of claims; what is searched for stands in the address. */
import type { ClaimView } from '../../../views/claim.ts'
import { query, show } from '../../stream/address.ts'
import { houseNow, view } from '../../stream/feed.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
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
      <h2>{say.open}</h2>
      {open.length === 0 && <p class="soft">{isFiltered() ? say.noneFound : say.none}</p>}
      <ClaimRows claims={open} chosen={chosen} />
      {settled.length > 0 && <h2>{say.paid}</h2>}
      <ClaimRows claims={settled} chosen={chosen} />
    </>
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
            onClick={() => show({ claim: claim.claim, part: undefined, paper: undefined })}
          >
            <span>{words().party(claim.to)}</span>
            <Money amount={claim.amount} />
            <span class="soft">{`${claim.claim} · ${claim.name}`}</span>
            <Clock claim={claim} />
          </Row>
        </li>
      ))}
    </Rows>
  )
}

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
    if (minutes > 0) return badge('due', say.cage.idUntil(minutes))
  }
  if (claim.isClaimed) return badge('good', say.cage.claimed)
  if (claim.daysLeft === undefined) return <span class="soft">{say.cage.noClock}</span>
  const left = claim.daysLeft === 0 ? say.cage.lastDay : say.cage.daysLeft(claim.daysLeft)
  return claim.daysLeft <= 3 ? badge('stop', left) : <span class="soft">{left}</span>
}
