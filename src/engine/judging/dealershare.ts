/** A player's hand of the chart: its prize is divided with the player-dealer, by how their two hands compare. */

import { type Cents, subtract, ZERO } from '../../base/money.ts'
import { isSameParty } from '../../base/party.ts'
import { because, type Reason } from '../../base/refusal.ts'
import { partRoundedDown } from '../../base/share.ts'
import { proRata } from '../../base/split.ts'
import { evaluate } from '../../cards/high/high.ts'
import { entitle, standingIn } from '../../ledger/draft.ts'
import { pendingAccount, poolAccount, reseedAccount } from '../../ledger/name.ts'
import { reseedOf } from '../../rulebook/choice.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import type { Case, Found, HeldPlayer } from './case.ts'
import type { Player } from './conditions.ts'
import { dealOf, type Hand } from './fact.ts'
import { holdAsked } from './freehands.ts'
import type { Award, Denied, Question } from './judgement.ts'
import { nearestLine } from './line.ts'
import { cardsOf } from './matchup.ts'
import { award, holdReseed } from './prizes.ts'
import { byWager } from './wager.ts'

type Terms = NonNullable<RuleFile['withDealer']>
/** One hand of the chart with those on it who may win. */
type Won = { readonly hand: Hand; readonly line: Line; readonly pool: string; readonly takers: readonly HeldPlayer[] }

export function judgeWithDealer(judged: Case, linesOf: (player: Player) => readonly Line[]): Found {
  const { running, round, players, ofRound } = judged
  const { rule } = running
  const terms = rule.withDealer!
  const dealer = round.hands.find(({ role }) => role === 'player-dealer')
  const denied: Denied[] = []
  const questions: Question[] = []
  const won: Won[] = []
  for (const [hand, onHand] of Map.groupBy(players, (player) => player.hand)) {
    const [line] = hand === dealer ? [] : linesOf(onHand[0]!)
    const misses = line === undefined ? noHand(judged, hand) : missesOf(judged, terms, hand, dealer, onHand)
    const takers: HeldPlayer[] = []
    for (const player of onHand) {
      const asked = line === undefined ? { misses: [], questions: [] } : holdAsked(rule, round, player, line)
      const reasons = [...ofRound.misses, ...player.held.misses, ...asked.misses, ...misses]
      if (reasons.length > 0) denied.push({ who: player.who, reasons })
      else {
        takers.push(player)
        questions.push(...player.held.questions, ...asked.questions)
      }
    }
    // The player-dealer has a part in the hand even of one who may not win.
    if (
      line?.pays.kind === 'pool' &&
      misses.length === 0 &&
      ofRound.misses.length === 0 &&
      isEligible(onHand, takers, judged, line)
    )
      won.push({ hand, line, pool: line.pays.pool, takers })
  }
  const dealers = players.filter(({ hand }) => hand === dealer)
  const dealing = dealers.filter(({ held }) => held.misses.length === 0)
  const awards = [...Map.groupBy(won, ({ pool }) => pool)].flatMap(([pool, hands]) =>
    divide(judged, pool, hands, { hand: dealer, all: dealers, takers: dealing }),
  )
  if (awards.length === 0) return { awards, denied, questions: [] }
  const paidDealers = dealing.filter(({ who }) => awards.some(({ to }) => isSameParty(to, who)))
  return {
    awards,
    denied: denied.filter(({ who }) => !paidDealers.some((player) => isSameParty(player.who, who))),
    questions: [...ofRound.questions, ...questions, ...paidDealers.flatMap(({ held }) => held.questions)],
  }
}

/** At a free table a hand that nobody asked a prize for opens nothing. */
const isEligible = (
  onHand: readonly HeldPlayer[],
  takers: readonly HeldPlayer[],
  { running, round }: Case,
  line: Line,
) => takers.length > 0 || onHand.every((player) => holdAsked(running.rule, round, player, line).misses.length === 0)

const noHand = ({ running: { rule, offering }, lines, round }: Case, hand: Hand): Reason[] =>
  hand.role === 'player-dealer'
    ? [because(rule.withDealer!.by, 'prize not for the player-dealer')]
    : [because(rule.charts.by, 'no hand of the chart'), ...nearestLine(lines, offering, dealOf(round, hand))]

function missesOf(
  { round, running }: Case,
  { by }: Terms,
  hand: Hand,
  dealer: Hand | undefined,
  onHand: readonly HeldPlayer[],
): Reason[] {
  const misses: Reason[] = []
  if (hand.folded === true) misses.push(because(by, 'hand thrown away'))
  if (dealer === undefined || cardsOf(round, dealer).hand?.length !== cardsOf(round, hand).hand?.length)
    misses.push(because(by, 'player-dealer hand not told'))
  if (running.rule.wagers !== undefined && byWager(onHand, ZERO) === undefined)
    misses.push(because(running.rule.wagers.by, 'wagers not told', { seat: hand.seat }))
  return misses
}

/** The player-dealer's hand, those who are on it, and who of them may win. */
type Dealer = {
  readonly hand: Hand | undefined
  readonly all: readonly HeldPlayer[]
  readonly takers: readonly HeldPlayer[]
}

function divide({ running, round, draft, hit }: Case, pool: string, hands: readonly Won[], dealer: Dealer): Award[] {
  const terms = running.rule.withDealer!
  const account = poolAccount(pool)
  const posted = standingIn(draft, account)
  const parts = proRata(
    posted,
    hands.map(() => 1n),
  )
  const several = hands.length > 1 ? [terms.several.by] : []
  const awards = hands.flatMap(({ hand, line, takers }, index): Award[] => {
    const each = parts[index]!
    const isBehind = evaluate(cardsOf(round, hand).hand!) < evaluate(cardsOf(round, dealer.hand!).hand!)
    const shares = isBehind ? terms.behind : terms.ahead
    const forDealer = partRoundedDown(each, shares.playerDealer)
    // A player-dealer who may not win is still the other party; an empty place is none.
    const isOut = dealer.all.length > 0 && dealer.takers.length === 0
    const forPlayers = isOut ? each : subtract(each, forDealer)
    const pay = (those: readonly HeldPlayer[], amount: Cents, share: string, more: readonly string[]) =>
      (byWager(those, amount) ?? []).map(({ player, amount: part }) => {
        entitle(draft, account, pendingAccount(hit), part, line.by)
        const pro = those.length > 1 && running.rule.wagers !== undefined ? [running.rule.wagers.by] : []
        const by = [line.by, terms.by, shares.by, ...more, ...pro, ...several]
        return { ...award({ who: player.who, player, line }, part, { [account]: part }, by, share), of: `${posted}` }
      })
    return [
      ...pay(takers, forPlayers, 'player', isOut ? [terms.dealerOut.by] : []),
      ...(isOut ? [] : pay(dealer.takers, forDealer, 'player-dealer', [])),
    ]
  })
  if (awards.length === 0) return []
  holdReseed(running, pool, draft, hit)
  const over = subtract(standingIn(draft, account), reseedOf(running, pool))
  if (over > 0n) entitle(draft, account, reseedAccount(hit), over, terms.untaken.by)
  return awards
}
