/** One round held against one running activity: who gets how much from which fund, or all the reasons why not. */
import { add, type Cents } from '../base/money.ts'
import type { Reason } from '../base/refusal.ts'
import type { Balances } from '../ledger/balances.ts'
import { type Draft, draftOf } from '../ledger/draft.ts'
import { chartOf } from '../rulebook/check.ts'
import type { Offering } from '../rulebook/offering.ts'
import type { Line, RuleFile } from '../rulebook/rule.ts'
import { type Held, holdPlayer, holdRound, type Player, playersOf } from './answer.ts'
import { judgeBeaten } from './beaten.ts'
import type { Award, Denied, Question } from './event.ts'
import { dealOf, type Round } from './fact.ts'
import { hasLine } from './line.ts'
import type { Posted } from './needs.ts'
import { awardPrizes, type Winner } from './prizes.ts'

/** What runs at a table: the rule, what the house has posted of it, and where the holds of a hit are put. */
export type Running = { readonly rule: RuleFile; readonly offering: Offering; readonly chip: Cents }

export type Judgement = {
  readonly awards: readonly Award[]
  readonly denied: readonly Denied[]
  readonly questions: readonly Question[]
  readonly total: Cents
  /** What a declaration holds: prizes in `pending:HIT`, reseeds in `reseed:HIT`. */
  readonly draft: Draft
}

export function judge(running: Running, round: Round, local: string, balances: Balances, hit: string): Judgement {
  const { rule, offering } = running
  const posted: Posted = {
    local,
    hours: offering.hours ?? [],
    games: offering.games ?? rule.games.map(({ game }) => game),
  }
  const ofRound = holdRound(rule.who, round, posted)
  const players = playersOf(round).map((player) => ({ ...player, held: holdPlayer(rule.who, player) }))
  const draft = draftOf(balances, rule.activity)
  const lines = chartOf(rule, offering)
  const found = lines.some(({ pays }) => pays.kind === 'beaten')
    ? judgeBeaten(running, round, lines, players, ofRound, draft, hit, local)
    : judgeHands(running, round, lines, players, ofRound, draft, hit)
  return { ...found, total: add(...found.awards.map(({ amount }) => BigInt(amount) as Cents)), draft }
}

export type HeldPlayer = Player & { readonly held: Held }
export type Found = Pick<Judgement, 'awards' | 'denied' | 'questions'>

function judgeHands(
  running: Running,
  round: Round,
  lines: readonly Line[],
  players: readonly HeldPlayer[],
  ofRound: Held,
  draft: Draft,
  hit: string,
): Found {
  const { rule } = running
  const denied: Denied[] = []
  const winners: (Winner & { readonly player: HeldPlayer })[] = []
  for (const player of players) {
    const line = lines.find((candidate) => hasLine(candidate, running.offering, dealOf(round, player.hand)))
    const misses: Reason[] = [...ofRound.misses, ...player.held.misses]
    if (line === undefined) misses.push({ clause: rule.charts.by, says: 'no hand of the posted chart' })
    if (line !== undefined && misses.length === 0) winners.push({ who: player.who, player, line })
    else denied.push({ who: player.who, reasons: misses })
  }
  const questions =
    winners.length === 0 ? [] : [...ofRound.questions, ...winners.flatMap(({ player }) => player.held.questions)]
  return { awards: awardPrizes(running, winners, draft, hit), denied, questions }
}
