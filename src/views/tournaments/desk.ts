/** Tournaments as those see them who run them: entries with their receipts, who fell to whom, the pool, prizes, deals. */
import { add, type Cents, formatMoney, fromWire, ZERO } from '../../base/money.ts'
import { formatShare } from '../../base/share.ts'
import type { State } from '../../engine/mechanisms.ts'
import { inOrder } from '../../engine/offerings/occasions.ts'
import { handMinutesOf } from '../../engine/tournamentfloor/floor.ts'
import { boughtBy, refundOf } from '../../engine/tournaments/money.ts'
import { finalFigures, placesIn, prizesIn, thereFor } from '../../engine/tournaments/prizes.ts'
import type { Entry, Out, Purchase, WayIn, Win } from '../../engine/tournaments/records.ts'
import { isFree, priceOf, type RunningTournament, tournamentRunning } from '../../engine/tournaments/terms.ts'
import { isLate, statusOf } from '../../engine/tournaments/tournament.ts'
import type { Tournament } from '../../engine/tournaments/vocabulary.ts'
import type { PlacePrize } from '../../games/tournament/pays.ts'
import type { PlacedExit } from '../../games/tournament/places.ts'
import { type FloorShown, floorShown } from './floor.ts'
import { freePart } from './free.ts'
import { paysView } from './pays.ts'
import type {
  Bought,
  DealRow,
  EntryRow,
  FiguresView,
  OutRow,
  ReceiptRow,
  Restriction,
  StructureView,
  TournamentDesk,
  WinRow,
} from './rows.ts'
import type { PrizeRow } from './sign.ts'

export type Names = (person: string) => string | undefined

export const tournamentDesks = (state: State, names: Names, line?: string): TournamentDesk[] =>
  inOrder(state).flatMap(({ activity, status }) => {
    const running = status === 'closed' ? undefined : tournamentRunning(state, activity)
    return running === undefined ? [] : [deskOf(state, running, names, line)]
  })

function deskOf(state: State, running: RunningTournament, names: Names, line: string | undefined): TournamentDesk {
  const { rule, offering, posted } = running
  const { activity } = rule
  const tournament = state.tournaments.get(activity)
  const starts = posted.date === undefined ? undefined : `${posted.date}T${posted.begins ?? '00:00'}`
  const known = {
    activity,
    name: offering.name ?? rule.name,
    id: rule.id ?? '',
    game: gameOf(running),
    ...(starts === undefined ? {} : { starts }),
    isFree: isFree(running),
    structure: structureOf(running),
  }
  if (tournament === undefined)
    return {
      ...known,
      status: 'posted',
      entries: [],
      players: 0,
      field: 0,
      figures: NO_FIGURES,
      prizes: [],
      outs: [],
      wins: [],
      isSigned: false,
      ...floorShown(state, running, undefined, (entry) => entry, line).part,
    }
  const of = (entry: string) => nameIn(tournament, entry, names)
  const places = placesIn(tournament)
  const floor = floorShown(state, running, tournament, of, line)
  return {
    ...known,
    status: statusOf(running, tournament),
    entries: entryRows(tournament, places, names, floor),
    players: tournament.inPlay,
    field: counted(tournament).length,
    figures: figuresText(finalFigures(running, tournament)),
    prizes: prizeRows(running, tournament, places, of),
    ...restShown(running, tournament),
    outs: tournament.outs.map((out) => outRow(out, of)),
    ...(tournament.deal === undefined ? {} : { deal: dealRow(tournament.deal, of) }),
    ...(tournament.started === undefined ? {} : { there: formatMoney(thereFor(running, tournament).all) }),
    wins: [...tournament.wins, ...tournament.freeWins].map((win) => winRow(win, of)),
    ...freePart(state, running, tournament, names),
    isSigned: tournament.signed !== undefined,
    ...(tournament.charityPaid === undefined ? {} : { charityPaid: formatMoney(fromWire(tournament.charityPaid)) }),
    ...floor.part,
  }
}

export const gameOf = ({ offering, rule }: RunningTournament): string =>
  offering.games?.[0] ?? rule.games[0]?.game ?? ''

/** The first one and those that take turns with it, level by level. */
const gamesOf = (running: RunningTournament): string[] => [
  ...new Set([gameOf(running), ...running.posted.levels.flatMap((one) => ('game' in one ? (one.game ?? []) : []))]),
]

/** Entries that stand: neither unregistered nor void. */
export const counted = ({ entries }: Tournament): Entry[] =>
  [...entries.values()].filter(({ status }) => status === 'in' || status === 'out')

export const nameIn = ({ entries, free }: Tournament, entry: string, names: Names): string => {
  const person = entries.get(entry)?.person ?? free.get(entry)?.person ?? entry
  return names(person) ?? person
}

/** For everybody to read: whoever is not in the register goes by the number on the receipt, never by that of the card. */
export const publicName = ({ entries, free }: Tournament, entry: string, names: Names): string =>
  names(entries.get(entry)?.person ?? free.get(entry)?.person ?? entry) ?? entry

function entryRows(
  tournament: Tournament,
  places: readonly PlacedExit<string>[],
  names: Names,
  floor: FloorShown,
): EntryRow[] {
  const placed = new Map(places.map((one) => [one.who, one]))
  const isGivenBack = tournament.started === undefined || tournament.calledOff !== undefined
  return [...tournament.entries.values()].map((entry) => {
    const { place, to } = placed.get(entry.entry) ?? {}
    return {
      entry: entry.entry,
      person: entry.person,
      name: names(entry.person) ?? entry.person,
      status: entry.status,
      way: entry.way,
      ...(place === undefined || entry.status !== 'out' ? {} : { place, ...(to === place ? {} : { to: to! }) }),
      ...(entry.out === undefined ? {} : { out: entry.out }),
      owes: entry.owes !== undefined,
      intends: entry.intends === true,
      ...(entry.bounty === undefined ? {} : { bounty: formatMoney(fromWire(entry.bounty)) }),
      ...(isLate(tournament, entry.entry) ? { isLate: true } : {}),
      ...(entry.again === undefined ? {} : { again: entry.again }),
      ...floor.of(entry.entry),
      receipts: entry.receipts.flatMap((receipt) => {
        const bought = tournament.purchases.get(receipt)
        return bought === undefined ? [] : [receiptRow(bought)]
      }),
      ...(isGivenBack ? { refund: formatMoney(refundOf(boughtBy(tournament, entry.receipts))) } : {}),
    }
  })
}

const receiptRow = ({ receipt, kind, price, fee, chips, way, drawer, local, by, back }: Purchase): ReceiptRow => ({
  receipt,
  kind,
  price: formatMoney(fromWire(price)),
  fee: formatMoney(fromWire(fee)),
  total: formatMoney(add(fromWire(price), fromWire(fee))),
  chips,
  way,
  ...(drawer === undefined ? {} : { drawer }),
  local,
  by,
  isBack: back === true,
})

const outRow = ({ out, local, how, by, table, fallen, bounties }: Out, of: (entry: string) => string): OutRow => ({
  out,
  local,
  how,
  by,
  ...(table === undefined ? {} : { table }),
  fallen: fallen.map((one) => ({
    entry: one.entry,
    name: of(one.entry),
    ...(one.chips === undefined ? {} : { chips: one.chips }),
    by: (one.by ?? []).map(of),
    rebuys: one.rebuys === true,
  })),
  bounties: bounties.map(({ target, to, amount }) => ({
    target: of(target),
    to: of(to),
    amount: formatMoney(fromWire(amount)),
  })),
})

const dealRow = (
  { method, shares, there, note, local, by }: NonNullable<Tournament['deal']>,
  of: (entry: string) => string,
): DealRow => ({
  method,
  shares: shares.map(({ entry, amount }) => ({ entry, name: of(entry), amount: formatMoney(fromWire(amount)) })),
  there: formatMoney(fromWire(there)),
  note,
  local,
  by,
})

const winRow = (
  { hit, entry, person, place, to, isFree: isAtFree, prizes, paid }: Win,
  of: (entry: string) => string,
): WinRow => ({
  hit,
  entry,
  person,
  name: of(entry),
  ...(place === undefined ? {} : { place }),
  ...(to === undefined ? {} : { to }),
  ...(isAtFree === true ? { isFree: true } : {}),
  total: formatMoney(add(ZERO, ...prizes.map(({ amount }) => fromWire(amount)))),
  prizes: prizes.map((prize) => ({
    of: prize.of,
    amount: formatMoney(fromWire(prize.amount)),
    form: prize.form,
    ...(prize.item === undefined ? {} : { item: prize.item }),
    ...(prize.target === undefined ? {} : { target: of(prize.target) }),
  })),
  claims: paid.map(({ claim, amount, item, isPaid }) => ({
    ...(claim === undefined ? {} : { claim }),
    amount: formatMoney(fromWire(amount)),
    ...(item === undefined ? {} : { item }),
    isPaid: isPaid === true,
  })),
})

/** What each place has by what stands now, and who has it already. Places with the same prize that nobody has stay apart: each is somebody's. */
function restShown(running: RunningTournament, tournament: Tournament): Pick<TournamentDesk, 'rest'> {
  const { amount, place } = prizesIn(running, tournament).rest
  return amount === ZERO || tournament.deal !== undefined ? {} : { rest: { amount: formatMoney(amount), place } }
}

export function prizeRows(
  running: RunningTournament,
  tournament: Tournament,
  places: readonly PlacedExit<string>[],
  of: (entry: string) => string,
): PrizeRow[] {
  const taken = new Map<number, string[]>()
  const name = (place: number, entry: string) => taken.set(place, [...(taken.get(place) ?? []), of(entry)])
  // Who is tied stands beside every place that they share.
  for (const { who, place, to } of places.filter(({ who: entry }) => tournament.entries.get(entry)?.status === 'out'))
    for (let one = place; one <= to; one += 1) name(one, who)
  for (const [place, entry] of stayedIn(running, tournament)) name(place, entry)
  const agreed = dealtRows(tournament, of)
  const posted = prizesIn(running, tournament).places.flatMap((prize): PrizeRow[] => {
    if (prize.place <= agreed.length) return []
    const names = taken.get(prize.place)?.join(', ')
    return [{ ...prizeRow(prize), ...(names === undefined ? {} : { name: names }) }]
  })
  return [...agreed, ...posted]
}

/** Whoever was never knocked out, once it is over: the first place where one is left; where several are, as the prizes were given. */
function stayedIn(running: RunningTournament, tournament: Tournament): (readonly [place: number, entry: string])[] {
  const left = [...tournament.entries.values()].filter(({ status }) => status === 'in').map(({ entry }) => entry)
  const status = statusOf(running, tournament)
  // Where it stops at half, or when as many are left as there are prizes, all of them have the same.
  if (status === 'finished')
    return left.length === 1 || areEqual(running) ? left.map((entry, nth) => [nth + 1, entry]) : []
  if (status !== 'awarded') return []
  const won = tournament.wins.flatMap(({ entry, place }) =>
    place !== undefined && left.includes(entry) ? [{ entry, place }] : [],
  )
  // Equal ones have a place each: one after the other.
  return [...Map.groupBy(won, ({ place }) => place)].flatMap(([place, all]) =>
    all.map(({ entry }, nth) => [place + nth, entry] as const),
  )
}

const areEqual = ({ rule, posted }: RunningTournament): boolean =>
  rule.half !== undefined || posted.pays.kind === 'fixed and remainder'

/** Who was left has agreed: their parts stand where the first places were. */
const dealtRows = ({ deal }: Tournament, of: (entry: string) => string): PrizeRow[] =>
  (deal?.shares ?? [])
    .map(({ entry, amount }) => ({ name: of(entry), amount: fromWire(amount) }))
    .toSorted((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
    .map(({ name, amount }, at) => ({ place: at + 1, prize: formatMoney(amount), name }))

function prizeRow({ place, amount, parts }: PlacePrize): PrizeRow {
  const things = parts.flatMap(({ what, form }) => (form === 'cash' || what === undefined ? [] : [what]))
  return { place, prize: formatMoney(amount), ...(things.length === 0 ? {} : { thing: things.join(' + ') }) }
}

const NO_FIGURES: FiguresView = figuresText({
  buyIns: ZERO,
  rebuys: ZERO,
  addOns: ZERO,
  charity: ZERO,
  added: ZERO,
  given: ZERO,
  bounties: ZERO,
  places: ZERO,
  fees: ZERO,
})

function figuresText(figures: { readonly [K in keyof FiguresView]: Cents }): FiguresView {
  const { buyIns, rebuys, addOns, charity, added, given, bounties, places, fees } = figures
  const all = { buyIns, rebuys, addOns, charity, added, given, bounties, places, fees }
  return Object.fromEntries(Object.entries(all).map(([key, amount]) => [key, formatMoney(amount)])) as FiguresView
}

export function structureOf(running: RunningTournament): StructureView {
  const { posted } = running
  const { charity, bounties, houseRules, reEntries } = posted
  return {
    games: gamesOf(running),
    buyIn: formatMoney(posted.buyIn),
    fee: formatMoney(posted.fee),
    total: formatMoney(priceOf(running)),
    chips: posted.chips,
    seats: posted.seats,
    ...(posted.most === undefined ? {} : { most: posted.most }),
    ways: waysIn(running),
    ...(posted.lateUntilLevel === undefined ? {} : { lateUntilLevel: posted.lateUntilLevel }),
    ...(posted.rebuys === undefined ? {} : { rebuys: boughtOf(posted.rebuys) }),
    ...(posted.addOns === undefined ? {} : { addOns: boughtOf(posted.addOns) }),
    ...(reEntries === undefined
      ? {}
      : {
          reEntries: {
            untilLevel: reEntries.untilLevel,
            ...(reEntries.times === undefined ? {} : { times: reEntries.times }),
          },
        }),
    pays: paysView(posted),
    asksId: running.rule.claim.id !== undefined,
    ...(posted.guarantee === undefined ? {} : { guarantee: formatMoney(posted.guarantee) }),
    ...(posted.added === undefined ? {} : { added: formatMoney(posted.added) }),
    ...(charity === undefined
      ? {}
      : {
          charity: { name: charity.name, share: formatShare(charity.share), recognised: charity.recognised },
        }),
    ...(bounties === undefined ? {} : { bounties: { ...bounties, amount: formatMoney(bounties.amount) } }),
    hasFreeTables: running.rule.free !== undefined && bounties !== undefined,
    restrictions: restrictionsIn(running),
    words: running.offering.advertisement?.words ?? [],
    periods: posted.levels,
    penalties: {
      minutes: running.rule.play.penalties.away.minutes,
      grounds: running.rule.play.penalties.grounds.map(({ by, what }) => ({ by, what })),
    },
    chipSet: (posted.chipSet ?? []).map(({ value, colour, each }) => ({
      value,
      colour,
      ...(each === undefined ? {} : { each }),
    })),
    ...(houseRules === undefined
      ? {}
      : {
          houseRules: {
            dated: houseRules.dated,
            ...(houseRules.edition === undefined ? {} : { edition: houseRules.edition }),
            balance: houseRules.balance,
            halt: houseRules.halt,
            handMinutes: handMinutesOf(running),
            breaks: houseRules.breaks ?? [],
          },
        }),
  }
}

function restrictionsIn({ rule: { entry, half } }: RunningTournament): Restriction[] {
  return [
    ...(entry.open === undefined ? [] : (['open'] as const)),
    ...(half === undefined ? [] : (['even'] as const)),
    'once',
    'back',
  ]
}

/** Where entries are won or given at all, that can be said at the cage. */
function waysIn(running: RunningTournament): WayIn[] {
  if (isFree(running)) return ['free']
  const { rule, posted } = running
  return [
    'paid',
    ...(rule.entry.won === undefined ? [] : (['won'] as const)),
    ...(posted.charity === undefined && posted.wonAt === undefined ? [] : (['given'] as const)),
  ]
}

type Posted = {
  readonly price: Cents
  readonly chips: number
  readonly times?: number | undefined
  readonly untilLevel?: number | undefined
  readonly fromLevel?: number | undefined
  readonly atMost?: number | undefined
}

function boughtOf({ price, chips, times, untilLevel, fromLevel, atMost }: Posted): Bought {
  return {
    price: formatMoney(price),
    chips,
    ...(times === undefined ? {} : { times }),
    ...(untilLevel === undefined ? {} : { untilLevel }),
    ...(fromLevel === undefined ? {} : { fromLevel }),
    ...(atMost === undefined ? {} : { atMost }),
  }
}
