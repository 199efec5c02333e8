/** One round held against one running activity: who gets how much from which fund, or all the reasons why not. */
import { add, fromWire, negate } from '../../base/money.ts'
import { isSameParty } from '../../base/party.ts'
import { because, type Reason } from '../../base/refusal.ts'
import type { Balances } from '../../ledger/balances.ts'
import { type Draft, draftOf } from '../../ledger/draft.ts'
import { poolOf } from '../../ledger/name.ts'
import { backlineIn, chartOf, funderOf, prizeOf } from '../../rulebook/choice.ts'
import type { Offering } from '../../rulebook/offering.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import { drawOnReserve } from '../money/movements.ts'
import { onlyMore } from '../offerings/raises.ts'
import type { Running } from '../offerings/running.ts'
import { judgeBeaten } from './badbeat.ts'
import { untold } from './cardcheck.ts'
import type { Case, Found, HeldPlayer, Judgement, Report } from './case.ts'
import { askSeats, type Held, holdPlayer, holdRound, type Player, playersOf } from './conditions.ts'
import { judgeWithDealer } from './dealershare.ts'
import { awardEnvy, awardTable } from './envy.ts'
import { placeOf, playedDeal } from './fact.ts'
import { holdAsked, holdFreeHands, secondHand } from './freehands.ts'
import { forBoard } from './highhand.ts'
import type { Award, Denied } from './judgement.ts'
import { hasLine, nearestLine } from './line.ts'
import type { Posted } from './needs.ts'
import { awardPrizes, type Winner } from './prizes.ts'
import { bestShown, isShown, strengthOf } from './showdown.ts'
import { bringsTickets, judgeTickets } from './tickets.ts'

export function judge(running: Running, report: Report, balances: Balances): Judgement {
  const { rule, offering } = running
  const { round, local } = report
  const posted = postedOf(rule, offering, round.game, local)
  const lines = chartOf(rule, offering, round.game)
  const players = playersOf(round).map((player) => {
    const { misses, questions } = holdPlayer(rule.who, player, 'prize', posted)
    const more = secondHand(rule, round, player.hand, player.bettor.person)
    return { ...player, held: { misses: [...misses, ...more], questions } }
  })
  const asked = { misses: [], questions: askSeats(rule, round, lines) }
  const held = both(both(holdRound(rule.who, round, posted), holdFreeHands(rule, round)), asked)
  const ofRound = report.out === undefined ? held : { ...held, misses: [report.out, ...held.misses] }
  const given = { ...report, running, lines, players, ofRound }
  const { draft, found } = judgeWith((draft) => judgeCase({ ...given, draft }), running, report, balances)
  const judged: Case = { ...given, draft }
  // At a free table the clause on free play is a reason of every prize.
  const awards =
    round.facts.freeTable === true
      ? found.awards.map((award) => ({
          ...award,
          by: [...award.by, ...(rule.free === undefined ? [] : [rule.free.by]), ...emptySeatBy(judged, award)],
        }))
      : found.awards
  const won = awards.length + (found.board ?? []).length + (found.tickets ?? []).length + (found.points ?? []).length
  // Nobody is named, and nobody wins: it is said of the round itself.
  const denied: readonly Denied[] =
    won > 0 || found.denied.length > 0 ? found.denied : [{ who: { kind: 'round' }, reasons: whyNothing(judged) }]
  return { ...found, awards, denied, total: add(...awards.map(({ amount }) => fromWire(amount))), draft }
}

/** The clause by which somebody wins with a hand that was dealt to an empty seat. */
function emptySeatBy(judged: Case, { to, line }: Award): string[] {
  const clause = judged.running.rule.free?.emptySeat?.by
  const player = judged.players.find(({ who }) => isSameParty(who, to))
  if (clause === undefined || player === undefined) return []
  return linesOf(judged, player).some((own) => own.line === line) ? [] : [clause]
}

function whyNothing({ running: { rule, offering }, lines, ofRound, round }: Case): readonly Reason[] {
  if (ofRound.misses.length > 0) return ofRound.misses
  return [
    because(rule.charts.by, 'no hand of the chart'),
    ...nearestLine(lines, offering, round.common),
    ...untold(rule.charts.by, round.common),
  ]
}

/** On what stood in the pools when the hand was dealt: later money is left alone, and what was lowered since comes back for a prize of it. */
function judgeWith(
  judged: (draft: Draft) => Found,
  { rule }: Running,
  { since = new Map() }: Report,
  balances: Balances,
) {
  const apart = onlyMore(since)
  const draft = draftOf(balances, funderOf(rule), apart)
  const found = judged(draft)
  const lowered = [...since].filter(
    ([pool, beyond]) => beyond < 0n && found.awards.some(({ parts }) => parts[pool] !== undefined),
  )
  if (lowered.length === 0) return { draft, found }
  const restored = draftOf(balances, funderOf(rule), apart)
  for (const [pool, beyond] of lowered)
    drawOnReserve(restored, rule, pool, negate(beyond), rule.pools[poolOf(pool)]!.falls.by)
  return { draft: restored, found: judged(restored) }
}

const both = (one: Held, other: Held): Held => ({
  misses: [...one.misses, ...other.misses],
  questions: [...one.questions, ...other.questions],
})

function judgeCase(judged: Case): Found {
  if (bringsTickets(judged.running)) return judgeTickets(judged)
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
  const deal = playedDeal(round, player.cards)
  const best = lines.some(({ beaten }) => beaten !== undefined) ? bestShown(round) : undefined
  return (line) => {
    // Who was not dealt in has no hand; the cards of the table are everybody's.
    if (player.cards.dealt === false && !isOfTable(round)) return false
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

/** Player and Banker belong to the table. */
const isOfTable = ({ common }: Case['round']): boolean => common.player !== undefined

/** No hand of the chart; and, where that is all it lacks, what: the hole cards, one thing of a line, a better hand, a card. */
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
  const gone = whyGone(judged, player)
  const near =
    nearly === undefined && gone.length === 0
      ? nearestLine(lines, running.offering, playedDeal(round, player.cards), usualOf(counts))
      : []
  return [
    because(running.rule.charts.by, 'no hand of the chart'),
    ...gone,
    ...near,
    ...(nearly === undefined ? [] : [because((nearly.cards ?? counts)!.by, 'hole cards do not play')]),
    ...untold(running.rule.charts.by, round.common),
    ...(isUnbeaten ? [because(first!.beaten!.by, 'not beaten at the showdown')] : []),
  ]
}

const usualOf = (counts: { readonly cards: string } | undefined): Record<string, string> =>
  counts === undefined ? {} : { cards: counts.cards }

/** The cards would have made it, but the person was not in the hand, or no longer. */
function whyGone(judged: Case, player: Player): Reason[] {
  const { charts } = judged.running.rule
  const { dealt, folded, foldedOn, ...held } = player.cards
  if (dealt === false && !isOfTable(judged.round)) return [because(charts.by, 'not dealt in')]
  if (folded !== true && foldedOn === undefined) return []
  if (!judged.lines.some(isLineOf(judged, { ...player, cards: held }))) return []
  return (foldedOn ?? 'preflop') === 'preflop'
    ? [because(charts.by, 'folded before the flop')]
    : [because(charts.by, 'folded before it was made')]
}

/** At a free table, where the rule says so: what a hand has that was dealt to a seat where nobody plays. */
function emptySeatLines(judged: Case): readonly Line[] {
  const { round, running } = judged
  if (round.facts.freeTable !== true || running.rule.free?.emptySeat === undefined) return []
  for (const hand of round.hands) {
    if (hand.bettors.length > 0) continue
    const bettor = { place: 'seated' } as const
    const lines = linesOf(judged, { who: placeOf(round, hand.seat), hand, bettor, on: 'own hand', cards: hand })
    if (lines.length > 0) return lines
  }
  return []
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
  const ofEmpty = emptySeatLines(judged)
  for (const one of players) {
    const own = linesOf(judged, one)
    const lines = own.length === 0 && isNamed(one) ? ofEmpty : own
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
  const held = awardPrizes(judged, winners, () =>
    ofRound.misses.length > 0 ? [] : awardEnvy(judged, (player) => linesOf(judged, player)[0]),
  )
  const [awards, envy] = [held.filter(({ share }) => share !== 'envy'), held.filter(({ share }) => share === 'envy')]
  const shares = awardTable(judged, winners)
  const envious = players.filter(({ who }) => envy.some(({ to }) => isSameParty(to, who)))
  const asked = [
    ...winners.flatMap(({ player }) => player.held.questions),
    ...envious.flatMap((player) => holdPlayer(running.rule.who, player, 'envy').questions),
  ].filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
  const questions = held.length === 0 ? [] : [...ofRound.questions, ...asked]
  const paid = [...awards.map((award) => withReasons(judged, award, awards)), ...shares, ...envy]
  return { awards: paid, denied: denied.filter(({ who }) => !shares.some(({ to }) => isSameParty(to, who))), questions }
}
