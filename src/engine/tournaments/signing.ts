/** The log of a tournament is put together from what happened, and signed by whoever ran it. */
import { add, fromWire, toWire, ZERO } from '../../base/money.ts'
import { because, isRefusal } from '../../base/refusal.ts'
import { paysOf } from '../../rulebook/tournamentpays.ts'
import type { LoggedFee, TournamentLog } from './log.ts'
import { prizesIn, standing, wonBounties } from './prizes.ts'
import { type Purchase, type PurchaseKind, WAYS_IN, type Win } from './records.ts'
import { about, anyTournament, field, freeIn, type Opened } from './tournament.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

export function signLog(state: State, { activity, tables, at, by }: CommandOf<'SignTournamentLog'>): Decision {
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { log } = running.rule
  if (log === undefined) return about(activity, [because(running.rule.structure.by, 'no log asked')])
  if (tournament.signed !== undefined) return about(activity, [because(log.by, 'log is signed')])
  if (tournament.awarded === undefined) return about(activity, [because(log.by, 'log before the prizes')])
  const playing = [...new Set(freeIn(tournament).map(({ table }) => table))]
  if (playing.length > 0) return about(activity, [because(log.by, 'free tables play on', { tables: playing })])
  const whole = logOf(state, opened, tables)
  return [{ type: 'TournamentLogSigned', activity, log: whole, at: at.at, local: at.local, clause: log.by, by }]
}

/** What stands in it; before the prizes, as far as it has come. */
export function logOf(state: Pick<State, 'property'>, opened: Opened, tables: number): TournamentLog {
  const { running, tournament } = opened
  const { rule, posted, offering } = running
  const bought = standing(tournament)
  const times = (kind: PurchaseKind) => bought.filter((one) => one.kind === kind).length
  const entries = field(tournament)
  const personIn = (entry: string) => tournament.entries.get(entry)!.person
  const fee = (name: LoggedFee['fee'], amount: bigint, taken: number): LoggedFee[] =>
    taken === 0 ? [] : [{ fee: name, amount: String(amount), times: taken, total: String(amount * BigInt(taken)) }]
  const { deal, awarded } = tournament
  const results = tournament.wins.filter(({ place }) => place !== undefined)
  return {
    establishment: state.property?.property ?? '',
    name: offering.name ?? rule.name,
    activity: rule.activity,
    ...(posted.date === undefined || posted.begins === undefined
      ? {}
      : { advertised: `${posted.date}T${posted.begins}` }),
    started: tournament.started?.local ?? '',
    tables,
    games: offering.games ?? rule.games.map(({ game }) => game),
    ways: WAYS_IN.flatMap((way) => {
      const number = entries.filter((one) => one.way === way).length
      return number === 0 ? [] : [{ way, entries: number }]
    }),
    ...(posted.rebuys === undefined
      ? {}
      : { rebuys: offered(posted.rebuys.price, posted.rebuys.times, times('rebuy')) }),
    ...(posted.addOns === undefined
      ? {}
      : { addOns: offered(posted.addOns.price, posted.addOns.times, times('add-on')) }),
    participants: new Set(entries.map(({ person }) => person)).size,
    entries: entries.length,
    fees: [
      ...fee('entry fee', posted.fee, times('buy-in')),
      ...fee('buy-in', posted.buyIn, times('buy-in')),
      ...fee('rebuy', posted.rebuys?.price ?? 0n, times('rebuy')),
      ...fee('add-on', posted.addOns?.price ?? 0n, times('add-on')),
    ],
    pool: awarded!.figures,
    ...buyInsBy(bought),
    ...(posted.charity === undefined
      ? {}
      : { charity: { name: posted.charity.name, amount: awarded!.figures.charity } }),
    ...restLogged(opened),
    ...(posted.bounties === undefined
      ? {}
      : {
          bounties: {
            from: posted.bounties.from,
            amount: toWire(posted.bounties.amount),
            awarded: new Set([...wonBounties(tournament).map(({ target }) => target), ...keptBy(results)]).size,
            total: toWire(add(fromWire(awarded!.figures.bounties), fromWire(awarded!.figures.bountiesGiven))),
            ...freeLogged(tournament),
          },
        }),
    ...(deal === undefined
      ? {}
      : {
          deal: {
            method: deal.method,
            there: deal.there,
            bounties: deal.bounties,
            local: deal.local,
            shares: deal.shares.map(({ entry, amount }) => ({ person: personIn(entry), amount })),
            note: deal.note,
          },
        }),
    results: results.map((win) => {
      const items = win.prizes.flatMap(({ item, amount }) => (item === undefined ? [] : [{ item, amount }]))
      const bounties = win.prizes.filter(({ of }) => of === 'bounty' || of === 'own bounty')
      return {
        place: win.place!,
        ...(win.to === undefined ? {} : { to: win.to }),
        person: win.person,
        amount: sumOf([win]),
        ...(items.length === 0
          ? {}
          : { items: items.map(({ item }) => item), worth: items.map(({ amount }) => amount) }),
        ...(bounties.length === 0 ? {} : { bounties: sumOf([{ prizes: bounties }]) }),
      }
    }),
    paid: sumOf(tournament.wins),
  }
}

/** Entries that were won or given bring their buy-in from elsewhere. */
function buyInsBy(bought: readonly Purchase[]): Pick<TournamentLog, 'buyIns'> {
  const buyIns = bought.filter(({ kind }) => kind === 'buy-in')
  if (buyIns.every(({ way }) => way === 'paid')) return {}
  return {
    buyIns: WAYS_IN.flatMap((way) => {
      const amount = add(ZERO, ...buyIns.flatMap((one) => (one.way === way ? [fromWire(one.price)] : [])))
      return amount === ZERO ? [] : [{ way, amount: toWire(amount) }]
    }),
  }
}

/** Of a deal there is none: all of it was divided. */
function restLogged({ running, tournament }: Opened): Pick<TournamentLog, 'rest'> {
  const { amount, place } = prizesIn(running, tournament).rest
  if (tournament.deal !== undefined || amount === ZERO) return {}
  const pays = paysOf(running.posted)
  const posted = 'restTo' in pays ? pays.restTo : place
  return { rest: { amount: toWire(amount), place, ...(posted === place ? {} : { posted }) } }
}

/** Where anybody played at a free table. */
function freeLogged({ free, freeWins }: Opened['tournament']) {
  if (free.size === 0) return {}
  const targets = freeWins.flatMap(({ prizes }) => prizes.map(({ target }) => target))
  return { free: { players: free.size, awarded: new Set(targets).size, total: sumOf(freeWins) } }
}

const offered = (price: bigint, most: number | undefined, taken: number) => ({
  amount: String(price),
  ...(most === undefined ? {} : { most }),
  taken,
})

const keptBy = (wins: readonly Win[]): string[] =>
  wins.flatMap(({ prizes }) => prizes.flatMap(({ of, target }) => (of === 'own bounty' ? [target ?? ''] : [])))

const sumOf = (wins: readonly Pick<Win, 'prizes'>[]): string =>
  toWire(add(ZERO, ...wins.flatMap(({ prizes }) => prizes.map(({ amount }) => fromWire(amount)))))
