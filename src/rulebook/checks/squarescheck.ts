/** The house's choice of squares held against its rules: the game, the periods that count, and what each is worth. */
import { type Message, message } from '../../base/message.ts'
import { toWire } from '../../base/money.ts'
import { isMoneyForm } from '../forms.ts'
import type { Written } from '../offering.ts'
import { isSquares, type RuleFile, type RuleOf } from '../rule.ts'
import { isWithin, wireRange } from '../terms.ts'
import type { Complaint, Complaints } from './complaint.ts'

type Say = (clause: string, says: Message, field: string) => void
type Posted = NonNullable<Written['squares']>

export function checkSquares(rule: RuleFile, { squares: posted }: Written): Complaints {
  const found = { wrong: [] as Complaint[], missing: [] as Complaint[] }
  if (!isSquares(rule)) return found
  const wrong: Say = (clause, says, field) => void found.wrong.push({ clause, ...says, field })
  if (posted === undefined) {
    found.missing.push({ clause: rule.scoring.by, ...message('no game for the squares'), field: 'squares' })
    return found
  }
  if (posted.top.trim() === posted.left.trim())
    wrong(rule.scoring.teams.by, message('teams of one name', { team: posted.top }), 'squares.left')
  checkPeriods(rule, posted, wrong)
  checkPrizes(rule, posted, wrong)
  return found
}

/** Those that the rules have, each once and in the order in which they end. */
function checkPeriods({ scoring }: RuleOf<'squares'>, { periods }: Posted, wrong: Say): void {
  let last = -1
  for (const [index, { period }] of periods.entries()) {
    const place = scoring.periods.indexOf(period)
    const field = `squares.periods.${index}`
    if (place < 0) wrong(scoring.by, message('no such period', { period, periods: scoring.periods }), field)
    else if (periods.findIndex((one) => one.period === period) < index)
      wrong(scoring.by, message('period posted twice', { period }), field)
    else if (place < last) wrong(scoring.by, message('period out of order', { period }), field)
    last = Math.max(last, place)
  }
}

/** Inside the range, in a form of the rules; what is no money has a name. */
function checkPrizes(rule: RuleOf<'squares'>, { periods }: Posted, wrong: Say): void {
  const line = Object.values(rule.charts.option)
    .flat()
    .find((one) => one.line === rule.divides.line)
  const range = line?.pays.kind === 'shown' ? line.pays.range : undefined
  const money = rule.claim.paidIn?.forms ?? []
  const things = rule.claim.things?.forms ?? []
  for (const [index, { period, prize, item, form = item === undefined ? 'cash' : things[0] }] of periods.entries()) {
    const field = `squares.periods.${index}`
    if (line !== undefined && range !== undefined && !isWithin(range, prize)) {
      const of = { term: 'prize', of: period } as const
      wrong(line.by, message('amount outside its range', { of, amount: toWire(prize), range: wireRange(range) }), field)
    }
    const by = rule.claim.things?.by ?? rule.claim.by
    if (form === undefined || ![...money, ...things].includes(form))
      wrong(
        by,
        message('prize in no such form', { prize: period, form: form ?? '', forms: [...money, ...things] }),
        field,
      )
    else if (item !== undefined && isMoneyForm(form))
      wrong(by, message('money is no thing', { prize: period, form }), field)
    else if (item === undefined && !isMoneyForm(form)) wrong(by, message('item has no name', { period }), field)
  }
}
