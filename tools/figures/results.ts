/** What a night comes to by a clause: money that moves, a fee that is asked, tickets, points, and the forms in which a prize is paid. */

import { citedIn } from '../../src/base/cited.ts'
import { add, formatMoney } from '../../src/base/money.ts'
import { countOf } from '../../src/engine/credits/lots.ts'
import { withoutOwner } from '../../src/sim/scenario/figures.ts'
import { isMeant } from '../../src/sim/scenario/file/words.ts'
import { filledIn, isRefusedBy, offeringOf, playNight, refusalsIn } from './nights.ts'
import type { RowOf, Table } from './table.ts'

type Played = { readonly given?: object | undefined; readonly offering?: Readonly<Record<string, unknown>> | undefined }

const night = (table: Table, what: string, { given, offering }: Played, steps: readonly unknown[]) =>
  playNight(what, { ...given, offering: offeringOf(table, offering) }, steps)

/** All that moves from there to there by the clause comes to the amount. */
export function moveFailures(table: Table, row: RowOf<'moves'>): string[] {
  const { records } = night(table, `money by ${row.clause}`, row, row.steps)
  const found = records
    .slice(1)
    .flatMap(({ moves }) => moves)
    .filter(
      ({ from, to, clause }) =>
        withoutOwner(from) === row.from && withoutOwner(to) === row.to && citedIn(clause).includes(row.clause),
    )
  const got = add(...found.map(({ amount }) => amount))
  return got === row.moves
    ? []
    : [`${row.from} gives ${row.to} ${formatMoney(got)} by ${row.clause}, not ${formatMoney(row.moves)}`]
}

/** `askFee`: what that place has to put down. */
export function askedFailures(table: Table, row: RowOf<'asks'>): string[] {
  const { records } = night(table, `the fee of ${row.of}`, row, row.steps)
  const asked = records.flatMap(({ fees }) => fees).filter(({ who }) => isMeant(row.of, who))
  const got = add(...asked.map(({ amount }) => amount))
  return got === row.asks ? [] : [`of ${row.of} ${formatMoney(got)} is asked, not ${formatMoney(row.asks)}`]
}

export function ticketFailures(table: Table, row: RowOf<'tickets'>): string[] {
  const played = night(table, `tickets by ${row.clause}`, row, row.steps)
  const got = played.records.flatMap(({ tickets }) => tickets).filter(({ who }) => isMeant(row.to, who)).length
  return got === row.tickets ? [] : [`${row.to} has ${got} tickets, not ${row.tickets}; ${refusalsIn(played)}`]
}

/** What the person has in the end. */
export function creditFailures(table: Table, row: RowOf<'credits'>): string[] {
  const played = night(table, `credits by ${row.clause}`, row, row.steps)
  const got = played.state.creditLots.values().reduce((sum, all) => sum + countOf(all.get(row.to) ?? []), 0)
  return got === row.credits ? [] : [`${row.to} has ${got} credits, not ${row.credits}; ${refusalsIn(played)}`]
}

export function pointFailures(table: Table, row: RowOf<'points'>): string[] {
  const played = night(table, `points by ${row.clause}`, row, row.steps)
  const got = played.state.points.values().reduce((sum, all) => sum + (all.get(row.to) ?? 0), 0)
  return got === row.points ? [] : [`${row.to} has ${got} points, not ${row.points}; ${refusalsIn(played)}`]
}

/** With `FORM` in the steps: paid in each of the forms, and by this clause in none of the others. */
export function formFailures(table: Table, row: RowOf<'forms'>): string[] {
  const paidIn = (form: string) => night(table, `paid in ${form}`, row, filledIn(row.steps, 'FORM', form) as unknown[])
  const accepted = row.forms.flatMap((form) => {
    const played = paidIn(form)
    const isPaid = played.records.some(({ payments }) => payments.some((payment) => payment.form === form))
    return isPaid ? [] : [`it is not paid in ${form}: ${refusalsIn(played)}`]
  })
  const refused = (row.not ?? []).flatMap((form) =>
    isRefusedBy(paidIn(form), row.clause) ? [] : [`it is paid in ${form}, or not refused by ${row.clause}`],
  )
  return [...accepted, ...refused]
}
