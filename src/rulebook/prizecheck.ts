/** Prizes of an offering held against the charts: things, amounts that are entered, prizes of one game alone. */
import { formatMoney } from '../base/money.ts'
import type { Complaint, Say } from './complaint.ts'
import type { Written } from './offering.ts'
import type { Line, RuleFile } from './rule.ts'
import { formatRange, isWithin } from './terms.ts'

/** Things instead of money: each with its value, and every rung of a game worth more than the one before it. */
export function checkThings(
  { claim, charts, game }: RuleFile,
  { things = {}, prizes = {} }: Written,
  say: (clause: string, says: string, line: string) => void,
): void {
  const by = claim.things?.by ?? charts.by
  const names = Object.keys(things)
  if (names.length > 0 && claim.things === undefined) say(by, 'prizes are money here; no thing is handed over', '')
  const lines = Object.values(charts.option).flat()
  for (const name of names) {
    if (!lines.some(({ line, pays }) => line === name && pays.kind === 'fixed'))
      say(by, `"${name}" is no fixed prize`, name)
    else if (prizes[name] === undefined) say(by, `${things[name]} (${name}) has no value among the prizes`, name)
  }
  if (names.length === 0 || game === undefined) return
  for (const [index, rung] of game.rungs.entries()) {
    if (things[rung] === undefined) say(by, `${rung} is a thing too where another step is one; name it`, rung)
    const [before, after] = [prizes[game.rungs[index - 1] ?? ''], prizes[rung]]
    if (index > 0 && before !== undefined && after !== undefined && after <= before)
      say(
        by,
        `${things[rung] ?? rung} is worth ${formatMoney(after)}, not more than ${formatMoney(before)} before it`,
        rung,
      )
  }
}

/** Where a person enters the amounts, the house posts from what to what, inside of what was approved. */
export function checkEntered(
  lines: readonly Line[],
  { charts }: RuleFile,
  { ranges = {} }: Written,
  say: Say,
  wrong: Complaint[],
  missing: Complaint[],
): void {
  const entered = lines.flatMap(({ line, by, pays }) =>
    pays.kind === 'entered' ? [{ line, by, range: pays.range }] : [],
  )
  for (const { line, by, range } of entered) {
    const posted = ranges[line]
    if (posted === undefined)
      say(missing, by, `the range for ${line} is not chosen: inside ${formatRange(range)}`, `ranges.${line}`)
    else if (posted.min < range.min || posted.max > range.max)
      say(
        wrong,
        by,
        `the range for ${line}, ${formatRange(posted)}, is outside ${formatRange(range)}`,
        `ranges.${line}`,
      )
  }
  for (const name of Object.keys(ranges)) {
    if (entered.some(({ line }) => line === name)) continue
    const names = entered.map(({ line }) => line).join(', ') || 'none'
    say(wrong, charts.by, `"${name}" is no prize that is entered by hand; those are ${names}`)
  }
}

/** Prizes of one game alone: only where the chart has its own rows for it, and inside the same ranges. */
export function checkPrizesIn(
  lines: readonly Line[],
  { charts, games }: RuleFile,
  { prizesIn = {} }: Written,
  say: (clause: string, says: string) => void,
): void {
  const designated = games.map(({ game }) => game)
  for (const [game, prizes] of Object.entries(prizesIn)) {
    if (charts.rows === undefined) say(charts.by, 'one posted prize holds for all games here')
    if (!designated.includes(game)) say(charts.by, `${game} is not a designated game: ${designated.join(', ')}`)
    for (const [name, amount] of Object.entries(prizes)) {
      const line = lines.find((one) => one.line === name)
      if (line?.pays.kind !== 'fixed') say(line?.by ?? charts.by, `"${name}" has no fixed prize in this chart`)
      else if (!isWithin(line.pays.range, amount))
        say(line.by, `prize for ${name} in ${game} ${formatMoney(amount)} is outside ${formatRange(line.pays.range)}`)
    }
  }
}
