/** Holds an offering against the ranges of its rule file. Every complaint names the clause and what would be right. */
import { type Cents, formatMoney } from '../base/money.ts'
import type { Reason } from '../base/refusal.ts'
import { capOf, chartOf, forDrawing } from './chosen.ts'
import type { Complaint, Complaints, Say } from './complaint.ts'
import { foreignChoices, type Written } from './offering.ts'
import { checkEntered, checkPrizesIn, checkThings } from './prizecheck.ts'
import type { RuleFile } from './rule.ts'
import { checkTable } from './tablecheck.ts'
import { poolsOf } from './tablegame.ts'
import { formatRange, isWithin, type MoneyRange } from './terms.ts'

/** `wrong` is outside of what was approved; `missing` must be chosen before it can be posted. */
export type Checked = { readonly wrong: readonly Reason[]; readonly missing: readonly Reason[] }

export function checkOffering(rule: RuleFile, offering: Written): Checked {
  const { wrong, missing } = complaintsAbout(rule, offering)
  const plain = ({ field: _field, ...reason }: Complaint): Reason => reason
  return { wrong: wrong.map(plain), missing: missing.map(plain) }
}

export function complaintsAbout(rule: RuleFile, offering: Written): Complaints {
  const wrong: Complaint[] = []
  const missing: Complaint[] = []
  const say: Say = (list, clause, says, field) =>
    void list.push(field === undefined ? { clause, says } : { clause, says, field })
  const ranged = (field: string, what: string, by: string, range: MoneyRange, amount: Cents | undefined) => {
    if (amount === undefined) say(missing, by, `${what} is not chosen: ${formatRange(range)}`, field)
    else if (!isWithin(range, amount))
      say(wrong, by, `${what} ${formatMoney(amount)} is outside ${formatRange(range)}`, field)
  }

  const charts = Object.keys(rule.charts.option)
  const uncharted = rule.games.some(({ game }) => offering.charts?.[game] === undefined)
  if (offering.chart === undefined && charts.length > 1 && uncharted)
    say(missing, rule.charts.by, `one chart of ${charts.join(', ')} is to be chosen`, 'chart')
  checkCharts(rule, offering, (clause, says) => say(wrong, clause, says))
  if (offering.chart !== undefined && !charts.includes(offering.chart)) {
    say(
      wrong,
      rule.charts.by,
      `chart ${offering.chart} is not one of ${charts.join(', ')}; charts are never mixed`,
      'chart',
    )
  }
  const structured = rule.shares ?? rule.room ?? rule.divided
  const structures = Object.keys(structured?.option ?? {})
  if (structured !== undefined && structures.length > 0 && offering.structure === undefined) {
    say(missing, structured.by, `one payout structure of ${structures.join(', ')} is to be chosen`, 'structure')
  }
  if (offering.structure !== undefined && !structures.includes(offering.structure)) {
    const says =
      structures.length === 0
        ? 'there is no payout structure to choose'
        : `payout structure ${offering.structure} is not one of ${structures.join(', ')}; structures are never mixed`
    say(wrong, structured?.by ?? rule.charts.by, says, 'structure')
  }

  for (const [name, terms] of Object.entries(poolsOf(rule, offering))) {
    const choice = offering.pools?.[name] ?? {}
    const pool = `pools.${name}`
    ranged(
      `${pool}.seed`,
      `initial seed of ${name}`,
      terms.seed.by,
      terms.seed.range,
      choice.seed ?? only(terms.seed.range),
    )
    ranged(
      `${pool}.reseed`,
      `reseed of ${name}`,
      terms.reseed.by,
      terms.reseed.range,
      choice.reseed ?? only(terms.reseed.range),
    )
    if (terms.cap === undefined && choice.cap !== undefined) say(wrong, terms.by, `${name} has no cap`, `${pool}.cap`)
    if (terms.cap !== undefined)
      ranged(`${pool}.cap`, `cap of ${name}`, terms.cap.by, terms.cap.range, choice.cap ?? only(terms.cap.range))
    const cap = capOf({ rule, offering }, name)
    for (const [what, amount] of [
      ['initial seed', choice.seed],
      ['reseed', choice.reseed],
    ] as const) {
      if (amount !== undefined && amount > cap)
        say(
          wrong,
          terms.cap?.by ?? terms.by,
          `${what} of ${name} ${formatMoney(amount)} is above the cap ${formatMoney(cap)}`,
          `${pool}.${what === 'reseed' ? 'reseed' : 'seed'}`,
        )
    }
    if (terms.daily !== undefined) {
      ranged(`${pool}.daily`, `daily increase of ${name}`, terms.daily.by, terms.daily.range, choice.daily)
      if (choice.at === undefined)
        say(
          missing,
          terms.daily.at.by,
          `the designated time of the daily increase of ${name} is not chosen`,
          `${pool}.at`,
        )
    } else if (choice.daily !== undefined) {
      say(wrong, terms.by, `${name} has no daily increase`, `${pool}.daily`)
    }
  }
  for (const name of Object.keys(offering.pools ?? {})) {
    if (rule.pools[name] === undefined)
      say(
        wrong,
        Object.values(rule.pools)[0]?.by ?? rule.charts.by,
        `there is no pool ${name}; the pools are ${Object.keys(rule.pools).join(', ')}`,
      )
  }

  const fixed = chartOf(rule, offering)
  for (const line of fixed) {
    if (line.table !== undefined)
      ranged(
        `prizes.${line.table.line}`,
        line.table.line,
        line.table.by,
        line.table.range,
        offering.prizes?.[line.table.line] ?? only(line.table.range),
      )
    if (line.pays.kind === 'fixed' && line.pays.times === undefined)
      ranged(
        `prizes.${line.line}`,
        `prize for ${line.line}`,
        line.by,
        line.pays.range,
        offering.prizes?.[line.line] ?? only(line.pays.range),
      )
  }
  checkEntered(fixed, rule, offering, say, wrong, missing)
  checkPrizesIn(fixed, rule, offering, (clause, says) => say(wrong, clause, says))
  if (rule.charts.some !== undefined && fixed.length === 0)
    say(missing, rule.charts.some.by, 'no hand is offered: post a prize for one at least')
  for (const name of Object.keys(offering.prizes ?? {})) {
    const line = fixed.find((candidate) => candidate.line === name)
    // A thing has a value of its own, which need not be the exact multiple.
    if (offering.things?.[name] !== undefined) continue
    if (line?.pays.kind === 'fixed' && line.pays.times !== undefined) {
      const { by, of, factor } = line.pays.times
      say(
        wrong,
        by,
        `${name} is ${factor === 2 ? 'twice' : `${factor} times`} the prize for ${of}; it has no amount of its own`,
        `prizes.${name}`,
      )
      continue
    }
    if (line?.pays.kind === 'fixed' || fixed.some(({ table }) => table?.line === name)) continue
    const known = rule.charts.some === undefined ? fixed : Object.values(rule.charts.option).flat()
    const names = known.filter(({ pays }) => pays.kind === 'fixed').map((candidate) => candidate.line)
    say(
      wrong,
      line?.by ?? rule.charts.by,
      `"${name}" has no fixed prize in this chart; fixed prizes are ${names.join(', ') || 'none'}`,
      `prizes.${name}`,
    )
  }

  checkThings(rule, offering, (clause, says, line) => say(wrong, clause, says, `things.${line}`))
  if (rule.drawn !== undefined && offering.drawings === undefined)
    say(missing, rule.drawn.by, 'the times of the drawings are not chosen', 'drawings')
  checkHours(rule, offering, (clause, says, drawing) => say(wrong, clause, says, `drawings.${drawing}`))
  for (const [index, { winners = 1 }] of (offering.drawings ?? []).entries()) {
    const each = rule.drawn?.each
    const by = each?.by ?? rule.drawn?.by ?? rule.charts.by
    if (winners < 1) say(wrong, by, 'a drawing has at least one winner', `drawings.${index}.winners`)
    else if (winners > 1 && each !== undefined)
      say(wrong, by, `one winner is drawn in each hour, not ${winners}`, `drawings.${index}.winners`)
  }
  checkDrawings(rule, offering, wrong, missing)
  if (rule.period !== undefined && offering.periods === undefined)
    say(missing, rule.period.by, 'the posted periods are not chosen', 'periods')
  for (const [name, setting] of Object.entries(rule.settings ?? {})) {
    const value = offering.settings?.[name]
    // What a card decides is not chosen: it is posted when the card is drawn.
    const isDrawn = setting.anew?.how === 'drawn card'
    if (value === undefined && isDrawn) continue
    if (value === undefined)
      say(missing, setting.by, `${name} is not chosen: ${setting.oneOf.join(', ')}`, `settings.${name}`)
    else if (!setting.oneOf.includes(value))
      say(wrong, setting.by, `${name} ${value} is not one of ${setting.oneOf.join(', ')}`, `settings.${name}`)
  }

  if (offering.multiplier !== undefined) {
    const { multiplier } = rule
    if (multiplier === undefined) say(wrong, rule.charts.by, 'this activity has no prize multiplier', 'multiplier')
    else if (offering.multiplier.times < multiplier.range.min || offering.multiplier.times > multiplier.range.max) {
      say(
        wrong,
        multiplier.by,
        `multiplier ${offering.multiplier.times}x is outside ${multiplier.range.min}x ${multiplier.range.max === Number.MAX_SAFE_INTEGER ? 'or more' : `to ${multiplier.range.max}x`}`,
        'multiplier.times',
      )
    }
  }
  const { admin } = rule.reserve
  if (admin !== undefined) ranged('admin', 'administrative fee for a table-hour', admin.by, admin.range, offering.admin)
  else if (offering.admin !== undefined) say(wrong, rule.reserve.by, 'this activity has no administrative fee', 'admin')
  for (const game of offering.games ?? []) {
    const games = rule.games.map((designated) => designated.game)
    if (!games.includes(game))
      say(wrong, rule.games[0]?.by ?? '', `${game} is not a designated game: ${games.join(', ')}`, 'games')
  }
  for (const { what, says } of rule.absent) {
    if (offering.supplied?.[what] === undefined)
      say(missing, rule.charts.by, `the house has to supply ${what}: ${says}`, `supplied.${what}`)
  }
  for (const what of Object.keys(offering.supplied ?? {})) {
    if (rule.absent.some((lacking) => lacking.what === what)) continue
    const names = rule.absent.map((lacking) => lacking.what).join(', ') || 'nothing'
    say(wrong, rule.charts.by, `"${what}" is not lacking; the house supplies ${names}`)
  }
  for (const choice of foreignChoices(rule.runs, offering))
    if (!SAID_ELSEWHERE.includes(choice))
      say(wrong, rule.charts.by, `"${choice}" is nothing that a ${rule.runs} leaves to the house`, choice)
  const ofTable = checkTable(rule, offering)
  wrong.push(...ofTable.wrong)
  missing.push(...ofTable.missing)
  checkSigns(rule, offering, say, wrong, missing)
  return { wrong, missing }
}

/** Said of these in words of their own, where they are held against the rules. */
const SAID_ELSEWHERE = ['structure', 'multiplier', 'charts', 'lines', 'fee', 'things', 'prizesIn', 'ranges']

/** Charts by game, and hands left out of a chart, where the rules let the house choose them; the one fee there is. */
function checkCharts(
  { charts, games, fee, activity }: RuleFile,
  offering: Written,
  say: (clause: string, says: string) => void,
): void {
  const options = Object.keys(charts.option)
  for (const [game, chart] of Object.entries(offering.charts ?? {})) {
    if (charts.each === undefined) say(charts.by, 'one chart holds for all games here')
    if (!games.some((designated) => designated.game === game)) say(charts.by, `${game} is not a designated game`)
    if (!options.includes(chart)) say(charts.by, `chart ${chart} of ${game} is not one of ${options.join(', ')}`)
  }
  const names = new Set(Object.values(charts.option).flatMap((lines) => lines.map(({ line }) => line)))
  if (offering.lines !== undefined && charts.some === undefined)
    say(charts.by, 'all hands of a chart are offered together, never some of them')
  for (const line of offering.lines ?? [])
    if (!names.has(line)) say(charts.by, `"${line}" is not a hand of the charts: ${[...names].join(', ')}`)
  if (offering.fee === undefined) return
  if (fee === undefined) say(charts.by, `${activity} takes no fee`)
  else if (fee.amount !== offering.fee)
    say(fee.by, `the fee is ${formatMoney(fee.amount)}, not ${formatMoney(offering.fee)}`)
}

/** Where the document names one amount, nothing is left to choose. */
const only = ({ min, max }: MoneyRange): Cents | undefined => (min === max ? min : undefined)

function checkSigns(
  { signs, name, id: printed }: RuleFile,
  { name: advertised, advertisement, shown, supplied }: Written,
  say: Say,
  wrong: Complaint[],
  missing: Complaint[],
): void {
  const isOtherName = advertised !== undefined && advertised !== name
  const list = advertisement === undefined ? missing : wrong
  const id = printed ?? supplied?.id
  if (signs.id !== undefined && (signs.id.when === 'always' || isOtherName)) {
    if (id === undefined)
      say(
        list,
        signs.id.by,
        'advertised under another name, it needs its id; the house supplies it',
        'advertisement.id',
      )
    else if (advertisement?.id !== id)
      say(list, signs.id.by, `advertised under another name, every advertisement carries ${id}`, 'advertisement.id')
  }
  const words = advertisement?.words ?? []
  for (const duty of signs.words) {
    const isThere = words.some((text) => text.toLowerCase().includes(duty.says.toLowerCase()))
    if (!isThere) say(list, duty.by, `every advertisement says "${duty.says}"`, 'advertisement.words')
  }
  for (const duty of signs.show) {
    if (shown !== undefined && !shown.includes(duty.what))
      say(missing, duty.by, `to be displayed in the room: ${duty.what}`, 'shown')
  }
}

/** Where a document has one winner in each hour, a drawing is a whole hour of those that it names. */
function checkHours(
  { drawn }: RuleFile,
  { drawings = [] }: Written,
  wrong: (clause: string, says: string, drawing: number) => void,
) {
  const each = drawn?.each
  if (each === undefined) return
  const { from, to } = each.hours
  for (const [index, drawing] of drawings.entries()) {
    const isHour = minutesOf(drawing.to) - minutesOf(drawing.from) === 60 && minutesOf(drawing.from) % 60 === 0
    if (!isHour || drawing.from < from || drawing.to > to)
      wrong(each.by, `${drawing.from} to ${drawing.to} is not an hour from ${from} to ${to}`, index)
  }
}

/** A drawing with prizes of its own is held against the same clauses as the offering itself. */
function checkDrawings(rule: RuleFile, offering: Written, wrong: Complaint[], missing: Complaint[]): void {
  for (const [index, drawing] of (offering.drawings ?? []).entries()) {
    const { drawings: _, ...own } = forDrawing(rule, offering, drawing)
    if (drawing.prizes === undefined && drawing.things === undefined) continue
    const found = complaintsAbout(rule, { ...own, drawings: [{ from: drawing.from, to: drawing.to }] })
    for (const [list, those] of [[wrong, found.wrong] as const, [missing, found.missing] as const])
      for (const { clause, says, field = '' } of those)
        if (!list.some((one) => one.says === says))
          list.push({
            clause,
            says: `drawing of ${drawing.from} to ${drawing.to}: ${says}`,
            field: /^(prizes|things)\./.test(field) ? `drawings.${index}.${field}` : `drawings.${index}`,
          })
  }
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
