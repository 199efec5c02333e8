/** Tournaments, one after the other: people come, go and come again, fall by whoever, buy anew, agree and change their minds. */
import type { Moment } from '../../base/moment.ts'
import { rulesBehind } from '../../base/occasion.ts'
import type { State } from '../../engine/mechanisms.ts'
import { thereFor } from '../../engine/tournaments/prizes.ts'
import { tournamentRunning } from '../../engine/tournaments/terms.ts'
import type { Tournament } from '../../engine/tournaments/vocabulary.ts'
import { evenDeal } from '../../games/tournament/deal.ts'
import type { Rng } from '../rng.ts'
import type { Try } from './attempt.ts'
import { onward } from './drafts.ts'

type Asked = { readonly rng: Rng; readonly state: State; readonly persons: readonly string[] }
type Maker = (asked: Asked, tournament: Tournament) => Try | undefined

const FLOOR = ['21', '22'] as const
const CAGE = ['31', '32'] as const
const BESIDE = ['71', '72'] as const
const NAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const
const some = <T>(rng: Rng, list: readonly T[]): T | undefined => (list.length === 0 ? undefined : rng.pick(list))
const second = (rng: Rng) => rng.pick(BESIDE)

/** A drawer that somebody has open, with its cashier; where none was ever counted, any. */
function drawerOf(rng: Rng, { drawers }: State): { readonly drawer: string; readonly by: string } {
  const open = [...drawers.values()].flatMap(({ drawer, cashier }) =>
    cashier === undefined ? [] : [{ drawer, by: cashier }],
  )
  return some(rng, open) ?? { drawer: 'A', by: rng.pick(CAGE) }
}

const entriesOf = ({ entries }: Tournament, status: 'in' | 'out') =>
  [...entries.values()].filter((one) => one.status === status)
/** Somebody of those; now and then anybody, or nobody. */
const entryOf = (rng: Rng, tournament: Tournament, status: 'in' | 'out' = 'in'): string =>
  rng.oneIn(15) ? `E${rng.between(1, 30)}` : (some(rng, entriesOf(tournament, status))?.entry ?? 'E1')

const register: Maker = ({ rng, state, persons }, { activity }) => {
  const { drawer, by } = drawerOf(rng, state)
  const way = rng.oneIn(12) ? rng.pick(['free', 'given', 'won'] as const) : 'paid'
  const claim = way === 'won' ? { claim: some(rng, [...state.claims.keys()]) ?? 'C1' } : {}
  const from = way === 'given' ? { from: 'a raffle' } : {}
  return { order: { do: 'Register', activity, person: rng.pick(persons), way, drawer, ...claim, ...from }, by }
}

const unregister: Maker = ({ rng, state }, tournament) => {
  const { drawer, by } = drawerOf(rng, state)
  return { order: { do: 'Unregister', activity: tournament.activity, entry: entryOf(rng, tournament), drawer }, by }
}

const voided: Maker = ({ rng, state }, tournament) => {
  const { drawer, by } = drawerOf(rng, state)
  const { activity } = tournament
  const acting = { drawer, reason: 'sold in error', second: second(rng) }
  const receipt = some(rng, [...tournament.purchases.keys()])
  if (receipt !== undefined && rng.oneIn(2)) return { order: { do: 'VoidPurchase', activity, receipt, ...acting }, by }
  const entry = entryOf(rng, tournament, rng.oneIn(2) ? 'in' : 'out')
  return { order: { do: 'VoidEntry', activity, entry, ...acting }, by }
}

const start: Maker = ({ rng }, tournament) => {
  const { activity } = tournament
  if (tournament.started === undefined && rng.oneIn(2) && tournament.entries.size < 6) return undefined
  return { order: { do: 'StartTournament', activity }, by: rng.pick(FLOOR) }
}

const bought: Maker = ({ rng, state }, tournament) => {
  const { drawer, by } = drawerOf(rng, state)
  const { activity } = tournament
  const owes = some(
    rng,
    entriesOf(tournament, 'in').filter((one) => one.owes !== undefined),
  )
  if (owes !== undefined && rng.oneIn(4))
    return {
      order: { do: 'WaiveRebuy', activity, entry: owes.entry, reason: 'left', second: second(rng) },
      by: rng.pick(FLOOR),
    }
  if (owes !== undefined && !rng.oneIn(4)) return { order: { do: 'Rebuy', activity, entry: owes.entry, drawer }, by }
  const entry = entryOf(rng, tournament)
  if (rng.oneIn(3)) return { order: { do: 'IntendRebuy', activity, entry }, by: rng.pick(FLOOR) }
  return {
    order: rng.oneIn(3) ? { do: 'Rebuy', activity, entry, drawer } : { do: 'AddOn', activity, entry, drawer },
    by,
  }
}

const out: Maker = ({ rng }, tournament) => {
  const { activity } = tournament
  const by = [...new Set(Array.from({ length: rng.oneIn(5) ? 2 : 1 }, () => entryOf(rng, tournament)))]
  const fallen = [...new Set(Array.from({ length: rng.oneIn(6) ? 2 : 1 }, () => entryOf(rng, tournament)))]
  return {
    order: {
      do: 'KnockOut',
      activity,
      fallen: fallen.map((entry) => ({
        entry,
        by,
        ...(rng.oneIn(2) ? { chips: rng.below(3) * 500 } : {}),
        ...(rng.oneIn(4) ? { rebuys: true as const } : {}),
      })),
      ...(rng.oneIn(20) ? { how: 'disqualified' as const } : {}),
    },
    by: rng.pick(FLOOR),
  }
}

const undo: Maker = ({ rng, state }, { activity, outs, deal }) => {
  const { drawer, by } = drawerOf(rng, state)
  const acting = { reason: 'wrong', second: second(rng) }
  if (deal !== undefined && rng.oneIn(2)) return { order: { do: 'UndoDeal', activity, ...acting }, by: rng.pick(FLOOR) }
  if (outs.length === 0 && rng.oneIn(2)) return { order: { do: 'UndoStart', activity, ...acting }, by: rng.pick(FLOOR) }
  const name = some(rng, outs)?.out ?? 'K1'
  return { order: { do: 'UndoKnockOut', activity, out: name, drawer, ...acting }, by }
}

const targets: Maker = ({ rng }, tournament) => {
  const entries = [...entriesOf(tournament, 'in').map(({ entry }) => entry), ...tournament.free.keys()].filter(() =>
    rng.oneIn(3),
  )
  return { order: { do: 'NameTargets', activity: tournament.activity, entries }, by: rng.pick(FLOOR) }
}

const atFree: Maker = ({ rng, state, persons }, { activity, free }) => {
  const tables = [...state.tables.values()].filter(({ kind }) => kind === 'free').map(({ table }) => table)
  const table = some(rng, tables) ?? '1'
  const players = [...free.keys()]
  const one = () => some(rng, players) ?? 'N1'
  const by = rng.pick(FLOOR)
  if (players.length === 0 || rng.oneIn(3))
    return { order: { do: 'EnterFree', activity, person: rng.pick(persons), table }, by }
  if (rng.oneIn(6)) return { order: { do: 'EndFreePlay', activity, table, second: second(rng) }, by }
  if (rng.oneIn(4))
    return { order: { do: 'UndoFree', activity, player: one(), reason: 'wrong', second: second(rng) }, by }
  const won = [...new Set(Array.from({ length: rng.oneIn(4) ? 2 : 1 }, one))]
  const how = rng.oneIn(8) ? ({ how: 'left' } as const) : ({ how: 'hand', won } as const)
  return { order: { do: 'KnockOutFree', activity, player: one(), ...how }, by }
}

const end: Maker = ({ rng, state }, tournament) => {
  const { activity } = tournament
  const by = rng.pick(FLOOR)
  const running = tournamentRunning(state, activity)
  const left = entriesOf(tournament, 'in').map(({ entry }) => ({ who: entry, chips: 1 }))
  if (running !== undefined && left.length > 0 && left.length < 5 && rng.oneIn(3)) {
    const shares = evenDeal(thereFor(running, tournament).all, left).map(({ who, amount }) => ({ entry: who, amount }))
    const consents = left.map(({ who }) => who).filter(() => !rng.oneIn(20))
    return {
      order: { do: 'AgreeDeal', activity, method: 'even', shares, consents, note: 'even', second: second(rng) },
      by,
    }
  }
  if (rng.oneIn(30))
    return { order: { do: 'CallOffTournament', activity, reason: 'no power', second: second(rng) }, by }
  if (rng.oneIn(4)) return { order: { do: 'SignTournamentLog', activity, tables: 1 }, by }
  return { order: { do: 'AwardTournament', activity, second: second(rng) }, by }
}

const refund: Maker = ({ rng, state }, tournament) => {
  const { drawer, by } = drawerOf(rng, state)
  const entry = some(rng, [...tournament.entries.keys()]) ?? 'E1'
  if (tournament.charityPaid === undefined && rng.oneIn(4))
    return { order: { do: 'PayCharity', activity: tournament.activity, reference: 'check', second: '71' }, by: '51' }
  return { order: { do: 'RefundEntry', activity: tournament.activity, entry, drawer }, by }
}

type Weighed = readonly (readonly [weight: number, maker: Maker])[]
const BEFORE: Weighed = [
  [30, register],
  [3, unregister],
  [2, voided],
  [4, targets],
  [3, atFree],
  [6, start],
]
const PLAYING: Weighed = [
  [6, register],
  [16, bought],
  [30, out],
  [8, undo],
  [3, voided],
  [1, targets],
  [4, atFree],
  [6, end],
]
const OVER: Weighed = [
  [6, refund],
  [4, end],
  [2, undo],
  [2, atFree],
  [1, register],
]

/** Whatever comes to mind: of one that is open, or the next one where all are over. */
export function tournamentOrder(
  rng: Rng,
  state: State,
  persons: readonly string[],
  { local }: Moment,
  rules: string,
): Try | undefined {
  if (!state.rules.has(rules)) return undefined
  const keys = [...state.offerings.keys()].filter((key) => rulesBehind(key) === rules)
  const running = keys.filter((key) => tournamentRunning(state, key) !== undefined)
  const isOver = (key: string) => {
    const { awarded, calledOff } = state.tournaments.get(key) ?? {}
    return awarded !== undefined || calledOff !== undefined
  }
  const live = running.filter((key) => !isOver(key))
  const key = live.length > 0 && !rng.oneIn(8) ? rng.pick(live) : some(rng, running)
  if (key === undefined || (live.length < 2 && rng.oneIn(8))) return nextOf(rng, state, local, rules, keys)
  const tournament = state.tournaments.get(key)
  if (tournament === undefined) return { order: { do: 'OpenSignUps', activity: key }, by: rng.pick(FLOOR) }
  const makers = isOver(key) ? OVER : tournament.started === undefined ? BEFORE : PLAYING
  let left = rng.below(makers.reduce((sum, [weight]) => sum + weight, 0))
  const [, maker] = makers.find(([weight]) => {
    left -= weight
    return left < 0
  })!
  return maker({ rng, state, persons }, tournament)
}

/** Drafted, approved and posted under a name of its own, each with other prizes and terms. */
function nextOf(
  rng: Rng,
  { offerings }: State,
  local: string,
  rules: string,
  keys: readonly string[],
): Try | undefined {
  const waiting = keys.map((key) => offerings.get(key)!).find(({ running }) => running === undefined)
  if (waiting?.draft !== undefined) return onward(rng, waiting.activity, waiting.draft)
  const occasion = NAMES.find((name) => !keys.includes(`${rules}.${name}`))
  if (occasion === undefined) return undefined
  return { order: { do: 'DraftOffering', text: JSON.stringify(offeringOf(rng, rules, occasion, local)) }, by: '51' }
}

const PAYS = [
  { kind: 'percentages', places: ['50%', '30%', '20%'] },
  { kind: 'flat', places: [{ prize: '$300' }, { prize: '$100' }] },
  { kind: 'fixed and remainder', prize: '$180', item: 'a seat', form: 'tournament entry' },
  { kind: 'entry first', entry: '$250', item: 'a seat elsewhere', travel: '$50', rest: ['100%'] },
] as const

function offeringOf(rng: Rng, activity: string, occasion: string, local: string): object {
  const charity = rng.oneIn(4) ? { charity: { name: 'Food Bank', share: '12.5%', recognised: 'yes' } } : {}
  const bounties = {
    targets: rng.pick(['chosen', 'everybody']),
    amount: '$15',
    from: rng.pick(['pool', 'house']),
    paid: rng.pick(['at the knock-out', 'at the own exit']),
  }
  return {
    activity,
    occasion,
    name: occasion,
    games: ['holdem'],
    advertisement: { id: 'GETR-000056', words: ['No Purchase Necessary', '12.5% for Food Bank'] },
    shown: SHOWN,
    tournament: {
      date: local.slice(0, 10),
      begins: '19:00',
      buyIn: `$${rng.between(20, 120)}`,
      fee: `$${rng.between(0, 12)}`,
      chips: 10_000,
      seats: 9,
      levels: Array.from({ length: 4 }, (_, nth) => ({ minutes: 240, small: 25 * (nth + 1), big: 50 * (nth + 1) })),
      houseRules: { dated: '2026-01-01', balance: 1, halt: 3 },
      lateUntilLevel: 3,
      reEntries: { untilLevel: 3 },
      rebuys: { price: '$40', chips: 10_000, untilLevel: 3, times: 3 },
      addOns: { price: '$25', chips: 5_000, times: 1, fromLevel: 1, untilLevel: 3 },
      ...(rng.oneIn(2) ? { bounties } : {}),
      ...(rng.oneIn(3) ? { guarantee: '$900' } : {}),
      ...(rng.oneIn(4) ? { added: '$200' } : {}),
      ...charity,
      pays: rng.pick(PAYS),
    },
  }
}
const SHOWN = [
  'how to enter',
  'games',
  'fees and what becomes of them',
  'starting chips',
  'prizes and places paid',
  'when and how winners are paid',
  'other restrictions',
  'structure',
]

/** Nobody twice in play, nobody counted wrong, no receipt and no prize twice; once given, nothing is left in the pool. */
export function tournamentFault({ tournaments }: Pick<State, 'tournaments'>): string | undefined {
  for (const tournament of tournaments.values()) {
    const { activity, inPlay, wins, outs } = tournament
    const players = entriesOf(tournament, 'in')
    if (players.length !== inPlay) return `${players.length} are in play in ${activity}, and ${inPlay} are counted`
    if (new Set(players.map(({ person }) => person)).size !== inPlay) return `somebody plays twice in ${activity}`
    if (new Set(wins.map(({ hit }) => hit)).size !== wins.length) return `a prize of ${activity} is there twice`
    const fallen = outs.flatMap((one) => one.fallen.flatMap(({ entry, rebuys }) => (rebuys === true ? [] : [entry])))
    if (new Set(fallen).size !== fallen.length) return `somebody is out twice in ${activity}`
    if (fallen.some((entry) => tournament.entries.get(entry)?.status !== 'out'))
      return `one who is out plays in ${activity}`
  }
  return undefined
}
