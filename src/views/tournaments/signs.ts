/** Tournaments on the wall and on phones. Small, as it goes to everybody; seats and single entries are asked for apart. */
import { add, type Cents, formatMoney, fromWire, larger, ZERO } from '../../base/money.ts'
import type { State } from '../../engine/mechanisms.ts'
import { inOrder } from '../../engine/offerings/occasions.ts'
import type { Floor } from '../../engine/tournamentfloor/vocabulary.ts'
import { finalFigures, placesIn } from '../../engine/tournaments/prizes.ts'
import { isFree, type RunningTournament, tournamentRunning } from '../../engine/tournaments/terms.ts'
import { freeIn, statusOf } from '../../engine/tournaments/tournament.ts'
import type { Tournament } from '../../engine/tournaments/vocabulary.ts'
import { counted, gameOf, type Names, prizeRows, publicName } from './desk.ts'
import { floorShown } from './floor.ts'
import type { FloorPart } from './rows.ts'
import type { Announcement, PrizeRow, TournamentSign } from './sign.ts'

/** Of those who fell last, so many are named on the foot of the screen. */
const OUT_TOLD = 3
const [SEATS_TOLD, BOUNTIES_TOLD] = [3, 4]
/** So near to the prizes it is told. */
const BUBBLE_NEAR = 9

export const tournamentSigns = (state: State, names: Names): TournamentSign[] =>
  inOrder(state).flatMap(({ activity, status }) => {
    const running = status === 'closed' ? undefined : tournamentRunning(state, activity)
    return running === undefined ? [] : [signOf(state, running, names)]
  })

function signOf(state: State, running: RunningTournament, names: Names): TournamentSign {
  const { rule, offering, posted } = running
  const tournament = state.tournaments.get(rule.activity)
  const starts = posted.date === undefined ? undefined : `${posted.date}T${posted.begins ?? '00:00'}`
  const status = tournament === undefined ? 'posted' : statusOf(running, tournament)
  const of = (entry: string) => (tournament === undefined ? entry : publicName(tournament, entry, names))
  const { part } = floorShown(state, running, tournament, of)
  const prizes = tournament === undefined ? [] : together(prizeRows(running, tournament, placesIn(tournament), of))
  return {
    activity: rule.activity,
    name: offering.name ?? rule.name,
    id: rule.id ?? '',
    status,
    isOver: status === 'awarded' || status === 'called off',
    ...(starts === undefined ? {} : { starts }),
    game: gameOf(running),
    buyIn: formatMoney(posted.buyIn),
    ...(posted.fee === ZERO ? {} : { fee: formatMoney(posted.fee) }),
    isFree: isFree(running),
    ...(part.clock === undefined || status !== 'running' ? {} : { clock: part.clock }),
    ...(status === 'posted' || status === 'open' ? { levels: posted.levels } : {}),
    players: tournament?.inPlay ?? 0,
    entries: tournament === undefined ? 0 : counted(tournament).length,
    ...(part.average === undefined ? {} : { average: part.average }),
    pool: formatMoney(poolShown(running, tournament)),
    prizes,
    ticker: tournament === undefined ? [] : tickerOf(running, tournament, part, prizes, of),
    words: rule.signs.words.map(({ says }) => says),
    changes: tournament === undefined ? '' : changesOf(tournament, state.floors.get(rule.activity)),
  }
}

/** Places one after the other that have the same, and nobody yet, are one line. */
function together(prizes: readonly PrizeRow[]): PrizeRow[] {
  const rows: PrizeRow[] = []
  for (const row of prizes) {
    const last = rows.at(-1)
    const isSame =
      last !== undefined &&
      last.name === undefined &&
      row.name === undefined &&
      last.prize === row.prize &&
      last.thing === row.thing
    if (isSame) rows[rows.length - 1] = { ...last, to: row.to ?? row.place }
    else rows.push(row)
  }
  return rows
}

/** While people sign up never less than what is promised already. */
function poolShown(running: RunningTournament, tournament: Tournament | undefined): Cents {
  const least = leastPool(running.posted)
  if (tournament === undefined) return least
  const { places } = finalFigures(running, tournament)
  return tournament.started === undefined ? larger(least, places) : places
}

/** What there is for prizes before anybody has signed up: guaranteed, added by the house, or posted amount by amount. */
function leastPool({ guarantee = ZERO, added = ZERO, pays }: RunningTournament['posted']): Cents {
  const posted = pays.kind === 'flat' ? add(ZERO, ...pays.places.map(({ prize }) => prize)) : ZERO
  return larger(larger(guarantee, added), posted)
}

/** Whatever changes in the people of a tournament, or in where they sit, changes one of these. */
function changesOf(tournament: Tournament, floor: Floor | undefined): string {
  const { entriesSoFar, outsSoFar, outs, purchases, inPlay, wins, deal, started, free, freeOuts } = tournament
  const { acts, moves } = floor?.soFar ?? { acts: 0, moves: 0 }
  const people = [entriesSoFar, outsSoFar, outs.length, purchases.size, inPlay, wins.length, deal?.at, started?.at]
  const atFree = [free.size, freeOuts.length, freeIn(tournament).length]
  const told = [floor?.penalties.length, [...(floor?.absent ?? [])].join(' ')]
  return [...people, ...atFree, ...told, acts, moves, floor?.moves.size, floor?.acts.length, floor?.seatOf.size].join(
    '.',
  )
}

/** What is over by the level that is on, each screen leaves out: it knows the time. */
function tickerOf(
  running: RunningTournament,
  tournament: Tournament,
  part: FloorPart,
  prizes: readonly PrizeRow[],
  of: (entry: string) => string,
): Announcement[] {
  const said = part.announced.map(({ says }) => ({ kind: 'said', says }) as const)
  const isDone = !['open', 'running'].includes(statusOf(running, tournament))
  if (isDone) return [...said, ...fallenIn(tournament, prizes, of)]
  const { lateUntilLevel: late, rebuys } = running.posted
  const isOn = tournament.started !== undefined
  return [
    ...said,
    ...(late === undefined ? [] : [{ kind: 'late', level: late } as const]),
    ...(rebuys === undefined ? [] : [{ kind: 'rebuys', level: rebuys.untilLevel } as const]),
    ...part.tables.flatMap(({ table, isBreaking }): Announcement[] => (isBreaking ? [{ kind: 'breaks', table }] : [])),
    ...(isOn && part.waiting > 0 && part.seatDraw.drawn !== undefined
      ? [{ kind: 'alternates', waiting: part.waiting } as const]
      : []),
    ...(isOn && part.waiting === 0 && late !== undefined ? openSeats(part, late) : []),
    ...(isOn ? bubbleOf(tournament, prizes) : []),
    ...bountiesOn(tournament, of),
    ...fallenIn(tournament, prizes, of),
  ]
}

const openSeats = ({ tables }: FloorPart, level: number): Announcement[] =>
  tables
    .filter(({ seats, closed, players, isBreaking }) => !isBreaking && seats - closed.length > players)
    .slice(0, SEATS_TOLD)
    .map(({ table }) => ({ kind: 'open seat', table, level }))

function bubbleOf({ inPlay }: Tournament, prizes: readonly PrizeRow[]): Announcement[] {
  const places = Math.max(0, ...prizes.map(({ place, to }) => to ?? place))
  const left = inPlay - places
  return places === 0 || left < 1 || left > BUBBLE_NEAR ? [] : [{ kind: 'bubble', places, left }]
}

/** Those that somebody can still win. */
const bountiesOn = ({ entries }: Tournament, of: (entry: string) => string): Announcement[] => {
  const targets = [...entries.values()].flatMap(({ entry, status, bounty }) =>
    status === 'in' && bounty !== undefined ? [{ entry, bounty }] : [],
  )
  // On everybody it is a term of the tournament, and no news.
  return targets.length > BOUNTIES_TOLD
    ? []
    : targets.map(({ entry, bounty }) => ({ kind: 'bounty', name: of(entry), amount: formatMoney(fromWire(bounty)) }))
}

function fallenIn(tournament: Tournament, prizes: readonly PrizeRow[], of: (entry: string) => string): Announcement[] {
  const places = new Map(placesIn(tournament).map((one) => [one.who, one]))
  return tournament.outs
    .slice(-OUT_TOLD)
    .toReversed()
    .flatMap(({ fallen: together }) => together)
    .flatMap(({ entry, rebuys }): Announcement[] => {
      const at = places.get(entry)
      if (rebuys === true || at === undefined) return []
      // Tied ones share what the places between them have.
      const won =
        at.to === at.place ? prizes.find(({ place, to }) => place <= at.place && at.place <= (to ?? place)) : undefined
      return [
        {
          kind: 'out',
          name: of(entry),
          place: at.place,
          ...(won === undefined ? {} : { prize: won.thing ?? won.prize }),
        },
      ]
    })
}
