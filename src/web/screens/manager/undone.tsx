/** What was declined, voided and taken back, by person and by table; and the latest of it. */

import type { Overview, Undone } from '../../../views/overview/overview.ts'
import { List } from '../../ui/list/list.tsx'
import { nameOf } from '../../ui/names.ts'
import { when } from '../../ui/shell/clock.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { words } from '../../words.ts'
import { Why } from './latest.tsx'
import { exceptionsAt, firstDay, lineAt, many } from './told.ts'

export function UndonePage({ told }: { told: Overview }) {
  const say = words().manager
  const { rows, latest } = told.undone
  const all = exceptionsAt(firstDay(told), told.day)
  return (
    <>
      {rows.length === 0 && <p class="soft">{say.nothingUndone}</p>}
      {rows.length > 0 && (
        <div class="manager-halves">
          <Counts
            title={say.byPerson}
            file="undone-by-person"
            head={say.who}
            rows={rows}
            of={({ person }) => nameOf(person)}
            href={(find, only) =>
              exceptionsAt(firstDay(told), told.day, { find, ...(only === undefined ? {} : { only }) })
            }
            says={say.undoneSay}
          />
          <Counts
            title={say.byTable}
            file="undone-by-table"
            head={say.table}
            rows={onceEach(rows)}
            of={({ table }) => (table === '' ? say.notAtTable : table)}
            href={(name, only) =>
              exceptionsAt(firstDay(told), told.day, {
                table: name === say.notAtTable ? '' : name,
                ...(only === undefined ? {} : { only }),
              })
            }
          />
        </div>
      )}
      {latest.length > 0 && (
        <section class="pane" aria-label={say.exceptions}>
          <header class="plot-head">
            <h2>{say.exceptions}</h2>
            <a href={all}>{say.allExceptions}</a>
          </header>
          <List
            name="undone"
            title={say.exceptions}
            rows={latest}
            keyOf={({ seq, of, activity }) => `${seq} ${of} ${activity}`}
            columns={[
              {
                key: 'local',
                says: say.when,
                value: ({ local }) => local,
                cell: ({ local, seq }) => (
                  <a href={lineAt(seq)}>
                    <time>{when(local)}</time>
                  </a>
                ),
                kind: 'time',
              },
              { key: 'what', says: say.what, value: ({ what }) => words().event[what] ?? what, isUnlabelled: true },
              { key: 'of', says: say.concerns, value: ({ of }) => of, cell: ({ of }) => <RecordLink of={of} /> },
              {
                key: 'why',
                says: say.why,
                value: ({ told: said, why }) => (said === undefined ? why : words().message(said)),
                cell: (line) => <Why line={line} />,
              },
              { key: 'by', says: say.who, value: ({ by }) => by.map(nameOf).join(', ') },
            ]}
          />
        </section>
      )}
    </>
  )
}

/** What two people signed is one thing at its table. */
const onceEach = (rows: readonly Undone[]): Undone[] => rows.filter(({ isFirst }) => isFirst)

type CountsProps = {
  readonly title: string
  readonly file: string
  /** What the rows are. */
  readonly head: string
  readonly rows: readonly Undone[]
  readonly of: (row: Undone) => string
  readonly href: (name: string, what?: string) => string
  readonly says?: string
}

type Counted = [name: string, rows: readonly Undone[]]

function Counts({ title, file, head, rows, of, href, says }: CountsProps) {
  const whats = [...new Set(rows.map(({ what }) => what))].sort()
  const names: Counted[] = [...Map.groupBy(rows, of)].sort(([, a], [, b]) => total(b) - total(a))
  return (
    <section class="pane" aria-label={title}>
      <List
        name={file}
        title={title}
        hasHeading
        isWhole
        keepsHeads
        quietUpTo={5}
        rows={names}
        keyOf={([name]) => name}
        columns={[
          { key: 'name', says: head, value: ([name]) => name },
          ...whats.map((what) => ({
            key: what,
            says: words().event[what] ?? what,
            value: ([, own]: Counted) => total(own.filter((row) => row.what === what)),
            cell: ([name, own]: Counted) => {
              const count = total(own.filter((row) => row.what === what))
              return count === 0 ? '–' : <a href={href(name, what)}>{many(count)}</a>
            },
            kind: 'number' as const,
          })),
          {
            key: 'all',
            says: words().manager.inAll,
            value: ([, own]) => total(own),
            cell: ([name, own]) => <a href={href(name)}>{many(total(own))}</a>,
            kind: 'number',
          },
        ]}
      />
      {says !== undefined && <p class="soft">{says}</p>}
    </section>
  )
}

const total = (rows: readonly Undone[]): number => rows.reduce((sum, { count }) => sum + count, 0)
