/** All hits and claims: the latest, or those that fit what is looked for. */
import { cents, formatMoney, parseMoney, ZERO } from '../../../base/money.ts'
import type { FindView } from '../../../views/record/found.ts'
import { query, show } from '../../stream/address.ts'
import { useView } from '../../stream/viewreader.ts'
import { Input } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { dateOf } from '../../ui/shell/clock.tsx'
import { Found } from '../../ui/shell/found.tsx'
import { Desk } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { FoundClaims, FoundHits } from './foundlists.tsx'

export function Records() {
  const say = words().record
  const text = query.value.get('find') ?? ''
  // Every hit of a business day: where figures of a day lead to.
  const day = query.value.get('day')
  const asked = text === '' && day !== null ? { day } : { text, all: 'yes' }
  const { view: read, reasons } = useView(`/api/views/find?${new URLSearchParams(asked)}`)
  const title = text !== '' ? say.find.hits : day === null ? say.latest : say.ofDay(dateOf(day))
  return (
    <Desk screen="hit">
      <main class="record">
        <Input
          type="search"
          aria-label={say.find.label}
          placeholder={say.find.hint}
          value={text}
          onInput={({ currentTarget: { value } }) => show({ find: value === '' ? undefined : value, day: undefined })}
        />
        {reasons !== undefined && <Reasons reasons={reasons} />}
        {read !== undefined && (
          <section class="pane" aria-label={text === '' ? title : say.find.results(read.hits.length)}>
            {text === '' && read.hits.length === 0 && <p class="soft">{say.nothingYet}</p>}
            <FoundHits hits={read.hits} title={title} />
            {text === '' && day !== null && <Won hits={read.hits} />}
            <FoundClaims claims={read.claims} title={say.find.claims} />
            <Found found={{ ...read, hits: [], claims: [] }} />
          </section>
        )}
      </main>
    </Desk>
  )
}

/** What the day has given: of what was declined, backed out or still waits nothing. */
const WON: readonly string[] = ['verified', 'paid', 'settled', 'expired', 'delivered']

function Won({ hits }: { hits: FindView['hits'] }) {
  const won = hits.filter(({ status }) => WON.includes(status))
  const sum = won.reduce((total, { amount }) => total + (parseMoney(amount) ?? ZERO), 0n)
  return (
    <p class="record-won">
      {words().record.wonInAll(won.length)} <Money amount={formatMoney(cents(sum))} />
    </p>
  )
}
