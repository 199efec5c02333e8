/** One round held against one running activity: who gets how much from which fund, or all the reasons why not. */
import { add, type Cents, fromWire } from '../base/money.ts'
import type { Reason } from '../base/refusal.ts'
import type { Balances } from '../ledger/balances.ts'
import { type Draft, draftOf } from '../ledger/draft.ts'
import { backlineIn, chartOf, funderOf } from '../rulebook/chosen.ts'
import type { Offering } from '../rulebook/offering.ts'
import type { Line, RuleFile } from '../rulebook/rule.ts'
import { type Held, holdPlayer, holdRound, type Player, playersOf } from './answer.ts'
import { judgeBeaten } from './beaten.ts'
import { awardEnvy, awardTable } from './envy.ts'
import type { Award, Denied, Question } from './event.ts'
import { dealOf, type Round } from './fact.ts'
import { hasLine } from './line.ts'
import type { Posted } from './needs.ts'
import { awardPrizes, type Winner } from './prizes.ts'
import { bestShown, isShown } from './showdown.ts'

/** What runs at a table: the rule, what the house has posted of it, and the smallest chip. */
export type Running = { readonly rule: RuleFile; readonly offering: Offering; readonly chip: Cents }

/** What a reported hand is judged by. */
export type Report = {
  readonly round: Round
  readonly local: string
  readonly hit: string
  /** Everybody with a fee of this activity at any table at that moment. */
  readonly room: readonly string[]
}

export type Judgement = {
  readonly awards: readonly Award[]
  readonly denied: readonly Denied[]
  readonly questions: readonly Question[]
  readonly total: Cents
  /** What a declaration holds: prizes in `pending:HIT`, reseeds in `reseed:HIT`. */
  readonly draft: Draft
}

export type HeldPlayer = Player & { readonly held: Held }

/** One report on one activity, as far as it is thought through. */
export type Case = Report & {
  readonly running: Running
  readonly lines: readonly Line[]
  readonly players: readonly HeldPlayer[]
  readonly ofRound: Held
  readonly draft: Draft
}
export type Found = Pick<Judgement, 'awards' | 'denied' | 'questions'>

export function judge(running: Running, report: Report, balances: Balances): Judgement {
  const { rule, offering } = running
  const { round, local } = report
  const posted = postedOf(rule, offering, round.game, local)
  const draft = draftOf(balances, funderOf(rule))
  const lines = chartOf(rule, offering, round.game)
  const players = playersOf(round).map((player) => ({ ...player, held: holdPlayer(rule.who, player, 'prize', posted) }))
  const judged: Case = { ...report, running, lines, players, ofRound: holdRound(rule.who, round, posted), draft }
  const found = lines.some(({ pays }) => pays.kind === 'beaten') ? judgeBeaten(judged) : judgeHands(judged)
  return { ...found, total: add(...found.awards.map(({ amount }) => fromWire(amount))), draft }
}

/** What the house has posted, as far as needs ask for it at that table and moment. */
export const postedOf = (rule: RuleFile, offering: Offering, game: string, local: string): Posted => ({
  local,
  hours: offering.hours ?? [],
  games: offering.games ?? rule.games.map((designated) => designated.game),
  backline: backlineIn(offering, game),
})

/** The first line of the chart that a hand has, so a hand is paid its highest prize only. */
function lineOf({ lines, running: { rule, offering }, round }: Case, player: Player): Line | undefined {
  const cards = rule.counts?.[round.game]?.cards
  const deal = dealOf(round, player.cards)
  const best = lines.some(({ beaten }) => beaten !== undefined) ? bestShown(round) : undefined
  return lines.find((line) => {
    const other = line.with?.cards !== undefined || cards === undefined ? {} : { cards }
    if (line.beaten === undefined) return hasLine(line, offering, deal, other)
    // Who folded was not beaten at the showdown.
    if (best === undefined || best === player.cards || !isShown(round, player.cards)) return false
    return hasLine(line, offering, { ...deal, opponent: best.cards }, other)
  })
}

function judgeHands(judged: Case): Found {
  const { running, players, ofRound } = judged
  const denied: Denied[] = []
  const winners: (Winner & { readonly player: HeldPlayer })[] = []
  for (const player of players) {
    const line = lineOf(judged, player)
    const misses: Reason[] = [...ofRound.misses, ...player.held.misses]
    if (line === undefined) misses.push({ clause: running.rule.charts.by, says: 'no hand of the posted chart' })
    if (line !== undefined && misses.length === 0) winners.push({ who: player.who, player, line })
    else denied.push({ who: player.who, reasons: misses })
  }
  const awards = awardPrizes(judged, winners)
  const shares = awardTable(judged, winners)
  const envy = ofRound.misses.length > 0 ? [] : awardEnvy(judged, (player) => lineOf(judged, player))
  const asked = winners.flatMap(({ player }) => player.held.questions)
  const questions = awards.length === 0 && envy.length === 0 ? [] : [...ofRound.questions, ...asked]
  const paid = [...awards, ...shares, ...envy]
  return { awards: paid, denied: denied.filter(({ who }) => !shares.some(({ to }) => to === who)), questions }
}
