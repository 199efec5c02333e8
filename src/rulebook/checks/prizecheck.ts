/** Prizes of an offering held against the charts: things, amounts that are entered, prizes of one game alone. */
import { type Message, message } from '../../base/message.ts'
import { toWire } from '../../base/money.ts'
import type { Written } from '../offering.ts'
import type { Line, RuleFile } from '../rule.ts'
import { isWithin, wireRange } from '../terms.ts'
import type { Complain, Complaint } from './complaint.ts'

/** Things instead of money: each with its value, and every rung of a game worth more than the one before it. */
export function checkThings(
  { claim, charts, game }: RuleFile,
  { things = {}, prizes = {} }: Written,
  say: (clause: string, says: Message, line: string) => void,
): void {
  const by = claim.things?.by ?? charts.by
  const names = Object.keys(things)
  if (names.length > 0 && claim.things === undefined) say(by, message('prizes are money'), '')
  const lines = Object.values(charts.option).flat()
  for (const name of names) {
    if (!lines.some(({ line, pays }) => line === name && pays.kind === 'fixed'))
      say(by, message('thing for no fixed prize', { line: name }), name)
    else if (prizes[name] === undefined)
      say(by, message('thing without value', { thing: things[name] ?? name, line: name }), name)
  }
  if (names.length === 0 || game === undefined) return
  for (const [index, rung] of game.rungs.entries()) {
    if (things[rung] === undefined) say(by, message('thing not named', { line: rung }), rung)
    const [before, after] = [prizes[game.rungs[index - 1] ?? ''], prizes[rung]]
    if (index > 0 && before !== undefined && after !== undefined && after <= before)
      say(
        by,
        message('thing worth no more', {
          thing: things[rung] ?? rung,
          amount: toWire(after),
          before: toWire(before),
        }),
        rung,
      )
  }
}

/** Where a person enters the amounts, the house posts from what to what, inside of what was approved. */
export function checkEntered(
  lines: readonly Line[],
  { charts }: RuleFile,
  { ranges = {} }: Written,
  say: Complain,
  wrong: Complaint[],
  missing: Complaint[],
): void {
  const entered = lines.flatMap(({ line, by, pays }) =>
    pays.kind === 'entered' ? [{ line, by, range: pays.range }] : [],
  )
  for (const { line, by, range } of entered) {
    const posted = ranges[line]
    if (posted === undefined)
      say(missing, by, message('range not chosen', { line, range: wireRange(range) }), `ranges.${line}`)
    else if (posted.min < range.min || posted.max > range.max)
      say(
        wrong,
        by,
        message('range outside the approved', { line, posted: wireRange(posted), range: wireRange(range) }),
        `ranges.${line}`,
      )
  }
  for (const name of Object.keys(ranges)) {
    if (entered.some(({ line }) => line === name)) continue
    const byHand = entered.map(({ line }) => line)
    say(wrong, charts.by, message('prize not entered by hand', { line: name, entered: byHand }))
  }
}

/** Prizes of one game alone: only where the chart has its own rows for it, and inside the same ranges. */
export function checkPrizesIn(
  lines: readonly Line[],
  { charts, games }: RuleFile,
  { prizesIn = {} }: Written,
  say: (clause: string, says: Message) => void,
): void {
  const designated = games.map(({ game }) => game)
  for (const [game, prizes] of Object.entries(prizesIn)) {
    if (charts.rows === undefined) say(charts.by, message('one prize for all games'))
    if (!designated.includes(game)) say(charts.by, message('game not designated', { game, games: designated }))
    for (const [name, amount] of Object.entries(prizes)) {
      const line = lines.find((one) => one.line === name)
      if (line?.pays.kind !== 'fixed') say(line?.by ?? charts.by, message('no fixed prize', { line: name }))
      else if (!isWithin(line.pays.range, amount)) {
        const outside = { line: name, game, amount: toWire(amount), range: wireRange(line.pays.range) }
        say(line.by, message('prize of a game outside its range', outside))
      }
    }
  }
}
