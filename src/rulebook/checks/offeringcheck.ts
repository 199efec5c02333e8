/** Holds an offering against the ranges of its rule file. Every complaint names the clause and what would be right. */
import { type Message, message } from '../../base/message.ts'
import { type Cents, MOST, toWire } from '../../base/money.ts'
import { nameUnder } from '../../base/occasion.ts'
import type { Reason } from '../../base/refusal.ts'
import { capOf, chartOf, forDrawing, isByVersion } from '../choice.ts'
import type { RangedTerm } from '../messages.ts'
import { foreignChoices, holdsOccasions, type Written } from '../offering.ts'
import type { RuleFile } from '../rule.ts'
import { poolsOf } from '../tablegame.ts'
import { isWithin, type MoneyRange, wireRange } from '../terms.ts'
import type { Complain, Complaint, Complaints } from './complaint.ts'
import { checkCredits } from './creditcheck.ts'
import { checkContest } from './datecheck.ts'
import { checkMultiplier } from './multipliercheck.ts'
import { checkPieces } from './piececheck.ts'
import { checkEntered, checkPrizesIn, checkThings } from './prizecheck.ts'
import { checkPromotion } from './promotioncheck.ts'
import { checkSquares } from './squarescheck.ts'
import { checkStage } from './stagecheck.ts'
import { checkTable } from './tablecheck.ts'
import { checkTournament } from './tournament/check.ts'

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
  const say: Complain = (list, clause, says, field) =>
    void list.push(field === undefined ? { clause, ...says } : { clause, ...says, field })
  const ranged = (field: string, of: RangedTerm, by: string, range: MoneyRange, amount: Cents | undefined) => {
    if (amount === undefined) say(missing, by, message('amount not chosen', { of, range: wireRange(range) }), field)
    else if (amount > MOST) say(wrong, by, message('more than any room has', { most: toWire(MOST) }), field)
    else if (!isWithin(range, amount)) {
      const outside = { of, amount: toWire(amount), range: wireRange(range) }
      say(wrong, by, message('amount outside its range', outside), field)
    }
  }

  if (offering.occasion !== undefined && !holdsOccasions(rule))
    say(
      wrong,
      Object.values(rule.pools)[0]?.by ?? rule.charts.by,
      message('no occasions', { occasion: offering.occasion }),
      'occasion',
    )
  const charts = Object.keys(rule.charts.option)
  const uncharted = rule.games.some(({ game }) => offering.charts?.[game] === undefined)
  if (offering.chart === undefined && !isByVersion(rule) && charts.length > 1 && uncharted)
    say(missing, rule.charts.by, message('no chart chosen', { charts }), 'chart')
  checkCharts(rule, offering, (clause, says) => say(wrong, clause, says))
  const open = isByVersion(rule) ? charts.filter((chart) => chart === offering.settings?.version) : charts
  if (offering.chart !== undefined && !open.includes(offering.chart)) {
    say(wrong, rule.charts.by, message('no such chart', { chart: offering.chart, charts: open }), 'chart')
  }
  const structured = rule.shares ?? rule.room ?? rule.divided
  const structures = Object.keys(structured?.option ?? {})
  if (structured !== undefined && structures.length > 0 && offering.structure === undefined) {
    say(missing, structured.by, message('no payout structure chosen', { structures }), 'structure')
  }
  if (offering.structure !== undefined && !structures.includes(offering.structure)) {
    const says =
      structures.length === 0
        ? message('no payout structures')
        : message('no such payout structure', { structure: offering.structure, structures })
    say(wrong, structured?.by ?? rule.charts.by, says, 'structure')
  }

  for (const [name, terms] of Object.entries(poolsOf(rule, offering))) {
    const choice = offering.pools?.[name] ?? {}
    const pool = `pools.${name}`
    ranged(
      `${pool}.seed`,
      { term: 'seed', of: name },
      terms.seed.by,
      terms.seed.range,
      choice.seed ?? only(terms.seed.range),
    )
    ranged(
      `${pool}.reseed`,
      { term: 'reseed', of: name },
      terms.reseed.by,
      terms.reseed.range,
      choice.reseed ?? only(terms.reseed.range),
    )
    if (terms.cap === undefined && choice.cap !== undefined)
      say(wrong, terms.by, message('pool without cap', { pool: name }), `${pool}.cap`)
    if (terms.cap !== undefined)
      ranged(
        `${pool}.cap`,
        { term: 'cap', of: name },
        terms.cap.by,
        terms.cap.range,
        choice.cap ?? only(terms.cap.range),
      )
    const cap = capOf({ rule, offering }, name)
    for (const what of ['seed', 'reseed'] as const) {
      const amount = choice[what]
      if (amount === undefined || amount <= cap) continue
      const above = { of: what, pool: name, amount: toWire(amount), cap: toWire(cap) }
      say(wrong, terms.cap?.by ?? terms.by, message('amount above the cap', above), `${pool}.${what}`)
    }
    if (terms.daily !== undefined) {
      ranged(`${pool}.daily`, { term: 'daily increase', of: name }, terms.daily.by, terms.daily.range, choice.daily)
      if (choice.at === undefined)
        say(missing, terms.daily.at.by, message('time of daily increase not chosen', { pool: name }), `${pool}.at`)
    } else if (choice.daily !== undefined) {
      say(wrong, terms.by, message('pool without daily increase', { pool: name }), `${pool}.daily`)
    }
  }
  for (const name of Object.keys(offering.pools ?? {})) {
    if (rule.pools[name] === undefined)
      say(
        wrong,
        Object.values(rule.pools)[0]?.by ?? rule.charts.by,
        message('pool not in the rules', { pool: name, pools: Object.keys(rule.pools) }),
      )
  }

  const fixed = chartOf(rule, offering)
  for (const line of fixed) {
    if (line.table !== undefined)
      ranged(
        `prizes.${line.table.line}`,
        { term: 'share of the table', of: line.table.line },
        line.table.by,
        line.table.range,
        offering.prizes?.[line.table.line] ?? only(line.table.range),
      )
    if (line.pays.kind === 'fixed' && line.pays.times === undefined)
      ranged(
        `prizes.${line.line}`,
        { term: 'prize', of: line.line },
        line.by,
        line.pays.range,
        offering.prizes?.[line.line] ?? only(line.pays.range),
      )
  }
  checkEntered(fixed, rule, offering, say, wrong, missing)
  checkPrizesIn(fixed, rule, offering, (clause, says) => say(wrong, clause, says))
  const isEachPosted = offering.drawings?.every(({ prizes = {} }) => Object.keys(prizes).length > 0) === true
  if (rule.charts.some !== undefined && fixed.length === 0 && !isEachPosted)
    say(missing, rule.charts.some.by, message('no hand offered'))
  for (const name of Object.keys(offering.prizes ?? {})) {
    const line = fixed.find((candidate) => candidate.line === name)
    // A thing has a value of its own, which need not be the exact multiple.
    if (offering.things?.[name] !== undefined) continue
    if (line?.pays.kind === 'fixed' && line.pays.times !== undefined) {
      const { by, of, factor } = line.pays.times
      say(wrong, by, message('prize is a multiple', { line: name, factor, of }), `prizes.${name}`)
      continue
    }
    if (line?.pays.kind === 'fixed' || fixed.some(({ table }) => table?.line === name)) continue
    const known = rule.charts.some === undefined ? fixed : Object.values(rule.charts.option).flat()
    const names = known.filter(({ pays }) => pays.kind === 'fixed').map((candidate) => candidate.line)
    say(wrong, line?.by ?? rule.charts.by, message('no fixed prize', { line: name, fixed: names }), `prizes.${name}`)
  }

  checkThings(rule, offering, (clause, says, line) => say(wrong, clause, says, `things.${line}`))
  if (rule.drawn !== undefined && offering.drawings === undefined)
    say(missing, rule.drawn.by, message('drawings not chosen'), 'drawings')
  checkHours(rule, offering, (clause, says, drawing) => say(wrong, clause, says, `drawings.${drawing}`))
  for (const [index, { winners = 1 }] of (offering.drawings ?? []).entries()) {
    const each = rule.drawn?.each
    const by = each?.by ?? rule.drawn?.by ?? rule.charts.by
    if (winners < 1) say(wrong, by, message('drawing without winner'), `drawings.${index}.winners`)
    else if (winners > 1 && each !== undefined)
      say(wrong, by, message('one winner each hour', { winners }), `drawings.${index}.winners`)
  }
  checkDrawings(rule, offering, wrong, missing)
  checkStage(rule, offering, say, wrong, missing)
  checkPieces(rule, offering, say, wrong, missing)
  if (rule.period !== undefined && offering.periods === undefined)
    say(missing, rule.period.by, message('periods not chosen'), 'periods')
  for (const [name, setting] of Object.entries(rule.settings ?? {})) {
    const value = offering.settings?.[name]
    // What a card decides is not chosen: it is posted when the card is drawn.
    const isDrawn = setting.anew?.how === 'drawn card'
    if (value === undefined && isDrawn) continue
    if (value === undefined)
      say(
        missing,
        setting.by,
        message('setting not chosen', { setting: name, oneOf: setting.oneOf }),
        `settings.${name}`,
      )
    else if (!setting.oneOf.includes(value)) {
      const other = { setting: name, value, oneOf: setting.oneOf }
      say(wrong, setting.by, message('setting not one of', other), `settings.${name}`)
    }
  }

  checkMultiplier(rule, offering, fixed, (clause, says) => say(wrong, clause, says, 'multiplier.times'))
  const { admin } = rule.reserve
  if (admin !== undefined) ranged('admin', { term: 'administrative fee' }, admin.by, admin.range, offering.admin)
  else if (offering.admin !== undefined)
    say(wrong, rule.reserve.by, message('rules without administrative fee'), 'admin')
  for (const game of offering.games ?? []) {
    const games = rule.games.map((designated) => designated.game)
    if (!games.includes(game))
      say(wrong, rule.games[0]?.by ?? '', message('game not designated', { game, games }), 'games')
  }
  for (const { what, says } of rule.absent) {
    if (offering.supplied?.[what] === undefined)
      say(missing, rule.charts.by, message('house has to supply', { what, says }), `supplied.${what}`)
  }
  for (const what of Object.keys(offering.supplied ?? {})) {
    if (rule.absent.some((lacking) => lacking.what === what)) continue
    const lacking = rule.absent.map((one) => one.what)
    say(wrong, rule.charts.by, message('nothing lacking', { what, lacking }))
  }
  for (const choice of foreignChoices(rule.runs, offering))
    if (!SAID_ELSEWHERE.includes(choice))
      say(wrong, rule.charts.by, message('not left to the house', { choice, runs: rule.runs }), choice)
  for (const check of [checkTable, checkPromotion, checkCredits, checkContest, checkSquares, checkTournament]) {
    const found = check(rule, offering)
    wrong.push(...found.wrong)
    missing.push(...found.missing)
  }
  checkSigns(rule, offering, say, wrong, missing)
  return { wrong, missing }
}

/** Said of these in words of their own, where they are held against the rules. */
const SAID_ELSEWHERE = ['structure', 'multiplier', 'charts', 'lines', 'fee', 'things', 'prizesIn', 'ranges', 'occasion']

/** Charts by game, and hands left out of a chart, where the rules let the house choose them; the one fee there is. */
function checkCharts(
  { charts, games, fee, activity }: RuleFile,
  offering: Written,
  say: (clause: string, says: Message) => void,
): void {
  const options = Object.keys(charts.option)
  for (const [game, chart] of Object.entries(offering.charts ?? {})) {
    if (charts.each === undefined) say(charts.by, message('one chart for all games'))
    if (!games.some((designated) => designated.game === game)) say(charts.by, message('game not designated', { game }))
    if (!options.includes(chart)) say(charts.by, message('no such chart for a game', { chart, game, charts: options }))
  }
  const names = new Set(Object.values(charts.option).flatMap((lines) => lines.map(({ line }) => line)))
  if (offering.lines !== undefined && charts.some === undefined)
    say(charts.together?.by ?? charts.by, message('hands offered together'))
  for (const line of offering.lines ?? [])
    if (!names.has(line)) say(charts.by, message('no such hand in the charts', { line, lines: [...names] }))
  if (offering.fee === undefined) return
  if (fee === undefined) say(charts.by, message('no fee in the rules', { activity }))
  else if (fee.amount !== offering.fee)
    say(fee.by, message('another fee', { fee: toWire(fee.amount), said: toWire(offering.fee) }))
}

/** Where the document names one amount, nothing is left to choose. */
const only = ({ min, max }: MoneyRange): Cents | undefined => (min === max ? min : undefined)

function checkSigns(
  { signs, activity, name, id: printed }: RuleFile,
  { name: advertised, advertisement, shown, supplied }: Written,
  say: Complain,
  wrong: Complaint[],
  missing: Complaint[],
): void {
  const isOtherName = advertised !== undefined && nameUnder(advertised, activity) !== name
  const list = advertisement === undefined ? missing : wrong
  const id = printed ?? supplied?.id
  if (signs.id !== undefined && (signs.id.when === 'always' || isOtherName)) {
    if (id === undefined) say(list, signs.id.by, message('id not supplied'), 'advertisement.id')
    else if (advertisement?.id !== id)
      say(list, signs.id.by, message('id not in the advertisement', { id }), 'advertisement.id')
  }
  const words = advertisement?.words ?? []
  for (const duty of signs.words) {
    const isThere = words.some((text) => text.toLowerCase().includes(duty.says.toLowerCase()))
    if (!isThere)
      say(list, duty.by, message('words not in the advertisement', { words: duty.says }), 'advertisement.words')
  }
  for (const duty of signs.show) {
    if (shown !== undefined && !shown.includes(duty.what))
      say(missing, duty.by, message('not displayed', { what: duty.what }), 'shown')
  }
}

/** Where a document has one winner in each hour, a drawing is a whole hour of those that it names. */
function checkHours(
  { drawn }: RuleFile,
  { drawings = [] }: Written,
  wrong: (clause: string, says: Message, drawing: number) => void,
) {
  const each = drawn?.each
  if (each === undefined) return
  const { from, to } = each.hours
  for (const [index, drawing] of drawings.entries()) {
    const isHour = minutesOf(drawing.to) - minutesOf(drawing.from) === 60 && minutesOf(drawing.from) % 60 === 0
    if (isHour && drawing.from >= from && drawing.to <= to) continue
    const hours = { from: drawing.from, to: drawing.to, first: from, last: to }
    wrong(each.by, message('drawing not a posted hour', hours), index)
  }
}

/** A drawing with prizes of its own is held against the same clauses as the offering itself. */
function checkDrawings(rule: RuleFile, offering: Written, wrong: Complaint[], missing: Complaint[]): void {
  for (const [index, drawing] of (offering.drawings ?? []).entries()) {
    const { drawings: _, ...own } = forDrawing(rule, offering, drawing)
    if (drawing.prizes === undefined && drawing.things === undefined) continue
    const { from, to, gives } = drawing
    const found = complaintsAbout(rule, { ...own, drawings: [{ from, to, ...(gives === undefined ? {} : { gives }) }] })
    for (const [list, those] of [[wrong, found.wrong] as const, [missing, found.missing] as const])
      for (const { clause, field = '', ...why } of those)
        if (!list.some((one) => isSame(one, why)))
          list.push({
            clause,
            ...message('of a drawing', { from: drawing.from, to: drawing.to, why: why as Message }),
            field: /^(prizes|things)\./.test(field) ? `drawings.${index}.${field}` : `drawings.${index}`,
          })
  }
}

const isSame = (one: Partial<Message>, other: Partial<Message>): boolean =>
  one.id === other.id && JSON.stringify(one.with) === JSON.stringify(other.with)

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
