/**
 * Awards by hand: no rule knows who has won, so one person enters it and another confirms it. From there on it is a hit
 * like every other: held, attested, verified, claimed, paid, or declined and disputed.
 */

import { localAt } from '../../base/moment.ts'
import { add, type Cents, formatMoney, fromWire, toWire } from '../../base/money.ts'
import { type Reason, type Refusal, refuse, refuseStep } from '../../base/refusal.ts'
import { draftOf } from '../../ledger/draft.ts'
import { chartOf, funderOf } from '../../rulebook/chosen.ts'
import { isByHand, type Line } from '../../rulebook/rule.ts'
import { formatRange, isWithin } from '../../rulebook/terms.ts'
import type { HeldPlayer } from '../judging/case.ts'
import { holdPlayer, holdRound } from '../judging/conditions.ts'
import type { Bettor, Hand, Round } from '../judging/fact.ts'
import { postedOf } from '../judging/judge.ts'
import type { Award, Question } from '../judging/judgement.ts'
import { awardPrizes } from '../judging/prizes.ts'
import type { Running } from '../offerings/running.ts'
import { runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import { undecidedFor } from './report.ts'
import type { CommandOf, Decision, Entered, State } from './vocabulary.ts'

export function enterAward(state: State, command: CommandOf<'EnterAward'>): Decision {
  const { activity, table, awards: entered, evidence, by, at } = command
  const running = runningOf(state, activity, at.at)
  const offered = state.offerings.get(activity)
  if (running === undefined || offered?.running === undefined) return refuseStep(`${activity} does not run`)
  if (offered.status !== 'running') return refuseStep(`${activity} is ${offered.status}; nothing is awarded in it`)
  const { rule, offering } = running
  if (!isByHand(rule)) return refuseStep(`${activity} is judged by its rules: report the hit, do not enter it`)
  const where = table === undefined ? undefined : state.tables.get(table)
  if (table !== undefined && where === undefined) return refuseStep(`there is no table ${table}`)
  if (entered.length === 0) return refuseStep('an award names somebody who is to have it')
  if (evidence.trim() === '') return refuseStep('an award by hand names the evidence that it rests on')
  const twice = entered.find((one, index) => entered.findIndex((other) => isSame(one, other)) !== index)
  if (twice !== undefined) return refuseStep(`${twice.to} is entered twice for ${twice.line}`)

  const lines = chartOf(rule, offering)
  const wrong = entered.map((one) => whyNot(one, lines, running)).find((reason) => reason !== undefined)
  if (wrong !== undefined) return wrong

  const round = roundOf(where, table)
  const local = localAt(at, at.at)
  const posted = postedOf(rule, offering, round.game, local)
  const ofRound = holdRound(rule.who, round, posted)
  if (ofRound.misses.length > 0) return refuse(activity, ofRound.misses)
  const players = entered.map((one): HeldPlayer => {
    const player = playerOf(state, one)
    return { ...player, held: holdPlayer(rule.who, player, 'prize', posted) }
  })
  const barred = players.find(({ held }) => held.misses.length > 0)
  if (barred !== undefined) return refuse(barred.who, barred.held.misses)

  const hit = `H${state.hitsSoFar + 1}`
  const draft = draftOf(state.balances, funderOf(rule))
  const winners = entered.map(({ to, line, amount }, index) => ({
    who: to,
    player: players[index]!,
    line: lines.find((candidate) => candidate.line === line)!,
    ...(amount === undefined ? {} : { amount }),
  }))
  const awards = awardPrizes({ round, local, hit, room: [], running, lines, players, ofRound, draft }, winners)
  const other = otherAmount(activity, entered, awards)
  if (other !== undefined) return other
  const before = undecidedFor(state, running, awards)
  if (before !== undefined)
    return refuseStep(`hit ${before} for the same prize is not decided yet, and what is left depends on it`)
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
      table: table ?? '',
      at: at.at,
      local: at.local,
      declaredBy: by,
      hands: '',
      awards,
      denied: [],
      questions,
      total: toWire(add(...awards.map(({ amount }) => fromWire(amount)))),
      evidence,
      posts: toPosts(draft.posts),
    },
  ]
}

const isSame = (one: Entered, other: Entered): boolean =>
  one.line === other.line && (one.to === other.to || (one.person !== undefined && one.person === other.person))

/** No such prize, no amount where one is needed, or an amount outside of what is posted. */
function whyNot({ to, line: name, amount }: Entered, lines: readonly Line[], running: Running): Refusal | undefined {
  const { rule, offering } = running
  const because = (clause: string, says: string): Refusal => refuse(to, [{ clause, says } satisfies Reason])
  const line = lines.find((candidate) => candidate.line === name)
  if (line === undefined)
    return because(rule.charts.by, `there is no prize "${name}"; there are ${lines.map((one) => one.line).join(', ')}`)
  if (line.pays.kind !== 'entered') return undefined
  const range = offering.ranges?.[name] ?? line.pays.range
  if (amount === undefined) return because(line.by, `how much is to be entered: ${formatRange(range)}`)
  if (!isWithin(range, amount))
    return because(line.by, `${formatMoney(amount)} is outside the posted ${formatRange(range)}`)
  return undefined
}

/** Where the rules name the amount, nobody can enter another. */
function otherAmount(activity: string, entered: readonly Entered[], awards: readonly Award[]): Refusal | undefined {
  for (const { to, line, amount } of entered) {
    const award = awards.find((one) => one.to === to && one.line === line)
    if (award === undefined) throw new Error(`${to} was entered for ${line} in ${activity} and has no award`)
    const due: Cents = fromWire(award.amount)
    if (amount !== undefined && amount !== due)
      return refuse(to, [
        { clause: award.by[0] ?? '', says: `${line} is ${formatMoney(due)}, not ${formatMoney(amount)}` },
      ])
  }
  return undefined
}

const confirmed = ({ rule }: Running, who: string): Question[] =>
  (rule.confirm ?? []).map(({ by, asks }) => ({ id: `${by} ${who}`, clause: by, who, says: asks }))

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
