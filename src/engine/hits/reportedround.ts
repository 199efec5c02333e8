/** The round of a report, with what devices and the register know of it added. */
import { readSpot, type Spot, spotOf } from '../../base/spot.ts'
import { needsLock } from '../../rulebook/choice.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import type { Table } from '../house/vocabulary.ts'
import { isActiveOnly, isSeatedEnough } from '../judging/badbeat.ts'
import type { Bettor, Hand, Round } from '../judging/fact.ts'
import { bestShown, isShown, strengthOf } from '../judging/showdown.ts'
import type { Running } from '../offerings/running.ts'
import type { OpenRound } from '../rounds/vocabulary.ts'
import { areAllIn, countPaid, countSeats, seatsThen, toldOtherwise } from './seatsknown.ts'
import type { CommandOf, State } from './vocabulary.ts'

/** `3b1d` back to the place that it names. */
export function placeAt(spot: Spot): { seat: string; place: Bettor['place']; nth: number } {
  const { seat, backline } = readSpot(spot)
  return { seat, place: backline === undefined ? 'seated' : 'backline', nth: backline ?? 1 }
}

/** The reported round with what devices and the register know of it added; what a person said wins over "not known" only. */
export function reportedRound(
  state: State,
  table: Table,
  { facts, common, hands }: CommandOf<'ReportHit'>,
  { rule }: Running,
  locked: OpenRound | undefined,
  at: number,
): Round {
  const open = locked === undefined ? undefined : asReported(locked, hands)
  const paid = open?.fees[rule.activity] ?? []
  const isForRound = rule.fee?.round !== undefined
  const isSensed = needsLock(rule) && !isForRound
  const seatsPaid = new Set(paid.map((spot) => placeAt(spot).seat))
  const then = seatsThen(state, table.table, at)
  const says = then === undefined ? [] : toldOtherwise(table.game, facts, hands, then)
  const isEverybody = isSeatedEnough(rule) || (areAllIn(table.game, says) && !isActiveOnly(rule))
  const seated = isEverybody ? (then?.players ?? []) : []
  const inRound = isForRound
    ? (open?.players ?? []).map((seat) => spotOf({ seat }))
    : isSensed
      ? paid
      : seated.map((seat) => spotOf({ seat }))
  const known = [...hands, ...unnamed(hands, inRound), ...unnamedDealer(hands, isForRound ? open : undefined)].map(
    (hand): Hand => {
      let behind = 0
      const bettors = hand.bettors.map((bettor) => {
        if (bettor.place === 'backline') behind += 1
        const at = bettor.place === 'backline' ? { seat: hand.seat, backline: behind } : { seat: hand.seat }
        const [spot, onDealer] = [spotOf(at), spotOf({ ...at, onDealer: true })]
        const sits = bettor.place === 'seated' ? then?.persons.get(hand.seat) : undefined
        const who = bettor.person ?? open?.persons?.[spot] ?? open?.persons?.[onDealer] ?? sits
        const person = who === undefined ? undefined : { person: who, ...state.persons.get(who) }
        // Nobody pays at a free table, and nobody has to.
        const feePosted =
          facts.freeTable === true
            ? true
            : isSensed
              ? paid.includes(spot)
              : // By limits a fee is that of the hand, whoever of those on it has put it down.
                rule.fee?.rates !== undefined && paid.length > 0
                ? seatsPaid.has(hand.seat)
                : bettor.feePosted
        // Bets are told for every activity of the table; a fee on the player-dealer's hand is only for those with a space there.
        const { dealerFeePosted: told, ...own } = bettor
        // At a free table the others take part in that hand too; whose own hand it is has it once.
        const isFreely = facts.freeTable === true && hand.role !== 'player-dealer'
        const onDealerHand = isFreely ? (told ?? true) : isSensed ? paid.includes(onDealer) : told
        const dealerFeePosted = hasDealerSpace(rule) ? onDealerHand : undefined
        return {
          ...person,
          ...own,
          ...(open?.proposition?.includes(spot) === true ? { proposition: true } : {}),
          ...(facts.freeTable === true ? { collectionPaid: true } : {}),
          ...(feePosted === undefined ? {} : { feePosted }),
          ...(dealerFeePosted === undefined ? {} : { dealerFeePosted }),
          ...(feePosted === true || dealerFeePosted === true ? { wagered: true } : {}),
        }
      })
      return { ...hand, bettors }
    },
  )
  return withBeaten({
    table: table.table,
    game: table.game,
    decks: table.decks,
    facts: { ...(table.limit === undefined ? {} : { limit: table.limit }), ...facts },
    common,
    hands: known,
    ...feePaid(rule, paid, facts.freeTable),
    ...(says.length === 0 ? {} : { seats: says }),
    ...(facts.dealtIn !== undefined
      ? {}
      : then !== undefined
        ? countSeats(table.game, known, then, state.persons)
        : countPaid(known, rule.fee?.rates === undefined ? new Set() : seatsPaid)),
  })
}

/** The lock with the player-dealer's position called as the report calls it: by its seat, or without one. */
function asReported(open: OpenRound, hands: readonly Pick<Hand, 'role' | 'seat'>[]): OpenRound {
  const locked = open.playerDealer ?? NO_SEAT
  const told = hands.find(({ role }) => role === 'player-dealer')?.seat ?? locked
  // Two seats are two positions, and so is one that the report gives to somebody else.
  if (told === locked || (told !== NO_SEAT && locked !== NO_SEAT) || hands.some(({ seat }) => seat === locked))
    return open
  const called = (spot: Spot): Spot => {
    const place = readSpot(spot)
    return place.seat === locked ? spotOf({ ...place, seat: told }) : spot
  }
  const { fees, persons, proposition } = open
  return {
    ...open,
    fees: Object.fromEntries(Object.entries(fees).map(([activity, spots]) => [activity, spots.map(called)])),
    ...(persons === undefined
      ? {}
      : { persons: Object.fromEntries(Object.entries(persons).map(([spot, who]) => [called(spot as Spot), who])) }),
    ...(proposition === undefined ? {} : { proposition: proposition.map(called) }),
    playerDealer: told,
  }
}
const NO_SEAT = 'player-dealer'

const hasDealerSpace = ({ fee }: RuleFile): boolean => fee?.dealerSpace !== undefined

/** A fee on the player-dealer's hand where nothing that is judged has a space for one. */
export const isFeeNowhere = ({ hands }: CommandOf<'ReportHit'>, judged: readonly Running[]): boolean =>
  hands.some(({ bettors }) => bettors.some(({ dealerFeePosted }) => dealerFeePosted === true)) &&
  !judged.some(({ rule }) => hasDealerSpace(rule))

/** A fee that is told otherwise than the lock has recorded it: the lock is the stronger evidence, and the report is corrected. */
export function feeAgainstLock(
  { hands, facts }: CommandOf<'ReportHit'>,
  table: Table,
  rule: RuleFile,
  open: OpenRound | undefined,
): { seat: string; locked: boolean } | undefined {
  if (open === undefined || facts.freeTable === true || !isAtLock(rule, table)) return undefined
  const paid = asReported(open, hands).fees[rule.activity] ?? []
  const isOfSpot = needsLock(rule) && rule.fee?.round === undefined
  const seats = new Set(paid.map((spot) => placeAt(spot).seat))
  for (const hand of hands) {
    let behind = 0
    for (const { place, feePosted, dealerFeePosted } of hand.bettors) {
      if (place === 'backline') behind += 1
      const at = place === 'backline' ? { seat: hand.seat, backline: behind } : { seat: hand.seat }
      const locked = isOfSpot ? paid.includes(spotOf(at)) : seats.has(hand.seat)
      if (feePosted !== undefined && feePosted !== locked) return { seat: hand.seat, locked }
      const onDealer = paid.includes(spotOf({ ...at, onDealer: true }))
      if (isOfSpot && hasDealerSpace(rule) && dealerFeePosted !== undefined && dealerFeePosted !== onDealer)
        return { seat: hand.seat, locked: onDealer }
    }
  }
  return undefined
}

/** Whether the lock records who has put a fee down: always where it is sensed, by limits where the table has one. */
const isAtLock = (rule: RuleFile, { limit }: Table): boolean =>
  rule.fee?.round === undefined && (needsLock(rule) || (rule.fee?.rates !== undefined && limit !== undefined))

/** Nobody pays at a free table, and nobody has to. */
const feePaid = ({ fee }: RuleFile, paid: readonly string[], isFree = false): Pick<Round, 'feePaid'> =>
  isFree || (fee?.rates !== undefined && paid.length > 0)
    ? { feePaid: true }
    : fee?.round === undefined
      ? {}
      : { feePaid: paid.length > 0 }

/** Where nobody says who won, a hand that another shown hand beats has lost. */
function withBeaten(round: Round): Round {
  const best = bestShown(round)
  if (best === undefined) return round
  const isBeaten = (hand: Hand) => isShown(round, hand) && strengthOf(round, hand) < strengthOf(round, best)
  const hands = round.hands.map((hand) => (hand.won === undefined && isBeaten(hand) ? { ...hand, won: false } : hand))
  return { ...round, hands }
}

/** Where one fee covers the round, the lock knows the player-dealer whom a report on hands of the whole table leaves out. */
function unnamedDealer(hands: readonly Hand[], open: OpenRound | undefined): Hand[] {
  if (open?.playerDealer === undefined || hands.some(({ role }) => role === 'player-dealer')) return []
  const bettors: Bettor[] = [{ place: 'seated' }]
  return [{ seat: open.playerDealer, role: 'player-dealer', named: false, cards: {}, bettors }]
}

/** Positions with a fee that the report leaves out: they were in the round, and share in what all of it share. */
function unnamed(hands: readonly Hand[], paid: readonly Spot[]): Hand[] {
  const places = paid.map(placeAt).filter(({ seat }) => !hands.some((hand) => hand.seat === seat))
  return [...Map.groupBy(places, ({ seat }) => seat)].map(([seat, there]) => {
    const behind = Math.max(0, ...there.map(({ place, nth }) => (place === 'backline' ? nth : 0)))
    const bettors = [{ place: 'seated' }, ...Array.from({ length: behind }, () => ({ place: 'backline' }))]
    return { seat, role: 'player', named: false, cards: {}, bettors: bettors as Bettor[] }
  })
}
