/** What somebody has won who was drawn: a hit like every other, with the call as its source. */
import { citedIn } from '../../base/cited.ts'
import { type Message, message } from '../../base/message.ts'
import { add, type Cents, fromWire, toWire, ZERO } from '../../base/money.ts'
import { type Party, partyKey } from '../../base/party.ts'
import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { type Shown, shownOf } from '../../cards/showncards.ts'
import { copyOf, post } from '../../ledger/balances.ts'
import { draftOf } from '../../ledger/draft.ts'
import type { Calling } from '../../rulebook/calling.ts'
import { chartOf, funderOf, prizeOf } from '../../rulebook/choice.ts'
import type { Line } from '../../rulebook/rule.ts'
import { firstUndecided, poolsOf } from '../hits/held.ts'
import type { Source } from '../hits/source.ts'
import type { Denied, Question } from '../judging/judgement.ts'
import { awardPrizes } from '../judging/prizes.ts'
import type { Running } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import { asDrawn, heldAgainst } from './eligibility.ts'
import type { CallUp, CommandOf, Event, State } from './vocabulary.ts'

export type Acting = Pick<CommandOf<'StepGame'>, 'at' | 'by'>
export type Won = {
  readonly line: Line
  /** The clauses by which it came to this prize. */
  readonly why: readonly string[]
  readonly cards: Shown
  readonly evidence: Message
  /** What the wheel showed, where that decides how much it is. */
  readonly shown?: { readonly amount: Cents; readonly thing?: string | undefined; readonly form?: string }
}
/** One of those who win together. `thing`: what is handed over; null where it is money. `pot`: it lies in the pot of that table. */
export type Winning = {
  readonly who: Party
  readonly person?: string | undefined
  readonly line: Line
  readonly amount?: Cents
  readonly thing?: string | null
  readonly form?: string | undefined
  readonly pot?: string
  readonly by?: readonly string[]
}
/** What several have won, who of them has nothing, and whose questions were answered before. */
export type WonTogether = Pick<Won, 'why' | 'cards' | 'evidence'> & {
  readonly winners: readonly Winning[]
  readonly denied?: readonly Denied[]
  readonly answered?: ReadonlySet<string>
  /** Asked of each of them besides. */
  readonly ready?: Calling['ready']
}

/** Who has won, and by what. */
export type Winner = Pick<CallUp, 'who' | 'person'> & { readonly source: Source }
export type Declared = { readonly declared: Event; readonly balances: State['balances'] }

/** `running`: with the prizes as they stand for this drawing. */
export const declareWin = (
  state: State,
  running: Running,
  callup: CallUp,
  acting: Acting,
  won: Won,
): Declared | Refusal => declareFor(state, running, { ...callup, source: callOf(callup) }, acting, won)

/** The call that a win comes from. */
export const callOf = ({ callup }: Pick<CallUp, 'callup'>): Source => ({ kind: 'drawing', callup })

/** The prize is held and waits for its verification. */
export function declareFor(
  state: State,
  running: Running,
  { who, person, source }: Winner,
  acting: Acting,
  { line, shown, ...won }: Won,
): Declared | Refusal {
  const winner: Winning =
    shown === undefined
      ? { who, person, line, ...thingOf(running, line) }
      : { who, person, line, amount: shown.amount, thing: shown.thing ?? null, form: shown.form }
  return declareWins(state, running, source, acting, { ...won, winners: [winner] })
}

/** Several win together, in one hit. */
export function declareWins(
  state: State,
  running: Running,
  source: Source,
  { at, by }: Acting,
  { winners, why, cards, evidence, denied = [], answered = new Set(), ready = [] }: WonTogether,
): Declared | Refusal {
  const { rule } = running
  const hit = `H${state.hitsSoFar + 1}`
  const draft = draftOf(state.balances, funderOf(rule))
  const players = winners.map(({ who, person }) => {
    const bettor = { ...(person === undefined ? {} : { person }), place: 'seated' as const }
    const hand = { seat: '', role: 'player' as const, cards: {}, bettors: [bettor] }
    const held = heldAgainst(state, running, person, who)
    return { who, hand, bettor, on: 'own hand' as const, cards: hand, held }
  })
  const round = { table: '', game: '', decks: 1, facts: {}, common: {}, hands: [] }
  const ofRound = { misses: [], questions: [] }
  const lines = chartOf(rule, running.offering)
  const won = awardPrizes(
    { round, local: at.local, hit, room: [], running, lines, players, ofRound, draft },
    winners.map(({ who, line, amount }, nth) => ({
      who,
      player: players[nth]!,
      line: payable(line, amount),
      ...(amount === undefined ? {} : { amount }),
    })),
  ).map((award, nth) => {
    const { thing, form, pot, by: cited = [] } = winners[nth]!
    return {
      ...award,
      ...(thing === undefined ? {} : { thing }),
      ...(form === undefined ? {} : { form }),
      ...(pot === undefined ? {} : { pot }),
      by: [...new Set([...award.by, ...why.flatMap(citedIn), ...cited.flatMap(citedIn)])],
    }
  })
  const before = firstUndecided(state, running, poolsOf(running, won))
  if (before !== undefined) return refuseOrder('hit before the last card', { hit: before })
  const each = new Map(players.map((player) => [partyKey(player.who), player]))
  const asked = [...each.values()].flatMap(({ who, held }): Question[] => [
    ...held.questions.filter(({ id }) => !answered.has(id)),
    ...[...(rule.confirm ?? []), ...ready].map(({ by: clause, asks }) => ({
      id: `${clause} ${partyKey(who)}`,
      clause,
      who,
      asks: message('as written', { text: asks }),
    })),
  ])
  const declared: Event = {
    type: 'HitDeclared',
    hit,
    activity: rule.activity,
    digest: state.offerings.get(rule.activity)!.running!.digest,
    source,
    at: at.at,
    local: at.local,
    declaredBy: by,
    cards,
    awards: won,
    denied,
    questions: asked,
    total: toWire(add(...won.map(({ amount }) => fromWire(amount)))),
    evidence,
    posts: toPosts(draft.posts),
  }
  const balances = copyOf(state.balances)
  post(balances, draft.posts)
  return { declared, balances }
}

/** What a wheel shows, and a part of a prize, is paid like an amount that somebody enters. */
const payable = (line: Line, amount: Cents | undefined): Line =>
  line.pays.kind === 'shown' || (line.pays.kind === 'fixed' && amount !== undefined)
    ? { ...line, pays: { kind: 'entered', range: line.pays.range, from: line.pays.from } }
    : line

/** Said where a prize may be a thing or money: another drawing may post it otherwise. */
const thingOf = ({ rule, offering }: Running, { line, form }: Line): { thing?: string | null } =>
  rule.claim.things === undefined || form !== undefined ? {} : { thing: offering.things?.[line] ?? null }

/** The one prize that is posted for a drawing, or that what it gives is bound to. */
export const prizeLineOf = ({ rule, offering }: Running, named?: string): Line | undefined =>
  chartOf(rule, offering).find(({ line, pays }) => pays.kind === 'fixed' && (named === undefined || line === named))

const carriedFor = (state: State, activity: string): Cents => fromWire(state.carried.get(activity) ?? '0')

/** What is drawn for: as posted, and what nobody came for before. */
export function prizeFor(
  state: State,
  posted: Running,
  { activity, drawing }: Pick<CallUp, 'activity' | 'drawing'>,
): Cents {
  const running = asDrawn(posted, drawing)
  const line = prizeLineOf(running)
  return line === undefined ? ZERO : add(prizeOf(running, line), carriedFor(state, activity))
}

/** Without a game between the call and the prize. */
export function declarePrize(
  state: State,
  posted: Running,
  callup: CallUp,
  clause: string,
  acting: Acting,
): Event[] | Refusal {
  const drawn = asDrawn(posted, callup.drawing)
  const line = prizeLineOf(drawn, callup.line)
  if (line === undefined) return refuseOrder('drawing has no prize', { activity: callup.activity })
  const carried = carriedFor(state, callup.activity)
  const amount = add(prizeOf(drawn, line), carried)
  const offering = { ...drawn.offering, prizes: { ...drawn.offering.prizes, [line.line]: amount } }
  const { callup: call, ticket, draw } = callup
  const won = declareWin(state, { ...drawn, offering: offering as Running['offering'] }, callup, acting, {
    line,
    why: [clause],
    cards: shownOf({}, []),
    evidence: message('drawn and reported', {
      callup: call,
      ...(ticket === undefined ? {} : { ticket }),
      ...(draw === undefined ? {} : { draw }),
      ...(carried === ZERO ? {} : { carried: toWire(carried) }),
    }),
  })
  return isRefusal(won) ? won : [won.declared]
}
