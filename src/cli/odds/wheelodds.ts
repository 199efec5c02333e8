/** Odds of a wheel as it is posted: each prize with its exact chance, as a page and as JSON. */
import { type Cents, formatMoney } from '../../base/money.ts'
import { sizeOf, timesOf, type Wheel } from '../../games/wheel/rules.ts'
import { type Fraction, formatFraction, toNumber } from '../../odds/fraction.ts'
import { cardWheelOdds } from '../../odds/wheels/cardwheel.ts'
import { wheelOdds } from '../../odds/wheels/prizewheel.ts'
import type { Written } from '../../rulebook/offering.ts'
import { cardWheelRules, postedCardWheel, postedWheel, wheelRules } from '../../rulebook/parts/wheel.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { figure, percent } from '../figures.ts'

/** Nothing where the rules know no wheel, or none is posted. */
export function postedOdds(rule: RuleFile, offering: Written, json: boolean): string | undefined {
  if (rule.wheel !== undefined && offering.wheel !== undefined)
    return ofPrizes(rule, rule.wheel, postedWheel(rule.wheel, offering.wheel), json)
  if (rule.cardWheel !== undefined && offering.cardWheel !== undefined) return ofCards(rule, offering.cardWheel, json)
  return undefined
}

const ASSUMES = 'every place of the wheel is as likely as every other'
const DRAWN = 'The program draws the spot by the public protocol: these are its chances to the last digit.'
const REAL = 'It is a real wheel: its chances are those of a fair one.'

const money = (cents: Fraction): string => formatMoney(BigInt(Math.round(toNumber(cents))) as Cents)
const row = (...cells: readonly string[]): string =>
  [cells[0]!.padEnd(34), ...cells.slice(1).map((cell) => cell.padStart(14))].join('').trimEnd()

function ofPrizes(rule: RuleFile, terms: NonNullable<RuleFile['wheel']>, posted: Wheel, json: boolean): string {
  // A guaranteed minimum holds in its own hours; outside of them the spots are what they are.
  const { least, ...wheel } = posted
  const { outcomes, worth, spins } = wheelOdds(wheelRules(terms), wheel, '2026-01-01T00:00:00')
  const named = ({ won, spot }: (typeof outcomes)[number]) =>
    won === 'prize' ? spot : won === 'doubled' ? `double, then ${spot}` : 'double, then double'
  if (json)
    return JSON.stringify(
      {
        activity: rule.activity,
        assumes: ASSUMES,
        drawnBy: terms.with === undefined ? 'a real wheel' : 'the program',
        places: sizeOf(wheel),
        spots: wheel.spots.map((spot) => ({ spot: spot.spot, places: timesOf(spot) })),
        outcomes: outcomes.map((one) => ({
          prize: named(one),
          amount: formatMoney(one.amount),
          chance: figure(one.chance),
        })),
        spins: figure(spins),
        worthInCents: figure(worth),
      },
      undefined,
      2,
    )
  return [
    rule.name,
    '',
    `${sizeOf(wheel)} places. ${ASSUMES[0]!.toUpperCase()}${ASSUMES.slice(1)}.`,
    terms.with === undefined ? REAL : DRAWN,
    '',
    row('the wheel shows', 'prize', 'chance', 'exactly'),
    ...outcomes.map((one) => row(named(one), formatMoney(one.amount), percent(one.chance), formatFraction(one.chance))),
    '',
    `On the average ${toNumber(spins).toFixed(4)} spins, and ${money(worth)} a winner, things at their value.`,
    ...(least === undefined ? [] : ['In the hours of the guaranteed minimum it is more.']),
  ].join('\n')
}

function ofCards(rule: RuleFile, posted: NonNullable<Written['cardWheel']>, json: boolean): string {
  const { hands, awards, spins, worth } = cardWheelOdds(cardWheelRules(rule.cardWheel!), postedCardWheel(posted))
  if (json)
    return JSON.stringify(
      {
        activity: rule.activity,
        assumes: ASSUMES,
        hands: hands.map(({ hand, amount, chance }) => ({ hand, amount: formatMoney(amount), chance: figure(chance) })),
        awards: awards.map(({ award, value, times, once }) => ({
          award,
          value: formatMoney(value),
          times: figure(times),
          atLeastOnce: figure(once),
        })),
        spins: figure(spins),
        worthInCents: { hand: figure(worth.hand), awards: figure(worth.awards) },
      },
      undefined,
      2,
    )
  return [
    rule.name,
    '',
    `${ASSUMES[0]!.toUpperCase()}${ASSUMES.slice(1)}.`,
    REAL,
    '',
    row('the hand', 'prize', 'chance'),
    ...hands.map(({ hand, amount, chance }) => row(hand, formatMoney(amount), percent(chance))),
    '',
    row('on the way', 'value', 'how often', 'at least once'),
    ...awards.map(({ award, value, times, once }) =>
      row(award, formatMoney(value), toNumber(times).toFixed(4), percent(once)),
    ),
    '',
    `On the average ${toNumber(spins).toFixed(4)} spins, ${money(worth.hand)} for the hand and ${money(worth.awards)} in things.`,
  ].join('\n')
}
