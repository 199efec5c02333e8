/** What there is to win: what was collected, what the house gives, what bounties take, and what each place has of the rest. */
import { add, atLeastZero, type Cents, fromWire, subtract, ZERO } from '../../base/money.ts'
import { type Payout, payoutsOf } from '../../games/tournament/payouts.ts'
import { type Prizes, prizesFor } from '../../games/tournament/pays.ts'
import { type Exit, type PlacedExit, placesOf } from '../../games/tournament/places.ts'
import { paysOf } from '../../rulebook/tournamentpays.ts'
import type { Denied, Entry, Out, PoolFigures, Purchase, PurchaseKind } from './records.ts'
import type { Posted, RunningTournament } from './terms.ts'
import type { Tournament } from './vocabulary.ts'

/** Of what stands: nothing that went back. */
export const standing = ({ purchases }: Tournament): Purchase[] =>
  [...purchases.values()].filter(({ back }) => back !== true)

const sumOf = (amounts: readonly string[]): Cents => add(ZERO, ...amounts.map(fromWire))

export type Figures = { readonly [K in keyof PoolFigures]: Cents }

/** As it stands now: what the house owes to the guarantee with it. */
export function figuresOf({ posted }: RunningTournament, tournament: Tournament): Figures {
  const bought = standing(tournament)
  const of = (kind: PurchaseKind) => sumOf(bought.flatMap((one) => (one.kind === kind ? [one.price] : [])))
  const charity = sumOf(bought.map((one) => one.charity ?? '0'))
  const added = posted.added ?? ZERO
  const collected = add(of('buy-in'), of('rebuy'), of('add-on'), added)
  const pool = subtract(collected, charity)
  const guaranteed = atLeastZero(subtract(posted.guarantee ?? ZERO, pool))
  const all = bountiesIn(tournament)
  const isHouses = posted.bounties?.from === 'house'
  return {
    buyIns: of('buy-in'),
    rebuys: of('rebuy'),
    addOns: of('add-on'),
    charity,
    added,
    given: guaranteed,
    bounties: isHouses ? ZERO : all,
    bountiesGiven: isHouses ? all : ZERO,
    places: atLeastZero(subtract(add(pool, guaranteed), isHouses ? ZERO : all)),
    fees: sumOf(bought.map(({ fee }) => fee)),
  }
}

/** What stands in the pool: collected, without what is a charity's. */
export const poolOf = (figures: Figures): Cents =>
  subtract(add(figures.buyIns, figures.rebuys, figures.addOns, figures.added), figures.charity)

/** Of everybody on whom there is one: paid, to be paid, or kept. Who was sent off takes it along, and what was denied: both are for the places. */
function bountiesIn(tournament: Tournament): Cents {
  const targets = targetsIn(tournament).filter(({ entry }) => !isSentOff(tournament, entry))
  const counted = new Set(targets.map(({ entry }) => entry))
  const denied = deniedIn(tournament).filter(({ target }) => counted.has(target))
  return subtract(sumOf(targets.map(({ bounty = '0' }) => bounty)), sumOf(denied.map(({ amount }) => amount)))
}

/** What would be due had it not been denied: one that was won, or the own one while nobody has won it. */
function deniedIn({ denied, entries, outs }: Tournament): Denied['bounties'] {
  const won = new Set(wonBounties({ outs }).map(({ to, target }) => `${to} ${target}`))
  const isDue = (entry: string, target: string) =>
    entry === target ? entries.get(entry)?.status === 'in' : won.has(`${entry} ${target}`)
  return denied.flatMap(({ entry, bounties }) => bounties.filter(({ target }) => isDue(entry, target)))
}

const targetsIn = ({ entries }: Tournament): Entry[] =>
  [...entries.values()].filter(({ bounty, status }) => bounty !== undefined && (status === 'in' || status === 'out'))

const isSentOff = ({ outs }: Tournament, entry: string): boolean =>
  outs.some(({ how, fallen }) => how === 'disqualified' && fallen.some((one) => one.entry === entry))

/** Bounties on those who are still in: nobody has won them. */
export const openBounties = (tournament: Tournament): Entry[] => {
  const denied = new Set(deniedIn(tournament).map(({ target }) => target))
  return targetsIn(tournament).filter(({ entry, status }) => status === 'in' && !denied.has(entry))
}

/** The tournament of the house that an entry of that name is for. */
export function intoOf({ pays }: Posted, what: string | undefined): string | undefined {
  if (pays.kind === 'entry first' || pays.kind === 'fixed and remainder') return pays.into
  if (pays.kind !== 'flat') return undefined
  return pays.places.find(({ item, into }) => into !== undefined && (item ?? into) === what)?.into
}

/** Entries that have a place: of somebody who came in again only the last one; none of those sent off without one. */
export function ranked({ entries, outs, denied }: Tournament): Entry[] {
  const again = new Set(
    [...entries.values()].flatMap((one) => (isCounted(one) && one.again !== undefined ? [one.again] : [])),
  )
  const gone = new Set(
    outs.flatMap(({ how, fallen }) => (how === 'disqualified' ? fallen.map(({ entry }) => entry) : [])),
  )
  for (const { entry, place } of denied) if (place !== undefined) gone.add(entry)
  return [...entries.values()].filter((one) => isCounted(one) && !again.has(one.entry) && !gone.has(one.entry))
}

const isCounted = ({ status }: Entry): boolean => status === 'in' || status === 'out'

/** The best place first; those who are still in have the first ones together. */
export function placesIn(tournament: Tournament): PlacedExit<string>[] {
  const all = ranked(tournament)
  const names = new Set(all.map(({ entry }) => entry))
  const exits = tournament.outs.flatMap(({ out, round = out, fallen }) =>
    fallen.flatMap(({ entry, chips, rebuys }): Exit<string>[] =>
      rebuys === true || !names.has(entry)
        ? []
        : [{ who: entry, hand: round, ...(chips === undefined ? {} : { chips }) }],
    ),
  )
  const left = all.filter(({ status }) => status === 'in')
  return [...left.map(({ entry }) => ({ who: entry, place: 1, to: left.length })), ...placesOf(all.length, exits)]
}

/** The prizes of all places, from what stands now: a table by entries, and half of the field, go by all that were paid for. */
export function prizesIn(running: RunningTournament, tournament: Tournament): Prizes {
  const counted = [...tournament.entries.values()].filter(isCounted).length
  const { places } = figuresOf(running, tournament)
  return prizesFor(paysOf(running.posted), places, ranked(tournament).length, counted)
}

/** With what the house gives in the end: up to the guarantee, and what posted prizes are more than the pool. */
export function finalFigures(running: RunningTournament, tournament: Tournament): Figures {
  const figures = figuresOf(running, tournament)
  const { houseGives } = prizesIn(running, tournament)
  return { ...figures, given: add(figures.given, houseGives), places: add(figures.places, houseGives) }
}

export const payoutsIn = (running: RunningTournament, tournament: Tournament): Payout<string>[] =>
  payoutsOf(prizesIn(running, tournament).places, placesIn(tournament))

/** How many are left when it ends: one; half of the field; or as many as there are prizes that are all the same. */
export function stopsAt(running: RunningTournament, tournament: Tournament): number {
  const { kind } = running.posted.pays
  if (kind === 'double') return Math.floor((tournament.started?.field ?? 0) / 2)
  if (kind === 'fixed and remainder') return Math.max(1, prizesIn(running, tournament).places.length)
  return 1
}

/** What those who are left can divide: prizes of the places that nobody has yet, and bounties that are not paid. */
export function thereFor(running: RunningTournament, tournament: Tournament): { all: Cents; bounties: Cents } {
  const left = ranked(tournament).filter(({ status }) => status === 'in').length
  const places = prizesIn(running, tournament).places.filter(({ place }) => place <= left)
  const bounties = sumOf(openBounties(tournament).map(({ bounty = '0' }) => bounty))
  return { all: add(ZERO, bounties, ...places.map(({ amount }) => amount)), bounties }
}

/** Bounties that somebody has won so far. */
export const wonBounties = ({ outs }: Pick<Tournament, 'outs'>): Out['bounties'] =>
  outs.flatMap(({ bounties }) => bounties)
