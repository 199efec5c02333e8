/** A good hand beaten by a better one: loser, winner and table divide the pool. */

import { add, type Cents, cents, smaller, subtract, ZERO } from '../../base/money.ts'
import { because, type Reason } from '../../base/refusal.ts'
import { partRoundedDown } from '../../base/share.ts'
import { divideRoundedDown, divideRoundedUp, proRata, split } from '../../base/split.ts'
import { type Draft, entitle, standingIn } from '../../ledger/draft.ts'
import { fundsIn, pendingAccount, poolAccount, reseedAccount } from '../../ledger/name.ts'
import { reseedOf } from '../../rulebook/choice.ts'
import type { Line } from '../../rulebook/rule.ts'
import { drawOnReserve } from '../money/movements.ts'
import type { Running } from '../offerings/running.ts'
import type { Case, Found, HeldPlayer } from './case.ts'
import type { Hand, Round } from './fact.ts'
import { holdAsked } from './freehands.ts'
import type { Award, Denied } from './judgement.ts'
import { hasLine } from './line.ts'
import { type Beat, cardsOf, findMet } from './matchup.ts'
import { multipliedPrize, timesNow } from './multiplier.ts'
import { award, type Funds, holdReseed, take } from './prizes.ts'
import { isShown, strengthOf } from './showdown.ts'
import { byWager } from './wager.ts'

export function judgeBeaten(judged: Case): Found {
  const { running, round, lines, players, ofRound } = judged
  const [first] = lines
  const isShowdown = first?.pays.kind === 'beaten' && first.pays.showdown !== undefined
  const { line, winners, losers, misses } = (isShowdown ? findBeat : findMet)(running, round, lines)
  const reasons = [...ofRound.misses, ...misses]
  if (line === undefined || reasons.length > 0) {
    return {
      awards: [],
      questions: [],
      denied: players.map((player) => ({ who: player.who, reasons: [...reasons, ...player.held.misses] })),
    }
  }
  const ofHands = (hands: readonly Hand[]) => players.filter(({ hand }) => hands.includes(hand))
  const isActive = ({ hand }: HeldPlayer) => !isActiveOnly(running.rule) || hand.folded !== true
  const groups = {
    loser: ofHands(losers),
    winner: ofHands(winners),
    table: players.filter(
      (player) => !losers.includes(player.hand) && !winners.includes(player.hand) && isActive(player),
    ),
  }
  const asked = (player: HeldPlayer) => holdAsked(running.rule, round, player, line)
  const isEligible = (player: HeldPlayer) => player.held.misses.length === 0 && asked(player).misses.length === 0
  const untold = untoldWagers(running.rule, players.filter(isEligible))
  if (untold.length > 0)
    return { awards: [], questions: [], denied: players.map(({ who }) => ({ who, reasons: untold })) }
  const awards = divide(judged, line, groups, isEligible)
  const { free } = running.rule
  const isFull = round.facts.freeTable === true && free?.pays === 'full prize'
  const whole = because(free?.by ?? line.by, 'full prize to the beaten hand')
  const denied = players.flatMap((player): Denied[] => {
    const reasons = [
      ...(isFull && !groups.loser.includes(player) ? [whole] : []),
      ...(isActive(player) ? [] : [because(sharesOf(running, line)?.by ?? line.by, 'only active players share')]),
      ...player.held.misses,
      ...asked(player).misses,
    ]
    return reasons.length === 0 ? [] : [{ who: player.who, reasons }]
  })
  return {
    awards,
    denied,
    questions: [
      ...ofRound.questions,
      ...players.filter(isEligible).flatMap((player) => [...player.held.questions, ...asked(player).questions]),
    ],
  }
}

/** Where only active hands count, only active players share. */
export const isActiveOnly = ({ who }: Running['rule']): boolean =>
  who.some((need) => need.need === 'dealt in' && need.hands === 'active only')

/** Where nothing asks for a hand in this round, whoever sits at the table shares. */
export const isSeatedEnough = ({ shares, who }: Running['rule']): boolean =>
  shares !== undefined && !who.some(({ need }) => need === 'dealt in' || need === 'dealt in person')

/** The line's own division, or the posted one. */
const sharesOf = ({ rule, offering }: Running, line: Line) =>
  (line.pays.kind === 'beaten' ? line.pays.shares : undefined) ?? rule.shares?.option[offering.structure ?? '']

/** The best and the second-best hand of the showdown, and whether they open the jackpot. */
function findBeat({ offering }: Running, round: Round, lines: readonly Line[]): Beat {
  const [first] = lines
  if (first?.pays.kind !== 'beaten') throw new Error('a chart of beaten hands has only such lines')
  const { showdown = first, secondBest = first } = first.pays
  const shown = round.hands.filter((hand) => isShown(round, hand))
  const tops = [...new Set(shown.map((hand) => strengthOf(round, hand)))].sort((a, b) => b - a)
  const [best = 0, second = 0] = tops
  const winners = shown.filter((hand) => strengthOf(round, hand) === best)
  const losers = shown.filter((hand) => strengthOf(round, hand) === second)
  const qualifies = (line: Line, loser: Hand, winner: Hand, cards?: string) =>
    hasLine(
      line,
      offering,
      { ...cardsOf(round, loser), opponent: shownBy(round, winner) },
      cards === undefined ? {} : { cards },
    )

  const [loser] = losers
  const [winner] = winners
  const none = { winners: [], losers: [] }
  if (loser !== undefined && winner !== undefined) {
    // Of equal hands, only those count in which both hole cards play; the others are table like everybody else.
    const line = lines.find((candidate) =>
      losers.some((lost) => winners.some((won) => qualifies(candidate, lost, won))),
    )
    if (line !== undefined) {
      return {
        line,
        winners: winners.filter((won) => losers.some((lost) => qualifies(line, lost, won))),
        losers: losers.filter((lost) => winners.some((won) => qualifies(line, lost, won))),
        misses: [],
      }
    }
    const nearly = lines.find((candidate) => qualifies(candidate, loser, winner, 'any five'))
    if (nearly !== undefined) {
      // A lower hand may do what the second-best does not: then its place is what decides.
      const lower = shown.some((hand) => !losers.includes(hand) && lines.some((low) => qualifies(low, hand, winner)))
      return {
        ...none,
        misses: [
          ...(lower ? [because(secondBest.by, 'loser not second-best')] : []),
          because(nearly.cards?.by ?? nearly.by, 'hole cards must play in both'),
        ],
      }
    }
  }
  const left = round.hands.filter(
    (hand) => (hand.folded === true || hand.betsCompleted === false) && strengthOf(round, hand) > 0,
  )
  const couldHave = left.some((hand) =>
    [...shown, ...left].some((other) =>
      lines.some((line) => qualifies(line, hand, other) || qualifies(line, other, hand)),
    ),
  )
  if (couldHave) return { ...none, misses: [because(showdown.by, 'both hands not shown down')] }
  return { ...none, misses: [because(first.by, 'none beaten', { lines: lines.map(({ line }) => line) })] }
}

/** The player-dealer's whole hand may be told as its up card and those below. */
const shownBy = (round: Round, hand: Hand) =>
  hand.role === 'player-dealer' ? { hand: cardsOf(round, hand).hand ?? [], ...hand.cards } : hand.cards

type Groups = Record<'loser' | 'winner' | 'table', readonly HeldPlayer[]>

function divide(judged: Case, line: Line, groups: Groups, isEligible: (player: HeldPlayer) => boolean): Award[] {
  const { running, round, draft, hit, local } = judged
  const { rule, chip } = running
  const structure = sharesOf(running, line)
  if (rule.shares === undefined || structure === undefined || line.pays.kind !== 'beaten')
    throw new Error('no payout structure posted')
  const { pool } = line.pays
  const posted = standingIn(draft, poolAccount(pool))
  const prize = multipliedPrize(running, posted, timesNow(running, round, local))
  const { loser, winner, table } = structure
  const full = round.facts.freeTable === true && rule.free?.pays === 'full prize' ? rule.free : undefined
  const staysIn = rule.shares.odd.how === 'stays in the pool'
  // Cents that stay are nobody's part either: then the table has its own percentage and not the rest.
  const parts =
    full !== undefined
      ? { loser: prize, winner: ZERO, table: ZERO }
      : staysIn
        ? {
            loser: partRoundedDown(prize, loser),
            winner: partRoundedDown(prize, winner),
            table: partRoundedDown(prize, table),
          }
        : split(prize, { loser, winner }, { rest: 'table' })

  const shares = (['loser', 'winner', 'table'] as const).flatMap((name) => {
    const takers = groups[name].filter(isEligible)
    // A free table pays one share only. Elsewhere a share of nothing, from a pool that is held for another hit, is said too.
    if (takers.length === 0 || (full !== undefined && parts[name] === ZERO)) return []
    if (rule.wagers !== undefined) {
      const paid = byHands(judged, name, parts[name], takers, groups)
      return [{ name, paid, extra: ZERO, isDivided: false }]
    }
    const isDivided = takers.length > 1
    if (isDivided && rule.shares?.odd.how === 'to the first in order') {
      const each = proRata(
        parts[name],
        takers.map(() => 1n),
      )
      return [{ name, paid: takers.map((player, at) => ({ player, amount: each[at]! })), extra: ZERO, isDivided }]
    }
    const { each, extra } = !isDivided
      ? { each: parts[name], extra: ZERO }
      : staysIn
        ? { each: divideRoundedDown(parts[name], takers.length, cents(1)).each, extra: ZERO }
        : divideRoundedUp(parts[name], takers.length, chip)
    return [{ name, paid: takers.map((player) => ({ player, amount: each })), extra, isDivided }]
  })
  const sum = add(...shares.flatMap(({ paid }) => paid.map(({ amount }) => amount)))
  const odd = add(...shares.map(({ extra }) => extra))
  const funds = drawFunds(running, pool, subtract(sum, odd), odd, draft, hit)
  holdReseed(running, pool, draft, hit)
  holdUntaken(running, pool, draft, hit)
  return shares.flatMap(({ name, paid, isDivided }) =>
    paid.map(({ player, amount }) => {
      const isWagered =
        rule.wagers !== undefined && paid.filter((other) => other.player.hand === player.hand).length > 1
      const by = [
        line.by,
        full?.by ?? structure.by,
        ...(isDivided && name !== 'table' ? [rule.shares?.odd.by ?? ''] : []),
        ...(isWagered ? [rule.wagers!.by] : []),
      ]
      return award({ who: player.who, player, line }, amount, take(funds, amount), [...new Set(by)], name)
    }),
  )
}

/** A part goes evenly to hands, and inside a hand by wagers. At a free table the house's own hands have parts too. */
function byHands(
  { running: { rule }, round }: Case,
  name: keyof Groups,
  part: Cents,
  takers: readonly HeldPlayer[],
  { loser, winner }: Groups,
) {
  const hands = Map.groupBy(takers, ({ hand }) => hand)
  const isOwnPart = round.facts.freeTable === true && rule.free?.ownPart !== undefined && name === 'table'
  const played = [...loser, ...winner].map(({ hand }) => hand)
  // An empty place among the two hands of the jackpot is no hand of the table.
  const isGone = ({ dealt, folded }: Hand) => dealt === false || (folded === true && isActiveOnly(rule))
  const others = round.hands.filter((hand) => !isGone(hand) && !played.includes(hand))
  const empty = Number(loser.length === 0) + Number(winner.length === 0)
  const count = isOwnPart ? Math.max(hands.size, others.length - empty) : hands.size
  const each = proRata(
    part,
    Array.from({ length: count }, () => 1n),
  )
  return [...hands.values()].flatMap((onHand, index) => byWager(onHand, each[index]!) ?? [])
}

/** Where a prize is divided by wagers, those of several on one hand must be known. */
function untoldWagers({ wagers }: Running['rule'], players: readonly HeldPlayer[]): Reason[] {
  if (wagers === undefined) return []
  return [...Map.groupBy(players, ({ hand }) => hand)].flatMap(([{ seat }, onHand]) =>
    byWager(onHand, ZERO) === undefined ? [because(wagers.by, 'wagers not told', { seat })] : [],
  )
}

/** What nobody took is not part of the prize that is posted next: it waits with the reseed, and goes to the reserve. */
function holdUntaken(running: Running, pool: string, draft: Draft, hit: string): void {
  const { shares } = running.rule
  const over = subtract(standingIn(draft, poolAccount(pool)), reseedOf(running, pool))
  if (shares?.untaken.to === 'reserve' && over > 0n)
    entitle(draft, poolAccount(pool), reseedAccount(hit), over, shares.untaken.by)
}

/** The pool pays what it shows, the reserve the multiplied rest and the odd chips, the house what the reserve lacks. */
function drawFunds({ rule }: Running, pool: string, prize: Cents, odd: Cents, draft: Draft, hit: string): Funds {
  const fromPool = smaller(prize, standingIn(draft, poolAccount(pool)))
  entitle(draft, poolAccount(pool), pendingAccount(hit), fromPool, rule.shares?.by ?? rule.charts.by)
  const multiplied = drawOnReserve(
    draft,
    rule,
    pendingAccount(hit),
    subtract(prize, fromPool),
    rule.multiplier?.rest.by ?? rule.charts.by,
  )
  const chips = drawOnReserve(draft, rule, pendingAccount(hit), odd, rule.shares?.odd.by ?? rule.charts.by)
  return [
    { name: poolAccount(pool), left: fromPool },
    ...fundsIn(multiplied).map(([name, drawn]) => ({ name, left: add(drawn, chips[name] ?? ZERO) })),
  ]
}
