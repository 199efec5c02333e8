/** Each meter of an activity: its terms, its counters since it began, and the last awards. */
import type { LevelsView } from '../../../server/desks/levels.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { Select } from '../../ui/field.tsx'
import { ReportFiles } from '../../ui/list/filebuttons.tsx'
import { List } from '../../ui/list/list.tsx'
import { Options } from '../../ui/options.tsx'
import { PrintHead, useFresh } from '../../ui/paper/print.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { TERMS, termOf } from './coming.tsx'
import { nameOfActivity } from './name.ts'

export function Levels() {
  const say = words().books
  const fresh = useFresh()
  const activities = (view('offerings').value ?? []).filter(({ status }) => status !== 'not running')
  const activity = query.value.get('activity') ?? activities[0]?.activity
  const path = activity === undefined ? undefined : (`/api/views/levels?activity=${activity}&${fresh.query}` as const)
  const { view: levels, reasons } = useView(path)
  return (
    <article class="pane printed" aria-label={say.pages.levels}>
      <PrintHead title={say.pages.levels} again={fresh.again}>
        <Select
          aria-label={say.activity}
          value={activity ?? ''}
          onChange={({ currentTarget: { value } }) => show({ activity: value })}
        >
          <Options of={activities.map((one) => [one.activity, nameOfActivity(one.activity)])} />
        </Select>
        {levels !== undefined && (
          <ReportFiles
            name={`meters-${levels.activity.replace('/', '-')}`}
            title={say.pages.levels}
            rows={() => rowsOf(levels)}
          />
        )}
      </PrintHead>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {levels !== undefined && <Sheet levels={levels} />}
    </article>
  )
}

const COUNTERS = ['wagers', 'contributed', 'overflow', 'raised', 'hits', 'won', 'posted', 'reserve'] as const

function Sheet({ levels: { name, tables, levels, awards } }: { levels: LevelsView }) {
  const say = words().books
  return (
    <>
      <p>
        <strong>{name}</strong> {tables.length > 0 && `· ${say.levelTables(tables.join(', '))}`}
      </p>
      {levels.length === 0 && <p class="soft">{say.noLevels}</p>}
      {levels.length > 0 && (
        <>
          <p class="soft">{say.levelsSay}</p>
          <Table caption={say.levelTerms} columns={[say.pool, ...TERMS.map((term) => say.levelTerm[term])]}>
            {levels.map((level) => (
              <tr key={level.pool}>
                <th scope="row">{words().board.poolName(level.pool)}</th>
                {TERMS.map((term) => (
                  <td key={term}>{termOf(level.terms, term)}</td>
                ))}
              </tr>
            ))}
          </Table>
          <Table
            caption={say.levelCounters}
            columns={[say.pool, ...COUNTERS.map((counter) => say.levelCounter[counter])]}
          >
            {levels.map(({ pool, counters }) => (
              <tr key={pool} data-pool={pool}>
                <th scope="row">{words().board.poolName(pool)}</th>
                {COUNTERS.map((counter) => (
                  <td key={counter}>{counters[counter]}</td>
                ))}
              </tr>
            ))}
          </Table>
        </>
      )}
      <h2>{say.lastAwards}</h2>
      <List
        name="awards-last"
        title={say.lastAwards}
        rows={awards}
        keyOf={({ claim }) => claim}
        columns={[
          { key: 'claim', says: say.claim, value: ({ claim }) => claim },
          { key: 'local', says: say.when, value: ({ local }) => local, kind: 'time' },
          { key: 'hit', says: say.hit, value: ({ hit }) => hit, cell: ({ hit }) => <RecordLink of={hit} /> },
          { key: 'to', says: say.winner, value: ({ to }) => words().party(to) },
          { key: 'line', says: say.hand, value: ({ line }) => line, cell: ({ line }) => <Ruled text={line} /> },
          { key: 'status', says: say.levelStatus, value: ({ status }) => words().status[status] ?? status },
          { key: 'amount', says: say.amount, value: ({ amount }) => amount, kind: 'money' },
        ]}
      />
    </>
  )
}

/** Terms and counters of each meter, one figure a row. */
function rowsOf({ levels }: LevelsView): string[][] {
  const say = words().books
  return [
    [say.pool, say.what, say.amount],
    ...levels.flatMap((level) => [
      ...TERMS.map((term) => [words().board.poolName(level.pool), say.levelTerm[term], termOf(level.terms, term)]),
      ...COUNTERS.map((counter) => [
        words().board.poolName(level.pool),
        say.levelCounter[counter],
        String(level.counters[counter]),
      ]),
    ]),
  ]
}
