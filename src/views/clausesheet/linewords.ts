/** The lines of a chart: which hand, what it asks for, what it pays. */
import type { Cents } from '../../base/money.ts'
import { formatShare } from '../../base/share.ts'
import { RANKS, rankNames, type SUITS } from '../../cards/card.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import { ticketsText } from '../../rulebook/terms.ts'
import {
  capital,
  either,
  fundName,
  gameNames,
  money,
  moneyRange,
  plain,
  poolName,
  type Worded,
  worded,
} from './worded.ts'

/** `chart`: only there, of several that may be posted. */
export type ChartWorded = Worded & { readonly chart?: string }

export function chartWords(rule: RuleFile): ChartWorded[] {
  const { charts } = rule
  const options = Object.entries(charts.option)
  // A game against the house has paytables instead, and its empty chart stands for its own clause.
  if (rule.table !== undefined) return []
  return [
    ...worded(
      'charts',
      charts,
      options.length > 1
        ? `One chart is offered at a time: ${either(options.map(([name]) => plain(name)))}.`
        : `The hands and prizes of the chart below are offered${numbered(options[0]?.[0])}.`,
      'offering',
    ),
    ...worded('charts.each', charts.each, 'Each game has its own option.', 'offering'),
    ...worded('charts.rows', charts.rows, 'A prize may be another in each game, by the rows of the chart.', 'offering'),
    ...worded('charts.some', charts.some, 'The house may offer some of the hands only.', 'offering'),
    ...worded('charts.together', charts.together, 'All hands of it, and all their games, together.', 'offering'),
    ...options.flatMap(([chart, lines]) =>
      lines.flatMap((line, index) =>
        lineWords(rule, line, `charts.option.${chart} #${index + 1}`).map((said) => ({ ...said, chart })),
      ),
    ),
  ]
}

/** A chart that is the only one needs no name, unless the document numbers it. */
const numbered = (name = ''): string => (/^\d+$/.test(name) ? ` (chart ${name})` : '')

function lineWords(rule: RuleFile, line: Line, at: string): Worded[] {
  const { pays, table, envy, form } = line
  const { times, divided, showdown, secondBest, shares } = pays
  const name = capital(line.line)
  return [
    ...worded(at, line, `${name}${asksOf(line)}: ${paysOf(rule, line)}.`, 'floor'),
    ...worded(`${at}.cards`, line.cards, `${capital(cardsWords(line.with?.cards ?? 'which cards count'))}.`, 'floor'),
    ...worded(
      `${at}.pays.more`,
      pays.more,
      `${pays.more?.tickets} tickets at tables with a least bet of ${money(pays.more?.from ?? (0n as Cents))} or more.`,
      'floor',
    ),
    ...worded(`${at}.beaten`, line.beaten, 'The best hand of the showdown has beaten it.', 'floor'),
    ...worded(`${at}.bank`, line.bank, 'Only the hand of the player-dealer counts, as it was dealt.', 'floor'),
    ...worded(`${at}.winnerToo`, line.winnerToo, 'The hand that beat it has a ticket too.', 'floor'),
    ...worded(
      `${at}.heldAside`,
      line.heldAside,
      'A folded hand counts if the dealer was asked to keep its cards.',
      'dealer',
    ),
    ...worded(`${at}.once`, line.once, 'The hand is that of the whole table: a person has the prize once.', 'dealer'),
    ...worded(`${at}.form`, form, `${name} is handed over as ${form?.is}.`, 'cage'),
    ...worded(`${at}.pays.times`, times, `${name}: ${times?.factor} times the prize for ${times?.of}.`),
    ...worded(`${at}.pays.divided`, divided, `${name}: one amount that all who have it divide.`),
    ...worded(`${at}.pays.showdown`, showdown, 'Both hands complete all bets and are shown down.', 'floor'),
    ...worded(`${at}.pays.secondBest`, secondBest, 'The losing hand is the second-best of the showdown.', 'floor'),
    ...worded(`${at}.pays.shares`, shares, `${name}: ${shares && partsOf(shares)}.`),
    ...worded(
      `${at}.table`,
      table,
      `${name}: ${table?.line} of ${table && moneyRange(table.range)} for every other player dealt in, from the ${table?.from}.`,
    ),
    ...worded(
      `${at}.envy`,
      envy,
      `${name}: envy of ${envy && money(envy.amount)} for everybody else who paid, from the ${envy?.from}.`,
    ),
  ]
}

type Parts = { readonly loser: Share; readonly winner: Share; readonly table: Share }
type Share = Parameters<typeof formatShare>[0]
export const partsOf = ({ loser, winner, table }: Parts): string =>
  `losing hand ${formatShare(loser)}, winning hand ${formatShare(winner)}, table ${formatShare(table)}`

function paysOf(rule: RuleFile, { pays }: Line): string {
  switch (pays.kind) {
    case 'pool':
      return `${formatShare(pays.share)} of ${poolName(rule, pays.pool)}`
    case 'fixed':
      return pays.times === undefined
        ? `a posted prize of ${moneyRange(pays.range)} from ${fundName(rule, pays.from)}`
        : `${pays.times.factor} times another prize, ${moneyRange(pays.range)}, from ${fundName(rule, pays.from)}`
    case 'entered':
      return `${moneyRange(pays.range)} as one person enters and another confirms, from ${fundName(rule, pays.from)}`
    case 'shown':
      return `what the wheel shows, ${moneyRange(pays.range)}, from ${fundName(rule, pays.from)}`
    case 'ticket':
      return `${ticketsText(pays.tickets)} for the drawing`
    case 'points':
      return pays.points === 1 ? '1 point' : `${pays.points} points`
    case 'beaten':
      return `beaten, it opens ${poolName(rule, pays.pool)} for loser, winner and table`
  }
}

/** What the hand asks for beyond its name. */
function asksOf({ games, with: asks = {}, posted = {} }: Line): string {
  const said = Object.entries(asks).flatMap(([key, value]) => ASKS[key]?.(value) ?? `${inWords(key)} ${value}`)
  const house = Object.values(posted)
  const all = [
    ...(games === undefined ? [] : [`in ${gameNames(games)}`]),
    ...said,
    ...(house.length === 0 ? [] : [`the house posts the ${house.join(' and the ')}`]),
  ]
  return all.length === 0 ? '' : ` (${all.join('; ')})`
}

const inWords = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const rank = (sign: string): string => {
  const known = (RANKS as readonly string[]).indexOf(sign)
  return known < 0 ? sign : rankNames(known)
}
const suit = (sign: string): string =>
  ({ c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' })[sign as (typeof SUITS)[number]] ?? sign

const CARDS: Readonly<Record<string, string>> = {
  'any five': 'any five cards count',
  'both hole': 'both hole cards play',
  'one hole': 'at least one hole card plays',
  'two hole and three board': 'two hole cards and three of the board',
  'two down and three up': 'two down cards and three up cards',
  'three and two of the extra hand': 'the three cards and two of the extra hand',
  'three and two face-down': 'the three cards and the two face-down cards of the player-dealer',
  'hole and flop': 'hole cards and flop only',
  'mexican five': 'the five cards of Mexican Poker',
  'first three': 'in the first three cards',
  'first five': 'in the first five cards',
  'whole hand of three': 'a whole hand of three cards',
  back: 'in the back hand',
}
export const cardsWords = (cards: string): string => CARDS[cards] ?? cards

const ALIKE: Readonly<Record<string, string>> = { 'same colour': 'of one color', any: 'of any color' }
const ASKS: Readonly<Record<string, (value: string) => string>> = {
  cards: cardsWords,
  cardsInAll: (count) => `${count} cards in all`,
  suited: (value) => (value === 'yes' ? 'of one suit' : 'of any suits'),
  sameColour: (value) => (value === 'yes' ? 'of one color' : 'of any color'),
  alike: (value) => ALIKE[value] ?? value,
  ranks: (signs) => `one of ${signs.split(' ').map(rank).join(', ')}`,
  rank: (sign) => `of ${rank(sign)}`,
  suits: (signs) => `of ${signs.split(' ').map(suit).join(', ')}`,
  topMax: (sign) => `highest card ${rank(sign)} at most`,
  floor: (sign) => `${rank(sign)} or higher`,
  over: (sign) => `with ${rank(sign)} or higher beside the aces`,
  setting: (value) => `set ${value}`,
  jokers: (value) => (value === 'none' ? 'without the joker' : `jokers ${value}`),
  natural: () => 'without the joker',
  front: (sign) => `a pair of ${rank(sign)} or higher in front`,
  trips: (sign) => `three ${rank(sign)} or better behind`,
  sixes: (value) => `sixes ${ALIKE[value] ?? value}`,
  threes: (value) => `threes ${ALIKE[value] ?? value}`,
  by: (hand) => `beaten by ${hand}`,
  placeMax: (place) => `place ${place} or better in the ranking`,
  pointsMin: (points) => `at least ${points} points`,
  lines: (value) => `on ${value} lines`,
}
