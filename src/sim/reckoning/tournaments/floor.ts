/**
 * The floor of a tournament, by hand: every seat has one player and every player one seat, whoever is seated by the draw has the next
 * seat of it, a hand goes by the level of a clock that is wound forward second by second, and chips are counted piece by piece.
 */
import type { EventOf } from '../../../engine/mechanisms.ts'
import type { Place } from '../../../engine/presence/vocabulary.ts'
import { agree, Difference } from '../../audit/difference.ts'
import type { Part } from '../part.ts'
import { runOf } from '../terms.ts'
import { handForHand, levelAt } from './handclock.ts'
import { backTo, type FloorKept, gone, moveTo, newFloor, settle, sit, spot, tableOf } from './seatbook.ts'

export const floor: Part = (books) => {
  const all = new Map<string, FloorKept>()
  const purposes = new Map<number, string>()
  const of = (activity: string): FloorKept => {
    const kept = all.get(activity) ?? newFloor()
    all.set(activity, kept)
    return kept
  }
  const bought = ({ activity, purchase }: EventOf<'EntryRegistered' | 'RebuyTaken' | 'AddOnTaken'>) =>
    void of(activity).handedOut.set(purchase.receipt, purchase.chips)
  const back = (activity: string, receipts: readonly string[]) => {
    for (const receipt of receipts) of(activity).handedOut.delete(receipt)
  }
  const beside = (kept: FloorKept) => [...all.values()].filter((one) => one !== kept && !one.isOver)
  const offList = ({ activity, entry, receipts }: EventOf<'EntryWithdrawn' | 'EntryVoided'>) => {
    gone(of(activity), entry, [entry])
    of(activity).voided.add(entry)
    back(activity, receipts)
  }
  return {
    DrawOpened: ({ draw, purpose }) => void purposes.set(draw, purpose),
    DrawRevealed: ({ draw, winners }) => {
      const [house = '', name = '', what = ''] = (purposes.get(draw) ?? '').split('/')
      if (what === 'seats' || what === 'final') of(`${house}/${name}`).orders.set(draw, winners)
    },
    EntryRegistered: (event) => {
      of(event.activity).inPlay.add(event.entry)
      bought(event)
    },
    RebuyTaken: bought,
    AddOnTaken: bought,
    PurchaseVoided: ({ activity, receipt }) => back(activity, [receipt]),
    EntryRefunded: ({ activity, receipts }) => back(activity, receipts),
    EntryWithdrawn: (event) => offList(event),
    EntryVoided: (event) => offList(event),
    KnockedOut: ({ activity, out, how, round = '', fallen }) => {
      const kept = of(activity)
      agree(`hand for hand of ${out}`, how === 'hand' ? handOf(kept, fallen[0]!.entry) : '', round)
      kept.fell.set(out, round)
      gone(
        kept,
        out,
        fallen.filter(({ rebuys }) => rebuys !== true).map(({ entry }) => entry),
      )
    },
    RebuyWaived: ({ activity, out, entry }) => gone(of(activity), out, [entry]),
    KnockOutUndone: ({ activity, out, receipts }) => {
      const kept = of(activity)
      back(activity, receipts)
      backTo(kept, out, beside(kept))
      for (const [act, chips] of kept.chips) if (chips.out === out) kept.chips.delete(act)
    },
    TournamentStarted: ({ activity, at }) => void of(activity).facts.push({ fact: 'C1', do: 'start', at }),
    StartUndone: ({ activity }) => {
      const kept = of(activity)
      kept.facts.length = 0
      kept.dealt.clear()
      kept.chips.clear()
      kept.absent.clear()
    },
    TournamentAwarded: ({ activity, at }) => stopped(of(activity), at),
    TournamentCalledOff: ({ activity, at }) => stopped(of(activity), at),
    PrizesRecalled: ({ activity }) => {
      of(activity).isOver = false
    },
    TablesUsed: ({ activity, tables }) => {
      for (const { table, seats, closed } of tables) {
        of(activity).tables.set(table, seats)
        of(activity).dealt.delete(table)
        for (let seat = 1; seat <= seats; seat += 1) of(activity).closed.delete(spot({ table, seat }))
        for (const seat of closed) of(activity).closed.add(spot({ table, seat }))
      }
    },
    TableReleased: ({ activity, table }) => void of(activity).tables.delete(table),
    SeatSet: ({ activity, table, seat, isClosed }) => {
      const place = spot({ table, seat })
      if (isClosed) of(activity).closed.add(place)
      else of(activity).closed.delete(place)
    },
    EntriesSeated: ({ activity, act, seats, draw }) => {
      const kept = of(activity)
      kept.acts.set(act, { was: [], ended: [], moves: [], breaking: [] })
      for (const { entry, ...at } of seats) {
        if (draw !== undefined) agree(`the seat of ${entry} by draw ${draw}`, nextOf(kept, draw, spot(at)), spot(at))
        sit(kept, act, entry, at)
      }
    },
    MovesTold: ({ activity, moves, breaks }) => {
      const kept = of(activity)
      for (const { move, who, from, to } of moves) {
        agree(`where ${who} sits`, kept.where.get(who), spot(from))
        kept.moves.set(move, { who, from: spot(from), to: spot(to) })
      }
      if (breaks !== undefined) kept.breaking.add(breaks)
      settle(kept)
    },
    MovesConfirmed: ({ activity, act, moves }) => moveTo(of(activity), act, moves),
    MoveDropped: ({ activity, move }) => {
      of(activity).moves.delete(move)
      settle(of(activity))
    },
    FinalTableSeated: ({ activity, act, table, seats, draw }) => {
      const kept = of(activity)
      const ended = [...kept.tables].filter(([name]) => name !== table)
      const record = { was: [...kept.where], ended, moves: [...kept.moves], breaking: [...kept.breaking] }
      kept.breaking.clear()
      agree('players at the final table', kept.inPlay.size, seats.length)
      kept.where.clear()
      kept.seats.clear()
      kept.moves.clear()
      kept.acts.set(act, record)
      for (const [nth, { entry, ...at }] of seats.entries()) {
        agree(`seat of ${entry} at the final table`, kept.orders.get(draw)?.[nth], `table ${at.table} seat ${at.seat}`)
        sit(kept, undefined, entry, at)
      }
      for (const [name] of ended) kept.tables.delete(name)
    },
    SeatingUndone: ({ activity, act }) => backTo(of(activity), act, beside(of(activity))),
    AbsentMarked: ({ activity, entry, isAbsent }) => {
      const { absent } = of(activity)
      if (isAbsent) absent.add(entry)
      else absent.delete(entry)
    },
    ClockSet: ({ activity, fact }) => void of(activity).facts.push(fact),
    ClockUndone: ({ activity, fact }) => agree('what is undone on the clock', of(activity).facts.pop()?.fact, fact),
    HandBegun: ({ activity, table, level, small, big, at }) => {
      const { levels } = runOf(books, activity).offering.tournament!
      const kept = of(activity)
      if (!kept.tables.has(table)) throw new Difference(`a hand at table ${table}, which is not in play`)
      kept.dealt.set(table, handForHand(kept.facts))
      const rules = levelAt(levels, kept.facts, at)
      agree(`level of the hand at table ${table}`, rules.level, level)
      agree(`blinds of the hand at table ${table}`, `${rules.small}/${rules.big}`, `${small}/${big}`)
    },
    ChipsRaced: ({ activity, act, small, large, steps, difference }) => {
      let change = 0
      for (const { takes, changed, won, kept } of steps) {
        change += large * (changed + (won ? 1 : 0) + (kept ? 1 : 0)) - small * takes
        if (won && kept) throw new Difference('two chips of one race for one player')
      }
      agree('what a race changes', change, difference)
      of(activity).chips.set(act, { difference: change })
    },
    ChipsRemoved: ({ activity, act, chips, out }) =>
      void of(activity).chips.set(act, { difference: -chips, ...(out === undefined ? {} : { out }) }),
    ChipsUndone: ({ activity, act }) => void of(activity).chips.delete(act),
    StacksCounted: ({ activity, stacks, total, inPlay }) => {
      agree(
        'chips counted',
        stacks.reduce((sum, { chips }) => sum + chips, 0),
        total,
      )
      agree('chips in play', chipsOf(of(activity)), inPlay)
    },
    OfferingClosed: ({ activity }) => void all.delete(activity),
    compare: ({ floors, tournaments, sits }) => {
      for (const [activity, { seatOf, tables, chipActs }] of floors) {
        const kept = of(activity)
        const { started, entries } = tournaments.get(activity) ?? {}
        if (started !== undefined && !kept.isOver)
          for (const [entry, place] of kept.where)
            agreePresent(kept, entry, place, sits.get(entries!.get(entry)!.person))
        agree(`${activity}: players with a seat`, kept.where.size, seatOf.size)
        for (const [entry, at] of seatOf) agree(`${activity}: seat of ${entry}`, kept.where.get(entry), spot(at))
        agree(`${activity}: tables`, [...kept.tables.keys()].toSorted().join(), [...tables.keys()].toSorted().join())
        let found = 0
        for (const { chips, back: isBack } of tournaments.get(activity)?.purchases.values() ?? [])
          found += isBack === true ? 0 : chips
        for (const { difference } of chipActs) found += difference
        agree(`${activity}: chips in play`, chipsOf(kept), found)
      }
    },
  }
}

/** The house knows that they sit there; but for who is absent, or sits at a table that is not of this tournament. */
function agreePresent(kept: FloorKept, entry: string, place: string, at: Place | undefined): void {
  const isElsewhere = at !== undefined && !kept.tables.has(at.table)
  if (isElsewhere || kept.absent.has(entry)) return
  agree(`where ${entry} is present`, place, at === undefined ? 'nowhere' : `${at.table} seat ${at.seat}`)
}

/** Hand for hand, which hand that was; of one table those of one hand are told at once, so that whoever comes after them was dealt another. */
function handOf({ where, dealt, facts, fell, acts }: FloorKept, entry: string): string {
  const seat = where.get(entry)
  if (seat === undefined) return ''
  const table = tableOf(seat)
  const hand = dealt.get(table) ?? handForHand(facts)
  for (const [out, round] of fell)
    for (const [, place = ''] of acts.get(out)?.was ?? []) if (round === hand && tableOf(place) === table) return ''
  return hand
}

/** Nobody plays any more. */
function stopped(kept: FloorKept, at: number): void {
  const { facts } = kept
  kept.isOver = true
  if (facts.length > 0) facts.push({ fact: 'end', do: 'pause', at })
}

function chipsOf({ handedOut, chips }: FloorKept): number {
  let sum = 0
  for (const one of handedOut.values()) sum += one
  for (const { difference } of chips.values()) sum += difference
  return sum
}

/**
 * Every free seat is looked at: fewest players at its table first, then the earliest lot, then seats that were not drawn, by their
 * number. Of several that are alike the one that was given.
 */
function nextOf(kept: FloorKept, draw: number, given: string): string {
  const lots = kept.orders.get(draw)
  if (lots === undefined) throw new Difference(`seats by draw ${draw}, which drew none`)
  const players = new Map<string, number>()
  const count = (place: string, by: number) => {
    const [table = ''] = place.split(' seat ')
    players.set(table, (players.get(table) ?? 0) + by)
  }
  for (const place of kept.where.values()) count(place, 1)
  for (const { from, to } of kept.moves.values()) {
    count(from, -1)
    count(to, 1)
  }
  const taken = new Set([...kept.where.values(), ...[...kept.moves.values()].map(({ to }) => to)])
  const drawn = new Map(lots.map((lot, nth) => [lot.slice('table '.length), nth]))
  let best: { readonly place: string; readonly few: number; readonly rank: number } | undefined
  for (const [table, seats] of kept.tables) {
    if (kept.breaking.has(table)) continue
    const few = players.get(table) ?? 0
    for (let seat = 1; seat <= seats; seat += 1) {
      const place = spot({ table, seat })
      if (taken.has(place) || kept.closed.has(place)) continue
      const rank = drawn.get(place) ?? lots.length + seat
      const isAlike = best !== undefined && few === best.few && rank === best.rank
      const isBetter = best === undefined || few < best.few || (few === best.few && rank < best.rank)
      if (isBetter || (isAlike && place === given)) best = { place, few, rank }
    }
  }
  if (best === undefined) throw new Difference('somebody is seated by the draw, and no seat is free')
  return best.place
}
