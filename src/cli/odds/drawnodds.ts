/** Odds of games that are played for the prize of a drawing, as a page and as JSON. */
import { dollars, formatMoney } from '../../base/money.ts'
import { doubleUpRules, hiLoRules } from '../../engine/drawings/prizegame.ts'
import { type DoubleUpOdds, doubleUpOdds } from '../../odds/doubleup.ts'
import { type Fraction, toNumber } from '../../odds/fraction.ts'
import { type HiLoOdds, hiLoOdds } from '../../odds/hilo.ts'
import type { OwnGame } from '../../rulebook/parts/drawing.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { figure, percent as plainPercent } from '../figures.ts'

const percent = (value: Fraction): string => plainPercent(value).padStart(10)
const money = (cents: Fraction): string => `$${(toNumber(cents) / 100).toFixed(2)}`.padStart(10)

/** The odds of the rule's own game, ready to print. */
export function drawnOdds(rule: RuleFile, game: OwnGame, json: boolean): string {
  if (game.game === 'hi-lo') {
    const prizes = game.rungs.map((rung) => startingPrize(rule, rung))
    const counted = hiLoOdds(hiLoRules(game), prizes)
    return json ? inJson(rule, game, hiLoJson(game, counted)) : hiLoPage(rule, game, prizes, counted)
  }
  const times = game.rungs.map((rung) => timesOf(rule, rung))
  const counted = doubleUpOdds(doubleUpRules(game), times)
  return json ? inJson(rule, game, doubleUpJson(game, counted)) : doubleUpPage(rule, game, counted)
}

const inJson = ({ activity }: RuleFile, { game }: OwnGame, more: object): string =>
  JSON.stringify({ activity, game, ...more }, undefined, 2)

const lineOf = ({ charts }: RuleFile, name: string) =>
  Object.values(charts.option)
    .flat()
    .find(({ line }) => line === name)

/** A fixed prize, or where a pool starts. */
function startingPrize(rule: RuleFile, name: string): bigint {
  const pays = lineOf(rule, name)?.pays
  if (pays?.kind === 'pool') return rule.pools[pays.pool]?.range.min ?? dollars(0)
  return pays?.kind === 'fixed' ? pays.range.min : dollars(0)
}

function timesOf(rule: RuleFile, name: string): number {
  const pays = lineOf(rule, name)?.pays
  return pays?.kind === 'fixed' ? (pays.times?.factor ?? 1) : 1
}

/** What the figures stand on; a reader of the page must not have to guess it. */
const HI_LO_ASSUMES =
  'one deck of 52; the player sees the card turned last and calls the side with more ranks, never stopping before that prize'

const hiLoJson = ({ rungs }: OwnGame, { reach, remembering, aims, best }: HiLoOdds) => ({
  assumes: HI_LO_ASSUMES,
  rungs: rungs.map((line, rung) => ({
    line,
    chance: figure(reach[rung]!),
    ...(remembering[rung] === undefined ? {} : { rememberingEveryCard: figure(remembering[rung]) }),
    worthOfAim: figure(aims[rung]!),
  })),
  worthOfBestPlay: figure(best),
})

function hiLoPage({ name }: RuleFile, { rungs }: OwnGame, prizes: readonly bigint[], odds: HiLoOdds): string {
  return [
    name,
    '',
    `${HI_LO_ASSUMES[0]!.toUpperCase()}${HI_LO_ASSUMES.slice(1)}.`,
    'Beside it the first prizes for somebody who remembers every card that was turned.',
    `${'prize'.padEnd(18)}${'amount'.padStart(12)}${'reached'.padStart(12)}${'remembering'.padStart(13)}${'worth of that aim'.padStart(19)}`,
    ...rungs.map((line, rung) => {
      const remembering = odds.remembering[rung]
      return [
        line.padEnd(18),
        formatMoney(prizes[rung]! as never).padStart(12),
        percent(odds.reach[rung]!).padStart(12),
        (remembering === undefined ? '' : percent(remembering)).padStart(13),
        money(odds.aims[rung]!).padStart(19),
      ].join('')
    }),
    '',
    `Stopping whenever the next guess is not worth it comes to ${money(odds.best).trim()} a game, free play at its face.`,
  ].join('\n')
}

const doubleUpJson = ({ rungs }: OwnGame, { coups, sides, steps }: DoubleUpOdds) => ({
  assumes: 'every hand comes from a full shoe',
  hand: Object.fromEntries(Object.entries(coups).map(([name, chance]) => [name, figure(chance)])),
  sides: Object.fromEntries(
    Object.entries(sides).map(([side, { wins, loses, dragon }]) => [
      side,
      { wins: figure(wins), loses: figure(loses), dragon: figure(dragon) },
    ]),
  ),
  steps: steps.map(({ keep, worth, best }, step) => ({ line: rungs[step], keep, worthOfPlaying: figure(worth), best })),
})

function doubleUpPage({ name }: RuleFile, { rungs }: OwnGame, { coups, sides, steps }: DoubleUpOdds): string {
  return [
    name,
    '',
    `One hand: Player ${percent(coups.player).trim()}, Banker ${percent(coups.banker).trim()}, tie ${percent(coups.tie).trim()}, Dragon 7 ${percent(coups.dragon).trim()}`,
    ...Object.entries(sides).map(
      ([side, { wins, dragon }]) =>
        `On ${side}, ties played again: wins ${percent(wins).trim()}, Dragon 7 ${percent(dragon).trim()}`,
    ),
    '',
    `${'stands on'.padEnd(24)}${'to keep'.padStart(9)}${'to play on'.padStart(12)}  best`,
    ...steps.map(
      ({ keep, worth, best }, step) =>
        `${(rungs[step] ?? '').padEnd(24)}${`${keep}×`.padStart(9)}${`${toNumber(worth).toFixed(4)}×`.padStart(12)}  ${best}`,
    ),
  ].join('\n')
}
