/** One round held against one running activity: who gets how much from which fund, or all the reasons why not. */
import { add, fromWire } from '../../base/money.ts'
import { isSameParty } from '../../base/party.ts'
import { because, type Reason } from '../../base/refusal.ts'
import type { Balances } from '../../ledger/balances.ts'
import { draftOf } from '../../ledger/draft.ts'
import { backlineIn, chartOf, funderOf, prizeOf } from '../../rulebook/choice.ts'
import type { Offering } from '../../rulebook/offering.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import type { Running } from '../offerings/running.ts'
import { judgeBeaten } from './badbeat.ts'
import { untold } from './cardcheck.ts'
import type { Case, Found, HeldPlayer, Judgement, Report } from './case.ts'
import { type Held, holdPlayer, holdRound, type Player, playersOf } from './conditions.ts'
import { judgeWithDealer } from './dealershare.ts'
import { awardEnvy, awardTable } from './envy.ts'
import { dealOf } from './fact.ts'
import { holdFreeHands, secondHand } from './freehands.ts'
import { holdAsked } from './freeprize.ts'
import { forBoard } from './highhand.ts'
import type { Award, Denied } from './judgement.ts'
import { hasLine } from './line.ts'
import type { Posted } from './needs.ts'
import { awardPrizes, type Winner } from './prizes.ts'
import { bestShown, isShown, strengthOf } from './showdown.ts'
import { bringsTickets, judgeTickets } from './tickets.ts'

export function judge(running: Running, report: Report, balances: Balances): Judgement {
  const { rule, offering } = running
  const { round, local } = report
  const posted = postedOf(rule, offering, round.game, local)
  const draft = draftOf(balances, funderOf(rule))
  const lines = chartOf(rule, offering, round.game)
  const players = playersOf(round).map((player) => {
    const { misses, questions } = holdPlayer(rule.who, player, 'prize', posted)
    const more = secondHand(rule, round, player.hand, player.bettor.person)
    return { ...player, held: { misses: [...misses, ...more], questions } }
  })
  const held = both(holdRound(rule.who, round, posted), holdFreeHands(rule, round))
  const ofRound = report.out === undefined ? held : { ...held, misses: [report.out, ...held.misses] }
  const judged: Case = { ...report, running, lines, players, ofRound, draft }
  const found = judgeCase(judged)
  // At a free table the clause on free play is a reason of every prize.
  const awards =
    round.facts.freeTable === true
      ? found.awards.map((award) => ({
          ...award,
          by: [...award.by, ...(rule.free === undefined ? [] : [rule.free.by])],
        }))
      : found.awards
  return { ...found, awards, total: add(...awards.map(({ amount }) => fromWire(amount))), draft }
}

const both = (one: Held, other: Held): Held => ({
  misses: [...one.misses, ...other.misses],
  questions: [...one.questions, ...other.questions],
})

function judgeCase(judged: Case): Found {
  if (bringsTickets(judged.lines)) return judgeTickets(judged)
  if (judged.lines.some(({ pays }) => pays.kind === 'beaten')) return judgeBeaten(judged)
  if (judged.running.rule.withDealer !== undefined) return judgeWithDealer(judged, (player) => linesOf(judged, player))
  return judgeHands(judged)
}

/** What the house has posted, as far as needs ask for it at that table and moment. */
export const postedOf = (rule: RuleFile, offering: Offering, game: string, local: string): Posted => ({
  local,
  hours: offering.periods ?? offering.hours ?? [],
  games: offering.games ?? rule.games.map((designated) => designated.game),
  backline: backlineIn(offering, game),
})

/** The lines that a hand is paid: the first of the chart that it has, or all where the rule pays all that apply. */
function linesOf(judged: Case, player: Player): readonly Line[] {
  const has = isLineOf(judged, player)
  const { lines, running } = judged
  if (running.rule.highest?.only === false) return lines.filter(has)
  const [best] =
    running.rule.highest === undefined ? lines.filter(has) : byPrize(running, lines.filter(has), judged.round.game)
  return best === undefined ? [] : [best]
}

/** The largest posted prize first, where the house posts an amount for each. */
const byPrize = (running: Running, lines: readonly Line[], game: string): readonly Line[] =>
  lines.every(({ pays }) => pays.kind === 'fixed')
    ? lines.toSorted((a, b) => Number(prizeOf(running, b, game) - prizeOf(running, a, game)))
    : lines

function isLineOf(
  { lines, running: { rule, offering }, round }: Case,
  player: Player,
  instead?: string,
): (line: Line) => boolean {
  const cards = rule.counts?.[round.game]?.cards
  const deal = dealOf(round, player.cards)
  const best = lines.some(({ beaten }) => beaten !== undefined) ? bestShown(round) : undefined
  return (line) => {
    const usual = line.with?.cards !== undefined || cards === undefined ? {} : { cards }
    const other = instead === undefined ? usual : { cards: instead }
    if (line.beaten === undefined) return hasLine(line, offering, deal, other)
    // Who folded was not beaten at the showdown.
    if (best === undefined || best === player.cards || !isShown(round, player.cards)) return false
    return hasLine(line, offering, { ...deal, opponent: best.cards }, other)
  }
}

/** Beside the line: which cards count in this game, that the hand was beaten, that all prizes are paid that apply. */
function withReasons({ running: { rule }, round, lines }: Case, award: Award, all: readonly Award[]): Award {
  const counts = rule.counts?.[round.game]
  const beaten = lines.find(({ line }) => line === award.line)?.beaten
  const isOneOfSeveral = rule.highest?.only === false && all.filter(({ to }) => isSameParty(to, award.to)).length > 1
  const more = [
    ...(counts === undefined ? [] : [counts.by]),
    ...(beaten === undefined ? [] : [beaten.by]),
    ...(isOneOfSeveral ? [rule.highest!.by] : []),
  ]
  return more.length === 0 ? award : { ...award, by: [...award.by, ...more] }
}

/** No hand of the chart; and, where that is all it lacks, that the hole cards do not play or that it was not beaten. */
function whyNoLine(judged: Case, player: Player): Reason[] {
  const { lines, running, round } = judged
  const counts = running.rule.counts?.[round.game]
  const asksForHole = ({ with: settings, cards }: Line) =>
    /^(both|one) hole$/.test(settings?.cards ?? counts?.cards ?? '') && (cards ?? counts) !== undefined
  const nearly = lines.filter(asksForHole).find(isLineOf(judged, player, 'any five'))
  const [first] = lines
  const best = first?.beaten === undefined ? undefined : bestShown(round)
  const isUnbeaten =
    first?.beaten !== undefined &&
    (!isShown(round, player.cards) || best === undefined || strengthOf(round, best) === strengthOf(round, player.cards))
  return [
    because(running.rule.charts.by, 'no hand of the chart'),
    ...(nearly === undefined ? [] : [because((nearly.cards ?? counts)!.by, 'hole cards do not play')]),
    ...untold(running.rule.charts.by, round.common),
    ...(isUnbeaten ? [because(first!.beaten!.by, 'not beaten at the showdown')] : []),
  ]
}

/** Who is in the round by the fee alone has a part only in what the whole table shares. */
const isNamed = ({ hand }: Player): boolean => hand.named !== false

/** A hand of the whole table: a known person on a second spot has had the prize. */
function alreadyPaid({ bettor: { person } }: Player, lines: readonly Line[], winners: readonly Winner[]): Reason[] {
  const once = lines.find((line) => line.once !== undefined)?.once
  if (once === undefined || person === undefined) return []
  const isPaid = winners.some(({ player, line }) => line.once !== undefined && player.bettor.person === person)
  return isPaid ? [because(once.by, 'paid once for the table')] : []
}

function judgeHands(judged: Case): Found {
  const { running, players, ofRound } = judged
  const denied: Denied[] = []
  const winners: (Winner & { readonly player: HeldPlayer })[] = []
  for (const one of players) {
    const lines = linesOf(judged, one)
    const asked = lines.map((line) => holdAsked(running.rule, judged.round, one, line))
    const questions = [...one.held.questions, ...asked.flatMap((each) => each.questions)]
    const player = { ...one, held: { ...one.held, questions } }
    const misses: Reason[] = [...ofRound.misses, ...player.held.misses, ...asked.flatMap((each) => each.misses)]
    if (lines.length === 0) misses.push(...whyNoLine(judged, one))
    else misses.push(...alreadyPaid(player, lines, winners))
    if (lines.length > 0 && misses.length === 0)
      winners.push(...lines.map((line) => ({ who: player.who, player, line })))
    else if (lines.length > 0 || isNamed(player)) denied.push({ who: player.who, reasons: misses })
  }
  if (running.rule.period !== undefined) return { awards: [], denied, ...forBoard(judged, winners) }
  const awards = awardPrizes(judged, winners)
  const shares = awardTable(judged, winners)
  const envy = ofRound.misses.length > 0 ? [] : awardEnvy(judged, (player) => linesOf(judged, player)[0])
  const envious = players.filter(({ who }) => envy.some(({ to }) => isSameParty(to, who)))
  const asked = [
    ...winners.flatMap(({ player }) => player.held.questions),
    ...envious.flatMap((player) => holdPlayer(running.rule.who, player, 'envy').questions),
  ].filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
  const questions = awards.length === 0 && envy.length === 0 ? [] : [...ofRound.questions, ...asked]
  const paid = [...awards.map((award) => withReasons(judged, award, awards)), ...shares, ...envy]
  return { awards: paid, denied: denied.filter(({ who }) => !shares.some(({ to }) => isSameParty(to, who))), questions }
}
