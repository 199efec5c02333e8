/**
 * Tournaments, by hand: every price held against what is posted, every bounty divided among those who won the hand, every place
 * counted from the last one out; and what was collected is what is there and what was won, to the cent.
 */
import type { EventOf } from '../../../engine/mechanisms.ts'
import type { Purchase } from '../../../engine/tournaments/records.ts'
import { agree, agreeOn } from '../../audit/difference.ts'
import { type Hold, move, stands } from '../books.ts'
import { keep } from '../hits.ts'
import type { Part } from '../part.ts'
import { draw, toHouse } from '../reserve.ts'
import { runOf } from '../terms.ts'
import { compareFree, freeTables } from './free.ts'
import { bountyOf, inPlay, type Kept, lackingFor, poolOf, standingOf, thereIn, untold, type Won } from './kept.ts'
import { giveBack as backFor, buy as boughtIn, POOL } from './purchases.ts'
import { declare, winnersOf } from './winners.ts'

export const tournaments: Part = (books) => {
  const all = new Map<string, Kept>()
  const of = (activity: string): Kept => {
    const kept = all.get(activity)
    if (kept === undefined) throw new Error(`the auditor knows of no sign-ups for ${activity}`)
    return kept
  }
  /** By hit, what it has to be when it is declared. */
  const due = new Map<string, Won>()
  const giveBack = (activity: string, receipts: readonly string[], drawer: string | undefined): bigint =>
    backFor(books, activity, of(activity), receipts, drawer)
  const buy = (activity: string, purchase: Purchase): void => boughtIn(books, activity, of(activity), purchase)
  /** Hits of bounties that are due now, and what the house puts in so that the pool can pay them. */
  const collect = (event: EventOf<'KnockedOut' | 'RebuyWaived'>, gone: readonly string[]): void => {
    const { activity, out, wins, given = '0' } = event
    const kept = of(activity)
    const { bounties } = kept.posted
    agree(`${out} pays no bounty`, bounties === undefined && wins.length > 0, false)
    if (bounties === undefined) return
    const fresh = kept.bounties.filter(
      (one) => one.out === out && event.bounties.some(({ target }) => target === one.target),
    )
    const isAtOnce = bounties.paid === 'at the knock-out'
    const now = isAtOnce ? fresh : gone.flatMap((entry) => untold(kept, entry))
    const needed = bounties.from === 'house' ? 0n : now.reduce((sum, { amount }) => sum + amount, 0n)
    const lacks = needed - stands(books, activity, POOL)
    agree(`the house puts in for ${out}`, `${lacks > 0n ? lacks : 0n}`, given)
    draw(books, runOf(books, activity), POOL, BigInt(given))
    kept.given += BigInt(given)
    const expected = [...Map.groupBy(now, ({ to }) => to)].map(
      ([entry, theirs]): Won => ({
        entry,
        person: kept.players.get(entry)!.person,
        out,
        pieces: theirs.map(({ amount }) => ({ amount })),
        bounties: theirs.map(({ target, amount }) => ({ target, amount, isOwn: false })),
      }),
    )
    awaits(kept, `bounties of ${out}`, expected, wins)
  }
  const awaits = (
    kept: Pick<Kept, 'wins'>,
    what: string,
    expected: readonly Won[],
    wins: EventOf<'KnockedOut'>['wins'],
  ): void => {
    const told = wins.map(
      ({ entry, paid }) => `${entry} ${paid.map(({ amount, item }) => `${amount} ${item ?? ''}`).join(', ')}`,
    )
    const mine = expected.map(({ entry, pieces }) => {
      const money = pieces.filter(({ what }) => what === undefined).reduce((sum, { amount }) => sum + amount, 0n)
      const things = pieces.flatMap(({ amount, what }) => (what === undefined ? [] : [`${amount} ${what}`]))
      return `${entry} ${[...(money === 0n ? [] : [`${money} `]), ...things].join(', ')}`
    })
    agreeOn(what, mine, told)
    for (const [nth, { hit }] of wins.entries()) {
      kept.wins.set(hit, expected[nth]!)
      due.set(hit, expected[nth]!)
    }
  }
  const fallOut = (kept: Kept, event: EventOf<'KnockedOut'>): string[] => {
    const { out, round = out, how, fallen } = event
    const [told, mine] = [
      event.bounties,
      fallen.flatMap((one) => {
        const player = kept.players.get(one.entry)!
        agree(`${one.entry} is in play`, player.status, 'in')
        return how === 'hand' && one.rebuys !== true ? bountyOf(player.bounty, one, out) : []
      }),
    ]
    agreeOn(
      `bounties won in ${out}`,
      mine.map(({ target, to, amount }) => `${target} ${to} ${amount}`),
      told.map(({ target, to, amount }) => `${target} ${to} ${amount}`),
    )
    kept.bounties.push(...mine)
    const gone = fallen.flatMap(({ entry, rebuys }) => (rebuys === true ? [] : [entry]))
    kept.outs.push({ out, hand: round, how, fallen })
    return gone
  }
  const denyHit = (hit: string): void => {
    for (const kept of all.values()) {
      kept.freeWins.delete(hit)
      const win = kept.wins.get(hit)
      if (win === undefined) continue
      kept.wins.delete(hit)
      kept.denied.push({ entry: win.entry, isOfTheEnd: win.out === undefined, bounties: win.bounties })
      kept.isAwarded = false
    }
  }
  const forgetTargets = (kept: Kept, targets: readonly string[]): void => {
    kept.bounties = kept.bounties.filter(({ target }) => !targets.includes(target))
    kept.denied = kept.denied.map((one) => ({
      ...one,
      bounties: one.bounties.filter(({ target }) => !targets.includes(target)),
    }))
  }
  return {
    ...freeTables(books, of, (what, expected, wins, into) => awaits({ wins: into }, what, expected, wins)),
    SignUpsOpened: ({ activity }) => {
      const running = runOf(books, activity)
      const posted = running.offering.tournament!
      const fresh = { players: new Map(), bought: new Map(), outs: [], bounties: [], wins: new Map(), denied: [] }
      const free = { free: new Map(), freeWins: new Map() }
      const begun = { given: 0n, isStarted: false, field: 0, isAwarded: false, isCalledOff: false }
      all.set(activity, { posted, ...fresh, ...free, ...begun })
      draw(books, running, POOL, posted.added ?? 0n)
    },
    EntryRegistered: ({ activity, entry, person, again, purchase }) => {
      const { players, posted } = of(activity)
      const others = [...players.values()].filter((one) => one.person === person && one.status !== 'gone')
      agree(
        `${person} is not in play`,
        others.some(({ status }) => status === 'in'),
        false,
      )
      agree(
        `${person} comes in ${again === undefined ? 'for the first time' : 'again'}`,
        others.length > 0,
        again !== undefined,
      )
      buy(activity, purchase)
      const bounty = posted.bounties?.targets === 'everybody' ? posted.bounties.amount : 0n
      players.set(entry, { person, status: 'in', bounty, ...(again === undefined ? {} : { again }) })
    },
    EntryWithdrawn: ({ activity, entry, receipts, refund, drawer }) => {
      const kept = of(activity)
      agree(`${entry} goes before the start`, kept.isStarted, false)
      kept.players.get(entry)!.status = 'gone'
      agree(`given back for ${entry}`, `${giveBack(activity, receipts, drawer)}`, refund)
    },
    EntryVoided: ({ activity, entry, receipts, refund, drawer }) => {
      const kept = of(activity)
      const standing = [...kept.bought].flatMap(([receipt, one]) =>
        one.entry === entry && !one.isBack ? [receipt] : [],
      )
      agreeOn(`receipts of ${entry}`, standing, receipts)
      agree(`given back for ${entry}`, `${giveBack(activity, receipts, drawer)}`, refund)
      kept.players.get(entry)!.status = 'gone'
      kept.outs = kept.outs
        .map((out) => ({ ...out, fallen: out.fallen.filter((one) => one.entry !== entry) }))
        .filter(({ fallen }) => fallen.length > 0)
      forgetTargets(kept, [entry])
    },
    TournamentStarted: ({ activity, field }) => {
      const kept = of(activity)
      agree(`field of ${activity}`, inPlay(kept).length, field)
      if (kept.posted.pays.kind === 'double') agree(`an even field of ${activity}`, field % 2, 0)
      kept.isStarted = true
      kept.field = field
    },
    StartUndone: ({ activity }) => {
      const kept = of(activity)
      agree(`nobody had fallen in ${activity}`, kept.outs.length, 0)
      kept.isStarted = false
    },
    RebuyTaken: ({ activity, purchase }) => buy(activity, purchase),
    AddOnTaken: ({ activity, purchase }) => buy(activity, purchase),
    PurchaseVoided: ({ activity, receipt, refund, drawer }) =>
      agree(`given back for ${receipt}`, `${giveBack(activity, [receipt], drawer)}`, refund),
    TargetsNamed: ({ activity, entries }) => {
      const { players, free, posted } = of(activity)
      for (const [entry, player] of [...players, ...free])
        player.bounty = entries.includes(entry) ? posted.bounties!.amount : 0n
    },
    KnockedOut: (event) => {
      const kept = of(event.activity)
      const gone = fallOut(kept, event)
      collect(event, gone)
      for (const entry of gone) kept.players.get(entry)!.status = 'out'
      agree(`left after ${event.out}`, inPlay(kept).length, event.left)
    },
    RebuyWaived: (event) => {
      const { activity, entry, out } = event
      const kept = of(activity)
      const known = kept.outs.find((one) => one.out === out)!
      const fallen = known.fallen.map((one) =>
        one.entry === entry
          ? {
              entry,
              ...(one.chips === undefined ? {} : { chips: one.chips }),
              ...(one.by === undefined ? {} : { by: one.by }),
            }
          : one,
      )
      kept.outs = kept.outs.map((one) => (one.out === out ? { ...one, fallen } : one))
      kept.bounties.push(...bountyOf(kept.players.get(entry)!.bounty, fallen.find((one) => one.entry === entry)!, out))
      collect(event, [entry])
      kept.players.get(entry)!.status = 'out'
    },
    PrizesRecalled: ({ activity, hits }) => {
      const kept = of(activity)
      for (const hit of hits) {
        if (kept.freeWins.delete(hit)) continue
        if (kept.wins.get(hit)?.out === undefined) kept.isAwarded = false
        kept.wins.delete(hit)
      }
    },
    KnockOutUndone: ({ activity, out: name, receipts, refund, drawer }) => {
      const kept = of(activity)
      const out = kept.outs.find((one) => one.out === name)!
      const after = [...kept.bought].flatMap(([receipt, one]) => (one.after === name && !one.isBack ? [receipt] : []))
      agreeOn(`rebuys after ${name}`, after, receipts)
      agree(`given back for ${name}`, `${giveBack(activity, receipts, drawer)}`, refund)
      kept.outs = kept.outs.filter((one) => one !== out)
      for (const { entry, rebuys } of out.fallen) {
        const player = kept.players.get(entry)!
        if (rebuys !== true && player.status === 'out') player.status = 'in'
      }
      // Who bought anew may have been knocked out for good since, in another hand.
      forgetTargets(
        kept,
        out.fallen.flatMap(({ entry, rebuys }) => (rebuys === true ? [] : [entry])),
      )
      // Nothing that hung on it stands.
      const hung = [...kept.wins.values()].some((win) => win.out === name)
      agree(`nothing hangs on ${name}`, hung, false)
    },
    DealAgreed: ({ activity, deal }) => {
      const kept = of(activity)
      const there = thereIn(kept)
      const shares = new Map(deal.shares.map(({ entry, amount }) => [entry, BigInt(amount)]))
      agree(`there for the deal of ${activity}`, `${there.all} ${there.bounties}`, `${deal.there} ${deal.bounties}`)
      agree(`all of it is dealt`, `${[...shares.values()].reduce((sum, one) => sum + one, 0n)}`, deal.there)
      agreeOn(`who agrees`, inPlay(kept).toSorted(), [...deal.consents].toSorted())
      kept.deal = { shares, bounties: there.bounties }
    },
    DealUndone: ({ activity }) => {
      const kept = of(activity)
      kept.deal = undefined
      kept.isAwarded = false
    },
    TournamentAwarded: ({ activity, wins, figures, given }) => {
      const kept = of(activity)
      const running = runOf(books, activity)
      const isHouses = kept.posted.bounties?.from === 'house'
      const { places, houseGives } = poolOf(kept)
      const fees = standingOf(kept).reduce((sum, { fee }) => sum + fee, 0n)
      agree(`pool for the places of ${activity}`, `${places + houseGives} ${fees}`, `${figures.places} ${figures.fees}`)
      const wanted = lackingFor(kept) + houseGives + (isHouses ? (kept.deal?.bounties ?? 0n) : 0n)
      agree(`the house gives to ${activity}`, `${wanted}`, given)
      if (wanted >= kept.given) draw(books, running, POOL, wanted - kept.given)
      else toHouse(books, activity, POOL, kept.given - wanted)
      kept.given = wanted
      kept.isAwarded = true
      const expected = winnersOf(kept)
      const names = (list: readonly { readonly entry: string }[]) => list.map(({ entry }) => entry)
      agreeOn(`who has something of ${activity}`, names(expected).toSorted(), names(wins).toSorted())
      const sorted = wins.map(({ entry }) => expected.find((one) => one.entry === entry)!)
      awaits(kept, `prizes of ${activity}`, sorted, wins)
    },
    HitDeclared: (event) => {
      const { hit, source, activity } = event
      if (source.kind !== 'tournament') return
      const won = due.get(hit)
      if (won === undefined) throw new Error(`the auditor awaits no hit ${hit}`)
      due.delete(hit)
      agree(`winner of ${hit}`, won.person, event.awards[0]?.person)
      const holds: Hold[] = []
      const isHouses = won.isFree === true || of(activity).posted.bounties?.from === 'house'
      keep(books, event, declare(books, activity, won, isHouses, hit, holds), { holds })
    },
    HitDeclined: ({ hit }) => denyHit(hit),
    HitBackedOut: ({ hit }) => denyHit(hit),
    PaidInError: ({ claim }) => {
      const hit = books.claims.get(claim)?.hit
      if (hit !== undefined) denyHit(hit)
    },
    TournamentCalledOff: ({ activity }) => {
      const kept = of(activity)
      toHouse(books, activity, POOL, (kept.posted.added ?? 0n) + kept.given)
      kept.given = 0n
      kept.isCalledOff = true
    },
    EntryRefunded: ({ activity, entry, receipts, refund, drawer }) =>
      agree(`given back for ${entry}`, `${giveBack(activity, receipts, drawer)}`, refund),
    CharityPaid: ({ activity, amount }) => {
      const owed = standingOf(of(activity)).reduce((sum, { charity }) => sum + charity, 0n)
      agree(`charity of ${activity}`, `${owed}`, amount)
      move(books, activity, 'charity', 'house', owed)
      move(books, activity, 'bank', 'house', owed, 'c')
    },
    TournamentLogSigned: ({ activity, log }) => {
      const kept = of(activity)
      const paid = [...kept.wins.values()].flatMap(({ pieces }) => pieces).reduce((sum, { amount }) => sum + amount, 0n)
      agree(`paid by the log of ${activity}`, `${paid}`, log.paid)
      agree(
        `entries by the log of ${activity}`,
        [...kept.players.values()].filter(({ status }) => status !== 'gone').length,
        log.entries,
      )
      const free = [...kept.freeWins.values()].flatMap(({ pieces }) => pieces)
      const total = free.reduce((sum, { amount }) => sum + amount, 0n)
      agree(`free tables by the log of ${activity}`, `${total}`, log.bounties?.free?.total ?? '0')
    },
    OfferingClosed: ({ activity }) => {
      if (all.delete(activity)) toHouse(books, activity, POOL, stands(books, activity, POOL))
    },
    compare: ({ tournaments: found }) => {
      agreeOn('tournaments', [...all.keys()].toSorted(), [...found.keys()].toSorted())
      for (const [activity, kept] of all) {
        const { entries, wins } = found.get(activity)!
        compareFree(kept, found.get(activity)!)
        const told = [...entries.values()].map(
          ({ entry, person, status }) => `${entry} ${person} ${status === 'in' || status === 'out' ? status : 'gone'}`,
        )
        agreeOn(
          `entries of ${activity}`,
          [...kept.players].map(([entry, { person, status }]) => `${entry} ${person} ${status}`),
          told,
        )
        // Whoever has a prize of it has it once.
        agreeOn(`wins of ${activity}`, [...kept.wins.keys()].toSorted(), wins.map(({ hit }) => hit).toSorted())
      }
    },
  }
}
