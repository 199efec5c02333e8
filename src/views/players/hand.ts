/**
 * "Does my hand win?" for somebody at a table: the hand is judged by the function that pays, for everything that runs there,
 * at what the meters show. What only the room can know comes back as what the floor would ask.
 */
import { cents, dollars, parseMoney } from '../../base/money.ts'
import { isSameParty, type Party, type Subject } from '../../base/party.ts'
import type { Refusal } from '../../base/refusal.ts'
import type { Deal } from '../../cards/outcomes/deal.ts'
import { outOfDays } from '../../engine/hits/report.ts'
import { outageOf } from '../../engine/house/equipment.ts'
import { wrongCards } from '../../engine/judging/cardcheck.ts'
import { askedBy } from '../../engine/judging/conditions.ts'
import type { Bettor, Hand, Round } from '../../engine/judging/fact.ts'
import { judge } from '../../engine/judging/judge.ts'
import { activitiesAt, haltedAt, type Running, runningOf } from '../../engine/offerings/running.ts'
import { GAMES, isGame } from '../../games/games.ts'
import { accountOf } from '../../ledger/account.ts'
import { type Balances, noBalances } from '../../ledger/balances.ts'
import { poolAccount } from '../../ledger/name.ts'
import { chartOf, funderOf } from '../../rulebook/choice.ts'
import { isByHand, isHeld } from '../../rulebook/rule.ts'
import { isTableGame } from '../../rulebook/tablegame.ts'
import type { MeterSign } from '../signs/meter.ts'
import { type Brought, broughtBy, once, type Told, told } from './brought.ts'
import { paytablePays } from './paytable.ts'
import type { PostedState, PostedTable } from './posted.ts'

/** Cards as they lie: of the table, one's own, and those of the other hand that matters, where it was seen. */
export type AskedHand = {
  readonly table: string
  readonly common: Deal
  readonly own: Deal
  /** Of whoever else showed down; where a player-dealer plays, of that position. */
  readonly other?: Deal | undefined
}

export type ActivityAnswer = { readonly activity: string; readonly name: string; readonly id: string } & (
  | { readonly is: 'wins'; readonly brings: readonly Brought[]; readonly asks: readonly Told[] }
  /** It goes on the board of a posted period, and the prize to whoever stands there at its end. */
  | {
      readonly is: 'stands'
      readonly until: string
      readonly brings: readonly Brought[]
      readonly asks: readonly Told[]
    }
  | { readonly is: 'nothing'; readonly reasons: readonly Told[] }
  | { readonly is: 'halted'; readonly status: 'paused' | 'stopped' }
)
export type HandAnswer = {
  readonly table: string
  readonly game: string
  readonly activities: readonly ActivityAnswer[]
}

const ME = '1'
const OTHER = '2'
/** How many people sit there nobody tells: the floor would count them. */
const ANY = { least: 1, most: 30 }

/** A refusal where no such hand can be dealt there; nothing for a table that the house does not have. */
export function handAnswer(
  state: PostedState,
  meters: readonly MeterSign[],
  local: string,
  asked: AskedHand,
): HandAnswer | Refusal | undefined {
  const table = state.tables.get(asked.table)
  if (table === undefined) return undefined
  const round = roundOf(table, asked)
  const wrong = wrongCards(table, round)
  if (wrong !== undefined) return wrong
  const running = forHands(state, table)
  const halted = haltedAt(state, table.table).flatMap((activity): ActivityAnswer[] => {
    const of = runningOf(state, activity)
    const status = state.offerings.get(activity)?.status === 'paused' ? 'paused' : 'stopped'
    return of === undefined || isHeld(of.rule) ? [] : [{ ...headOf(of), is: 'halted', status }]
  })
  return {
    table: table.table,
    game: table.game,
    activities: [...running.map((one) => answerOf(state, table, one, meters, local, round)), ...halted],
  }
}

/** What a hand can bring something of: not coupons, not what people award, not a drawing that no hand of this game leads to. */
export const forHands = (state: PostedState, { table, game }: PostedTable): Running[] =>
  activitiesAt(state, table).filter(
    ({ rule, offering }) =>
      isTableGame(rule) ||
      (!isHeld(rule) &&
        !isByHand(rule) &&
        chartOf(rule, offering, game).some(({ outcome, pays }) => outcome !== undefined || pays.kind === 'beaten')),
  )

const headOf = ({ rule, offering }: Running) => ({
  activity: rule.activity,
  name: offering.name ?? rule.name,
  id: rule.id ?? '',
})

function roundOf({ table, game, decks }: PostedTable, { common, own, other }: AskedHand): Round {
  const me: Bettor = { place: 'seated', person: 'you', wager: dollars(1) }
  const hands: Hand[] = [{ seat: ME, role: 'player', cards: own, bettors: [me] }]
  const isDealers = other !== undefined && !isAmongPlayers(game)
  if (other !== undefined)
    hands.push({
      seat: isDealers ? 'player-dealer' : OTHER,
      role: isDealers ? 'player-dealer' : 'player',
      cards: other,
      bettors: [{ place: 'seated', wager: dollars(1) }],
    })
  return { table, game, decks, facts: {}, common, hands, sat: { hands: ANY, persons: ANY } }
}

/** Poker among the players: hands are shown down, and nobody is the player-dealer. */
function isAmongPlayers(game: string): boolean {
  return !isGame(game) || ['flop', 'stud', 'draw'].includes(GAMES[game].family)
}

function answerOf(
  state: PostedState,
  table: PostedTable,
  running: Running,
  meters: readonly MeterSign[],
  local: string,
  round: Round,
): ActivityAnswer {
  const { rule, offering } = running
  const head = headOf(running)
  const sign = meters.find(({ activity }) => activity === rule.activity)
  if (isTableGame(rule)) {
    const brings = paytablePays(rule, offering, round.hands[0]!.cards, sign)
    return brings.length === 0 ? { ...head, is: 'nothing', reasons: [] } : { ...head, is: 'wins', brings, asks: [] }
  }
  const broken = Object.fromEntries(table.broken.map((device) => [device, {}]))
  const out = outageOf(rule, { ...table, broken }) ?? outOfDays(state, running, local)
  const judged = judge(running, { round, local, hit: 'asked', room: [], out }, shownIn(running, sign))
  const me: Party = { kind: 'seat', table: table.table, seat: ME }
  const brings = broughtBy(running, judged, me, sign)
  const asks = judged.questions
    .filter(({ who }) => who.kind === 'round' || isMine(who, me))
    .map((question) => told(running, { clause: question.clause, ...askedBy(question) }))
  const [standing] = judged.board ?? []
  if (standing !== undefined) return { ...head, is: 'stands', until: standing.until, brings, asks: once(asks) }
  if (brings.length > 0) return { ...head, is: 'wins', brings, asks: once(asks) }
  const mine = judged.denied.filter(({ who }) => who.kind === 'round' || isMine(who, me))
  return {
    ...head,
    is: 'nothing',
    reasons: once(mine.flatMap(({ reasons }) => reasons.map((one) => told(running, one)))),
  }
}

const isMine = (who: Subject, me: Party): boolean => who.kind === 'seat' && isSameParty(who, me)

/** What the meters show is in the pools; what else a prize draws on is the house's business, and is taken to be there. */
function shownIn({ rule }: Running, sign: MeterSign | undefined): Balances {
  const balances = noBalances()
  const fund = funderOf(rule)
  for (const { pool, posted, next, isPending } of sign?.pools ?? []) {
    const shown = parseMoney(isPending ? next : posted) ?? cents(0)
    if (shown > 0n) balances.entitlement.set(accountOf(fund, poolAccount(pool)), shown)
  }
  balances.entitlement.set(accountOf(fund, 'reserve'), dollars(1_000_000_000))
  return balances
}
