/** "Why not?" by table, seat, time and person: judged hands and hits from the tables, plain rounds from the journal itself. */

import { citedIn } from '../../base/cited.ts'
import { HOUR, MINUTE } from '../../base/moment.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import { isSameParty, type Party, partyKey, type Subject } from '../../base/party.ts'
import type { Denied } from '../../engine/judging/judgement.ts'
import { acceptedRule } from '../../engine/offerings/running.ts'
import { periodBoards } from '../../views/signs/board.ts'
import { isAbout, type WhyAnswer, type WhyFound, type WhyNotView, type WhyQuestion } from '../../views/whynot.ts'
import type { House } from '../house/kernel.ts'
import { entryAt } from '../house/storage.ts'
import { clauseInWords } from './explain.ts'
import { roundAnswers, seatsOfPerson } from './seatrounds.ts'
import { answerOf, inWords, type Lines, type Named, type Sat } from './whyanswer.ts'

/** Around the time that somebody remembers. */
const ABOUT_MS = 30 * MINUTE
const ROWS = 60
const ANSWERS = 40

/** Somebody asks about a hand that was looked at; dozens of rounds an hour of which nobody said anything come after those. */
const PLAIN: readonly WhyFound['what'][] = ['no fee', 'not reported', 'voided']
const PLAIN_LATER_MS = 5 * MINUTE

export async function whyNot(house: House, question: WhyQuestion): Promise<WhyNotView> {
  const { table, seat, person, local } = question
  const at = local === undefined ? undefined : instantOf(house, local)
  const lines = at === undefined ? { from: 1, to: house.durable().seq } : await linesAbout(house, at, spanOf(local!))
  const seats = person === undefined ? [] : await seatsOfPerson(house, person, lines)
  const tables = person === undefined ? [table] : [...new Set(seats.map((one) => one.table))]
  const known = [
    ...(person === undefined ? [] : await hitsOf(house, lines, person)),
    ...(await Promise.all(tables.map((one) => judgedRows(house, lines, one)))).flat(),
    ...(await Promise.all(tables.map((one) => hitRows(house, lines, one)))).flat(),
  ]
  const isAsked = (row: Row, who: Subject) =>
    person === undefined
      ? isAbout(who, row.table ?? '', seat)
      : row.persons?.get(partyKey(who)) === person || seats.some((one) => isAt(one, row, who))
  const found = known.flatMap((row) => row.answers.filter(({ who }) => isAsked(row, who)))
  const answers = [...new Map(found.map((one) => [`${one.seq} ${one.activity} ${partyKey(one.who)}`, one])).values()]
  const rounds = await roundAnswers(house, lines, at, question, seats)
  const told = new Set(answers.map(({ table: of, round, activity }) => `${of} ${round ?? ''} ${activity}`))
  const all = [
    ...answers,
    ...rounds.filter(({ table: of, round, activity }) => !told.has(`${of} ${round} ${activity}`)),
  ]
  const isPlain = (answer: WhyAnswer) => PLAIN.includes(answer.found.what)
  const order = (answer: WhyAnswer) =>
    at === undefined
      ? (isPlain(answer) ? lines.to : 0) - answer.seq
      : Math.abs(instantOf(house, answer.local) - at) + (isPlain(answer) ? PLAIN_LATER_MS : 0)
  return { asked: question, answers: all.sort((a, b) => order(a) - order(b)).slice(0, ANSWERS) }
}

const isAt = (sat: Sat, { table, round }: Row, who: Subject): boolean =>
  sat.table === table && sat.round === round && isAbout(who, table, sat.seat)

const instantOf = (house: House, local: string): number =>
  house.zone.instantOf(local.length === 10 ? `${local}T12:00` : local)

/** A day alone is all of it. */
const spanOf = (local: string): number => (local.length === 10 ? 12 * HOUR : ABOUT_MS)

/** Lines are in the order of their recording, so halving finds the moment. */
async function linesAbout(house: House, at: number, span: number): Promise<Lines> {
  return { from: await lineAfter(house, at - span), to: (await lineAfter(house, at + span)) - 1 }
}

async function lineAfter(house: House, at: number): Promise<number> {
  let [low, high] = [1, house.durable().seq + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const entry = await entryAt(house.store, middle)
    if (entry !== undefined && Date.parse(entry.recorded) < at) low = middle + 1
    else high = middle
  }
  return low
}

type Row = {
  readonly table: string | null
  readonly round: number | undefined
  readonly answers: WhyAnswer[]
  /** By place, who was paid there. */
  readonly persons?: ReadonlyMap<string, string>
}

const denials = (house: House, row: Named, denied: string): WhyAnswer[] =>
  (JSON.parse(denied) as Denied[]).map(({ who, reasons }) =>
    answerOf(house, row, who, { what: 'denied', reasons: inWords(house, row.activity, reasons) }),
  )

const tableIs = (table: string | undefined): string => (table === undefined ? '' : 'and "table" = ?')

async function judgedRows(house: House, { from, to }: Lines, table: string | undefined): Promise<Row[]> {
  const rows = await house.store.rows<Omit<Named, 'local'> & { at: string; denied: string }>(
    `select seq, at, "table", round, activity, cards, denied from judged
     where seq between ? and ? ${tableIs(table)} order by seq desc limit ?`,
    from,
    to,
    ...(table === undefined ? [] : [table]),
    ROWS,
  )
  return rows.map(({ at, denied, ...row }) => {
    const named = { ...row, local: house.zone.localOf(Date.parse(at)) }
    return { table: row.table, round: row.round ?? undefined, answers: denials(house, named, denied) }
  })
}

type HitRow = Named & {
  hit: string
  denied: string
  status: string
  decided_by: string | null
  reason: string | null
  clause: string | null
  evidence: string | null
  board: string | null
}
type AwardRow = Record<'to' | 'party' | 'line' | 'amount' | 'clauses', string> & {
  person: string | null
  claim: string | null
  status: string | null
}

const HIT_COLUMNS = `seq, local, "table", round, activity, cards, hit, denied, status, decided_by, reason, clause, evidence, board`

async function hitRows(house: House, { from, to }: Lines, table: string | undefined): Promise<Row[]> {
  const rows = await house.store.rows<HitRow>(
    `select ${HIT_COLUMNS} from hits where seq between ? and ? ${tableIs(table)} order by seq desc limit ?`,
    from,
    to,
    ...(table === undefined ? [] : [table]),
    ROWS,
  )
  return Promise.all(rows.map((row) => hitAnswers(house, row)))
}

/** Hits that paid this person, as the award or the ID at the cage knows it. */
async function hitsOf(house: House, { from, to }: Lines, person: string): Promise<Row[]> {
  const rows = await house.store.rows<HitRow>(
    `select ${HIT_COLUMNS} from hits
     where hit in (select hit from awards where person = ? union select hit from claims where person = ?)
       and seq between ? and ? order by seq desc limit ?`,
    person,
    person,
    from,
    to,
    ROWS,
  )
  return Promise.all(rows.map((row) => hitAnswers(house, row)))
}

async function hitAnswers(house: House, row: HitRow): Promise<Row> {
  const awards = await house.store.rows<AwardRow>(
    `select a."to", a.party, a.line, a.amount, a.clauses, coalesce(c.person, a.person) as person, c.claim, c.status
     from awards a left join claims c on c.hit = a.hit and c."to" = a."to" and c.line = a.line
     where a.hit = ? order by a.n`,
    row.hit,
  )
  const won = awards.map((award) => answerOf(house, row, JSON.parse(award.party) as Party, wonOf(house, row, award)))
  const board = row.board === null ? [] : await boardAnswers(house, row, row.board)
  const persons = awards.flatMap(({ to, person }) => (person === null ? [] : [[to, person] as const]))
  return {
    table: row.table,
    round: row.round ?? undefined,
    answers: [...won, ...board, ...denials(house, row, row.denied)],
    persons: new Map(persons),
  }
}

function wonOf(house: House, row: HitRow, { line, amount, clauses, claim, status }: AwardRow): WhyFound {
  const { hit, decided_by: by, reason, clause, evidence } = row
  const names = citedIn(clauses)
  return {
    what: 'won',
    hit,
    line,
    amount: formatMoney(fromWire(amount)),
    status: row.status,
    reasons: names.map((name) => ({ clause: name, says: '', rule: clauseInWords(house, row.activity, name) })),
    by: by === null ? [] : by.split(' '),
    ...(reason === null ? {} : { reason }),
    ...(clause === null ? {} : { clause }),
    ...(evidence === null ? {} : { evidence }),
    ...(claim === null ? {} : { claim }),
    ...(status === null ? {} : { claimStatus: status }),
  }
}

/** A hand that stood on a board has won nothing yet; the closed period tells who did. */
async function boardAnswers(house: House, row: HitRow, board: string): Promise<WhyAnswer[]> {
  const entries = JSON.parse(board) as { to: Party; line: string; until: string }[]
  return Promise.all(
    entries.map(async ({ to, line, until }) => {
      const [closed] = await house.store.rows<{ won: string; denied: string }>(
        'select won, denied from periods where activity = ? and until = ?',
        row.activity,
        until,
      )
      const denied = (closed === undefined ? [] : (JSON.parse(closed.denied) as Denied[])).find(({ who }) =>
        isSameParty(who, to),
      )
      if (denied !== undefined)
        return answerOf(house, row, to, { what: 'denied', reasons: inWords(house, row.activity, denied.reasons) })
      const won =
        closed === undefined
          ? undefined
          : (JSON.parse(closed.won) as { to: Party; line: string; amount: string }[]).map((one) => ({
              ...one,
              amount: formatMoney(fromWire(one.amount)),
            }))
      const { hit, status } = row
      const rule = acceptedRule(house.state, row.activity)
      const board = periodBoards(house.state).find((one) => one.activity === row.activity && one.until === until)
      const better =
        board?.hands.some((one) => one.hit === hit && isSameParty(one.who, to)) === false ? board.hands[0] : undefined
      return answerOf(house, row, to, {
        what: 'board',
        hit,
        line,
        status,
        until,
        reasons: inWords(house, row.activity, rule?.period === undefined ? [] : [{ clause: rule.period.by, says: '' }]),
        ...(better === undefined ? {} : { beatenBy: { to: better.who, line: better.line } }),
        ...(won === undefined ? {} : { won }),
      })
    }),
  )
}
