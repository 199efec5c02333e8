/** How often things happened: tickets, pieces, contests, tournaments; rounds, hits and claims below. */
import type { Counted, Overview } from '../../../views/overview/overview.ts'
import { List } from '../../ui/list/list.tsx'
import { Spark } from '../../ui/plots/spark.tsx'
import { words } from '../../words.ts'
import { exceptionsAt, firstDay, logAt, many } from './told.ts'

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
      <List
        name={`counted-${group}`}
        title={say.groups[group]}
        rows={rows}
        keyOf={({ what, activity }) => `${what} ${activity}`}
        empty={say.nothingCounted}
        columns={[
          { key: 'what', says: say.what, value: ({ what }) => say.things[what] },
          { key: 'name', says: say.activity, value: ({ name }) => name, isUnlabelled: true },
          { key: 'today', says: say.today, value: ({ today }) => today, kind: 'number' },
          { key: 'before', says: say.weekBefore, value: ({ weekBefore }) => weekBefore, kind: 'number' },
          {
            key: 'span',
            says: say.days(told.span),
            value: ({ span }) => span,
            cell: (row) => <a href={behind(row, told)}>{many(row.span)}</a>,
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
function behind({ what, activity }: Counted, told: Overview): string {
  if (activity !== undefined) return logAt(activity, firstDay(told), told.day)
  return what.startsWith('Hit') || what.startsWith('Claim') || what === 'PrizeDelivered'
    ? '/hit'
    : exceptionsAt(firstDay(told), told.day)
}
