/**
 * Awards by hand: no rule knows who has won, so one person enters it and another confirms it. From there on it is a hit
 * like every other: held, attested, verified, claimed, paid, or declined and disputed.
 */

import { message, type Recorded } from '../../base/message.ts'
import { localAt } from '../../base/moment.ts'
import { add, type Cents, fromWire, toWire } from '../../base/money.ts'
import { isSameParty, type Party, partyKey } from '../../base/party.ts'
import { because, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { draftOf } from '../../ledger/draft.ts'
import { chartOf, funderOf } from '../../rulebook/choice.ts'
import { isByHand, type Line } from '../../rulebook/rule.ts'
import { isWithin, type MoneyRange, UNBOUNDED } from '../../rulebook/terms.ts'
import type { HeldPlayer } from '../judging/case.ts'
import { holdPlayer, holdRound } from '../judging/conditions.ts'
import type { Bettor, Hand, Round } from '../judging/fact.ts'
import { postedOf } from '../judging/judge.ts'
import type { Award, Question } from '../judging/judgement.ts'
import { awardPrizes } from '../judging/prizes.ts'
import { onlyMore, sinceThen } from '../offerings/raises.ts'
import type { Running } from '../offerings/running.ts'
import { runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import { namedDealer } from '../rotation/dealer.ts'
import { firstUndecided, poolsOf } from './held.ts'
import type { CommandOf, Decision, Entered, Hit, State } from './vocabulary.ts'

export function enterAward(state: State, command: CommandOf<'EnterAward'>): Decision {
  const { activity, table, awards: entered, evidence, by, at } = command
  const running = runningOf(state, activity, { at: at.at })
  const offered = state.offerings.get(activity)
  if (running === undefined || offered?.running === undefined) return refuseOrder('activity does not run', { activity })
  if (offered.status !== 'running') return refuseOrder('nothing awarded', { activity, status: offered.status })
  const { rule, offering } = running
  if (!isByHand(rule)) return refuseOrder('judged by its rules', { activity })
  const where = table === undefined ? undefined : state.tables.get(table)
  if (table !== undefined && where === undefined) return refuseOrder('no such table', { table })
  if (entered.length === 0) return refuseOrder('award names nobody')
  if (evidence.trim() === '') return refuseOrder('award names its evidence')
  const twice = entered.find((one, index) => entered.findIndex((other) => isSame(one, other)) !== index)
  if (twice !== undefined) return refuseOrder('entered twice', { to: twice.to, line: twice.line })

  const before = [...state.hits.values()].find((one) => one.activity === activity && isRepeated(one, entered, evidence))
  if (before !== undefined) return refuseOrder('award entered already', { hit: before.hit })

  const lines = chartOf(rule, offering)
  const wrong = entered.map((one) => whyNot(one, lines, running)).find((reason) => reason !== undefined)
  if (wrong !== undefined) return wrong

  const round = roundOf(where, table)
  const local = localAt(at, at.at)
  const posted = postedOf(rule, offering, round.game, local)
  const ofRound = holdRound(rule.who, round, posted)
  if (ofRound.misses.length > 0) return refuse({ kind: 'activity', activity }, ofRound.misses)
  const players = entered.map((one): HeldPlayer => {
    const player = playerOf(state, one)
    return { ...player, held: holdPlayer(rule.who, player, 'prize', posted) }
  })
  const barred = players.find(({ held }) => held.misses.length > 0)
  if (barred !== undefined) return refuse(barred.who, barred.held.misses)

  const hit = `H${state.hitsSoFar + 1}`
  const draft = draftOf(state.balances, funderOf(rule), onlyMore(sinceThen(state, running, { at: at.at })))
  const winners = entered.map(({ to, line, amount }, index) => ({
    who: to,
    player: players[index]!,
    line: lines.find((candidate) => candidate.line === line)!,
    ...(amount === undefined ? {} : { amount }),
  }))
  const awards = awardPrizes({ round, local, hit, room: [], running, lines, players, ofRound, draft }, winners)
  const other = otherAmount(activity, entered, awards)
  if (other !== undefined) return other
  const undecided = firstUndecided(state, running, poolsOf(running, awards))
  if (undecided !== undefined) return refuseOrder('what is left undecided', { hit: undecided })
  const questions = [
    ...ofRound.questions,
    ...players.flatMap(({ who, held }) => [...held.questions, ...confirmed(running, who)]),
  ].filter(({ id }, index, all) => all.findIndex((same) => same.id === id) === index)
  return [
    {
      type: 'HitDeclared',
      hit,
      activity,
      digest: offered.running.digest,
      source: table === undefined ? { kind: 'house' } : { kind: 'table', table },
      at: at.at,
      local: at.local,
      declaredBy: by,
      ...(table === undefined ? {} : namedDealer(state, table, at.at)),
      cards: {},
      awards,
      denied: [],
      questions,
      total: toWire(add(...awards.map(({ amount }) => fromWire(amount)))),
      evidence: message('as written', { text: evidence }),
      posts: toPosts(draft.posts),
    },
  ]
}

const isSame = (one: Entered, other: Pick<Entered, 'to' | 'person' | 'line'>): boolean =>
  one.line === other.line &&
  (isSameParty(one.to, other.to) || (one.person !== undefined && one.person === other.person))

/** The same prize to the same person on the same evidence: another award rests on something else. */
const isRepeated = ({ awards, evidence }: Hit, entered: readonly Entered[], written: string): boolean =>
  isWritten(evidence, written) && awards.some((award) => entered.some((one) => isSame(one, award)))

const isWritten = (evidence: Recorded | undefined, written: string): boolean =>
  evidence?.id === 'as written' && (evidence.with as { text?: unknown }).text === written

/** No such prize, no amount where one is needed, or an amount outside of what is posted. */
function whyNot({ to, line: name, amount }: Entered, lines: readonly Line[], running: Running): Refusal | undefined {
  const { rule, offering } = running
  const line = lines.find((candidate) => candidate.line === name)
  if (line === undefined)
    return refuse(to, [because(rule.charts.by, 'no such prize', { line: name, lines: lines.map((one) => one.line) })])
  if (line.pays.kind !== 'entered') return undefined
  const range = offering.ranges?.[name] ?? line.pays.range
  if (amount === undefined) return refuse(to, [because(line.by, 'amount not entered', wireOf(range))])
  if (!isWithin(range, amount))
    return refuse(to, [because(line.by, 'amount outside the posted', { ...wireOf(range), amount: toWire(amount) })])
  return undefined
}

const wireOf = ({ min, max }: MoneyRange): { min: string; max?: string } =>
  max === UNBOUNDED ? { min: toWire(min) } : { min: toWire(min), max: toWire(max) }

/** Where the rules name the amount, nobody can enter another. */
function otherAmount(activity: string, entered: readonly Entered[], awards: readonly Award[]): Refusal | undefined {
  for (const { to, line, amount } of entered) {
    const award = awards.find((one) => isSameParty(one.to, to) && one.line === line)
    if (award === undefined) throw new Error(`${partyKey(to)} was entered for ${line} in ${activity} and has no award`)
    const due: Cents = fromWire(award.amount)
    if (amount !== undefined && amount !== due)
      return refuse(to, [
        because(award.by[0] ?? '', 'prize has its amount', { line, due: toWire(due), amount: toWire(amount) }),
      ])
  }
  return undefined
}

const confirmed = ({ rule }: Running, who: Party): Question[] =>
  (rule.confirm ?? []).map(({ by, asks }) => ({
    id: `${by} ${partyKey(who)}`,
    clause: by,
    who,
    asks: message('as written', { text: asks }),
  }))

/** Nobody was dealt anything: a round without hands, at the table where it happened if there was one. */
const roundOf = (table: { game: string; decks: number } | undefined, name = ''): Round => ({
  table: name,
  game: table?.game ?? '',
  decks: table?.decks ?? 1,
  facts: {},
  common: {},
  hands: [],
})

function playerOf(state: State, { to, person }: Entered): Omit<HeldPlayer, 'held'> {
  const known = person === undefined ? {} : { person, ...state.persons.get(person) }
  const bettor: Bettor = { ...known, place: 'seated' }
  const hand: Hand = { seat: '', role: 'player', cards: {}, bettors: [bettor] }
  return { who: to, hand, bettor, on: 'own hand', cards: hand }
}
