/** What the house may post: under, on and over every range, each of the listed choices and one that is not listed. */
import { type Cents, cents, formatMoney } from '../../src/base/money.ts'
import { type MoneyRange, UNBOUNDED } from '../../src/rulebook/terms.ts'
import { offeringOf, playNight } from './nights.ts'
import { type Row, rowsOf, type Table } from './table.ts'

/** An offering that is drafted, and the clause that refuses it; without one it is accepted. */
type Draft = {
  readonly what: string
  readonly offering: Readonly<Record<string, unknown>>
  readonly refusedBy?: string
  /** What is still missing is held against it only when it is posted. */
  readonly isPosted?: true
}

export function draftFailures(table: Table): string[] {
  const all = table.figures.flatMap((row) => draftsOf(table, row))
  // What runs already limits what may be drafted, so whatever is posted comes last.
  const drafts = [...all.filter(({ isPosted }) => !isPosted), ...all.filter(({ isPosted }) => isPosted)]
  if (drafts.length === 0) return []
  const steps = drafts.map(({ offering, isPosted }) => ({
    [isPosted ? 'offer' : 'draftOffering']: draftOf(offeringOf(table, offering)),
  }))
  const { records } = playNight('drafts', {}, steps)
  return drafts.flatMap(({ what, refusedBy }, index) => {
    const refusals = records[index + 1]?.refusals ?? []
    const isRight =
      refusedBy === undefined ? refusals.length === 0 : refusals.some(({ clauses }) => clauses.includes(refusedBy))
    const got = refusals.map(({ reason, clauses }) => `${reason} [${clauses.join(' ')}]`).join('; ') || 'accepted'
    return isRight
      ? []
      : [`${what}: expected ${refusedBy === undefined ? 'accepted' : `refused by ${refusedBy}`}, got ${got}`]
  })
}

/** What the house chooses, without the money that lies there. */
const draftOf = ({ balances: _, ...chosen }: Readonly<Record<string, unknown>>) => chosen

function draftsOf(table: Table, { kind, row }: Row): Draft[] {
  const { clause } = row
  switch (kind) {
    case 'seed':
    case 'reseed':
    case 'cap':
    case 'daily': {
      const range = (row as Partial<Record<typeof kind, MoneyRange>>)[kind]!
      return (row.pool ?? ['main']).flatMap((pool) =>
        around(`${kind} of ${pool}`, clause, range, (amount) => ({ pools: { [pool]: { [kind]: amount } } })),
      )
    }
    case 'admin':
      return around('administrative fee', clause, row.admin, (admin) => ({ admin }))
    case 'prize':
      return (row.chart ?? [undefined]).flatMap((chart) =>
        row.of.flatMap((line) =>
          around(
            `prize for ${line}${chart === undefined ? '' : ` in chart ${chart}`}`,
            clause,
            row.prize,
            (amount) => ({
              ...(chart === undefined ? {} : { chart }),
              prizes: { [line]: amount },
            }),
          ),
        ),
      )
    case 'reward':
      return around('a prize for credits', clause, row.reward, (value) => ({
        rewards: { prize: { credits: '5', value, form: row.form } },
      }))
    case 'scored':
      return around('the prize of a period', clause, row.scored, (prize) => ({
        squares: {
          ...GAME,
          periods: [{ period: 'final', prize, ...(row.item === undefined ? {} : { item: row.item }) }],
        },
      }))
    case 'entered':
      return row.of.flatMap((line) => enteredAround(line, clause, row.entered))
    case 'multiplier':
      return timesAround(clause, row.multiplier)
    case 'choice': {
      const chosen = (value: string) =>
        row.choice.startsWith('settings.') ? { settings: { [row.choice.slice(9)]: value } } : { [row.choice]: value }
      return [
        ...row.oneOf.map((value) => ({ what: `${row.choice} ${value}`, offering: chosen(value) })),
        { what: `${row.choice} that is not listed`, offering: chosen('none of these'), refusedBy: clause },
      ]
    }
    case 'shows': {
      const all = rowsOf(table, 'shows').map(({ shows }) => shows)
      const others = all.filter((what) => what !== row.shows)
      return [
        { what: `${row.shows} is not shown`, offering: { shown: others }, refusedBy: clause, isPosted: true },
        ...(row.shows === all.at(-1)
          ? [{ what: 'all is shown', offering: { shown: all }, isPosted: true as const }]
          : []),
      ]
    }
    case 'words': {
      const all = rowsOf(table, 'words').map(({ words }) => words)
      const ids = table.id === undefined ? {} : { id: table.id }
      const said = (words: readonly string[]) => ({ advertisement: { ...ids, words } })
      return [
        { what: `it says ${row.words}`, offering: said(all) },
        {
          what: `it does not say ${row.words}`,
          offering: said(all.filter((one) => one !== row.words)),
          refusedBy: clause,
        },
      ]
    }
    case 'advertised': {
      const words = rowsOf(table, 'words').map((one) => one.words)
      const own = { what: 'its own name without the number', offering: { advertisement: { words } } }
      return [
        {
          what: `another name with ${row.advertised}`,
          offering: { name: 'Another Name', advertisement: { id: row.advertised, words } },
        },
        {
          what: 'another name without the number',
          offering: { name: 'Another Name', advertisement: { words } },
          refusedBy: clause,
        },
        row.when === 'always' ? { ...own, refusedBy: clause } : own,
      ]
    }
    case 'game': {
      const charts = table.terms?.charts
      // Where hands are offered together, so are their games.
      const isTogether = typeof charts === 'object' && charts !== null && 'together' in charts
      const games = isTogether ? rowsOf(table, 'game').map(({ game }) => game) : [row.game]
      return [{ what: `in ${row.game}`, offering: { games } }]
    }
    case 'fee':
      return [
        { what: 'the fee on the sign', offering: { fee: formatMoney(row.fee) } },
        { what: 'a cent more on the sign', offering: { fee: formatMoney(cents(row.fee + 1n)) }, refusedBy: clause },
      ]
    case 'least':
    case 'most':
    case 'pays':
    case 'moves':
    case 'asks':
    case 'tickets':
    case 'points':
    case 'credits':
    case 'forms':
    case 'shares':
    case 'named':
      return []
  }
}

const GAME = { top: 'Hawks', left: 'Bears', date: '2026-03-06', begins: '18:00' }

/** A cent under, on both ends, a cent over. */
function around(
  what: string,
  clause: string,
  range: MoneyRange,
  chosen: (amount: string) => Draft['offering'],
): Draft[] {
  const { min, max } = range
  const draft = (amount: Cents, refusedBy?: string): Draft => ({
    what: `${what} ${formatMoney(amount)}`,
    offering: chosen(formatMoney(amount)),
    ...(refusedBy === undefined ? {} : { refusedBy }),
  })
  return [
    ...(min > 0n ? [draft(cents(min - 1n), clause)] : []),
    draft(min),
    // Where there is no upper end, ten million are inside.
    ...(max === UNBOUNDED ? [draft(cents(larger(min, 1_000_000_000n)))] : max === min ? [] : [draft(max)]),
    ...(max === UNBOUNDED ? [] : [draft(cents(max + 1n), clause)]),
  ]
}
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)

function enteredAround(line: string, clause: string, { min, max }: MoneyRange): Draft[] {
  const top = max === UNBOUNDED ? '' : formatMoney(max)
  const posted = (low: Cents, high: string, refusedBy?: string): Draft => ({
    what: `${line} from ${formatMoney(low)} to ${high}`,
    offering: { ranges: { [line]: `${formatMoney(low)}..${high}` } },
    ...(refusedBy === undefined ? {} : { refusedBy }),
  })
  return [
    posted(min, top),
    ...(min > 0n ? [posted(cents(min - 1n), top, clause)] : []),
    ...(max === UNBOUNDED ? [] : [posted(min, formatMoney(cents(max + 1n)), clause)]),
  ]
}

function timesAround(clause: string, { min, max }: { readonly min: number; readonly max: number }): Draft[] {
  const draft = (times: number, refusedBy?: string): Draft => ({
    what: `multiplied by ${times}`,
    offering: { multiplier: { times: String(times), windows: [{ from: '18:00', to: '22:00' }] } },
    ...(refusedBy === undefined ? {} : { refusedBy }),
  })
  const hasTop = max !== Number.MAX_SAFE_INTEGER
  return [
    ...(min > 0 ? [draft(min - 1, clause)] : []),
    draft(min),
    draft(hasTop ? max : min + 100),
    ...(hasTop ? [draft(max + 1, clause)] : []),
  ]
}
