/** What was decided today: verified, declined and backed out alike; all of it, the largest first, or what was not paid. */
import { parseMoney, ZERO } from '../../../base/money.ts'
import type { DecidedHit } from '../../../server/desks/decidedhits.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isSeen } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Choices, Toggle } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { nameOf, when } from '../../ui/names.ts'
import { RowLink, Rows } from '../../ui/row.tsx'
import { words } from '../../words.ts'
import { isWaiting } from '../report/held.tsx'
import { Status } from './hit.tsx'

const AS = ['all', 'large', 'declined'] as const

/** Read again whenever a hit comes or is decided. */
export function useDecided(): readonly DecidedHit[] | undefined {
  const waiting = (view('hits').value ?? []).filter(isWaiting).map(({ hit }) => hit)
  const latest = view('hits').value?.find((one) => !isWaiting(one))
  const of = `${waiting.join()} ${latest?.hit ?? ''} ${latest?.status ?? ''}`
  return useView(isSeen('decided') ? `/api/views/decided?again=${encodeURIComponent(of)}` : undefined).view?.rows
}

export function Decided({ chosen }: { chosen?: string | undefined }) {
  const say = words().floor
  const rows = useDecided()
  const as = AS.find((name) => name === query.value.get('decided')) ?? 'all'
  if (rows === undefined) return null
  const unpaid = rows.filter(({ status }) => status !== 'verified')
  const shown = as === 'declined' ? unpaid : as === 'large' ? rows.toSorted(byTotal) : rows
  return (
    <section class="decided" aria-label={say.decided}>
      <header class="pane-head">
        <h2>{say.decided}</h2>
        <Choices label={say.decided}>
          {AS.map((name) => (
            <Toggle
              key={name}
              size="small"
              isOn={name === as}
              onClick={() => show({ decided: name === 'all' ? undefined : name })}
            >
              {name === 'all'
                ? say.decidedAs.all(rows.length)
                : name === 'large'
                  ? say.decidedAs.large
                  : say.decidedAs.declined(unpaid.length)}
            </Toggle>
          ))}
        </Choices>
      </header>
      {shown.length === 0 && <p class="empty">{as === 'declined' ? say.noneDeclined : say.noDecided}</p>}
      <Rows>
        {shown.map((one) => (
          <li key={one.hit}>
            <RowLink
              href={`/floor?hit=${one.hit}`}
              isOpen={one.hit === chosen}
              isLine
              onClick={(event) => {
                if (!location.pathname.startsWith('/floor')) return
                event.preventDefault()
                show({ hit: one.hit, table: undefined, tab: undefined })
              }}
            >
              <strong>{one.hit}</strong>
              <span class="line-what">
                {one.table === undefined ? one.name : words().table.title(one.table)}
                {one.table !== undefined && <span class="soft"> · {one.name}</span>}
              </span>
              <Status status={one.status} />
              <time class="soft">{when(one.local)}</time>
              <Money amount={one.total === '$0.00' ? '' : one.total} />
            </RowLink>
          </li>
        ))}
      </Rows>
    </section>
  )
}

const byTotal = (a: DecidedHit, b: DecidedHit): number =>
  (parseMoney(b.total) ?? ZERO) > (parseMoney(a.total) ?? ZERO) ? 1 : -1

/** A hit that has left the room: what became of it, who decided it and why. */
export function DecidedHitPane({ one }: { one: DecidedHit }) {
  const say = words().floor
  return (
    <article class="pane hit-pane">
      <header class="pane-head">
        <h2>{`${one.hit} · ${one.table === undefined ? one.name : words().table.title(one.table)} · ${one.total}`}</h2>
        <Status status={one.status} />
      </header>
      <p class="soft">
        <strong>{one.name}</strong> · {when(one.local)} · {say.decidedBy(one.by.map(nameOf).join(', '))}
      </p>
      <Facts
        rows={[
          [say.decidedWhy, one.reason ?? ''],
          [say.clauses, one.clause ?? ''],
        ]}
      />
    </article>
  )
}
