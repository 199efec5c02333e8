/** A hit as people report it, turned into the engine's round, and the floor's whole procedure for it. */
import { citedIn } from '../../base/cited.ts'
import { type Party, partyFrom, partyKey } from '../../base/party.ts'
import { isRefusal } from '../../base/refusal.ts'
import { type Spot, spotOf } from '../../base/spot.ts'
import { asksId, copiedWhere } from '../../engine/claims/deadlines.ts'
import { formOf } from '../../engine/claims/merchandise.ts'
import type { Claim } from '../../engine/claims/vocabulary.ts'
import type { Bettor, Hand, RoundFacts } from '../../engine/judging/fact.ts'
import type { Question } from '../../engine/judging/judgement.ts'
import type { Event, OrderOf } from '../../engine/mechanisms.ts'
import { activitiesAt, runningOf } from '../../engine/offerings/running.ts'
import type { Bet } from '../../engine/rounds/vocabulary.ts'
import type { ZoneName } from '../../games/game.ts'
import { GAMES, isGame } from '../../games/games.ts'
import { isBookedAtLock, needsLock } from '../../rulebook/choice.ts'
import { isBadBeat, type RuleFile } from '../../rulebook/rule.ts'
import type { AwardText, HitText } from './file/hittext.ts'
import type { RoundText, SeatText } from './file/seattext.ts'
import { instantAt, type Night, order, Undone } from './night.ts'
import { tellApart } from './tiles.ts'

type Call = { readonly written: HitText; readonly table: string }

/** From the dealer's call to the payment at the cage, as far as the step says. */
export const playHit = (night: Night, written: HitText, table: string, by?: string): void =>
  playHits(night, [{ written, table }], by)

/** Several tables at the same moment: every round is locked before the first hand is called, and they are settled in turn. */
export function playHits(night: Night, calls: readonly Call[], by?: string): void {
  const locked = calls.map((call) => ({ ...call, ...lockFor(night, call) })).filter(({ isLocked }) => isLocked)
  for (const { written, table, isOurs } of locked) {
    // What a dealer may not say is the floor's.
    const caller = by ?? (written.anotherHand === true ? 'floor' : 'dealer')
    const events = order(night, hitOrder(night, written, table), caller)
    if (!isRefusal(events)) settleAll(night, events, written)
    const hits = night.state.rounds.get(table)?.open?.hits ?? []
    const waits = hits.some((hit) => night.state.hits.get(hit)?.status === 'declared')
    if (isOurs && !waits) order(night, { do: 'EndRound', table }, 'dealer')
  }
}

/** The round of the hit, where none is open; `isOurs` if it is ours to end. */
function lockFor(night: Night, { written, table }: Call): { isLocked: boolean; isOurs: boolean } {
  const isSensed = activitiesAt(night.state, table).some(({ rule }) => needsLock(rule))
  const isOurs = (isSensed || written.round !== undefined) && night.state.rounds.get(table)?.open === undefined
  if (!isOurs) return { isLocked: true, isOurs }
  return { isLocked: !isRefusal(order(night, roundOrder(night, table, written.round ?? {}), 'device')), isOurs }
}

export const roundOrder = (night: Night, table: string, written: RoundText): OrderOf<'StartRound'> => ({
  do: 'StartRound',
  table,
  bets: betsOf(night, table, written),
  ...defined({ dealtIn: written.dealtIn }),
})

/** One person enters who has won; the rest is the life of every hit. */
export function playAward(night: Night, activity: string, written: AwardText, by = 'floor'): void {
  const { to, person, line, amount, awards, evidence, table } = written
  const lines = Object.values(runningOf(night.state, activity)?.rule.charts.option ?? {}).flat()
  const entered = (awards ?? [{ to: to ?? 'somebody', person, line, amount }]).map((one) => ({
    to: partyFrom(one.to),
    line: one.line ?? lines[0]?.line ?? '',
    ...defined({ person: one.person, amount: one.amount }),
  }))
  const events = order(
    night,
    {
      do: 'EnterAward',
      activity,
      awards: entered,
      evidence: evidence ?? 'the sheet of the floor',
      ...defined({ table }),
    },
    by,
  )
  if (!isRefusal(events)) settleAll(night, events, written)
}

function settleAll(night: Night, events: readonly Event[], written: SettledText): void {
  const hits = events.flatMap((event) => (event.type === 'HitDeclared' ? [event.hit] : []))
  if (written.until === 'declared') return
  const asked = hits.flatMap((hit) => night.state.hits.get(hit)?.questions ?? [])
  // Nobody can say no where nothing is asked: the fact was told, or the clause is another one.
  const idle = (written.no ?? []).filter((one) => !asked.some((question) => isOf(question, one)))
  if (hits.length > 0)
    night.record.says.push(...idle.map((clause) => `nothing was asked by ${clause}: the no has no use`))
  for (const hit of hits) settleHit(night, hit, written)
}

const isOf = ({ clause }: Question, one: string): boolean => clause === one || citedIn(clause).includes(one)

export function settleHit(night: Night, hit: string, written: SettledText): void {
  attest(night, hit, written.no ?? [])
  if (written.until === 'attested') return
  const verified = order(night, { do: 'VerifyHit', hit }, 'shift manager')
  if (isRefusal(verified) || written.until === 'verified') return
  for (const { to } of night.state.hits.get(hit)?.board ?? [])
    if (idAt(to, written) === 'none') night.withoutId.add(partyKey(to))
  for (const claim of [...night.state.claims.values()].filter((open) => open.hit === hit)) {
    const { rule } = runningOf(night.state, claim.activity)!
    if (idOf(claim, written) === 'none' && asksId(rule.claim, claim.award)) continue
    payOut(night, claim, written)
  }
}

export type SettledText = Pick<HitText, 'until' | 'id' | 'no' | 'form' | 'drawer' | 'tray' | 'seats'>

const idOf = ({ award }: Claim, written: SettledText): string => idAt(award.to, written)

const idAt = (place: Party, { id, seats }: SettledText): string => {
  const own = place.kind === 'seat' ? (seats?.[place.seat] as SeatText | undefined)?.id : undefined
  return own ?? id ?? 'shown'
}

/** ID where the rule asks for it, then the money. */
export function payOut(night: Night, claim: Claim, { form, drawer, tray }: PaidText): void {
  const { rule } = runningOf(night.state, claim.activity)!
  if (asksId(rule.claim, claim.award) && !claim.idShown)
    order(night, { do: 'ShowId', claim: claim.claim, ...copiedWhere(rule.claim) }, 'cage')
  order(night, { do: 'PayClaim', claim: claim.claim, ...paidHow(night, claim, { form, drawer, tray }) }, 'cage')
}

/** Chips out of the first drawer, if nothing is said; a prize that is no money in its only form, out of neither. */
export function paidHow({ state }: Night, claim: Claim | undefined, { form, drawer, tray }: PaidText) {
  const things = claim === undefined ? undefined : runningOf(state, claim.activity)?.rule.claim.things
  const own = claim === undefined ? undefined : formOf(state, claim)?.form
  const meant = form ?? own ?? (things?.only === true ? things.forms[0]! : 'chips')
  const isThing = (things?.forms.includes(meant) === true || claim?.award.pot !== undefined) && drawer === undefined
  return { form: meant, ...(tray !== undefined ? { tray } : isThing ? {} : { drawer: drawer ?? '1' }) }
}
type PaidText = Pick<HitText, 'form' | 'drawer' | 'tray'>

/** Every open question is answered yes, but for the clauses named. */
export function attest(night: Night, hit: string, no: readonly string[], by = 'floor'): void {
  const known = night.state.hits.get(hit)
  // Of a hit that is not there nothing is asked; the engine says so.
  if (known === undefined) order(night, { do: 'AttestHit', hit, answers: {} }, by)
  const questions = known?.questions ?? []
  if (questions.length === 0) return
  const [theirs, ours] = [questions.filter(isTheirs), questions.filter((question) => !isTheirs(question))]
  const isNo = (question: Question) => no.some((one) => isOf(question, one))
  const answers = Object.fromEntries(ours.map((question) => [question.id, !isNo(question)]))
  if (ours.length > 0) order(night, { do: 'AttestHit', hit, answers }, by)
  if (theirs.length === 0) return
  const isConfirmed = !theirs.some(isNo)
  order(night, { do: 'ConfirmSurveillance', hit, ...(isConfirmed ? {} : { yes: false }) }, 'surveillance')
}

const isTheirs = ({ of }: Question): boolean => of === 'surveillance'

function hitOrder(night: Night, written: HitText, table: string): OrderOf<'ReportHit'> {
  const { tournament, misdeal, standardDeck, spokenOf, surveillance, freeTable, pot, limit, activities } = written
  const dealtAt = written.dealtAt === undefined ? undefined : instantAt(night, written.dealtAt)
  const { flop, turn, river, board, dealerUp, dealerDown, dealer, playerDealer, extra, player, banker } = written
  const hands = handsOf(written).map((hand) => askedFor(night, table, hand))
  const isShared = activitiesAt(night.state, table).some(({ rule }) => isBadBeat(rule) || hasTable(rule))
  const isDealerHand = dealerDown !== undefined || dealer !== undefined
  // The player-dealer's hand is one of those that were dealt.
  const besides = isDealerHand || playerDealer !== undefined ? 1 : 0
  if (isShared) hands.push(...others(hands, (written.dealtIn ?? 0) - besides, isPoker(night, table)))
  hands.sort((a, b) => Number(a.seat) - Number(b.seat))
  if (isDealerHand)
    hands.push({
      seat: 'player-dealer',
      role: 'player-dealer',
      cards: defined({ dealerDown, [ownZone(night, table)]: dealer }),
      // At a free table the house's own dealer holds that position, unless somebody is named there.
      bettors: freeTable === true ? [] : [{ place: 'seated' }],
    })
  if (playerDealer !== undefined)
    hands.push({
      ...handOf(playerDealer.seat ?? written.round?.playerDealer?.seat ?? 'player-dealer', playerDealer),
      role: 'player-dealer',
    })
  const dealtIn = written.dealtIn ?? (dealerUp !== undefined && !isDealerHand ? hands.length + 1 : undefined)
  const facts: RoundFacts = defined({
    dealtIn,
    tournament,
    misdeal,
    standardDeck,
    spokenOf,
    surveillance,
    freeTable,
    pot,
    limit,
    dealtAt,
  })
  return {
    do: 'ReportHit',
    table,
    facts,
    common: defined({ flop, turn, river, board, dealerUp, extra, player, banker }),
    hands: tellApart(hands),
    ...(activities === undefined ? {} : { activities }),
    ...(written.anotherHand === true ? { anotherHand: true } : {}),
  }
}

/** The prize that somebody asked for, as the rule file calls it; `bad-beat` and `Bad Beat prize` are meant for `bad beat`. */
function askedFor({ state }: Night, table: string, hand: Hand): Hand {
  const bare = (name: string) =>
    name
      .toLowerCase()
      .replace(/ (prize|jackpot)$/, '')
      .replaceAll(/[^a-z0-9]/g, '')
  const lines = activitiesAt(state, table).flatMap(({ rule }) => Object.values(rule.charts.option).flat())
  const meant = (asked: string) => lines.find(({ line }) => bare(line) === bare(asked))?.line ?? asked
  const bettors = hand.bettors.map((one) => (one.asked === undefined ? one : { ...one, asked: meant(one.asked) }))
  return { ...hand, bettors }
}

export function handsOf({ seat, seats, id, ...written }: HitText): Hand[] {
  const all: Record<string, SeatText> = { ...(seats as Record<string, SeatText> | undefined) }
  if (seat !== undefined) all[seat] = { ...all[seat], ...ownCards(written), ...defined({ id }) }
  return Object.entries(all).map(([number, facts]) => handOf(number, facts))
}

/** The cards of one seat, wherever its facts are written. */
export const ownCards = ({
  hole,
  hand,
  down,
  up,
  front,
  middle,
  back,
  tiles,
  frontTiles,
  backTiles,
  points,
}: Partial<SeatText>) => defined({ hole, hand, down, up, front, middle, back, tiles, frontTiles, backTiles, points })

function handOf(seat: string, written: SeatText): Hand {
  const {
    folded,
    foldedOn,
    won,
    betsCompleted,
    button,
    dealt,
    heldAside,
    wageredOn,
    seated = true,
    backline = 0,
  } = written
  const behind = typeof backline === 'number' ? Array.from({ length: backline }, () => ({})) : backline
  return {
    seat,
    role: 'player',
    cards: ownCards(written),
    ...defined({
      folded: folded ?? (foldedOn === undefined ? undefined : true),
      foldedOn,
      won,
      betsCompleted,
      button,
      dealt,
      heldAside,
      wageredOn,
    }),
    bettors: [...(seated ? [bettorOf('seated', written)] : []), ...behind.map((facts) => bettorOf('backline', facts))],
  }
}

const bettorOf = (
  place: Bettor['place'],
  { person, duty, proposition, connection, wagered, wager, asked, collectionPaid, present, ...fees }: BettorText,
): Bettor => {
  const { feePosted, dealerFeePosted } = fees
  const told = { person, duty, proposition, connection, wagered, wager, asked, collectionPaid, present }
  return { place, ...defined({ ...told, feePosted, dealerFeePosted }) }
}
type BettorText = Pick<SeatText, Exclude<keyof Bettor, 'place' | 'age' | 'exclusion' | 'club'>>

/** A line of the rule has an amount for everybody else who was dealt in. */
const hasTable = ({ charts }: RuleFile): boolean =>
  Object.values(charts.option)
    .flat()
    .some(({ table }) => table !== undefined)

const POKER: readonly string[] = ['flop', 'stud', 'draw']
function isPoker({ state }: Night, table: string): boolean {
  const game = state.tables.get(table)?.game ?? ''
  return !isGame(game) || POKER.includes(GAMES[game].family)
}

/** The players of the table whom nobody names: dealt in, at poker folded, on the lowest free seats. */
function others(named: readonly Hand[], dealtIn: number, folded: boolean): Hand[] {
  const missing = dealtIn - named.filter(({ dealt }) => dealt !== false).length
  const taken = new Set(named.map(({ seat }) => seat))
  const free = Array.from({ length: 20 }, (_, index) => String(index + 1)).filter((seat) => !taken.has(seat))
  return free.slice(0, Math.max(0, missing)).map((seat) => handOf(seat, folded ? { folded } : {}))
}

/** Where the cards of a position lie in the game of the table. */
function ownZone({ state }: Night, table: string): ZoneName {
  const game = state.tables.get(table)?.game ?? ''
  const own = isGame(game) ? GAMES[game].zones.find(({ whose }) => whose === 'seat') : undefined
  return own?.name ?? 'hand'
}

function betsOf(night: Night, table: string, written: RoundText): Bet[] {
  const limit = night.state.tables.get(table)?.limit
  const sensed = activitiesAt(night.state, table)
    .filter(({ rule }) => needsLock(rule) || (isBookedAtLock(rule) && limit !== undefined))
    .map(({ rule }) => rule.activity)
  const fees = written.activities ?? sensed
  const bets: Bet[] = [
    ...(written.fees ?? []).map((spot): Bet => ({ ...spot, wagered: true, fees })),
    ...(written.wagers ?? []).map((spot): Bet => ({ ...spot, wagered: true, fees: [] })),
    ...(written.feeOnly ?? []).map((spot): Bet => ({ ...spot, wagered: false, fees })),
    ...(written.marked ?? []).map((spot): Bet => ({ ...spot, wagered: true, fees, marked: true })),
    ...(written.playerDealer === undefined ? [] : [dealerBet(written.playerDealer, fees)]),
  ]
  const propositions = (written.proposition ?? []).map(spotOf)
  const lying = bets.map(spotOf)
  const empty = [...Object.keys(written.action ?? {}), ...propositions].find((spot) => !lying.includes(spot as Spot))
  if (empty !== undefined) throw new Undone(`nothing lies at ${empty}; name it under fees, wagers, feeOnly or marked`)
  return bets.map((bet) => {
    const person = written.persons?.[spotOf(bet)]
    const isProposition = propositions.includes(spotOf(bet))
    const wager = written.action?.[spotOf(bet)]
    const known = defined({ person, wager })
    return { ...bet, ...known, ...(isProposition ? { proposition: true } : {}) }
  })
}

/** The player-dealer pays, unless the scenario says that the fee does not lie there. */
const dealerBet = (
  { fee = true, seat = 'player-dealer', person, proposition }: NonNullable<RoundText['playerDealer']>,
  fees: readonly string[],
): Bet => ({ seat, playerDealer: true, wagered: false, fees: fee ? fees : [], ...defined({ person, proposition }) })

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }
const defined = <T extends object>(written: T): Defined<T> =>
  Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined)) as Defined<T>
