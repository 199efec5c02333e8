/** The house's choice of a promotion held against its rules: tickets, dates, hand-outs, the drum, what drawings give. */
import { type Message, message } from '../../base/message.ts'
import { dayNumber } from '../../base/moment.ts'
import { wheelFaults } from '../../games/wheel/faults.ts'
import { drawsOf, isIn, timedDrawings, versionOf } from '../calling.ts'
import { chartOf, forDrawing } from '../choice.ts'
import type { DrawingChoice, Written } from '../offering.ts'
import type { Draws } from '../parts/calling.ts'
import { postedWheel, wheelRules } from '../parts/wheel.ts'
import type { RuleFile } from '../rule.ts'
import { type Complaints, complaintsOf, type Say } from './complaint.ts'
import { checkDrawingDays, checkStandingEnd } from './datecheck.ts'

type Checking = {
  readonly rule: RuleFile
  readonly offering: Written
  readonly wrong: Say
  readonly missing: Say
}

export function checkPromotion(rule: RuleFile, offering: Written): Complaints {
  if (rule.runs !== 'promotion') return { wrong: [], missing: [] }
  return complaintsOf((wrong, missing) => {
    const checking: Checking = { rule, offering, wrong, missing }
    checkGames(checking)
    checkTickets(checking)
    checkDates(checking)
    checkHandOut(checking)
    checkEmptied(checking)
    checkDraws(checking)
    checkWheel(checking)
    checkDrawingDays(rule, offering, wrong, missing)
    checkStandingEnd(rule, offering, missing)
  })
}

/** Where hands are offered together, so are the games that they are dealt in. */
function checkGames({ rule, offering, wrong }: Checking): void {
  const { games } = offering
  const { together } = rule.charts
  if (games === undefined || together === undefined) return
  const ofChart = chartOf(rule, offering).flatMap((line) => line.games ?? [])
  const left = rule.games.find(({ game }) => ofChart.includes(game) && !games.includes(game))
  if (left !== undefined) wrong(together.by, message('game of the chart left out', { game: left.game }), 'games')
}

/** So many as the line's range has; one number for all of them, or one for each. */
function checkTickets({ rule, offering, wrong, missing }: Checking): void {
  const lines = chartOf(rule, offering).flatMap(({ line, by, pays }) =>
    pays.kind === 'ticket' ? [{ line, by, ...pays.tickets }] : [],
  )
  const { tickets } = offering
  if (typeof tickets === 'object')
    for (const line of Object.keys(tickets))
      if (!lines.some((one) => one.line === line))
        wrong(rule.charts.by, message('line brings no tickets', { line }), `tickets.${line}`)
  // Said once of what is posted once.
  const outside = new Set<string>()
  for (const { line, by, min, max } of lines) {
    const posted = typeof tickets === 'object' ? tickets[line] : tickets
    const field = typeof tickets === 'object' ? `tickets.${line}` : 'tickets'
    if (outside.has(field)) continue
    if (posted === undefined && min === max) continue
    if (posted !== undefined && posted >= min && posted <= max) continue
    outside.add(field)
    if (posted === undefined) missing(by, message('tickets not chosen', { line, min, max }), field)
    else wrong(by, message('tickets outside their range', { line, tickets: posted, min, max }), field)
  }
  if (lines.length === 0 && typeof tickets === 'number')
    wrong(rule.charts.by, message('no hand brings tickets'), 'tickets')
}

/** Where the rules say how long it runs, it runs exactly so long; the last day counts. */
function checkDates({ rule, offering: { from, to }, wrong, missing }: Checking): void {
  const by = rule.lasts?.by ?? rule.draws?.[0]?.by ?? rule.charts.by
  if (from !== undefined && to !== undefined && to < from) {
    wrong(by, message('promotion ends before it begins', { from, to }), 'to')
    return
  }
  if (rule.lasts === undefined) return
  const { weeks } = rule.lasts
  if (from === undefined || to === undefined) {
    missing(by, message('dates not chosen', { weeks }), to === undefined ? 'to' : 'from')
    return
  }
  const days = dayNumber(to) - dayNumber(from) + 1
  if (!weeks.some((one) => one * 7 === days)) wrong(by, message('promotion of another length', { days, weeks }), 'to')
}

/** Times of day only where a seat brings a ticket; where the rules name the times, those. */
function checkHandOut({ rule, offering, wrong, missing }: Checking): void {
  const { handOut } = offering
  const seated = (rule.entries ?? []).find((one) => one.for === 'seated' && isIn(one, versionOf(offering)))
  if (seated?.for !== 'seated') {
    if (handOut !== undefined)
      wrong(rule.entries?.[0]?.by ?? rule.charts.by, message('no tickets for a seat'), 'handOut')
    return
  }
  if (seated.every === undefined) {
    if (handOut === undefined) missing(seated.by, message('times of tickets not chosen'), 'handOut')
    return
  }
  const { by, hours, from } = seated.every
  const strange = handOut?.find((clock) => !isEvery(clock, from, hours))
  if (strange !== undefined) wrong(by, message('tickets at other times', { at: strange, hours, from }), 'handOut')
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const isEvery = (clock: string, from: string, hours: number): boolean =>
  (((minutesOf(clock) - minutesOf(from)) % (hours * 60)) + hours * 60) % (hours * 60) === 0

function checkEmptied({ rule, offering: { emptied }, wrong, missing }: Checking): void {
  const terms = rule.drum?.emptied
  if (terms === undefined) {
    if (emptied !== undefined) wrong(rule.drum?.by ?? rule.charts.by, message('no emptying in the rules'), 'emptied')
    return
  }
  const days = terms.when === 'days' ? terms.days : undefined
  if (emptied === undefined) {
    missing(terms.by, message('emptying not chosen', days ?? {}), 'emptied')
    return
  }
  const isOther = 'days' in emptied ? days === undefined : days !== undefined
  if (isOther) wrong(terms.by, message('drum emptied otherwise', days ?? {}), 'emptied')
  else if ('days' in emptied && days !== undefined && (emptied.days < days.min || emptied.days > days.max))
    wrong(terms.by, message('emptied after other days', { days: emptied.days, ...days }), 'emptied')
}

function checkDraws(checking: Checking): void {
  const { rule, offering, wrong, missing } = checking
  const draws = drawsOf({ rule, offering })
  const { missed, drawings, events } = offering
  if (draws === undefined) {
    const by = rule.draws?.[0]?.by ?? rule.charts.by
    if (missed !== undefined) wrong(by, message('nobody is drawn'), 'missed')
    if (drawings !== undefined && rule.draws === undefined) wrong(by, message('nobody is drawn'), 'drawings')
    return
  }
  const hasEvents = draws.from === 'tables' && draws.events !== undefined
  if (events !== undefined && !hasEvents) wrong(draws.by, message('no events in the rules'), 'events')
  if (drawings === undefined && draws.times === undefined && !(hasEvents && events !== undefined))
    missing(draws.by, message('drawings not chosen'), 'drawings')
  checkTimes(checking, draws)
  checkGameDrawings(checking, draws)
  const { next } = draws.missed
  if (missed === undefined && next.length > 1)
    missing(draws.missed.by, message('missed not chosen', { next }), 'missed')
  if (missed !== undefined && !next.includes(missed))
    wrong(draws.missed.by, message('missed otherwise', { missed, next }), 'missed')
  const gifts = draws.gives.map(({ what }) => what)
  for (const [index, { gives, winners }] of (drawings ?? []).entries()) {
    const at = `drawings.${index}`
    if (gives === undefined && gifts.length > 1)
      missing(draws.gives[0]!.by, message('gift not chosen', { gifts }), `${at}.gives`)
    const meant = draws.gives.find(({ what }) => what === (gives ?? gifts[0]))
    if (meant?.line !== undefined && forDrawing(rule, offering, drawings?.[index]).prizes?.[meant.line] === undefined)
      missing(meant.by, message('gift without its prize', { gives: meant.what, line: meant.line }), `${at}.prizes`)
    if (gives !== undefined && !gifts.includes(gives))
      wrong(draws.gives[0]!.by, message('gift not in the rules', { gives, gifts }), `${at}.gives`)
    if (winners !== undefined && draws.winners !== undefined && winners !== draws.winners.number)
      wrong(draws.winners.by, message('winners in the rules', { winners: draws.winners.number }), `${at}.winners`)
  }
}

/** Where each game is drawn for apart, each has one drawing, and every drawing its game. */
function checkGameDrawings({ offering, wrong, missing }: Checking, draws: Draws): void {
  const drawings = offering.drawings ?? []
  const games = draws.from === 'ticket drum' ? draws.games : undefined
  if (games === undefined) {
    const astray = drawings.findIndex(({ game }) => game !== undefined)
    if (astray >= 0) wrong(draws.by, message('drawings not by game'), `drawings.${astray}.game`)
    return
  }
  const names = games.map(({ game }) => game)
  for (const [index, { game, winners }] of drawings.entries()) {
    const at = `drawings.${index}`
    const terms = games.find((one) => one.game === game)
    const number = terms?.winners.reduce((sum, one) => sum + one.number, 0)
    if (game === undefined) missing(draws.by, message('game of the drawing not chosen', { games: names }), `${at}.game`)
    else if (terms === undefined)
      wrong(draws.by, message('no drawing for the game', { game, games: names }), `${at}.game`)
    else if (drawings.findIndex((one) => one.game === game) !== index)
      wrong(terms.by, message('game drawn for twice', { game }), `${at}.game`)
    else if (winners !== undefined && winners !== number)
      wrong(terms.by, message('winners in the rules', { winners: number ?? 0 }), `${at}.winners`)
  }
}

/** A wheel that some drawing gives has to be posted, as the rules let it be; one that they do not know is not. */
function checkWheel({ rule, offering, wrong, missing }: Checking): void {
  const gives = drawsOf({ rule, offering })?.gives ?? []
  for (const [name, gift, posted] of [
    ['wheel', 'spin', offering.wheel],
    ['cardWheel', 'card wheel', offering.cardWheel],
  ] as const) {
    const by = rule[name]?.by ?? rule.charts.by
    const isGiven = gives.length === 1 ? gives[0]!.what === gift : offering.drawings?.some((one) => one.gives === gift)
    if (posted === undefined && isGiven === true) missing(by, message('wheel not chosen'), name)
    if (posted !== undefined && rule[name] === undefined) wrong(by, message('no wheel in the rules'), name)
  }
  if (rule.wheel === undefined || offering.wheel === undefined) return
  for (const { clause, ...says } of wheelFaults(wheelRules(rule.wheel), postedWheel(rule.wheel, offering.wheel)))
    wrong(clause, says as Message, 'wheel')
}

/** Where the rules fix every drawing, what is posted besides is just that. */
function checkTimes({ rule, offering, wrong }: Checking, { times }: Draws): void {
  const { drawings } = offering
  const fixed = timedDrawings({ rule, offering })
  if (times === undefined || fixed === undefined || drawings === undefined) return
  const isFixed = ({ from, to, dates }: DrawingChoice) =>
    fixed.some((one) => one.from === from && one.to === to && one.dates?.join() === dates?.join())
  const { number, from = '', minutes = 0 } = times
  if (drawings.length !== fixed.length || !drawings.every(isFixed))
    wrong(times.by, message('drawings as the rules say', { number, from, minutes }), 'drawings')
}
