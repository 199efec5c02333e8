/** Who is in, by table; each one tap from what happens to them. Who is out, the last first. */
import { useSignal } from '@preact/signals'
import type { EntryRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { query, show } from '../../stream/address.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { words } from '../../words.ts'
import { Latest } from './outs.tsx'
import { Player } from './player.tsx'

export function Players({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments
  const find = useSignal('')
  const inPlay = desk.entries.filter(({ status }) => status === 'in')
  const shown = inPlay.filter((row) => isFound(row, find.value))
  const chosen = desk.entries.find(({ entry }) => entry === query.value.get('player'))
  return (
    <>
      <Life desk={desk} />
      <div class="director-players">
        <section aria-label={say.player.isIn}>
          <Field label={say.player.find} hint={say.player.findHint}>
            <Input
              type="search"
              autocomplete="off"
              maxLength={60}
              value={find.value}
              onInput={({ currentTarget }) => {
                find.value = currentTarget.value
              }}
            />
          </Field>
          {shown.length === 0 && <p class="empty">{say.player.noneFound}</p>}
          <div class="director-tables">
            {tablesOf(shown).map(([table, rows]) => (
              <section key={table} class="director-table" aria-label={tableName(table)}>
                <h3>
                  {tableName(table)} <span class="soft">{rows.length}</span>
                </h3>
                <Rows>
                  {rows.map((row) => (
                    <li key={row.entry}>
                      <Row class="player-row" isOpen={row === chosen} onClick={() => show({ player: row.entry })}>
                        <span class="player-seat">{row.seat ?? ''}</span>
                        <strong>{row.name}</strong>
                        <Marks row={row} />
                      </Row>
                    </li>
                  ))}
                </Rows>
              </section>
            ))}
          </div>
        </section>
        <Latest desk={desk} />
      </div>
      {chosen !== undefined && <Player key={chosen.entry} desk={desk} row={chosen} />}
    </>
  )
}

/** What the director knows of somebody at a glance: always a word. */
export function Marks({ row: { owes, intends, bounty, entry } }: { row: EntryRow }) {
  const say = words().tournaments.player
  return (
    <span class="player-marks soft">
      {[
        entry,
        ...(bounty === undefined ? [] : [`◎ ${say.bounty(bounty)}`]),
        ...(owes ? [`▲ ${say.owes}`] : []),
        ...(intends ? [say.intends] : []),
      ].join(' · ')}
    </span>
  )
}

const isFound = ({ name, entry, person, table }: EntryRow, find: string): boolean => {
  const wanted = find.trim().toLowerCase()
  return wanted === '' || [name, entry, person, table ?? ''].some((text) => text.toLowerCase().includes(wanted))
}

const NOWHERE = ''
export const tableName = (table: string): string =>
  table === NOWHERE ? words().tournaments.player.noTable : words().tournamentClock.table(table)

/** By the number of the table, then of the seat. */
export function tablesOf(rows: readonly EntryRow[]): [table: string, rows: EntryRow[]][] {
  const inOrder = new Intl.Collator('en', { numeric: true }).compare
  return [...Map.groupBy(rows, ({ table }) => table ?? NOWHERE)]
    .sort(([one], [other]) => inOrder(one, other))
    .map(([table, own]) => [
      table,
      own.toSorted((one, other) => inOrder(one.seat ?? one.entry, other.seat ?? other.entry)),
    ])
}

/** What comes next in the life of the whole tournament. */
export function Life({ desk: { activity, status, players } }: { desk: TournamentDesk }) {
  const say = words().tournaments.life
  if (status === 'posted' && isAllowed('OpenSignUps'))
    return (
      <article class="pane">
        <Deed
          act="OpenSignUps"
          order={{ do: 'OpenSignUps', activity }}
          label={say.open}
          says={say.openSays}
          onDone={() => tell(say.opened)}
        />
      </article>
    )
  if (status === 'open' && isAllowed('StartTournament'))
    return (
      <article class="pane">
        <Deed
          act="StartTournament"
          order={{ do: 'StartTournament', activity }}
          label={say.start}
          says={say.startSays(players)}
          since={String(players)}
          onDone={() => tell(say.started)}
        />
      </article>
    )
  return null
}

export const PapersButton = ({ activity, paper, says }: { activity: string; paper: string; says: string }) => (
  <Button onClick={() => show({ tournament: activity, paper })}>{says}</Button>
)
