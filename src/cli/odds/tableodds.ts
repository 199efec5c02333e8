/** Odds of a game against the house, as a page and as JSON. docs/odds.md names every key. */
import { formatMoney } from '../../base/money.ts'
import type { WagerName } from '../../games/table/rules.ts'
import type { CoverAllOdds } from '../../odds/coverall.ts'
import { dividedBy, type Fraction, formatFraction, fraction, toNumber } from '../../odds/fraction.ts'
import type { PaytableOdds } from '../../odds/paytable.ts'
import type { SelectedOdds } from '../../odds/selected.ts'
import { type GameOdds, oddsOf } from '../../odds/tablegame.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { isTableGame } from '../../rulebook/tablegame.ts'
import { figure, percent } from '../figures.ts'

/** The odds of the rule's game ready to print, or nothing if it is none. */
export function tableOdds(rule: RuleFile, json: boolean): string | undefined {
  if (!isTableGame(rule)) return undefined
  const counted = oddsOf(rule)
  return json
    ? JSON.stringify(answerOf(rule.activity, rule.table.game, counted), undefined, 2)
    : pageOf(rule.name, counted)
}

const negative = ({ over, under }: Fraction): Fraction => fraction(-over, under)

/** As layouts and rule sheets call them. */
const TITLES: Partial<Record<WagerName, string>> = {
  'queens up': 'Queens Up',
  'aces up': 'Aces Up',
  'four-card progressive': 'Four-Card Progressive',
  'five-card progressive': 'Five-Card Progressive',
  progressive: 'Progressive',
  'hand bonus': 'Five Card Hand Bonus',
  'dealer hand bonus': "Five Card Hand Bonus on the dealer's hand",
}

const isNamed = (option: string): boolean => option !== 'only' && option !== 'offered'
const titleOf = (wager: WagerName, option: string): string =>
  `${TITLES[wager] ?? wager}${isNamed(option) ? ` ${option}` : ''}`

function answerOf(activity: string, game: string, { main, tables, selected, coverAll }: GameOdds) {
  const edge = negative(main.expectation)
  return {
    activity,
    game,
    main: {
      expectation: figure(main.expectation),
      houseEdge: figure(edge),
      averageWager: figure(main.averageWager),
      elementOfRisk: figure(dividedBy(edge, main.averageWager)),
      folds: figure(main.folds),
    },
    tables: tables.map(({ wager, option, odds }) => ({
      wager,
      table: option,
      name: titleOf(wager, option),
      expectation: figure(odds.expectation),
      ...meterOf(odds),
      lines: odds.lines.map(({ hand, pays, ways, probability }) => ({
        hand,
        pays,
        ways,
        probability: figure(probability),
      })),
      ...envyOf(odds),
    })),
    ...(selected.length === 0
      ? {}
      : {
          selected: selected.map(({ what, on, pays, probability, adds }) => ({
            what,
            on,
            pays,
            probability: figure(probability),
            adds: figure(adds),
          })),
        }),
    ...(coverAll.length === 0
      ? {}
      : {
          coverAll: coverAll.map(({ players, lines, expectation }) => ({
            players,
            expectation: figure(expectation),
            lines: lines.map(({ hand, pays, probability }) => ({ hand, pays, probability: figure(probability) })),
          })),
        }),
  }
}

const meterOf = ({ meter }: PaytableOdds) =>
  meter === undefined
    ? {}
    : {
        meter: {
          share: figure(meter.share),
          breakEven: figure(meter.breakEven),
          fullAward: figure(meter.fullAward),
          wagersPerFullAward: figure(meter.wagersPerFullAward),
        },
      }

const envyOf = ({ envy }: PaytableOdds) =>
  envy === undefined
    ? {}
    : {
        envy: envy.map(({ wager, lines, perOtherHand }) => ({
          wager: formatMoney(wager),
          perOtherHand: figure(perOtherHand),
          lines: lines.map(({ hand, amount, ways }) => ({ hand, amount: formatMoney(amount), ways })),
        })),
      }

function pageOf(name: string, { main, tables, selected, coverAll }: GameOdds): string {
  const edge = negative(main.expectation)
  return [
    name,
    '',
    'against the dealer, every hand decided best',
    `  house edge         ${percent(edge)} of the Ante (${formatFraction(edge)})`,
    `  average wager      ${toNumber(main.averageWager).toFixed(6)} times the Ante (${formatFraction(main.averageWager)})`,
    `  element of risk    ${percent(dividedBy(edge, main.averageWager))}`,
    `  folds              ${percent(main.folds)} (${formatFraction(main.folds)})`,
    '',
    ...tables.flatMap(({ wager, option, odds }) => [titleOf(wager, option), ...tableRows(odds)]),
    ...selectedRows(selected),
    ...coverAllRows(coverAll),
  ].join('\n')
}

function tableRows({ expectation, meter, lines, envy = [] }: PaytableOdds): string[] {
  const edge = `${percent(negative(expectation))} (${formatFraction(negative(expectation))})`
  return [
    `  ${meter === undefined ? 'house edge' : 'without the meter'} ${edge}`,
    ...(meter === undefined
      ? []
      : [
          `  even for one dollar at ${formatMoney(BigInt(Math.round(toNumber(meter.breakEven) * 100)) as never)} on the meter; in full once in ${formatFraction(meter.wagersPerFullAward)} wagers`,
        ]),
    ...lines.map(
      ({ hand, pays, ways }) => `  ${hand.padEnd(26)}${pays.padEnd(16)}${String(ways).padStart(9)} of 2598960`,
    ),
    ...envy.map(({ wager, lines, perOtherHand }) => {
      const amounts = lines.map(({ hand, amount }) => `${formatMoney(amount)} for ${hand}`).join(', ')
      return `  envy with ${formatMoney(wager)}: ${amounts}; ${percent(perOtherHand)} for each other hand`
    }),
  ]
}

const selectedRows = (selected: readonly SelectedOdds[]): string[] =>
  selected.length === 0
    ? []
    : [
        '',
        'Magic Card and Lucky Bonus, in a round in which the system selects a card or a position',
        ...selected.map(
          ({ what, on, pays, probability, adds }) =>
            `  ${what.padEnd(13)}on ${(TITLES[on] ?? on).padEnd(43)}${pays.padEnd(10)}${formatFraction(probability).padStart(6)}, adds ${percent(adds)}`,
        ),
      ]

const coverAllRows = (coverAll: readonly CoverAllOdds[]): string[] =>
  coverAll.length === 0
    ? []
    : [
        '',
        'Cover All, for a player who stays in',
        ...coverAll.flatMap(({ players, lines, expectation }) => [
          `  ${players} ${players === 1 ? 'player' : 'players'}: house edge ${percent(negative(expectation))}`,
          ...lines.map(
            ({ hand, pays, probability }) =>
              `    ${hand.padEnd(18)}${pays.padEnd(10)}${(toNumber(probability) * 100).toFixed(6).padStart(10)}%`,
          ),
        ]),
      ]
