/** What a search has found, as rows that lead there. */

import type { ComponentChildren } from 'preact'
import type { FindView } from '../../../views/record/found.ts'
import { gameName } from '../../stream/games.ts'
import { session } from '../../stream/session.ts'
import { words } from '../../words.ts'
import { Money } from '../money.tsx'
import { RowLink, Rows } from '../row.tsx'
import { Status } from '../status.tsx'
import { dateOf, minuteOf } from './clock.tsx'

export function Found({ found }: { found: FindView }) {
  const say = words()
  const { hits, claims, tickets, tables, people, day } = found
  const places = session.value?.places ?? []
  return (
    <>
      <Group title={say.record.find.hits}>
        {hits.map(({ hit, name, table, local, status, amount }) => (
          <li key={hit}>
            <RowLink href={`/hit/${hit}`}>
              <span>
                <strong>{hit}</strong> {table === undefined ? '' : say.table.title(table)} <Status status={status} />
              </span>
              <Money amount={amount} />
              <span class="soft">{`${name} · ${minuteOf(local)}`}</span>
            </RowLink>
          </li>
        ))}
      </Group>
      <Group title={say.record.find.claims}>
        {claims.map(({ claim, hit, name, to, person, local, status, amount }) => (
          <li key={claim}>
            <RowLink href={`/claim/${claim}`}>
              <span>
                <strong>{claim}</strong> {say.party(to)} <Status status={status} />
              </span>
              <Money amount={amount} />
              <span class="soft">
                {[name, hit, ...(person === undefined ? [] : [say.record.personNumber(person)]), minuteOf(local)].join(
                  ' · ',
                )}
              </span>
            </RowLink>
          </li>
        ))}
      </Group>
      <Group title={say.record.find.tickets}>
        {tickets.map(({ ticket, is, activity, name, to, hit }) => (
          <li key={ticket}>
            <RowLink
              href={
                hit === undefined ? (activity === undefined ? '/games' : `/games?activity=${activity}`) : `/hit/${hit}`
              }
            >
              <span>
                <strong>{ticket}</strong> {to === undefined ? '' : say.party(to)}
              </span>
              <span class="soft">
                {[
                  ...(name === undefined ? [] : [name]),
                  say.record.find.ticketIs[is],
                  ...(hit === undefined ? [] : [hit]),
                ].join(' · ')}
              </span>
            </RowLink>
          </li>
        ))}
      </Group>
      <Group title={say.record.find.tables}>
        {tables.map(({ table, game }) => (
          <li key={table}>
            <RowLink href={tableAddress(places, table)}>
              <strong>{say.table.title(table)}</strong>
              <span class="soft">{gameName(game)}</span>
            </RowLink>
          </li>
        ))}
      </Group>
      <Group title={say.record.find.people}>
        {people.map(({ id, name, roles }) => (
          <li key={id}>
            <RowLink href={places.includes('staff') ? `/staff?person=${id}` : `/hit?find=${encodeURIComponent(name)}`}>
              <strong>{name}</strong>
              <span class="soft">{roles.map((role) => say.roles[role]).join(', ')}</span>
            </RowLink>
          </li>
        ))}
      </Group>
      {day !== undefined && places.includes('books') && (
        <Group title={say.record.find.days}>
          {[
            <li key={day}>
              <RowLink href={`/books?page=statement&day=${day}`}>{say.record.find.day(dateOf(day))}</RowLink>
            </li>,
          ]}
        </Group>
      )}
    </>
  )
}

/** Where this person works with tables. */
const tableAddress = (places: readonly string[], table: string): string =>
  places.includes('floor')
    ? `/floor?table=${encodeURIComponent(table)}`
    : places.includes('table')
      ? `/table/${encodeURIComponent(table)}`
      : places.includes('hit')
        ? `/hit?find=${encodeURIComponent(`table ${table}`)}`
        : '/board'

function Group({ title, children }: { title: string; children: readonly ComponentChildren[] }) {
  if (children.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <Rows>{children}</Rows>
    </>
  )
}
