import { formatMoney } from '../base/money.ts'
import { dividedBy, type Fraction, formatFraction, fraction, toNumber } from '../odds/fraction.ts'
import { type GameOdds, oddsOf } from '../odds/tablegame.ts'
import { isTableGame } from '../rulebook/tablegame.ts'
import { activities, catalogued } from '../server/catalogue.ts'
import { type Call, type Command, Complaint } from './command.ts'

const GAMES = ['crazy-4-poker', 'four-card-poker', 'hi-lo-progressive', 'beat-the-dealer']

export const odds: Command = {
  summary: 'exact odds of a game against the house, from its own settlement',
  usage: 'odds GAME',
  help: `GAME is ${GAMES.join(' or ')}, or an activity such as massachusetts/crazy-4-poker.
Counts every hand of the player against every hand of the dealer, with the best decision for each, and every paytable
of the rule file. All figures are exact fractions; what is rounded is only shown beside them.`,
  run,
}

async function run({ words, json, print }: Call): Promise<number> {
  const [name, ...more] = words
  if (name === undefined || more.length > 0)
    throw new Complaint(`name one game: ${GAMES.join(' or ')}. Usage: gamekeeper odds GAME`)
  const activity = activities().find(
    (one) => one === name || one.endsWith(`/${name}`) || one.endsWith(`/${name}-progressive`),
  )
  const found = activity === undefined ? undefined : catalogued(activity)
  if (found === undefined) throw new Complaint(`there is no game "${name}"; odds are there for ${GAMES.join(' and ')}`)
  if (!('rule' in found)) throw new Complaint(`the rule file of ${activity} has faults: ${found.faults.join('; ')}`)
  const { rule } = found
  if (rule.game !== undefined) {
    const { drawnOdds } = await import('./drawnodds.ts')
    print(drawnOdds(rule, rule.game, json))
    return 0
  }
  if (!isTableGame(rule))
    throw new Complaint(`${activity} is no game against the house; odds are there for ${GAMES.join(' and ')}`)
  const counted = oddsOf(rule)
  print(
    json ? JSON.stringify(answerOf(rule.activity, rule.table.game, counted), undefined, 2) : pageOf(rule.name, counted),
  )
  return 0
}

const figure = (value: Fraction) => ({ exact: formatFraction(value), value: toNumber(value) })

function answerOf(activity: string, game: string, { main, tables }: GameOdds) {
  return {
    activity,
    game,
    main: {
      expectation: figure(main.expectation),
      houseEdge: figure(fraction(-main.expectation.over, main.expectation.under)),
      averageWager: figure(main.averageWager),
      elementOfRisk: figure(dividedBy(fraction(-main.expectation.over, main.expectation.under), main.averageWager)),
      folds: figure(main.folds),
    },
    tables: tables.map(({ wager, option, odds }) => ({
      wager,
      table: option,
      expectation: figure(odds.expectation),
      ...(odds.meter === undefined
        ? {}
        : { meter: { share: figure(odds.meter.share), breakEven: figure(odds.meter.breakEven) } }),
      lines: odds.lines.map(({ hand, pays, ways, probability }) => ({
        hand,
        pays,
        ways,
        probability: figure(probability),
      })),
    })),
  }
}

const percent = (value: Fraction): string => `${(toNumber(value) * 100).toFixed(4)}%`

function pageOf(name: string, { main, tables }: GameOdds): string {
  const edge = fraction(-main.expectation.over, main.expectation.under)
  const rows = tables.flatMap(({ wager, option, odds }) => {
    const { expectation, meter } = odds
    const title = `${wager}${option === 'only' || option === 'offered' ? '' : ` ${option}`}`
    const even =
      meter === undefined
        ? ''
        : `, even for one dollar at ${formatMoney(BigInt(Math.round(toNumber(meter.breakEven) * 100)) as never)}`
    return [
      `${title}`,
      `  ${meter === undefined ? 'house edge' : 'without the meter'} ${percent(fraction(-expectation.over, expectation.under))} (${formatFraction(expectation)})${even}`,
      ...odds.lines.map(
        ({ hand, pays, ways }) => `  ${hand.padEnd(26)}${pays.padEnd(16)}${String(ways).padStart(9)} of 2598960`,
      ),
    ]
  })
  return [
    name,
    '',
    'against the dealer, every hand decided best',
    `  house edge         ${percent(edge)} of the Ante (${formatFraction(edge)})`,
    `  average wager      ${toNumber(main.averageWager).toFixed(6)} times the Ante (${formatFraction(main.averageWager)})`,
    `  element of risk    ${percent(dividedBy(edge, main.averageWager))}`,
    `  folds              ${percent(main.folds)} (${formatFraction(main.folds)})`,
    '',
    ...rows,
  ].join('\n')
}
