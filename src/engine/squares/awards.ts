/** Who has the prize of a period: those who sat at the table when it ended, as the floor confirms it. */
import { citedTogether } from '../../base/cited.ts'
import { message } from '../../base/message.ts'
import type { Party } from '../../base/party.ts'
import { because, isRefusal, type Reason, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { shownOf } from '../../cards/showncards.ts'
import { tableIn } from '../../games/squares/grid.ts'
import { sharesOf } from '../../games/squares/prize.ts'
import { chartOf } from '../../rulebook/choice.ts'
import { heldAgainst } from '../drawings/eligibility.ts'
import type { AtSeat } from '../drawings/vocabulary.ts'
import { declareWins, type Winning } from '../drawings/win.ts'
import type { Denied } from '../judging/judgement.ts'
import type { Ask } from '../mechanism.ts'
import { undoWith } from './corrections.ts'
import {
  gridOf,
  isSettled,
  openSquares,
  periodIn,
  periodsOf,
  type RunningSquares,
  stakeIn,
  teamsOf,
} from './running.ts'
import { afterBlank } from './scores.ts'
import type { CommandOf, Decision, Grid, PeriodState, State } from './vocabulary.ts'

type Awarding = {
  readonly open: RunningSquares
  readonly grid: Grid
  readonly period: PeriodState
  readonly table: string
}

export function awardCell(state: State, command: CommandOf<'AwardCell'>, ask: Ask): Decision {
  const found = awarding(state, command)
  if (isRefusal(found)) return found
  const seats = seatsTold(state, found, command)
  if (isRefusal(seats)) return seats
  const { open, table } = found
  const { rule, running } = open
  const winners: AtSeat[] = []
  const denied: Denied[] = []
  const answered = new Set<string>()
  for (const { seat, person } of seats) {
    const who: Party = { kind: 'seat', table, seat }
    const { answers = {} } = command.seats.find((told) => told.seat === seat)!
    const held = heldAgainst(state, running, person, who)
    const reasons: Reason[] = [
      ...(answers[rule.scoring.seated.by] === false
        ? [because(rule.scoring.seated.by, 'not there as the floor says')]
        : []),
      ...held.misses,
      ...held.questions.flatMap(({ clause, asks }) =>
        answers[clause] === false ? [because(clause, 'question answered no', { who, asks: asks ?? {} })] : [],
      ),
    ]
    for (const { id, clause } of held.questions) if (answers[clause] !== undefined) answered.add(id)
    if (reasons.length > 0) denied.push({ who, reasons })
    else winners.push({ seat, ...(person === undefined ? {} : { person }) })
  }
  const behind = rule.who.find(({ need }) => need === 'seated')
  for (const [nth, { seat }] of (command.backline ?? []).entries())
    denied.push({
      who: { kind: 'backline', table, seat, nth: nth + 1 },
      reasons: [because(behind?.by ?? rule.divides.by, 'bet behind a seat')],
    })
  if (winners.length === 0) return forfeited(state, found, denied, command, ask)
  return awarded(state, found, winners, { denied, answered }, command)
}

/** The period whose table waits for the floor, once those before it are settled. */
function awarding(state: State, { activity, period: name }: CommandOf<'AwardCell'>): Awarding | Refusal {
  const open = openSquares(state, activity)
  if (isRefusal(open)) return open
  const who = { kind: 'activity', activity } as const
  const { scoring } = open.rule
  const grid = gridOf(state, activity)
  const periods = periodsOf(open.posted)
  if (!periods.includes(name))
    return refuse(who, [because(scoring.by, 'period is not posted', { period: name, periods })])
  const period = periodIn(grid, name)
  if (period?.score === undefined)
    return refuse(who, [because(scoring.two.by, 'score is not confirmed', { period: name })])
  const { next = 'none', hit, table } = period
  if (next !== 'award' || hit !== undefined || table === undefined) {
    const instead = hit !== undefined || next === 'award' ? 'won' : next
    return refuse(who, [because(scoring.cell.by, 'no table to award', { period: name, next: instead })])
  }
  const before = periods.slice(0, periods.indexOf(name)).find((one) => !isSettled(periodIn(grid, one)!))
  if (before !== undefined)
    return refuse(who, [because(open.rule.blank.by, 'earlier period is not settled', { period: before })])
  return { open, grid, period, table }
}

/** Everybody who was known to sit there then, and nobody who was not; of a table whose seats nobody keeps, as it is told. */
function seatsTold(
  state: State,
  { open, period, table }: Awarding,
  { seats: told }: CommandOf<'AwardCell'>,
): readonly AtSeat[] | Refusal {
  if (told.length === 0) return refuseOrder('no seat told')
  const { seats } = state.tables.get(table)!
  const twice = told.find(({ seat }, nth) => told.findIndex((one) => one.seat === seat) < nth)
  if (twice !== undefined) return refuseOrder('seat told twice', { seat: twice.seat })
  const { there, local } = period.ended
  const kept = there[table]
  for (const { seat, person } of told) {
    if (!(Number(seat) >= 1 && Number(seat) <= seats)) return refuseOrder('no such seat', { table, seats, seat })
    const known = kept?.find((one) => one.seat === seat)
    if (kept !== undefined && known === undefined)
      return refuse({ kind: 'seat', table, seat }, [
        because(open.rule.scoring.seated.by, 'not there when the period ended', { at: local.slice(11, 16) }),
      ])
    if (person !== undefined && known?.person !== undefined && person !== known.person)
      return refuseOrder('player is somebody else', { person, table, seat })
  }
  const missing = kept?.find(({ seat }) => !told.some((one) => one.seat === seat))
  if (missing !== undefined) return refuseOrder('seat is not told', { table, seat: missing.seat })
  return told
    .map(({ seat, person: named }) => {
      const person = named ?? kept?.find((one) => one.seat === seat)?.person
      return { seat, ...(person === undefined ? {} : { person }) }
    })
    .toSorted((one, other) => Number(one.seat) - Number(other.seat))
}

type Judged = { readonly denied: readonly Denied[]; readonly answered: ReadonlySet<string> }

/** Cash is divided among them, and whatever is no cash each of them has. */
function awarded(
  state: State,
  { open, grid, period, table }: Awarding,
  seats: readonly AtSeat[],
  { denied, answered }: Judged,
  { activity, at, by }: CommandOf<'AwardCell'>,
): Decision {
  const { rule, running, posted } = open
  const { divides } = rule
  const line = chartOf(rule, running.offering).find((one) => one.line === divides.line)
  if (line === undefined) throw new Error(`${activity} has no line ${divides.line}`)
  const { cash, each } = stakeIn(posted, grid, period.period)
  const parts = sharesOf(cash, seats.length)
  const isOdd = parts.some((part) => part !== parts[0])
  const ofCash = [divides.cash.by, ...(isOdd ? [divides.cash.odd.by] : [])]
  const [form] = rule.claim.things?.forms ?? []
  const winners = seats.flatMap(({ seat, person }, nth): Winning[] => {
    const who: Party = { kind: 'seat', table, seat }
    const shared = { who, person, line, amount: parts[nth]!, thing: null, form: 'cash', by: ofCash }
    const things = each.map(({ prize, item, form: posted = form }) => ({
      who,
      person,
      line,
      amount: prize,
      thing: item ?? null,
      form: posted,
      by: [divides.item.by],
    }))
    return [...(parts[nth]! > 0n ? [shared] : []), ...things]
  })
  const { scoring, blank } = rule
  const carried = stakeIsCarried(open, grid, period) ? [blank.added.by] : []
  const isDrawn = tableIn(grid.spaces ?? [], period.cell!) !== table
  const cited = [divides.by, scoring.seated.by, ...(isDrawn ? [blank.last.by] : [scoring.cell.by]), ...carried]
  const { top, left } = period.score!
  const won = declareWins(
    state,
    running,
    { kind: 'squares', contest: activity, period: period.period },
    { at, by },
    {
      winners,
      denied,
      answered,
      why: cited,
      cards: shownOf({}, []),
      evidence: message('squares were won', {
        period: period.period,
        score: { top, left },
        teams: teamsOf(posted),
        table,
        ...(isDrawn ? { drawn: true as const } : {}),
      }),
    },
  )
  if (isRefusal(won)) return won
  const hit = `H${state.hitsSoFar + 1}`
  const clause = citedTogether(cited)
  return [{ type: 'CellAwarded', activity, period: period.period, table, hit, clause, by }, won.declared]
}

const stakeIsCarried = ({ posted }: RunningSquares, grid: Grid, { period }: PeriodState): boolean => {
  const before = periodsOf(posted)[periodsOf(posted).indexOf(period) - 1]
  return before !== undefined && periodIn(grid, before)?.next === 'carried'
}

/** Nobody there may win: it counts as an empty space. */
function forfeited(
  state: State,
  { open, grid, period, table }: Awarding,
  denied: readonly Denied[],
  command: CommandOf<'AwardCell'>,
  ask: Ask,
): Decision {
  const { activity, by } = command
  const { blank } = open.rule
  const { next, by: cited } = afterBlank(open, grid, { ...period, held: [...period.held, table] })
  const after = { ...period, next }
  const undone = undoWith(state, open, grid, after, { ...command, ...signedBy(period, by) }, ask)
  if (isRefusal(undone)) return undone
  const clauses = denied.flatMap(({ reasons }) => reasons.map(({ clause }) => clause))
  return [
    {
      type: 'CellForfeited',
      activity,
      period: period.period,
      table,
      denied,
      next,
      undone: undone.hits,
      clause: citedTogether([blank.nobody.by, ...cited, ...clauses]),
      by,
    },
    ...undone.events,
  ]
}

/** Later periods can only have been decided before a correction: whoever signed for that signs for what follows. */
const signedBy = ({ corrected, score }: PeriodState, by: string) => ({
  second: corrected === undefined ? by : corrected.by === by ? corrected.second : corrected.by,
  source: score?.source ?? '',
  reason: score?.source ?? '',
})
