/** Expected payments held against those that were made: every row finds its own, and nothing is left over. */
import { add, type Cents, formatMoney, ZERO } from '../../../base/money.ts'
import type { Check } from '../checkresult.ts'
import { fundMeant, isOfFund, isWholeFund } from '../figures.ts'
import type { Expectation } from '../file/expectation.ts'
import { isMeant, plainName, seatsIn } from '../file/words.ts'
import type { Payment } from '../payment.ts'

type Row = NonNullable<Expectation['payments']>[number]

export function checkPayments(expected: Expectation['payments'], payments: readonly Payment[]): Check[] {
  if (expected === undefined) return []
  const rows = expected.flatMap((row) => rowsOf(row))
  const left = [...payments]
  const checks = rows.map((row): Check => {
    const own = left.filter((paid) => isRowOf(row, paid, rows) && isShare(row, paid.share))
    const found = own.find((paid) => isSame(row, [paid])) ?? (isOnlyRow(row, rows) ? own : own.slice(0, 1))
    const paid = Array.isArray(found) ? found : [found]
    for (const one of paid) left.splice(left.indexOf(one), 1)
    return {
      what: `${row.to} is paid`,
      expected: rowInWords(row),
      got: paid.map(paymentInWords).join('; ') || 'nothing',
      ok: paid.length > 0 && isSame(row, paid),
    }
  })
  return [
    ...checks,
    {
      what: expected.length === 0 ? 'nobody is paid' : 'nobody else is paid',
      expected: 'nothing',
      got: left.length === 0 ? 'nothing' : left.map((paid) => `${paid.to} ${paymentInWords(paid)}`).join('; '),
      ok: left.length === 0,
    },
  ]
}

/** `seats 1, 3 and 4` is a row for each, and `others` one for each of so many persons. */
export function rowsOf(row: Row): Row[] {
  const seats = seatsIn(row.to)
  if (seats !== undefined) return seats.map((to) => ({ ...row, to }))
  return row.persons === undefined
    ? [{ ...row, to: plainName(row.to) }]
    : Array.from({ length: row.persons }, () => row)
}

const isOthers = ({ to }: Row): boolean => to === 'others'
const isTo = (row: Row, { to, person }: Payment): boolean => isMeant(row.to, to) || row.to === person
const isRowOf = (row: Row, paid: Payment, rows: readonly Row[]): boolean =>
  isOthers(row) ? !rows.some((other) => !isOthers(other) && isTo(other, paid)) : isTo(row, paid)

/** A person's only row may state all that the person gets, whichever prizes it is made of. */
const isOnlyRow = (row: Row, rows: readonly Row[]): boolean =>
  !isOthers(row) && rows.filter(({ to, share }) => to === row.to && share === row.share).length === 1

const isShare = (row: Row, share: string): boolean => row.share === undefined || shareMeant(row.share) === share

function isSame(row: Row, paid: readonly Payment[]): boolean {
  const parts: Record<string, Cents> = {}
  for (const one of paid)
    for (const [fund, amount] of Object.entries(one.parts)) parts[fund] = add(parts[fund] ?? ZERO, amount)
  const funds = Object.keys(parts)
  return (
    row.amount === add(...paid.map(({ amount }) => amount)) &&
    (row.from === undefined ||
      (isWholeFund(row.from) && funds.every(isOfFund)) ||
      (funds.length === 1 && fundMeant(row.from, funds) === funds[0])) &&
    (row.parts === undefined || hasParts(row.parts, parts)) &&
    paid.every(({ share, form }) => isShare(row, share) && (row.form === undefined || row.form === form))
  )
}

function hasParts(wanted: Readonly<Record<string, Cents>>, parts: Readonly<Record<string, Cents>>): boolean {
  const funds = [...new Set([...Object.keys(parts), 'house', 'reserve'])]
  const named = Object.entries(wanted).map(([written, amount]) => ({
    amount,
    of: isWholeFund(written) ? funds.filter(isOfFund) : [fundMeant(written, funds)],
  }))
  return (
    named.every(({ of, amount }) => add(...of.map((fund) => parts[fund] ?? ZERO)) === amount) &&
    Object.keys(parts).every((fund) => named.some(({ of }) => of.includes(fund)))
  )
}

const shareMeant = (word: string): string =>
  word.includes('losing') ? 'loser' : word.includes('winning') ? 'winner' : word

const rowInWords = (row: Row): string =>
  [
    formatMoney(row.amount),
    row.from,
    ...Object.entries(row.parts ?? {}).map(([fund, amount]) => `${fund} ${formatMoney(amount)}`),
    row.share,
    row.form,
  ]
    .filter((word) => word !== undefined)
    .join(', ')

const paymentInWords = ({ amount, parts, share, form }: Payment): string =>
  `${formatMoney(amount)}, ${Object.keys(parts).join(' and ')}, ${share}, ${form}`
