/**
 * A play-down: those who take part sit at tables and play so many hands; the first of each table by chips meet at a final
 * table, and whoever has the most chips there is first. Equals whom the last place that counts would part play hands off.
 */
import { citedIn } from '../../base/cited.ts'
import { because, type Reason, type Refusal, refuse } from '../../base/refusal.ts'

/** What a document says of it; every term with its clause. */
export type PlayDownRules = {
  readonly tables: Term & { readonly number: number; readonly seats: number; readonly hands: number }
  /** So many of each table go on. */
  readonly goOn: Term & { readonly places: number }
  readonly final: Term & { readonly hands: number }
  /** What those have who do not go on, those at the final table, and the first of it. */
  readonly out: Term
  readonly others: Term
  readonly first: Term
  readonly ties: Term
  /** Fewer than there are seats: tables as equal as can be; no more than one table holds: the final at once. */
  readonly fewer: Term
}
type Term = { readonly by: string }

export const FINAL = 'final'
export type Seated = { readonly who: string; readonly table: string; readonly seat: number }
export type Counted = { readonly who: string; readonly chips: number }

export type PlayDownAction =
  /** Everybody, each with a table, 1 or 2, and a seat. */
  | { readonly do: 'seat'; readonly seats: readonly Seated[] }
  /** After the last hand: everybody at the table; where hands were played off, those who played them. */
  | { readonly do: 'count'; readonly table: string; readonly chips: readonly Counted[] }

export type PlayDownTable = {
  readonly table: string
  readonly who: readonly string[]
  /** The first after the last hand, the others after hands that were played off. */
  readonly counts: readonly (readonly Counted[])[]
}
export type PlayDown = {
  readonly phase: 'to seat' | 'first round' | 'final' | 'over'
  readonly who: readonly string[]
  readonly seats: readonly Seated[]
  readonly tables: readonly PlayDownTable[]
}

export function beginPlayDown({ tables, fewer }: PlayDownRules, who: readonly string[]): PlayDown | Refusal {
  const most = tables.number * tables.seats
  const twice = who.find((one, at) => who.indexOf(one) !== at)
  const reason =
    who.length === 0
      ? because(fewer.by, 'nobody for the play-down')
      : who.length > most
        ? because(tables.by, 'too many for the play-down', { people: who.length, most })
        : twice === undefined
          ? undefined
          : because(tables.by, 'twice for the play-down', { who: twice })
  if (reason !== undefined) return refuse({ kind: 'game' }, [reason])
  const isFinalAtOnce = who.length <= tables.seats
  return isFinalAtOnce
    ? { phase: 'final', who, seats: [], tables: [{ table: FINAL, who, counts: [] }] }
    : { phase: 'to seat', who, seats: [], tables: [] }
}

export function stepPlayDown(rules: PlayDownRules, game: PlayDown, action: PlayDownAction): PlayDown | Refusal {
  const wrong = whyNot(rules, game, action)
  if (wrong !== undefined) return refuse({ kind: 'game' }, [wrong])
  switch (action.do) {
    case 'seat': {
      const tables = tableNames(rules).map((table) => ({
        table,
        who: action.seats.filter((one) => one.table === table).map(({ who }) => who),
        counts: [],
      }))
      return { ...game, phase: 'first round', seats: action.seats, tables }
    }
    case 'count': {
      const tables = game.tables.map((one) =>
        one.table === action.table ? { ...one, counts: [...one.counts, action.chips] } : one,
      )
      return onward(rules, { ...game, tables })
    }
  }
}

/** The final is set when every table is decided, and over when it is. */
function onward(rules: PlayDownRules, game: PlayDown): PlayDown {
  if (game.tables.some((table) => dueAt(rules, table).length > 0)) return game
  if (game.phase === 'final') return { ...game, phase: 'over' }
  const who = game.tables.flatMap((table) => placesAt(table).slice(0, rules.goOn.places)).map((one) => one.who)
  return { ...game, phase: 'final', tables: [...game.tables, { table: FINAL, who, counts: [] }] }
}

export type Placed = { readonly who: string; readonly place: number; readonly chips?: number }

/** The most chips first; of equals the one who was named first, with the same place. */
export function placesAt({ who, counts }: PlayDownTable): Placed[] {
  return groupsAt(who, counts).flatMap((group, at, all) => {
    const place = 1 + all.slice(0, at).reduce((before, { length }) => before + length, 0)
    return group.map((one): Placed => {
      const chips = counts[0]?.find((counted) => counted.who === one)?.chips
      return { who: one, place, ...(chips === undefined ? {} : { chips }) }
    })
  })
}

/** Equals together; each count parts the group of those whom it counts. */
function groupsAt(who: readonly string[], counts: readonly (readonly Counted[])[]): string[][] {
  let groups: string[][] = [[...who]]
  for (const count of counts) {
    const chipsOf = new Map(count.map((one) => [one.who, one.chips]))
    groups = groups.flatMap((group) =>
      group.every((one) => chipsOf.has(one))
        ? [...Map.groupBy(group, (one) => chipsOf.get(one)!)].toSorted(([a], [b]) => b - a).map(([, equals]) => equals)
        : [group],
    )
  }
  return groups
}

/** Who is to be counted at a table: all, then equals whom the last place that counts would part; nobody once it is decided. */
export function dueAt({ goOn }: PlayDownRules, { table, who, counts }: PlayDownTable): readonly string[] {
  if (counts.length === 0) return who
  const last = table === FINAL ? 1 : goOn.places
  let before = 0
  for (const group of groupsAt(who, counts)) {
    if (before < last && before + group.length > last) return group
    before += group.length
  }
  return []
}

const tableNames = ({ tables }: PlayDownRules): string[] =>
  Array.from({ length: tables.number }, (_, nth) => String(nth + 1))

/** In turn to each table, seat by seat: how everybody can sit where the house says nothing else. */
export const seatsInTurn = (rules: PlayDownRules, who: readonly string[]): Seated[] =>
  who.map((one, nth) => ({
    who: one,
    table: tableNames(rules)[nth % rules.tables.number]!,
    seat: Math.floor(nth / rules.tables.number) + 1,
  }))

export type PlayDownResult = {
  readonly who: string
  readonly won: 'out' | 'others' | 'first'
  readonly table: string
  readonly place: number
  readonly by: readonly string[]
}

/** Everybody whose prize is decided so far. */
export function settlePlayDown(rules: PlayDownRules, { tables }: PlayDown): PlayDownResult[] {
  return tables.flatMap((table) => {
    if (dueAt(rules, table).length > 0) return []
    const ties = table.counts.length > 1 ? [rules.ties.by] : []
    return placesAt(table).flatMap(({ who, place }, at): PlayDownResult[] => {
      const isFinal = table.table === FINAL
      if (!isFinal && at < rules.goOn.places) return []
      const won = !isFinal ? 'out' : at === 0 ? 'first' : 'others'
      const by = [
        ...new Set([rules[won].by, ...(isFinal ? [rules.final.by] : [rules.goOn.by]), ...ties].flatMap(citedIn)),
      ]
      return [{ who, won, table: table.table, place, by }]
    })
  })
}

function whyNot(rules: PlayDownRules, game: PlayDown, action: PlayDownAction): Reason | undefined {
  if (game.phase === 'over') return because(rules.first.by, 'play-down is over')
  return action.do === 'seat' ? seatFault(rules, game, action.seats) : countFault(rules, game, action)
}

function seatFault(rules: PlayDownRules, game: PlayDown, seats: readonly Seated[]): Reason | undefined {
  const { tables, fewer } = rules
  if (game.phase !== 'to seat') return because(tables.by, 'seated already')
  const stranger = seats.find(({ who }) => !game.who.includes(who))
  if (stranger !== undefined) return because(tables.by, 'not in the play-down', { who: stranger.who })
  const twice = seats.find(({ who }, at) => seats.findIndex((one) => one.who === who) !== at)
  if (twice !== undefined) return because(tables.by, 'twice for the play-down', { who: twice.who })
  const lacking = game.who.find((one) => !seats.some(({ who }) => who === one))
  if (lacking !== undefined) return because(tables.by, 'has no seat', { who: lacking })
  const names = tableNames(rules)
  const isSeat = (seat: number) => Number.isInteger(seat) && seat >= 1 && seat <= tables.seats
  const wrong = seats.find(({ table, seat }) => !names.includes(table) || !isSeat(seat))
  if (wrong !== undefined)
    return because(tables.by, 'no such seat in the play-down', {
      table: wrong.table,
      seat: wrong.seat,
      tables: tables.number,
      seats: tables.seats,
    })
  const both = seats.find(
    ({ table, seat }, at) => seats.findIndex((one) => one.table === table && one.seat === seat) !== at,
  )
  if (both !== undefined) return because(tables.by, 'seat taken twice', { table: both.table, seat: both.seat })
  const sizes = names.map((name) => seats.filter(({ table }) => table === name).length)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  return most - least > 1 ? because(fewer.by, 'tables not equal', { least, most }) : undefined
}

function countFault(
  rules: PlayDownRules,
  game: PlayDown,
  { table, chips }: Extract<PlayDownAction, { do: 'count' }>,
): Reason | undefined {
  if (game.phase === 'to seat') return because(rules.tables.by, 'seats before chips')
  const clause = table === FINAL ? rules.final.by : rules.tables.by
  const at = game.tables.find((one) => one.table === table)
  if (at === undefined)
    return table === FINAL
      ? because(clause, 'tables before the final')
      : because(clause, 'no such table in the play-down', { table })
  const due = dueAt(rules, at)
  if (due.length === 0) return because(clause, 'counted already', { table })
  const stranger = chips.find(({ who }) => !due.includes(who))
  if (stranger !== undefined)
    return at.counts.length === 0
      ? because(clause, 'not at this table', { who: stranger.who, table })
      : because(rules.ties.by, 'not among equals', { who: stranger.who })
  const twice = chips.find(({ who }, nth) => chips.findIndex((one) => one.who === who) !== nth)
  if (twice !== undefined) return because(clause, 'counted twice', { who: twice.who })
  const lacking = due.find((one) => !chips.some(({ who }) => who === one))
  if (lacking !== undefined) return because(clause, 'chips not counted', { who: lacking })
  const wrong = chips.find((one) => !Number.isSafeInteger(one.chips) || one.chips < 0)
  return wrong === undefined ? undefined : because(clause, 'no count of chips', { who: wrong.who })
}
