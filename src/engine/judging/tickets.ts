/** Tickets for a drawing: hands that bring them, and the drum that they lie in until they win. */
import { citedIn } from '../../base/cited.ts'
import { because, type Reason } from '../../base/refusal.ts'
import { type Chosen, chartOf, ticketsFor } from '../../rulebook/choice.ts'
import type { Line } from '../../rulebook/rule.ts'
import { untold } from './cardcheck.ts'
import type { Case, Found, HeldPlayer } from './case.ts'
import { dealOf, type Hand, playedDeal } from './fact.ts'
import type { Denied, TicketAward } from './judgement.ts'
import { hasLine, nearestLine } from './line.ts'
import { bestShown, isShown } from './showdown.ts'

/** Of the whole chart: in a game that it has no line for, a hand brings none. */
export const bringsTickets = ({ rule, offering }: Chosen): boolean =>
  chartOf(rule, offering).some(({ pays }) => pays.kind === 'ticket')

/** Everybody with money on a hand that brings a ticket has one; so has the hand that beat it, where the line says so. */
export function judgeTickets(judged: Case): Found {
  const { players, ofRound, lines: all } = judged
  const lines = all.filter(({ pays }) => pays.kind === 'ticket')
  const found = new Map<Hand, Line>()
  for (const { cards } of players) {
    const line = lines.find((candidate) => isOf(judged, candidate, cards))
    if (line === undefined) continue
    if (!found.has(cards)) found.set(cards, line)
    const best = line.winnerToo === undefined ? undefined : bestShown(judged.round)
    if (best !== undefined && !found.has(best)) found.set(best, line)
  }
  const tickets: TicketAward[] = []
  const denied: Denied[] = []
  const winners: HeldPlayer[] = []
  for (const player of players) {
    const line = found.get(player.cards)
    const misses: Reason[] = [...ofRound.misses, ...player.held.misses]
    if (line === undefined) misses.push(...whyNone(judged, lines, player))
    if (line === undefined || misses.length > 0) {
      // Of whoever only sits there no cards were told: there is nothing to deny.
      if (line !== undefined || player.hand.named !== false) denied.push({ who: player.who, reasons: misses })
      continue
    }
    winners.push(player)
    const { person } = player.bettor
    tickets.push({
      to: player.who,
      ...(person === undefined ? {} : { person }),
      line: line.line,
      tickets: ticketsFor(judged.running, line),
      by: reasonsOf(judged, line, player.cards),
    })
  }
  const questions = tickets.length === 0 ? [] : [...ofRound.questions, ...winners.flatMap(({ held }) => held.questions)]
  return { awards: [], denied, questions, tickets }
}

function isOf({ running, round }: Case, line: Line, hand: Hand, cards?: string): boolean {
  const counts = running.rule.counts?.[round.game]?.cards
  const which = cards ?? (line.with?.cards === undefined ? counts : undefined)
  const other = which === undefined || line.cards === undefined ? {} : { cards: which }
  if (hand.dealt === false && round.common.player === undefined) return false
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
