/** What somebody has won who was drawn: a hit like every other, with the call as its source. */
import { citedIn } from '../../base/cited.ts'
import { type Message, message } from '../../base/message.ts'
import { add, type Cents, fromWire, toWire, ZERO } from '../../base/money.ts'
import { partyKey } from '../../base/party.ts'
import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { type Shown, shownOf } from '../../cards/showncards.ts'
import { copyOf, post } from '../../ledger/balances.ts'
import { draftOf } from '../../ledger/draft.ts'
import { chartOf, funderOf, prizeOf } from '../../rulebook/choice.ts'
import type { Line } from '../../rulebook/rule.ts'
import { firstUndecided, poolsOf } from '../hits/held.ts'
import type { Source } from '../hits/source.ts'
import type { Question } from '../judging/judgement.ts'
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
  readonly shown?: { readonly amount: Cents; readonly thing?: string | undefined }
}

/** Who has won, and by what. */
export type Winner = Pick<CallUp, 'who' | 'person'> & { readonly source: Source }
export type Declared = { readonly declared: Event; readonly balances: State['balances'] }

/** `running`: with the prizes as they stand for this drawing. */
export const declareWin = (
  state: State,
  running: Running,
  { callup, ...called }: CallUp,
  acting: Acting,
  won: Won,
): Declared | Refusal => declareFor(state, running, { ...called, source: { kind: 'drawing', callup } }, acting, won)

/** The prize is held and waits for its verification. */
export function declareFor(
  state: State,
  running: Running,
  { who, person, source }: Winner,
  { at, by }: Acting,
  { line: posted, why, cards, evidence, shown }: Won,
): Declared | Refusal {
  const { rule } = running
  const line = payable(posted)
  const hit = `H${state.hitsSoFar + 1}`
  const draft = draftOf(state.balances, funderOf(rule))
  const bettor = { ...(person === undefined ? {} : { person }), place: 'seated' as const }
  const hand = { seat: '', role: 'player' as const, cards: {}, bettors: [bettor] }
  const held = heldAgainst(state, running, person, who)
  const player = { who, hand, bettor, on: 'own hand' as const, cards: hand, held }
  const round = { table: '', game: '', decks: 1, facts: {}, common: {}, hands: [] }
  const ofRound = { misses: [], questions: [] }
  const lines = chartOf(rule, running.offering)
  const won = awardPrizes(
    { round, local: at.local, hit, room: [], running, lines, players: [player], ofRound, draft },
    [{ who, player, line, ...(shown === undefined ? {} : { amount: shown.amount }) }],
  ).map((award) => ({
    ...award,
    ...(shown === undefined ? thingOf(running, line) : { thing: shown.thing ?? null }),
    by: [...new Set([...award.by, ...why.flatMap(citedIn)])],
  }))
  const before = firstUndecided(state, running, poolsOf(running, won))
  if (before !== undefined) return refuseOrder('hit before the last card', { hit: before })
  const asked: Question[] = (rule.confirm ?? []).map(({ by: clause, asks }) => ({
    id: `${clause} ${partyKey(who)}`,
    clause,
    who,
    asks: message('as written', { text: asks }),
  }))
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
    denied: [],
    questions: [...held.questions, ...asked],
    total: toWire(add(...won.map(({ amount }) => fromWire(amount)))),
    evidence,
    posts: toPosts(draft.posts),
  }
  const balances = copyOf(state.balances)
  post(balances, draft.posts)
  return { declared, balances }
}

/** What a wheel shows is paid like an amount that somebody enters. */
const payable = (line: Line): Line =>
  line.pays.kind === 'shown'
    ? { ...line, pays: { kind: 'entered', range: line.pays.range, from: line.pays.from } }
    : line

/** Said where a prize may be a thing or money: another drawing may post it otherwise. */
const thingOf = ({ rule, offering }: Running, { line, form }: Line): { thing?: string | null } =>
  rule.claim.things === undefined || form !== undefined ? {} : { thing: offering.things?.[line] ?? null }

/** The one prize that is posted for a drawing. */
const prizeLineOf = ({ rule, offering }: Running): Line | undefined =>
  chartOf(rule, offering).find(({ pays }) => pays.kind === 'fixed')

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
  const line = prizeLineOf(drawn)
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
