/** Hands that bring tickets for a drawing, or points. */
import { citedIn } from '../../base/cited.ts'
import { message } from '../../base/message.ts'
import { partyKey } from '../../base/party.ts'
import { because, type Reason } from '../../base/refusal.ts'
import { type Chosen, chartOf, ticketsFor } from '../../rulebook/choice.ts'
import type { Line } from '../../rulebook/rule.ts'
import { leastIn } from '../../rulebook/terms.ts'
import { untold } from './cardcheck.ts'
import type { Case, Found, HeldPlayer } from './case.ts'
import { dealOf, type Hand, playedDeal } from './fact.ts'
import type { Denied, PointAward, Question, TicketAward } from './judgement.ts'
import { hasLine, nearestLine } from './line.ts'
import { bestShown, isShown } from './showdown.ts'

const isEntry = ({ pays }: Line): boolean => pays.kind === 'ticket' || pays.kind === 'points'

/** Of the whole chart: in a game that it has no line for, and in a version without hands, a hand brings nothing. */
export const bringsTickets = ({ rule, offering }: Chosen): boolean =>
  rule.runs === 'promotion' || chartOf(rule, offering).some(isEntry)

/** Everybody with money on a hand of a line has what it brings; so has the hand that beat it, where the line says so. */
export function judgeTickets(judged: Case): Found {
  const { players, ofRound, running, round } = judged
  // A hand of several lines has the one that brings most.
  const lines = judged.lines.filter(isEntry).toSorted((one, other) => broughtBy(judged, other) - broughtBy(judged, one))
  const found = new Map<Hand, Line>()
  for (const { cards } of players) {
    const line = lines.find((candidate) => isOf(judged, candidate, cards))
    if (line === undefined) continue
    if (!found.has(cards)) found.set(cards, line)
    const best = line.winnerToo === undefined ? undefined : bestShown(judged.round)
    if (best !== undefined && !found.has(best)) found.set(best, line)
  }
  const tickets: TicketAward[] = []
  const points: PointAward[] = []
  const denied: Denied[] = []
  const winners: HeldPlayer[] = []
  for (const player of players) {
    const line = found.get(player.cards)
    const misses: Reason[] = [...ofRound.misses, ...player.held.misses]
    if (line === undefined) misses.push(...whyNone(judged, lines, player))
    else misses.push(...whyNotCounted(judged, line, player))
    if (line === undefined || misses.length > 0) {
      // Of whoever only sits there no cards were told: there is nothing to deny.
      if (line !== undefined || player.hand.named !== false) denied.push({ who: player.who, reasons: misses })
      continue
    }
    winners.push(player)
    const { person } = player.bettor
    const by = reasonsOf(judged, line, player.cards)
    if (line.pays.kind === 'points')
      points.push({ to: player.who, person: person ?? '', line: line.line, points: line.pays.points, by })
    else
      tickets.push({
        to: player.who,
        ...(person === undefined ? {} : { person }),
        line: line.line,
        tickets: ticketsFor(running, line, limitOf(round)),
        by,
      })
  }
  const questions = winners.flatMap((player) => [...player.held.questions, ...confirmed(judged, player)])
  if (winners.length > 0) questions.unshift(...ofRound.questions)
  const brought = lines.some(({ pays }) => pays.kind === 'points') ? { points } : { tickets }
  return { awards: [], denied, questions, ...brought }
}

/** What is confirmed of the hand itself. */
const confirmed = ({ running: { rule } }: Case, { who }: HeldPlayer): Question[] =>
  (rule.confirmHand ?? []).map(({ by: clause, asks }) => ({
    id: `${clause} ${partyKey(who)}`,
    clause,
    who,
    asks: message('as written', { text: asks }),
  }))

const broughtBy = ({ running, round }: Case, line: Line): number =>
  line.pays.kind === 'points' ? line.pays.points : ticketsFor(running, line, limitOf(round))

/** Without purchase is under every limit. */
const limitOf = ({ facts }: Case['round']): string | undefined => (facts.freeTable === true ? undefined : facts.limit)

/** Points are kept under a number; tickets by the limit need to know it. */
function whyNotCounted({ round: { facts } }: Case, { pays, by }: Line, { bettor }: HeldPlayer): Reason[] {
  if (pays.kind === 'points') return bettor.person === undefined ? [because(by, 'points need a number')] : []
  const isByLimit = pays.kind === 'ticket' && pays.more !== undefined && facts.freeTable !== true
  return isByLimit && leastIn(facts.limit ?? '') === undefined ? [because(pays.more!.by, 'limit not known')] : []
}

function isOf({ running, round }: Case, line: Line, hand: Hand, cards?: string): boolean {
  const counts = running.rule.counts?.[round.game]?.cards
  const which = cards ?? (line.with?.cards === undefined ? counts : undefined)
  const other = which === undefined || line.cards === undefined ? {} : { cards: which }
  if (hand.dealt === false && round.common.player === undefined) return false
  // The bank hand counts as dealt, without what is drawn to it.
  if (line.bank !== undefined) {
    const bank = hand.role === 'player-dealer' ? (hand.cards.hand ?? hand.cards.banker) : undefined
    return bank !== undefined && hasLine(line, running.offering, { ...hand.cards, banker: bank.slice(0, 3) }, other)
  }
  // Cards that were kept aside meet the winner's as they lie.
  const deal = line.beaten === undefined ? playedDeal(round, hand) : dealOf(round, hand)
  if (line.beaten === undefined) return hasLine(line, running.offering, deal, other)
  const best = bestShown(round)
  const isThere = isShown(round, hand) || (line.heldAside !== undefined && hand.heldAside === true)
  if (best === undefined || best === hand || !isThere) return false
  return hasLine(line, running.offering, { ...deal, opponent: best.cards }, other)
}

function reasonsOf({ running, round }: Case, line: Line, hand: Hand): string[] {
  const counts = line.cards === undefined ? undefined : running.rule.counts?.[round.game]
  const isWinner = line.beaten !== undefined && bestShown(round) === hand
  const by = [
    line.by,
    line.cards?.by,
    line.bank?.by,
    counts?.by,
    isWinner ? line.winnerToo?.by : line.beaten?.by,
    hand.heldAside === true ? line.heldAside?.by : undefined,
  ]
  return [...new Set(by.filter((clause) => clause !== undefined).flatMap(citedIn))]
}

/** No hand of the chart; and, where that is all it lacks, that the hole cards do not play or the cards were not kept. */
function whyNone(judged: Case, lines: readonly Line[], { cards: hand }: HeldPlayer): Reason[] {
  const { running, round } = judged
  const nearly = lines.find((line) => line.cards !== undefined && isNearly(judged, line, hand))
  const gone = lines.find(
    (line) =>
      line.heldAside !== undefined &&
      hand.folded === true &&
      hand.heldAside !== true &&
      isOf(judged, line, { ...hand, heldAside: true }),
  )
  return [
    because(running.rule.charts.by, 'no hand of the chart'),
    ...(hand.dealt === false ? [because(running.rule.charts.by, 'not dealt in')] : []),
    ...(nearly === undefined ? nearestLine(lines, running.offering, playedDeal(round, hand)) : []),
    ...(nearly === undefined ? [] : [because(nearly.cards!.by, 'hole cards do not play')]),
    ...untold(running.rule.charts.by, round.common),
    ...(gone === undefined ? [] : [because(gone.heldAside!.by, 'folded cards not kept')]),
  ]
}

/** The pairing is there, if only the hole cards played: said to the one who lost and to the one who won. */
function isNearly(judged: Case, line: Line, hand: Hand): boolean {
  if (isOf(judged, line, hand, 'any five')) return true
  if (line.winnerToo === undefined || bestShown(judged.round) !== hand) return false
  return judged.round.hands.some((other) => other !== hand && isOf(judged, line, other, 'any five'))
}
