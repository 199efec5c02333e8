/** How often things happened: tickets, pieces, contests, tournaments; rounds, hits and claims below. */
import type { Counted, Overview } from '../../../views/overview/overview.ts'
import { Spark } from '../../ui/plots/spark.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { exceptionsAt, firstDay, logAt, many, numbersOf } from './told.ts'

type Thing = keyof ReturnType<typeof words>['manager']['things']
const GROUPS = {
  tickets: ['TicketGiven', 'EntriesGiven', 'TicketsCollected', 'TicketsVoided', 'CalledUp', 'PassedOver'],
  pieces: ['PiecesGiven', 'PiecesSold', 'SaleTakenBack', 'PiecesRedeemed', 'PiecesVoided', 'SeriesExpired'],
  contests: ['FormEntered', 'ContestAwarded', 'CellAwarded'],
  tournaments: ['EntryRegistered', 'EntryWithdrawn', 'EntryVoided', 'RebuyTaken', 'AddOnTaken', 'TournamentAwarded'],
  hits: [
    'RoundStarted',
    'RoundVoided',
    'HitDeclared',
    'HitVerified',
    'HitDeclined',
    'HitDisputed',
    'HitBackedOut',
    'ClaimPaid',
    'PrizeDelivered',
    'ClaimExpired',
  ],
} as const satisfies Record<string, readonly Thing[]>

const SPARK_DAYS = 30

export function CountedPage({ told }: { told: Overview }) {
  return (
    <>
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
        <Group key={group} told={told} group={group} />
      ))}
    </>
  )
}

function Group({ told, group }: { told: Overview; group: keyof typeof GROUPS }) {
  const say = words().manager
  const names: readonly Thing[] = GROUPS[group]
  const isOf = (what: string): what is Thing => (names as readonly string[]).includes(what)
  const rows = told.counted
    .filter((one): one is Counted & { what: Thing } => isOf(one.what) && one.span + one.weekBefore > 0)
    .sort((a, b) => names.indexOf(a.what) - names.indexOf(b.what))
  return (
    <section class="pane" aria-label={say.groups[group]}>
      <h2>{say.groups[group]}</h2>
      {rows.length === 0 && <p class="soft">{say.nothingCounted}</p>}
      {rows.length > 0 && (
        <Table
          label={numbersOf(say.groups[group])}
          columns={[
            say.what,
            say.activity,
            { says: say.today, isMoney: true },
            { says: say.weekBefore, isMoney: true },
            { says: say.days(told.span), isMoney: true },
            '',
          ]}
        >
          {rows.map((row) => (
            <tr key={`${row.what} ${row.activity}`}>
              <th scope="row">{say.things[row.what]}</th>
              <td>{row.name ?? ''}</td>
              <td class="money">{many(row.today)}</td>
              <td class="money">{many(row.weekBefore)}</td>
              <td class="money">
                <a href={behind(row, told)}>{many(row.span)}</a>
              </td>
              <td>
                <Spark values={row.byDay.slice(-SPARK_DAYS)} look="fees" />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}

/** The log sheet of its activity; of what has none, the exceptions or all records. */
function behind({ what, activity }: Counted, told: Overview): string {
  if (activity !== undefined) return logAt(activity, firstDay(told), told.day)
  return what.startsWith('Hit') || what.startsWith('Claim') || what === 'PrizeDelivered'
    ? '/hit'
    : exceptionsAt(firstDay(told), told.day)
}
