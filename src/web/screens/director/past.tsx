/** Tournaments that are over: the logs of the last months at hand, older ones from a day on, each as it was signed. Stands at the director's desk and in the books. */

import type { ComponentChildren } from 'preact'
import { type LoggedRow, logName } from '../../../views/tournaments/log.ts'
import { csvOfLog, isWhole, type WholeLog } from '../../../views/tournaments/logtext.ts'
import { query, show } from '../../stream/address.ts'
import { isSeen } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { ReportFiles } from '../../ui/list/filebuttons.tsx'
import { List } from '../../ui/list/list.tsx'
import { nameOf } from '../../ui/names.ts'
import { JsonButton } from '../../ui/paper/print.tsx'
import { Paper } from '../../ui/paper/sheet.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { minuteOf } from '../../ui/shell/clock.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { LogSheet } from './paper/logsheet.tsx'

export function Past() {
  const [activity, started] = (query.value.get('log') ?? '').split(' ')
  return activity !== undefined && started !== undefined ? <OldLog activity={activity} started={started} /> : <Logs />
}

function Logs() {
  const say = words().tournamentPast
  const find = query.value.get('find') ?? ''
  const asked = query.value.get('from')
  const path = asked === null ? '/api/views/tournamentlogs' : (`/api/views/tournamentlogs?from=${asked}` as const)
  const { view: found, reasons } = useView(isSeen('tournamentlogs') ? path : undefined)
  const rows = (found?.rows ?? []).filter((row) => isMeant(row, find))
  return (
    <section class="past-logs" aria-label={say.title}>
      <p class="soft">{say.says}</p>
      <div class="form-row">
        <Field label={say.find}>
          <Input
            type="search"
            autocomplete="off"
            maxLength={60}
            value={find}
            onInput={({ currentTarget: { value } }) => show({ find: value === '' ? undefined : value })}
          />
        </Field>
        <Field label={say.from}>
          <Input
            type="date"
            value={asked ?? found?.from ?? ''}
            onChange={({ currentTarget: { value } }) => value !== '' && show({ from: value })}
          />
        </Field>
      </div>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {found === undefined && reasons === undefined && <Waiting />}
      {found !== undefined && rows.length === 0 && <p class="empty">{find === '' ? say.none : say.noneFound}</p>}
      <List
        name="tournaments-past"
        title={say.title}
        rows={rows}
        keyOf={({ activity, started }) => `${activity} ${started}`}
        columns={[
          {
            key: 'name',
            says: say.name,
            value: ({ name }) => name,
            cell: (row) => (row.is === 'signed' ? <Opens row={row} /> : row.name),
          },
          {
            key: 'started',
            says: say.started,
            value: ({ started }) => started,
            cell: ({ started }) => minuteOf(started),
            kind: 'time',
          },
          {
            key: 'entries',
            says: say.entries,
            value: (row) => (row.is === 'signed' ? row.entries : undefined),
            kind: 'number',
          },
          {
            key: 'signed',
            says: say.signed,
            value: (row) =>
              row.is === 'signed'
                ? `${row.by.map(nameOf).join(', ')}, ${minuteOf(row.signed)}`
                : `${words().tournaments.status['called off']} · ${row.reason} · ${row.by.map(nameOf).join(', ')}`,
            cell: (row) =>
              row.is === 'signed' ? (
                <span class="soft">{`${row.by.map(nameOf).join(', ')}, ${minuteOf(row.signed)}`}</span>
              ) : (
                <>
                  <Badge tone="stop">{words().tournaments.status['called off']}</Badge>{' '}
                  <span class="soft">{`${row.reason} · ${row.by.map(nameOf).join(', ')}`}</span>
                </>
              ),
            isUnlabelled: true,
          },
          { key: 'paid', says: say.paid, value: (row) => (row.is === 'signed' ? row.paid : undefined), kind: 'money' },
        ]}
      />
    </section>
  )
}

/** By its name, its day or its number. */
const isMeant = ({ name, activity, started }: LoggedRow, find: string): boolean =>
  [name, activity, minuteOf(started)].some((text) => text.toLowerCase().includes(find.trim().toLowerCase()))

function Opens({ row: { activity, started, name } }: { row: LoggedRow }) {
  const log = logName(activity, started)
  const to = new URLSearchParams(query.value)
  to.set('log', log)
  return (
    <a
      href={`?${to}`}
      onClick={(event) => {
        event.preventDefault()
        show({ log })
      }}
    >
      {name}
    </a>
  )
}

function OldLog({ activity, started }: { activity: string; started: string }) {
  const say = words().tournamentPast
  const question = new URLSearchParams({ activity, started })
  const { view: found, reasons } = useView(`/api/views/tournamentlog?${question}`)
  const back = () => show({ log: undefined })
  if (reasons !== undefined)
    return (
      <>
        <Reasons reasons={reasons} />
        <Button onClick={back}>{say.back}</Button>
      </>
    )
  if (found === undefined) return <Waiting />
  if (!isWhole(found)) return <p class="pane soft">{words().tournaments.log.notYet}</p>
  return (
    <section class="paper-desk">
      <LogFiles found={found} />
      <Paper sheet="tournament log" of={logName(activity, started)} back={say.back} onBack={back} isFile>
        {(mark) => <LogSheet found={found} mark={mark} />}
      </Paper>
    </section>
  )
}

/** The same for other programs. */
export function LogFiles({ found, children }: { found: WholeLog; children?: ComponentChildren }) {
  const name = `log-${logName(found.log.activity, found.log.started.slice(0, 16)).replace(/[^\w.-]+/g, '-')}`
  return (
    <div class="actions no-print">
      {children}
      <ReportFiles isSheet name={name} title={name} rows={() => csvOfLog(found, words(), nameOf)} />
      <JsonButton name={name} of={() => found} />
    </div>
  )
}
