/**
 * What a relay answers to the phones of the public: which tables there are, what a hand wins at one of them, rules, odds, draws.
 * Everything comes from what it has heard of the house, and every answer says how long ago that was.
 */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { localAt } from '../../base/moment.ts'
import { isRefusal } from '../../base/refusal.ts'
import { redo } from '../../engine/drawings/draw/redo.ts'
import { deal, name, table } from '../../engine/fields.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { forHands, type HandAnswer, handAnswer } from '../../views/players/hand.ts'
import { type PlayersRules, playersRules } from '../../views/players/rules.ts'
import type { MeterSign } from '../../views/signs/meter.ts'
import { english } from '../../words/sentence.ts'
import { bodyOf, refused, type Beside as Sender } from '../api/bodies.ts'
import { fault } from '../api/fault.ts'
import type { Beside } from '../beside/beside.ts'
import { PROOFS } from '../house/drawproofs.ts'
import type { DrawRow } from '../house/drawrecords.ts'
import type { Known, Posted } from './known.ts'
import type { OddsView } from './odds.ts'

/** What was last heard of the house, and how long ago. */
export type LastHeard = { readonly at: number; readonly local: string; readonly ageMs: number }
export type PlayersSource = {
  readonly known: Known
  heard(): LastHeard | undefined
  meters(): readonly MeterSign[]
  /** Odds are counted in a thread of their own. */
  readonly beside: Beside
}

export type PlayersTable = {
  readonly table: string
  readonly game: string
  readonly decks: number
  readonly limit?: string
  readonly isOpen: boolean
  /** What a hand can win there. */
  readonly activities: readonly string[]
}
/** With every answer: the time of the house when it was last heard, and how long that is ago. */
export type Aged = { readonly heard: LastHeard }
export type TablesAnswer = Aged & {
  readonly tables: readonly PlayersTable[]
  readonly named: Readonly<Record<string, string>>
}
export type RulesAnswer = Aged & { readonly rules: PlayersRules; readonly odds?: OddsView }
export type HandAnswered = Aged & { readonly answer: HandAnswer }
export type DrawsAnswer = Aged & {
  readonly last: number
  readonly draws: readonly (DrawRow & { readonly isKept: boolean })[]
}
export type RedoneDraw = {
  readonly draw: number
  readonly purpose: string
  readonly stage: string
  readonly entries: number
  readonly digest: string
  readonly winners: readonly string[]
  readonly contribution?: string
  readonly local: string
  /** Whether doing it again from the record alone comes to the same. */
  readonly agrees: boolean
  readonly faults: readonly string[]
}

export type RedoneAnswer = Aged & { readonly redone: RedoneDraw }

const handCall = z.strictObject({ table, common: deal, own: deal, other: deal.exactOptional() })

/** Of one address in ten seconds: a whole hall may be behind one. */
export const CALLS_MAX = 400
const CALLS_MS = 10_000
const ADDRESSES_MAX = 20_000
const ODDS_MS = 30_000

export function playersRoutes({ known, heard, meters, beside }: PlayersSource, now: () => number = Date.now): Hono {
  const isTooOften = limited(now)
  const tables = keptFor((posted: Posted) => tablesOf(posted))
  const odds = new Map<string, Promise<OddsView | undefined>>()
  const redone = new Map<string, RedoneDraw>()
  const app = new Hono()

  app.use('*', async (call, next) => {
    const { address = '' } = (call.env ?? {}) as Sender
    return isTooOften(address) ? fault(call, 429, 'too many questions') : next()
  })

  /** With what is known, or the answer that nothing is yet. */
  const answering = (call: Context, answer: (posted: Posted, of: LastHeard) => Response | Promise<Response>) => {
    const [posted, of] = [known.posted(), heard()]
    return posted === undefined || of === undefined ? fault(call, 503, 'house does not answer') : answer(posted, of)
  }

  app.get('/tables', (call) =>
    answering(call, (posted, of) => call.json({ heard: of, ...tables(posted) } satisfies TablesAnswer)),
  )

  app.post('/hand', async (call) => {
    const asked = await bodyOf(call, handCall)
    if (asked instanceof Response) return asked
    return answering(call, ({ state }, of) => {
      const local = localAt(of, of.at + of.ageMs)
      const answer = handAnswer(state, meters(), local, asked.value)
      if (answer === undefined) return fault(call, 404, 'no such table', { table: asked.value.table })
      if (isRefusal(answer)) return refused(call, answer)
      return call.json({ heard: of, answer } satisfies HandAnswered)
    })
  })

  app.get('/rules', (call) =>
    answering(call, async ({ state, view }, of) => {
      const read = name.safeParse(call.req.query('activity'))
      const running = read.success ? runningOf(state, read.data) : undefined
      const posted = view.activities.find(({ activity }) => activity === running?.rule.activity)?.running
      if (running === undefined || posted === undefined)
        return fault(call, 404, 'no such activity', { activity: (call.req.query('activity') ?? '').slice(0, 80) })
      const key = `${posted.digest} ${running.rule.activity}`
      const counting = odds.get(key) ?? oddsBeside(beside, posted.rule, posted.text, running.rule.activity)
      odds.set(key, counting)
      const counted = await counting
      // Too busy, or too long: the next one who asks tries again.
      if (counted === undefined) odds.delete(key)
      const rules = playersRules(running, posted.since)
      return call.json({
        heard: of,
        rules,
        ...(counted === undefined || counted.rows.length === 0 ? {} : { odds: counted }),
      } satisfies RulesAnswer)
    }),
  )

  app.get('/draws', (call) =>
    answering(call, (_, of) => {
      const { last, draws } = known.draws() ?? { last: 0, draws: [] }
      const rows = draws.map((row) => ({ ...row, isKept: known.record(row.draw) !== undefined }))
      return call.json({ heard: of, last, draws: rows } satisfies DrawsAnswer)
    }),
  )

  app.get('/draws/:draw', (call) =>
    answering(call, (_, of) => {
      const text = call.req.param('draw') ?? ''
      const record = /^\d{1,9}$/.test(text) ? known.record(Number(text)) : undefined
      if (record === undefined) return fault(call, 404, 'no such draw', { draw: Number.parseInt(text, 10) || 0 })
      if (call.req.query('record') !== undefined) return call.json(record)
      const again = redone.get(record.digest) ?? redoneOf(record)
      redone.set(record.digest, again)
      return call.json({ heard: of, redone: again } satisfies RedoneAnswer)
    }),
  )
  return app
}

function redoneOf(record: Parameters<typeof redo>[0]): RedoneDraw {
  const { draw, purpose, stage, winners, agrees, faults } = redo(record, undefined, english, PROOFS)
  const { opening, contribution } = record
  return {
    draw,
    purpose,
    stage,
    entries: opening.entries,
    digest: opening.digest,
    winners,
    ...(contribution === null ? {} : { contribution: contribution.text }),
    local: opening.local,
    agrees,
    faults,
  }
}

async function oddsBeside(beside: Beside, rule: string, text: string, activity: string): Promise<OddsView | undefined> {
  const answer = await beside.ask('odds', { rule, text, activity }, ODDS_MS)
  return typeof answer === 'string' ? undefined : answer.found
}

function tablesOf({ state, view }: Posted): Omit<TablesAnswer, 'heard'> {
  const named: Record<string, string> = {}
  const tables = view.tables.map((at): PlayersTable => {
    const { table: of, game, decks, limit, isOpen } = at
    const here = forHands(state, at)
    for (const { rule, offering } of here) named[rule.activity] = offering.name ?? rule.name
    return {
      table: of,
      game,
      decks,
      ...(limit === undefined ? {} : { limit }),
      isOpen,
      activities: here.map(({ rule }) => rule.activity),
    }
  })
  return { tables, named }
}

/** Made once of each. */
function keptFor<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const kept = new WeakMap<Of, { readonly made: Made }>()
  return (of) => {
    const known = kept.get(of) ?? { made: make(of) }
    kept.set(of, known)
    return known.made
  }
}

function limited(now: () => number): (address: string) => boolean {
  let calls = new Map<string, number>()
  let since = now()
  return (address) => {
    if (now() - since >= CALLS_MS || calls.size >= ADDRESSES_MAX) {
      calls = new Map()
      since = now()
    }
    const count = (calls.get(address) ?? 0) + 1
    calls.set(address, count)
    return count > CALLS_MAX
  }
}
