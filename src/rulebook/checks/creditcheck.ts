/** The house's choice of credits held against its rules: the period, the way in which they come, and the prizes. */
import { message } from '../../base/message.ts'
import { toWire } from '../../base/money.ts'
import { isMoneyForm } from '../forms.ts'
import type { Written } from '../offering.ts'
import { WAYS } from '../parts/credits.ts'
import { isCredits, type RuleFile, type RuleOf } from '../rule.ts'
import { isWithin, wireRange } from '../terms.ts'
import { type Complaints, complaintsOf, type Say } from './complaint.ts'

type Checking = {
  readonly rule: RuleOf<'credits'>
  readonly offering: Written
  readonly wrong: Say
  readonly missing: Say
}

export function checkCredits(rule: RuleFile, offering: Written): Complaints {
  if (!isCredits(rule)) return { wrong: [], missing: [] }
  return complaintsOf((wrong, missing) => {
    const checking: Checking = { rule, offering, wrong, missing }
    checkPeriod(checking)
    checkWay(checking)
    checkLife(checking)
    checkRewards(checking)
  })
}

function checkPeriod({ rule, offering: { from, to }, wrong, missing }: Checking): void {
  const { by } = rule.redeem.period
  if (from === undefined || to === undefined)
    missing(by, message('period not chosen'), to === undefined ? 'to' : 'from')
  else if (to < from) wrong(by, message('promotion ends before it begins', { from, to }), 'to')
}

/** One of the ways that the rules have; times that do not overlap, spans of at least a minute. */
function checkWay({ rule, offering, wrong, missing }: Checking): void {
  const { earns } = rule
  const known = WAYS.filter((way) => earns[way] !== undefined)
  const posted = WAYS.filter((way) => offering[way] !== undefined)
  if (posted.length === 0)
    missing(earns.by, message('way of credits not chosen', { ways: known }), known[0] ?? 'swipes')
  if (posted.length > 1) wrong(earns.by, message('one way of credits'), 'time')
  for (const way of posted)
    if (!known.includes(way)) wrong(earns.by, message('no such way of credits', { way, ways: known }), way)
  const windows = offering.swipes ?? []
  const twice = windows.find((one, nth) =>
    windows.some(
      (other, index) => index > nth && isShared(one.days, other.days) && one.from < other.to && other.from < one.to,
    ),
  )
  if (twice !== undefined)
    wrong(earns.swipes?.by ?? earns.by, message('posted times overlap', { from: twice.from, to: twice.to }), 'swipes')
  const games = rule.games.map(({ game }) => game)
  for (const [game, { minutes, credits }] of Object.entries(offering.time ?? {})) {
    if (!games.includes(game))
      wrong(rule.games[0]?.by ?? earns.by, message('game not designated', { game, games }), `time.${game}`)
    if (minutes < 1 || credits < 1)
      wrong(earns.time?.by ?? earns.by, message('credits for nothing', { of: game }), `time.${game}`)
  }
}

const isShared = (some: readonly string[] | undefined, others: readonly string[] | undefined): boolean =>
  some === undefined || others === undefined || some.some((day) => others.includes(day))

function checkLife({ rule: { earns }, offering: { creditDays }, wrong, missing }: Checking): void {
  if (earns.last === undefined) {
    if (creditDays !== undefined) wrong(earns.by, message('credits last to the end'), 'creditDays')
    return
  }
  const { by, days } = earns.last
  if (creditDays === undefined) missing(by, message('days of credits not chosen', { ...days }), 'creditDays')
  else if (creditDays < days.min || creditDays > days.max)
    wrong(by, message('credits of other days', { days: creditDays, ...days }), 'creditDays')
}

function checkRewards({ rule, offering, wrong, missing }: Checking): void {
  const line = Object.values(rule.charts.option)
    .flat()
    .find((one) => one.line === rule.rewards.line)
  const range = line?.pays.kind === 'shown' ? line.pays.range : undefined
  const things = rule.claim.things?.forms ?? []
  const money = rule.claim.paidIn?.forms ?? []
  const posted = Object.entries(offering.rewards ?? {})
  if (posted.length === 0) missing(rule.rewards.by, message('no prize for credits'), 'rewards')
  for (const [name, { credits, value, form, thing, progressive }] of posted) {
    const field = `rewards.${name}`
    if (credits < 1) wrong(rule.redeem.by, message('prize for no credits', { prize: name }), field)
    if (progressive === true) wrong(rule.rewards.fixed.by, message('prize is not fixed', { prize: name }), field)
    if (range !== undefined && line !== undefined && !isWithin(range, value)) {
      const of = { term: 'prize', of: name } as const
      wrong(line.by, message('amount outside its range', { of, amount: toWire(value), range: wireRange(range) }), field)
    }
    const by = rule.claim.things?.by ?? rule.claim.by
    if (![...things, ...money].includes(form))
      wrong(by, message('prize in no such form', { prize: name, form, forms: [...money, ...things] }), field)
    else if (thing !== undefined && isMoneyForm(form))
      wrong(by, message('money is no thing', { prize: name, form }), field)
  }
}
