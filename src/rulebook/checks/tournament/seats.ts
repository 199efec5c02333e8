/** Seats, tables, the field, and the house rules that say how tables are kept equal. */
import { message } from '../../../base/message.ts'
import type { Written } from '../../offering.ts'
import type { Say } from '../complaint.ts'
import type { Posted, Rule } from './posted.ts'

/** As many as fit around a poker table. */
const SEATS = { min: 2, max: 11 }

export function checkSeats(rule: Rule, offering: Written, posted: Posted, wrong: Say, missing: Say): void {
  const { half, structure } = rule
  const { seats } = posted
  if (seats < SEATS.min || seats > SEATS.max)
    wrong(structure.by, message('seats outside their range', { seats, ...SEATS }), 'tournament.seats')
  if (half !== undefined) checkField(half, offering, posted, wrong, missing)
  else checkHouseRules(rule, offering, posted, wrong, missing)
}

/** An even number that one table has seats for. */
function checkField(
  { even, field, tables: { by, most } }: NonNullable<Rule['half']>,
  { tables = [] }: Written,
  { field: players, seats }: Posted,
  wrong: Say,
  missing: Say,
): void {
  const at = 'tournament.field'
  const { min, max } = field.players
  if (tables.length > most)
    wrong(by, message('more tables than the rules have', { tables: tables.length, most }), 'tables')
  if (players === undefined) {
    missing(field.by, message('number not chosen', { of: 'players', min, max }), at)
    return
  }
  if (players % 2 !== 0) wrong(even.by, message('posted field is not even', { players }), at)
  if (players < min || players > max)
    wrong(field.by, message('number outside its range', { of: 'players', number: players, min, max }), at)
  else if (players > seats) wrong(field.by, message('more players than seats', { players, seats }), at)
}

/** How far tables may differ, and which is broken first, is posted before anybody sits down. */
function checkHouseRules(
  { play: { balance, halt, breaks } }: Rule,
  { tables = [] }: Written,
  { houseRules }: Posted,
  wrong: Say,
  missing: Say,
): void {
  const at = 'tournament.houseRules'
  if (houseRules === undefined) {
    missing(balance.by, message('house rules not chosen'), at)
    return
  }
  if (houseRules.balance === 0) wrong(balance.by, message('house rule of nothing', { of: 'balance' }), `${at}.balance`)
  if (houseRules.halt === 0) wrong(halt.by, message('house rule of nothing', { of: 'halt' }), `${at}.halt`)
  const foreign = (houseRules.breaks ?? []).find((table) => tables.length > 0 && !tables.includes(table))
  if (foreign !== undefined) wrong(breaks.by, message('breaks another table', { table: foreign }), `${at}.breaks`)
}
