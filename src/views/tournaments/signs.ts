/** Tournaments on the wall and on phones. Small, as it goes to everybody; seats and single entries are asked for apart. */
import { type Cents, formatMoney, ZERO } from '../../base/money.ts'
import type { State } from '../../engine/mechanisms.ts'
import { inOrder } from '../../engine/offerings/occasions.ts'
import type { Floor } from '../../engine/tournamentfloor/vocabulary.ts'
import { figuresOf, placesIn } from '../../engine/tournaments/prizes.ts'
import { isFree, type RunningTournament, tournamentRunning } from '../../engine/tournaments/terms.ts'
import { freeIn, statusOf } from '../../engine/tournaments/tournament.ts'
import type { Tournament } from '../../engine/tournaments/vocabulary.ts'
import { counted, gameOf, type Names, nameIn, prizeRows } from './desk.ts'
import { floorShown } from './floor.ts'
import type { FloorPart } from './rows.ts'
import type { Announcement, TournamentSign } from './sign.ts'

/** Of those who fell last, so many are named on the foot of the screen. */
const OUT_TOLD = 3

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
  const of = (entry: string) => (tournament === undefined ? entry : nameIn(tournament, entry, names))
  const { part } = floorShown(state, running, tournament, of)
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
    players: tournament?.inPlay ?? 0,
    entries: tournament === undefined ? 0 : counted(tournament).length,
    ...(part.average === undefined ? {} : { average: part.average }),
    pool: formatMoney(tournament === undefined ? leastPool(posted) : figuresOf(running, tournament).places),
    prizes: tournament === undefined ? [] : prizeRows(running, tournament, placesIn(tournament), of),
    ticker: tournament === undefined ? [] : tickerOf(running, tournament, part, of),
    words: rule.signs.words.map(({ says }) => says),
    changes: tournament === undefined ? '' : changesOf(tournament, state.floors.get(rule.activity)),
  }
}

/** What there is for prizes before anybody has signed up. */
const leastPool = ({ guarantee = ZERO, added = ZERO }: RunningTournament['posted']): Cents =>
  guarantee > added ? guarantee : added

/** Whatever changes in the people of a tournament, or in where they sit, changes one of these. */
function changesOf(tournament: Tournament, floor: Floor | undefined): string {
  const { entriesSoFar, outsSoFar, outs, purchases, inPlay, wins, deal, started, free, freeOuts } = tournament
  const { acts, moves } = floor?.soFar ?? { acts: 0, moves: 0 }
  const people = [entriesSoFar, outsSoFar, outs.length, purchases.size, inPlay, wins.length, deal?.at, started?.at]
  const atFree = [free.size, freeOuts.length, freeIn(tournament).length]
  return [...people, ...atFree, acts, moves, floor?.moves.size, floor?.acts.length, floor?.seatOf.size].join('.')
}

function tickerOf(
  { posted }: RunningTournament,
  tournament: Tournament,
  part: FloorPart,
  of: (entry: string) => string,
): Announcement[] {
  const places = new Map(placesIn(tournament).map(({ who, place }) => [who, place]))
  const fallen = tournament.outs
    .slice(-OUT_TOLD)
    .toReversed()
    .flatMap(({ fallen: together }) => together)
    .flatMap(({ entry, rebuys }): Announcement[] => {
      const place = places.get(entry)
      return rebuys === true || place === undefined ? [] : [{ kind: 'out', name: of(entry), place }]
    })
  const isOn = tournament.awarded === undefined && tournament.calledOff === undefined
  return [
    ...(isOn && posted.lateUntilLevel !== undefined ? [{ kind: 'late', level: posted.lateUntilLevel } as const] : []),
    ...(isOn && posted.rebuys !== undefined ? [{ kind: 'rebuys', level: posted.rebuys.untilLevel } as const] : []),
    ...part.tables.flatMap(({ table, isBreaking }): Announcement[] => (isBreaking ? [{ kind: 'breaks', table }] : [])),
    ...(part.waiting > 0 && tournament.started !== undefined
      ? [{ kind: 'alternates', waiting: part.waiting } as const]
      : []),
    ...fallen,
  ]
}
