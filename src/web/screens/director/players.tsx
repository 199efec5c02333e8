/** Who is in, by seat, and who is out; each one tap from what happens to them. What happened last, beside it. */
import { useComputed } from '@preact/signals'
import { awayLeftMs } from '../../../games/tournament/penalties.ts'
import { shownAt } from '../../../views/tournaments/clock.ts'
import type { EntryRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { query, show } from '../../stream/address.ts'
import { houseInstant } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { useTicking } from '../../stream/ticking.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import { chipsText } from '../../ui/names.ts'
import { Deed } from '../../ui/outcome.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { words } from '../../words.ts'
import { placeText } from './knockout.tsx'
import { Latest } from './outs.tsx'
import { Player } from './player.tsx'

export function Players({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments
  const chosen = desk.entries.find(({ entry }) => entry === query.value.get('player'))
  return (
    <>
      <Life desk={desk} />
      <div class="director-players">
        <List
          name="tournament-players"
          title={say.parts.players}
          // Who plays comes first, whatever the order.
          rows={[...desk.entries.filter(isIn), ...desk.entries.filter((row) => !isIn(row))]}
          keyOf={({ entry }) => entry}
          order={{ by: 'seat', isDown: false }}
          quietUpTo={5}
          empty={say.entries(0)}
          choices={CHOICES.flatMap(([key, fits]) =>
            desk.entries.some(fits) ? [{ key, says: say.player.only[key], fits }] : [],
          )}
          opens={{ isOpen: (row) => row === chosen, open: ({ entry }) => show({ player: entry }) }}
          columns={columnsOf(desk)}
        />
        <Latest desk={desk} />
      </div>
      {chosen !== undefined && <Player key={chosen.entry} desk={desk} row={chosen} />}
    </>
  )
}

const isIn = ({ status }: EntryRow): boolean => status === 'in'

const CHOICES = [
  ['in', isIn],
  ['out', (row: EntryRow) => !isIn(row)],
  ['noSeat', (row: EntryRow) => isIn(row) && row.table === undefined],
  ['owes', ({ owes }: EntryRow) => owes],
] as const

function columnsOf(desk: TournamentDesk): Column<EntryRow>[] {
  const { player: say, seats, prizes } = words().tournaments
  const papers = words().tournamentPapers
  const isCounted = desk.entries.some(({ chips }) => chips !== undefined)
  const hasBounties = desk.entries.some(({ bounty }) => bounty !== undefined)
  return [
    { key: 'name', says: papers.player, value: ({ name }) => name, cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'seat',
      says: papers.seat,
      value: (row) => (isIn(row) && row.table !== undefined ? seats.at(row.table, row.seat ?? '') : undefined),
    },
    {
      key: 'status',
      says: words().listed.state,
      value: (row) => stateOf(desk, row),
      cell: (row) => (isTimed(row) ? <Timed desk={desk} row={row} /> : stateOf(desk, row)),
      isUnlabelled: true,
    },
    {
      key: 'place',
      says: prizes.place,
      value: ({ place, to }) => (place === undefined ? undefined : placeText(place, to)),
      kind: 'number',
    },
    ...(isCounted
      ? [
          {
            key: 'chips',
            says: papers.chips,
            value: ({ chips }: EntryRow) => chips,
            cell: ({ chips }: EntryRow) => (chips === undefined ? '' : chipsText(chips)),
            kind: 'number' as const,
          },
        ]
      : []),
    ...(hasBounties
      ? [
          {
            key: 'bounty',
            says: say.bountyOn,
            value: (row: EntryRow) => (isIn(row) ? row.bounty : undefined),
            kind: 'money' as const,
          },
        ]
      : []),
    { key: 'entry', says: say.entry, value: ({ entry }) => entry },
    { key: 'card', says: say.card, value: ({ person }) => person, isDetail: true },
    { key: 'way', says: papers.way, value: ({ way }) => say.ways[way], isDetail: true },
  ]
}

/** Minutes away run out while one looks. */
const isTimed = ({ penalties }: EntryRow): boolean => penalties.some(({ minutes }) => minutes !== undefined)

function Timed({ desk, row }: { desk: TournamentDesk; row: EntryRow }) {
  const now = useTicking()
  const state = useComputed(() => stateOf(desk, row, now.value))
  return <>{state.value}</>
}

/** What the director knows of somebody at a glance: always a word. A penalty that is served is in what happened to them. */
function stateOf(
  { clock }: TournamentDesk,
  { status, owes, intends, isAbsent, penalties }: EntryRow,
  now = houseInstant(),
): string {
  const played = clock === undefined ? 0 : shownAt(clock, now).playedMs
  const penalty = penalties.findLast(
    (one) => one.minutes === undefined || awayLeftMs(one.minutes, one.played, played) > 0,
  )
  const { player: say, floor } = words().tournaments
  return [
    owes ? `▲ ${say.owes}` : say.status[status],
    ...(intends ? [say.intends] : []),
    ...(isAbsent && status === 'in' ? [`▲ ${say.absent}`] : []),
    ...(penalty === undefined
      ? []
      : [say.penalty(penalty.minutes === undefined ? floor.kinds[penalty.kind] : floor.minutes(penalty.minutes))]),
  ].join(' · ')
}

/** What comes next in the life of the whole tournament. */
export function Life({ desk: { activity, status, players, structure } }: { desk: TournamentDesk }) {
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
          says={say.startSays(players, structure.lateUntilLevel)}
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
