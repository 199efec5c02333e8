/** Whatever is done, in whatever order: what was collected is what is held and what was won; and what is undone was never done. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRAWER, STRUCTURE, TOURNAMENTS, TournamentRoom, usd } from '../../../tests/tournament.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../mechanisms.ts'
import { figuresOf, payoutsIn, placesIn, poolOf, prizesIn, ranked, thereFor } from './prizes.ts'
import { tournamentRunning } from './terms.ts'

const BOUGHT =
  'rebuys: { price: $100, chips: 10000, untilLevel: 2, times: 2 }, reEntries: { untilLevel: 2 }, addOns: { price: $33, chips: 5000, times: 1, fromLevel: 1, untilLevel: 2 }'
const PAYS = [
  'pays: { kind: percentages, places: [50%, 30%, 20%] }',
  'pays: { kind: percentages, places: [33.33%, 33.33%, 33.34%] }, rounding: { to: $5, rest: 2 }',
  'pays: { kind: flat, places: [{ prize: $700 }, { prize: $300 }] }',
  'pays: { kind: fixed and remainder, prize: $190, item: seat, form: tournament entry }',
  'pays: { kind: fixed and remainder, prize: $130 }',
  'pays: { kind: entry first, entry: $500, item: seat, travel: $100, rest: [60%, 40%] }',
]
const BOUNTIES = [
  '',
  ...['pool', 'house'].flatMap((from) =>
    ['at the knock-out', 'at the own exit'].map(
      (paid) => `, bounties: { targets: everybody, amount: $17, from: ${from}, paid: ${paid} }`,
    ),
  ),
]
const MORE = [
  '',
  ', guarantee: "$1,000"',
  ', added: $250',
  ', charity: { name: Food Bank, share: 12.5%, recognised: yes }',
]

const posted = fc
  .record({ pays: fc.constantFrom(...PAYS), bounty: fc.constantFrom(...BOUNTIES), more: fc.constantFrom(...MORE) })
  .map(
    ({ pays, bounty, more }) =>
      `buyIn: $97, fee: $7, ${STRUCTURE}, lateUntilLevel: 2, ${BOUGHT}, ${pays}${bounty}${more}`,
  )

const ACTS = [
  'register',
  'out',
  'two out',
  'rebuys',
  'pays rebuy',
  'add-on',
  'undo',
  'void',
  'void receipt',
  'waive',
  'verify',
  'pay',
  'deal',
  'undo deal',
  'award',
  'disqualify',
  'decline',
] as const
const step = fc.record({ act: fc.constantFrom(...ACTS), nth: fc.nat(40), other: fc.nat(40) })
type Step = { readonly act: (typeof ACTS)[number]; readonly nth: number; readonly other: number }

const second = 'approver'
const at = <T>(list: readonly T[], nth: number): T | undefined =>
  list.length === 0 ? undefined : list[nth % list.length]

/** The order of a step, of those who are there; some of them are refused. */
function orderOf(room: TournamentRoom, activity: string, { act, nth, other }: Step): [Order, string] | undefined {
  const tournament = room.tournament(activity)
  const all = [...tournament.entries.keys()]
  const left = [...tournament.entries.values()].filter(({ status }) => status === 'in').map(({ entry }) => entry)
  const [entry, by] = [at(left, nth), at(left, other)]
  const fallen = (name: string, more = {}) => ({
    entry: name,
    ...(by === undefined || by === name ? {} : { by: [by] }),
    ...more,
  })
  const hits = tournament.wins.map(({ hit }) => hit)
  switch (act) {
    case 'register':
      return [{ do: 'Register', activity, person: String(1000 + (nth % 12)), way: 'paid', drawer: DRAWER }, 'cage']
    case 'out':
      return entry === undefined ? undefined : [{ do: 'KnockOut', activity, fallen: [fallen(entry)] }, 'director']
    case 'two out': {
      const next = at(left, nth + 1)
      if (entry === undefined || next === undefined) return undefined
      return [
        { do: 'KnockOut', activity, fallen: [fallen(entry, { chips: nth }), fallen(next, { chips: other })] },
        'director',
      ]
    }
    case 'disqualify':
      return entry === undefined
        ? undefined
        : [{ do: 'KnockOut', activity, fallen: [{ entry }], how: 'disqualified' }, 'director']
    case 'rebuys':
      return entry === undefined
        ? undefined
        : [{ do: 'KnockOut', activity, fallen: [fallen(entry, { rebuys: true })] }, 'director']
    case 'pays rebuy': {
      const owes = at(
        left.filter((name) => tournament.entries.get(name)?.owes !== undefined),
        nth,
      )
      return owes === undefined ? undefined : [{ do: 'Rebuy', activity, entry: owes, drawer: DRAWER }, 'cage']
    }
    case 'add-on':
      return entry === undefined ? undefined : [{ do: 'AddOn', activity, entry, drawer: DRAWER }, 'cage']
    case 'waive': {
      const owes = at(
        left.filter((name) => tournament.entries.get(name)?.owes !== undefined),
        nth,
      )
      return owes === undefined
        ? undefined
        : [{ do: 'WaiveRebuy', activity, entry: owes, reason: 'left', second }, 'director']
    }
    case 'undo': {
      const out = at(tournament.outs, nth)?.out
      return out === undefined
        ? undefined
        : [{ do: 'UndoKnockOut', activity, out, drawer: DRAWER, reason: 'wrong', second }, 'cage']
    }
    case 'void':
      return [
        { do: 'VoidEntry', activity, entry: at(all, nth) ?? 'E1', drawer: DRAWER, reason: 'wrong', second },
        'cage',
      ]
    case 'void receipt': {
      const receipt = at([...tournament.purchases.keys()], nth)
      return receipt === undefined
        ? undefined
        : [{ do: 'VoidPurchase', activity, receipt, drawer: DRAWER, reason: 'wrong', second }, 'cage']
    }
    case 'verify': {
      const hit = at(hits, nth)
      return hit === undefined ? undefined : [{ do: 'VerifyHit', hit }, 'floor']
    }
    case 'decline': {
      const hit = at(hits, nth)
      return hit === undefined
        ? undefined
        : [{ do: 'DeclineHit', hit, reason: 'wrong', second, evidence: 'film' }, 'floor']
    }
    case 'pay': {
      const claim = at(
        [...room.state.claims.values()].filter(({ status, award }) => status === 'open' && award.thing === null),
        nth,
      )
      if (claim === undefined) return undefined
      if (!claim.idShown) return [{ do: 'ShowId', claim: claim.claim, copied: true }, 'cage']
      return [{ do: 'PayClaim', claim: claim.claim, form: 'cash', drawer: DRAWER }, 'cage']
    }
    case 'deal': {
      const { all: there } = thereFor(tournamentRunning(room.state, activity)!, tournament)
      const rest = left.slice(1).map((name) => ({ entry: name, amount: usd(1) }))
      const first = { entry: left[0] ?? 'E1', amount: (there - BigInt(100 * rest.length)) as typeof there }
      return [
        { do: 'AgreeDeal', activity, method: 'custom', shares: [first, ...rest], consents: left, note: 'deal', second },
        'director',
      ]
    }
    case 'undo deal':
      return [{ do: 'UndoDeal', activity, reason: 'wrong', second }, 'director']
    case 'award':
      return [{ do: 'AwardTournament', activity, second }, 'director']
  }
}

/** Tries it; what is refused changes nothing. */
function take(room: TournamentRoom, activity: string, one: Step): boolean {
  const given = orderOf(room, activity, one)
  if (given === undefined) return false
  if (isRefusal(room.ask(...given))) return false
  room.does(...given)
  return true
}

function opened(terms: string): { room: TournamentRoom; activity: string } {
  const room = new TournamentRoom()
  const activity = room.open(TOURNAMENTS, 'night', terms)
  room.enter(activity, 6)
  room.does({ do: 'StartTournament', activity })
  return { room, activity }
}

/** In cents. */
function check(room: TournamentRoom, activity: string): void {
  const tournament = room.tournament(activity)
  const running = tournamentRunning(room.state, activity)!
  const entries = [...tournament.entries.values()]
  expect(tournament.inPlay).toBe(entries.filter(({ status }) => status === 'in').length)
  expect(new Set(entries.filter(({ status }) => status === 'in').map(({ person }) => person)).size).toBe(
    tournament.inPlay,
  )
  expect(room.isCovered()).toBe(true)
  room.auditor.compare(room.state)
  const figures = figuresOf(running, tournament)
  const cents = (dollars: number) => BigInt(Math.round(dollars * 100))
  const won = tournament.wins.reduce(
    (sum, { paid }) => sum + paid.reduce((all, { parts }) => all + BigInt(parts['pool:prizes'] ?? '0'), 0n),
    0n,
  )
  // Collected, and what the house has put in, is in the pool or was won.
  expect(cents(room.held(activity, 'pool:prizes')) + won).toBe(poolOf(figures) + BigInt(tournament.given))
  expect(room.held(activity, 'pool:prizes')).toBeGreaterThanOrEqual(0)
  expect(cents(room.held(activity, 'due:fee'))).toBe(figures.fees)
  expect(cents(room.held(activity, 'charity'))).toBe(figures.charity)
  if (tournament.awarded !== undefined) expect(room.held(activity, 'pool:prizes')).toBe(0)
  // Everybody has one place, and the places together have all that is for them.
  const places = placesIn(tournament)
  expect(new Set(places.map(({ who }) => who))).toEqual(new Set(ranked(tournament).map(({ entry }) => entry)))
  const prizes = prizesIn(running, tournament)
  // With everybody sent off there is nobody to have it.
  if (places.length === 0) return
  expect(prizes.total).toBe(figures.places + prizes.houseGives)
  expect(payoutsIn(running, tournament).reduce((sum, { amount }) => sum + amount, 0n)).toBe(prizes.total)
}

test('any order of orders keeps the pool to the cent', () => {
  let awarded = 0
  fc.assert(
    fc.property(posted, fc.array(step, { minLength: 10, maxLength: 60 }), (terms, steps) => {
      const { room, activity } = opened(terms)
      for (const one of steps) if (take(room, activity, one)) check(room, activity)
      // Played to its end.
      for (let nth = 0; nth < 60 && room.tournament(activity).awarded === undefined; nth += 1) {
        if (take(room, activity, { act: 'award', nth, other: 0 })) break
        take(room, activity, { act: 'pays rebuy', nth, other: 0 })
        take(room, activity, { act: 'out', nth: 0, other: 1 })
      }
      check(room, activity)
      if (room.tournament(activity).awarded !== undefined) awarded += 1
    }),
    { numRuns: 120 },
  )
  // Not a test of refusals: nearly all of them come to their prizes.
  expect(awarded).toBeGreaterThan(100)
})

/** What can be seen of it but for numbers that were used up. */
function seen(room: TournamentRoom, activity: string) {
  const { entries, outs, wins, inPlay, deal, awarded } = room.tournament(activity)
  // The state is changed in place.
  return structuredClone({
    entries: [...entries.values()].flatMap(({ entry, person, status, out, owes, intends }) =>
      status === 'void' ? [] : [{ entry, person, status, out, owes, intends }],
    ),
    outs,
    wins: wins.map(({ entry, prizes, out }) => ({ entry, prizes, out })),
    inPlay,
    deal,
    isAwarded: awarded !== undefined,
    figures: figuresOf(tournamentRunning(room.state, activity)!, room.tournament(activity)),
    pool: room.held(activity, 'pool:prizes'),
    fee: room.held(activity, 'due:fee'),
    drawer: room.state.balances.custody.get(`${activity} drawer:${DRAWER}`),
  })
}

test('what was recorded stays as it was recorded', () => {
  const { room, activity } = opened(`buyIn: $97, fee: $7, ${STRUCTURE}, lateUntilLevel: 2, ${BOUGHT}, ${PAYS[0]!}`)
  const [registered] = room.does({ do: 'Register', activity, person: '2000', way: 'paid', drawer: DRAWER }, 'cage')
  const then = structuredClone(registered)
  room.does({ do: 'VoidEntry', activity, entry: 'E7', drawer: DRAWER, reason: 'wrong', second }, 'cage')
  expect(registered).toEqual(then)
})

test('everything undone equals never done', () => {
  fc.assert(
    fc.property(
      posted,
      fc.array(step, { maxLength: 20 }),
      fc.array(step, { maxLength: 20 }),
      (terms, before, after) => {
        const { room, activity } = opened(terms)
        const plays = before.filter(({ act }) => !['award', 'deal', 'decline', 'pay', 'verify'].includes(act))
        for (const one of plays) take(room, activity, one)
        const then = seen(room, activity)
        const known = {
          outs: new Set(then.outs.map(({ out }) => out)),
          receipts: new Set(room.tournament(activity).purchases.keys()),
        }
        const entries = new Set(room.tournament(activity).entries.keys())
        // Only what can be taken back one by one: hands, rebuys, add-ons, new entries, deals and prizes that are not paid.
        const ACTS_BACK = ['out', 'two out', 'rebuys', 'pays rebuy', 'add-on', 'register', 'deal', 'award', 'verify']
        for (const one of after.filter(({ act }) => ACTS_BACK.includes(act))) take(room, activity, one)
        const given = room.tournament(activity).given
        const undo = (order: Order) => {
          if (!isRefusal(room.ask(order, 'cage'))) room.does(order, 'cage')
        }
        for (let round = 0; round < 40; round += 1) {
          const tournament = room.tournament(activity)
          undo({ do: 'UndoDeal', activity, reason: 'undone', second })
          for (const { entry } of [...tournament.entries.values()].toReversed())
            if (!entries.has(entry))
              undo({ do: 'VoidEntry', activity, entry, drawer: DRAWER, reason: 'undone', second })
          for (const { out } of tournament.outs.toReversed())
            if (!known.outs.has(out))
              undo({ do: 'UndoKnockOut', activity, out, drawer: DRAWER, reason: 'undone', second })
          for (const { receipt, kind } of [...tournament.purchases.values()].toReversed())
            if (!known.receipts.has(receipt) && kind !== 'buy-in')
              undo({ do: 'VoidPurchase', activity, receipt, drawer: DRAWER, reason: 'undone', second })
        }
        const now = seen(room, activity)
        // What the house has put in for a guarantee stays until the prizes: it is counted there.
        const more = Number(BigInt(given)) / 100
        if (now.isAwarded && !then.isAwarded) return
        expect({ ...now, pool: undefined }).toEqual({ ...then, pool: undefined })
        expect(now.pool - then.pool).toBeLessThanOrEqual(more)
      },
    ),
    { numRuns: 120 },
  )
})
