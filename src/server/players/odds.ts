/** Odds of an activity as the public reads them: one row for each thing that can happen, with its exact chance. */
import { toWire } from '../../base/money.ts'
import { doubleUpRules, hiLoRules } from '../../engine/drawings/prizegame.ts'
import { type Running, runningOf } from '../../engine/offerings/running.ts'
import type { HandName } from '../../games/table/hands.ts'
import type { WagerName } from '../../games/table/rules.ts'
import { doubleUpOdds } from '../../odds/doubleup.ts'
import { type Fraction, formatFraction, fraction, toNumber } from '../../odds/fraction.ts'
import { hiLoOdds } from '../../odds/hilo.ts'
import { oddsOf } from '../../odds/tablegame.ts'
import { cardWheelOdds } from '../../odds/wheels/cardwheel.ts'
import { wheelOdds } from '../../odds/wheels/prizewheel.ts'
import { cardWheelRules, postedCardWheel, postedWheel, wheelRules } from '../../rulebook/parts/wheel.ts'
import { isTableGame, type TableGameFile } from '../../rulebook/tablegame.ts'
import type { SignLine } from '../../words/signline.ts'
import type { SignPrize } from '../../words/signprize.ts'

export type Chance = { readonly exact: string; readonly value: number }
export type OddsRow = {
  /** A line of a sign, or what stands on a wheel. */
  readonly name: SignLine | { readonly is: 'spot'; readonly spot: string; readonly times: 1 | 2 }
  readonly prize?: SignPrize
  readonly chance: Chance
}
export type OddsView = {
  readonly of: 'hands' | 'guesses' | 'coups' | 'wheel' | 'wheel of cards'
  readonly rows: readonly OddsRow[]
  /** Of the base game, by the best decisions: what the house keeps of each Ante. */
  readonly edge?: Chance
}

const chance = (value: Fraction): Chance => ({ exact: formatFraction(value), value: toNumber(value) })

/** The same of texts, for a thread that knows nothing else. */
export function postedOdds({ rule, text, activity }: { rule: string; text: string; activity: string }): OddsView {
  const running = { version: 1, text, rule, digest: '', since: '' }
  const posted = runningOf({ offerings: new Map([[activity, { activity, status: 'running', running }]]) }, activity)
  return (posted === undefined ? undefined : oddsView(posted)) ?? { of: 'hands', rows: [] }
}

/** Nothing where the program has not counted it. */
export function oddsView({ rule, offering }: Running): OddsView | undefined {
  const { game } = rule
  if (isTableGame(rule)) return ofTable(rule, offering.settings ?? {})
  if (game?.game === 'hi-lo') {
    // What each rung is worth is not asked here, only how often it is reached.
    const { reach } = hiLoOdds(
      hiLoRules(game),
      game.rungs.map(() => 1n),
    )
    const rows = game.rungs.map((_, right) => ({ name: { is: 'rung', right } as const, chance: chance(reach[right]!) }))
    return { of: 'guesses', rows }
  }
  if (game?.game === 'double-up baccarat') {
    const { coups } = doubleUpOdds(
      doubleUpRules(game),
      game.rungs.map(() => 1),
    )
    const rows = Object.entries(coups).map(([line, one]) => ({
      name: { is: 'line', line } as const,
      chance: chance(one),
    }))
    return { of: 'coups', rows }
  }
  if (rule.wheel !== undefined && offering.wheel !== undefined) {
    const { least: _, ...wheel } = postedWheel(rule.wheel, offering.wheel)
    const { outcomes } = wheelOdds(wheelRules(rule.wheel), wheel, '2026-01-01T00:00:00')
    return {
      of: 'wheel',
      rows: outcomes.map(({ won, spot, amount, chance: one }) => ({
        name: { is: 'spot', spot, times: won === 'prize' ? 1 : 2 },
        prize: { is: 'amount', amount: toWire(amount) },
        chance: chance(one),
      })),
    }
  }
  if (rule.cardWheel !== undefined && offering.cardWheel !== undefined) {
    const { hands } = cardWheelOdds(cardWheelRules(rule.cardWheel), postedCardWheel(offering.cardWheel))
    return {
      of: 'wheel of cards',
      rows: hands.map(({ hand, amount, chance: one }) => ({
        name: { is: 'line', line: hand },
        prize: { is: 'amount', amount: toWire(amount) },
        chance: chance(one),
      })),
    }
  }
  return undefined
}

/** Of the paytables that are posted, and not of every one that the document has. */
function ofTable(rule: TableGameFile, settings: Readonly<Record<string, string>>): OddsView {
  const { main, tables } = oddsOf(rule)
  const isPosted = (wager: WagerName, option: string): boolean => {
    const posted = settings[rule.table.wagers[wager]?.with ?? wager]
    return posted === undefined ? option === 'only' : posted === option
  }
  return {
    of: 'hands',
    edge: chance(fraction(-main.expectation.over, main.expectation.under)),
    rows: tables
      .filter(({ wager, option }) => isPosted(wager, option))
      .flatMap(({ wager, odds }) =>
        odds.lines.map(({ hand, probability }) => ({
          name: { is: 'pay', wager, hand: hand as HandName },
          chance: chance(probability),
        })),
      ),
  }
}
