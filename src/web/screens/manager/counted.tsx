/** How often things happened: tickets, pieces, contests, tournaments; rounds, hits and claims below. */
import { plusDays } from '../../../base/moment.ts'
import type { Counted, Overview } from '../../../views/overview/overview.ts'
import { List } from '../../ui/list/list.tsx'
import { Spark } from '../../ui/plots/spark.tsx'
import { words } from '../../words.ts'
import { exceptionsAt, firstDay, hitsAt, logAt, many, TABLES } from './told.ts'

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
  const before = plusDays(told.day, -7)
  const names: readonly Thing[] = GROUPS[group]
  const isOf = (what: string): what is Thing => (names as readonly string[]).includes(what)
  const rows = told.counted
    .filter((one): one is Counted & { what: Thing } => isOf(one.what) && one.span + one.weekBefore > 0)
    .sort((a, b) => names.indexOf(a.what) - names.indexOf(b.what))
  return (
    <section class="pane" aria-label={say.groups[group]}>
      <h2>{say.groups[group]}</h2>
      <List
        name={`counted-${group}`}
        title={say.groups[group]}
        rows={rows}
        keyOf={({ what, activity }) => `${what} ${activity}`}
        empty={say.nothingCounted}
        columns={[
          { key: 'what', says: say.what, value: ({ what }) => say.things[what] },
          { key: 'name', says: say.activity, value: ({ name }) => name, isUnlabelled: true },
          {
            key: 'today',
            says: say.today,
            value: ({ today }) => today,
            cell: (row) => led(row.today, behind(row, told.day, told.day)),
            kind: 'number',
          },
          {
            key: 'before',
            says: say.weekBefore,
            value: ({ weekBefore }) => weekBefore,
            cell: (row) => led(row.weekBefore, behind(row, before, before)),
            kind: 'number',
          },
          {
            key: 'span',
            says: say.days(told.span),
            value: ({ span }) => span,
            cell: (row) => led(row.span, behind(row, firstDay(told), told.day)),
            kind: 'number',
          },
          {
            key: 'byDay',
            says: words().listed.byDay,
            value: ({ byDay }) => byDay.slice(-SPARK_DAYS).join(' '),
            cell: ({ byDay }) => <Spark values={byDay.slice(-SPARK_DAYS)} look="fees" />,
          },
        ]}
      />
    </section>
  )
}

/** The log sheet of its activity; of what has none, the exceptions or all records. */
function behind({ what, activity }: Counted, from: string, to: string): string {
  if (activity !== undefined) return logAt(activity, from, to)
  if (what === 'RoundStarted') return TABLES
  if (what.startsWith('Hit') || what.startsWith('Claim') || what === 'PrizeDelivered')
    return from === to ? hitsAt(to) : '/hit'
  return exceptionsAt(from, to)
}

const led = (count: number, href: string) => (count === 0 ? many(count) : <a href={href}>{many(count)}</a>)
