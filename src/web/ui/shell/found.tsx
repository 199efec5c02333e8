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
import { personAddress, tableAddress, ticketAddress } from './leads.ts'

export function Found({ found: all }: { found: FindView }) {
  const say = words()
  const { hits, claims, tickets, tables, people, day } = all
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
        {tickets.map((found) => (
          <li key={found.ticket}>
            <Lead to={ticketAddress(places, found)}>
              <span>
                <strong>{found.ticket}</strong> {found.to === undefined ? '' : say.party(found.to)}
              </span>
              <span class="soft">
                {[
                  ...(found.name === undefined ? [] : [found.name]),
                  say.record.find.ticketIs[found.is],
                  ...(found.hit === undefined ? [] : [found.hit]),
                ].join(' · ')}
              </span>
            </Lead>
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
        {people.map((person) => (
          <li key={person.id}>
            <Lead to={personAddress(places, person)}>
              <strong>{person.name}</strong>
              <span class="soft">{person.roles.map((role) => say.roles[role]).join(', ')}</span>
            </Lead>
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

/** Nothing is pressed that would only lead to a closed door. */
const Lead = ({ to, children }: { to: string | undefined; children: ComponentChildren }) =>
  to === undefined ? <div class="row">{children}</div> : <RowLink href={to}>{children}</RowLink>

function Group({ title, children }: { title: string; children: readonly ComponentChildren[] }) {
  if (children.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <Rows>{children}</Rows>
    </>
  )
}
