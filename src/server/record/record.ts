/** The record of a hit and its claims: from the report tables and the journal, so it is the same long after it left memory. */
import { citedIn } from '../../base/cited.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import type { Shown } from '../../cards/showncards.ts'
import type { Source } from '../../engine/hits/source.ts'
import type { Event } from '../../engine/mechanisms.ts'
import { acceptedRule, ruleOf, runningOf } from '../../engine/offerings/running.ts'
import type { Role } from '../../engine/roles.ts'
import { saysOf } from '../../rulebook/cited.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import type { HitRecord, PrizeRow, RecordStep } from '../../views/record/record.ts'
import { maySee } from '../door/permissions.ts'
import type { House } from '../house/kernel.ts'
import { chainLook } from './chain.ts'
import { roundLine, type TracedLine, traceOf } from './lines.ts'
import { heldIn, movesIn, stepsIn, whenOf } from './steps.ts'

type HitRow = Record<'hit' | 'activity' | 'local' | 'cards' | 'total' | 'status', string> & {
  seq: number
  clause: string | null
}
type PrizeSql = Record<'party' | 'line' | 'share' | 'amount' | 'clauses', string> &
  Record<'claim' | 'status' | 'person' | 'paid', string | null>

/** A hit with everything that the house knows of it; `lines` begins with the round that it was dealt in. */
export type Found = {
  readonly row: HitRow
  readonly source: Source
  readonly prizes: readonly PrizeSql[]
  readonly lines: readonly TracedLine[]
  /** Its own number and those of its claims. */
  readonly names: readonly string[]
  readonly offering: Offered | undefined
  readonly rule: RuleFile | undefined
}
type Offered = { readonly version: number; readonly posted: string; readonly text: string; readonly rule: string }

/** `of`: the number of a hit, or of one of its claims. */
export async function foundOf(house: House, of: string): Promise<Found | undefined> {
  const { store } = house
  const [row] = await store.rows<HitRow>(
    `select hit, seq, activity, local, cards, total, status, clause from hits
     where hit = coalesce((select hit from claims where claim = ?), ?)`,
    of,
    of,
  )
  if (row === undefined) return undefined
  const claims = await store.rows<PrizeSql & { claim: string }>(
    'select claim, party, line, share, amount, clauses, status, person, paid from claims where hit = ? order by length(claim), claim',
    row.hit,
  )
  const awards = await store.rows<PrizeSql>(
    'select party, line, share, amount, clauses, person, null as claim, null as status, null as paid from awards where hit = ? order by n',
    row.hit,
  )
  const names = [row.hit, ...claims.map(({ claim }) => claim)]
  const traced = await traceOf(house, names)
  const declared = traced.flatMap(({ events }) => events).find(isDeclared)
  const source = declared?.source ?? { kind: 'house' }
  const round =
    source.kind === 'table' && source.round !== undefined
      ? await roundLine(house, { table: source.table, round: source.round, before: row.seq })
      : undefined
  const offering = await offeringIn(house, row.activity, declared?.digest)
  return {
    row,
    source,
    prizes: claims.length > 0 ? claims : awards,
    lines: round === undefined ? traced : [round, ...traced],
    names,
    offering,
    rule: ruleIn(house, row.activity, offering),
  }
}

type Declared = Extract<Event, { type: 'HitDeclared' | 'HitHeld' }>
const isDeclared = (event: Event): event is Declared => event.type === 'HitDeclared' || event.type === 'HitHeld'

/** What was posted when it was judged, however often another was posted since. */
async function offeringIn(house: House, activity: string, digest: string | undefined): Promise<Offered | undefined> {
  if (digest === undefined) return undefined
  const [row] = await house.store.rows<Offered>(
    'select version, posted, text, rule from offerings where activity = ? and digest = ? and posted is not null order by version desc limit 1',
    activity,
    digest,
  )
  return row
}

/** The rules as they were accepted then; a text that this version no longer reads gives way to that of today. */
function ruleIn(house: House, activity: string, offering: Offered | undefined): RuleFile | undefined {
  try {
    if (offering !== undefined) return ruleOf(offering.rule)
  } catch {
    // Said by `gamekeeper verify`; here the words of today are better than none.
  }
  return acceptedRule(house.state, activity)
}

export async function recordView(house: House, of: string, roles: readonly Role[]): Promise<HitRecord | undefined> {
  const found = await foundOf(house, of)
  if (found === undefined) return undefined
  const sees = seesOf(roles)
  const chain = sees.lines ? await chainLook(house.store, found.lines) : undefined
  return { ...seenBy(house, found, sees), ...(chain === undefined ? {} : { chain }) }
}

/** Which parts of it somebody sees. */
export type Sees = Readonly<Record<'claims' | 'forms' | 'money' | 'lines', boolean>>
/** Whoever may take the lines of the journal away sees what stands in them. */
export const SEES_ALL: Sees = { claims: true, forms: true, money: true, lines: true }

const seesOf = (roles: readonly Role[]): Sees => ({
  claims: maySee('claims', roles),
  forms: maySee('claimlog', roles),
  money: maySee('movements', roles) || maySee('payments', roles),
  lines: maySee('entry', roles),
})

export function seenBy(house: House, found: Found, sees: Sees): HitRecord {
  const { row, source, prizes, lines, names, offering, rule } = found
  const local = (at: number) => house.zone.localOf(at)
  const says = (clause: string) => (rule === undefined ? '' : saysOf(rule, clause))
  const moves = lines.flatMap((line) => movesIn(line, local))
  const cited = [
    ...prizes.flatMap(({ clauses }) => citedIn(clauses)),
    ...(row.clause === null ? [] : citedIn(row.clause)),
    ...(sees.money ? moves.flatMap(({ clause }) => citedIn(clause)) : []),
  ]
  const clauses = [...new Set(cited)].map((clause) => ({ clause, says: says(clause) })).filter((one) => one.says !== '')
  return {
    hit: row.hit,
    activity: row.activity,
    name: runningOf(house.state, row.activity)?.offering.name ?? rule?.name ?? row.activity,
    id: rule?.id ?? '',
    source,
    local: row.local,
    status: statusOf(row.status, prizes),
    total: formatMoney(fromWire(row.total)),
    cards: JSON.parse(row.cards) as Shown,
    ...(offering === undefined
      ? {}
      : { offering: { version: offering.version, since: local(Date.parse(offering.posted)) } }),
    prizes: prizes.map((prize) => prizeOf(prize, sees.claims, local)),
    clauses,
    steps: lines
      .flatMap((line) => stepsIn(line, local))
      .map((step) => (sees.forms ? step : withoutForm(step)))
      .filter(({ about }) => sees.claims || about?.is !== 'form'),
    ...(sees.money
      ? {
          money: {
            rows: moves.map(({ cents, ...move }) => ({ ...move, amount: formatMoney(cents), says: says(move.clause) })),
            held: heldIn(moves, names),
          },
        }
      : {}),
    ...(sees.lines
      ? {
          lines: lines.map((line) => ({
            seq: line.seq,
            local: local(whenOf(line)),
            what: [...new Set(line.events.map(({ type }) => type))],
            digest: line.digest,
          })),
        }
      : {}),
  }
}

/** The number of a form is the cage's and the books'. */
function withoutForm(step: RecordStep): RecordStep {
  return step.about?.is === 'form' ? { ...step, about: { is: 'form', kind: step.about.kind } } : step
}

const prizeOf = (
  { party, line, share, amount, claim, status, person, paid }: PrizeSql,
  seesClaims: boolean,
  local: (at: number) => string,
): PrizeRow => ({
  to: JSON.parse(party) as Party,
  line,
  share,
  amount: formatMoney(fromWire(amount)),
  ...(claim === null || !seesClaims
    ? {}
    : {
        claim: {
          claim,
          status: status ?? '',
          ...(person === null ? {} : { person }),
          ...(paid === null ? {} : { paid: local(Date.parse(paid)) }),
        },
      }),
})

/** Once all its claims have come to the same end, that is what became of it. A settled dispute leaves it as it was. */
function statusOf(status: string, prizes: readonly PrizeSql[]): string {
  const ends = new Set(prizes.flatMap((prize) => prize.status ?? []))
  const [end] = ends
  if ((status === 'verified' || status === 'settled') && ends.size === 1 && end !== undefined && end !== 'open')
    return end
  return status === 'settled' ? (ends.size > 0 ? 'verified' : 'declared') : status
}
