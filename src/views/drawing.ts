/** What the desk of a drawing shows: the hour, who can be drawn, who is called, the game, the ladder, what to pay and why. */

import { citedIn } from '../base/cited.ts'
import { MINUTE, type Moment, plusDays } from '../base/moment.ts'
import { add, type Cents, formatMoney, fromWire } from '../base/money.ts'
import type { Party } from '../base/party.ts'
import { giftOf, readyFor } from '../engine/drawings/callups.ts'
import { contributionText, outcomesMin } from '../engine/drawings/draw/contribution.ts'
import type { Opened, PendingDraw } from '../engine/drawings/draw/draw.ts'
import { fingerprintOf } from '../engine/drawings/draw/outside.ts'
import { asDrawn, isDrawnOut, missedDrawings } from '../engine/drawings/eligibility.ts'
import { settle } from '../engine/drawings/prizegame.ts'
import { isFor, purposeOf } from '../engine/drawings/purpose.ts'
import { eligibleNow } from '../engine/drawings/urns.ts'
import type { CallUp, Play } from '../engine/drawings/vocabulary.ts'
import { prizeFor } from '../engine/drawings/win.ts'
import { ticketsOf } from '../engine/entries/drum.ts'
import { countsPoints, standingOf } from '../engine/entries/points.ts'
import { countOf, ticketName } from '../engine/entries/spans.ts'
import type { PersonFacts } from '../engine/judging/fact.ts'
import type { Denied } from '../engine/judging/judgement.ts'
import type { State } from '../engine/mechanisms.ts'
import { type Drawing, drawingAt } from '../engine/offerings/drawingtimes.ts'
import { inOrder } from '../engine/offerings/occasions.ts'
import type { Running } from '../engine/offerings/running.ts'
import { runningOf } from '../engine/offerings/running.ts'
import { balance } from '../ledger/balances.ts'
import { type AccountName, poolAccount, reseedAccount } from '../ledger/name.ts'
import { type Calling, callingOf } from '../rulebook/calling.ts'
import { chartOf, funderOf, prizeOf } from '../rulebook/choice.ts'
import { groundOf } from '../rulebook/cited.ts'
import type { DrawingChoice } from '../rulebook/offering.ts'
import type { Gift, Urn } from '../rulebook/parts/calling.ts'
import type { OwnGame } from '../rulebook/parts/drawing.ts'
import type { RuleFile } from '../rulebook/rule.ts'
import type { Lost } from './lostdevice.ts'
import { type DueView, dueView } from './promotions/due.ts'
import { type PointsView, pointsView } from './promotions/points.ts'
import { type TableDrawView, tableDrawOf } from './promotions/tabledraw.ts'
import { type StageView, stageOf } from './stages.ts'
import { type CardWheelView, type WheelView, wheelOf } from './wheelview.ts'

type Why = { readonly clause: string; readonly says: string }
export type Rung = {
  readonly line: string
  readonly prize: string
  /** free play, cash, or the thing that is handed over. */
  readonly form: string
  readonly by: string
  /** Where the player stands, has been, or could come to with the next step. */
  readonly is: 'here' | 'behind' | 'next' | 'ahead'
}
export type DrawnFor = Drawing & {
  readonly purpose: string
  /** Why it is drawn for again: whoever did not come or could not win, or a draw that was given up. */
  readonly again?: 'passed over' | 'given up'
}
export type CalledView = {
  readonly callup: string
  readonly who: Party
  readonly person?: string
  readonly ticket?: string
  readonly draw?: number
  /** Where the rules give no minutes there is no clock. */
  readonly until?: number
  readonly isReported: boolean
  readonly ready: readonly (Why & { readonly isOfStrangers: boolean })[]
  /** Clauses by which somebody is passed over. */
  readonly grounds: readonly Why[]
  /** What the house knows of the person. */
  readonly known?: PersonFacts
  readonly play?: Play
  /** Asked too, and may be answered no: identification can follow. */
  readonly idUntil?: Why
  /** The clause by which the person may give it up. */
  readonly givenUp?: string
}
export type WitnessView = {
  readonly name: string
  readonly fingerprint: string
  readonly kind: 'line' | 'file' | 'beacon'
}
export type OutsideView = {
  readonly kind: WitnessView['kind']
  readonly name: string
  readonly fingerprint: string
  readonly minutes: number
  /** The minute of a beacon. */
  readonly at?: number
  /** Before this nobody may call the draw off; from the room's contribution on. */
  readonly waitsUntil?: number
  /** What is carried to a witness who is asked by file, once the room has spoken. */
  readonly request?: string
}
export type DrawingDesk = {
  readonly activity: string
  readonly name: string
  readonly status: string
  readonly from: Urn
  /** Drawn by the program, by its public protocol; everything else is drawn by hand and told. */
  readonly isByProgram: boolean
  readonly game?: 'hi-lo' | 'double-up baccarat'
  /** What the drawing that is held, or the next one, gives. */
  readonly gives?: Gift
  /** What it is drawn for: the posted prize with what was carried over. */
  readonly prize?: string
  readonly minutes?: number
  /** That the game is played with. */
  readonly decks?: number
  /** The posted drawing that is held now, and whether it has its winner. */
  readonly drawing?: DrawnFor & { readonly isWon: boolean }
  /** Drawings of today whose hour is over and who nobody won: another is still picked for them. */
  readonly missed: readonly DrawnFor[]
  /** When the next one begins, where none is held. */
  readonly next?: string
  /** The feed of cards that is not heard, and since when: who is at the machines may be old. */
  readonly silent?: { readonly device: string; readonly since: string }
  /** Whose part can go into the next draw. */
  readonly witnesses: readonly WitnessView[]
  /** Machines with a card that nobody enrolled: they enter nobody. */
  readonly strangers: readonly string[]
  readonly eligible: readonly string[]
  readonly out: readonly Denied[]
  /** How many tickets lie in it, and how many are handed out and not in it yet; the lowest and the highest of those. */
  readonly drum: { readonly in: number; readonly out: number; readonly outFrom?: string; readonly outTo?: string }
  readonly isCollected: boolean
  readonly isEmptied: boolean
  /** A draw that is sealed and waits for the room, or for its reveal. */
  readonly draw?: {
    readonly draw: number
    readonly purpose: string
    readonly entries: number
    readonly digest: string
    readonly entriesDigest: string
    readonly secretDigest: string
    readonly waysMin: string
    readonly isContributed: boolean
    /** The part from outside: whose it is, how it comes, and until when it is waited for. */
    readonly outside?: OutsideView
  }
  /** Whoever is called or plays; mostly one. */
  readonly calls: readonly CalledView[]
  readonly ladder: readonly Rung[]
  readonly wheel?: WheelView
  readonly cardWheel?: CardWheelView
  /** Passes that drawings have given, and what is played for with them. */
  readonly stage?: StageView
  readonly tableDraw?: TableDrawView
  readonly points?: PointsView
  /** Tickets for whoever sits there at a posted time. */
  readonly due?: DueView
  /** Games of the day, the last one first: what is to be paid, and why. */
  readonly results: readonly {
    readonly callup: string
    readonly who: Party
    readonly local: string
    readonly status: 'played' | 'passed over' | 'no winner'
    readonly draw?: number
    /** The posted drawing, and what it gave, where that was no game. */
    readonly drawing?: string
    readonly gives?: Gift
    readonly play?: Play
    readonly hit?: string
    readonly hitStatus?: string
    readonly line?: string
    readonly amount?: string
    readonly form?: string
    readonly why: readonly Why[]
  }[]
}

/** `line`: the fingerprint of the witness whom the house can ask by itself. */
export function drawingDesks(state: State, now: Moment, lost: readonly Lost[] = [], line?: string): DrawingDesk[] {
  const feed = lost.find(({ table }) => table === undefined)
  const silent = feed?.since === undefined ? {} : { silent: { device: feed.device, since: feed.since } }
  return inOrder(state).flatMap(({ activity, status }) => {
    const running = ofDrawing(runningOf(state, activity))
    if (running === undefined || status === 'closed') return []
    return [
      { ...deskOf(state, running, status, now, line), ...(running.calling.from === 'carded players' ? silent : {}) },
    ]
  })
}

/** Posted drawings that wait for their pick: of this hour, or of an earlier one that nobody came to. */
export function drawingsToHold(state: State, now: Moment): (Drawing & { readonly activity: string })[] {
  return [...state.offerings.values()].flatMap(({ activity, status }) => {
    const running = status === 'running' ? ofDrawing(runningOf(state, activity)) : undefined
    if (running === undefined) return []
    const held = drawingAt(running.offering.drawings ?? [], now.local)
    const own = [...state.callups.values()].filter((one) => one.activity === activity)
    const isSealed = state.draws.pending.some(({ opened }) => isFor(opened.purpose, activity))
    const isDrawn = own.some((one) => one.drawing === held?.from && one.status !== 'passed over')
    const hasEntries =
      running.calling.from !== 'ticket drum' || state.tickets.some((one) => one.activity === activity && one.isIn)
    if (isSealed || !hasEntries) return []
    // One that is held around the clock waits for nobody.
    const isAllDay = held !== undefined && held.from.slice(11) === held.to.slice(11)
    const isWaiting = held !== undefined && !isDrawn && !isAllDay
    const waiting = [...missedDrawings(state, running, now), ...(isWaiting ? [held] : [])]
    return waiting.map((drawing) => ({ activity, ...drawing }))
  })
}

/** With how it calls people. */
type OfDrawing = Running & { readonly calling: Calling }
function ofDrawing(running: Running | undefined): OfDrawing | undefined {
  const calling = running === undefined ? undefined : (callingOf(running) ?? placesAlone(running))
  return running === undefined || calling === undefined ? undefined : { ...running, calling }
}

/** A promotion in which points alone decide draws nobody; its points have a desk all the same. */
function placesAlone(running: Running): Calling | undefined {
  if (!countsPoints(running)) return undefined
  const { by } = standingOf(running) ?? running.rule.charts
  return { by, from: 'points', report: { by }, missed: { by, next: 'no winner' }, gives: [] }
}

function deskOf(state: State, running: OfDrawing, status: string, now: Moment, line: string | undefined): DrawingDesk {
  const { rule, offering, calling } = running
  const { game } = rule
  const windows = offering.drawings ?? []
  const held = drawingAt(windows, now.local)
  const own = [...state.callups.values()].filter((one) => one.activity === rule.activity)
  const open = own.filter((one) => one.status === 'called' || one.status === 'playing')
  const playing = open.find((one) => one.status === 'playing') ?? open[0]
  const isCarded = calling.from === 'carded players'
  const { minutes } = calling.report
  const { entries, out } = isCarded ? eligibleNow(state, running, now) : { entries: [], out: [] }
  const pending = state.draws.pending.find(({ opened }) => isFor(opened.purpose, rule.activity))
  const stage = stageOf(state, running, now)
  const tableDraw = tableDrawOf(state, running, calling, own)
  const points = pointsView(state, running)
  const due = dueView(state, running, now.local)
  const next = held === undefined ? nextDrawing(windows, now.local) : undefined
  return {
    activity: rule.activity,
    name: offering.name ?? rule.name,
    status,
    from: calling.from,
    isByProgram: isCarded || (calling.from === 'points' && calling.gives.length > 0),
    ...(game === undefined ? {} : { game: game.game, decks: game.game === 'hi-lo' ? 1 : game.decks.number }),
    ...givenBy(state, running, held?.from ?? next),
    ...(minutes === undefined ? {} : { minutes }),
    ...(held === undefined
      ? {}
      : {
          drawing: {
            ...drawnFor(state, rule.activity, held),
            isWon: isDrawnOut(state, running, held),
          },
        }),
    missed: missedDrawings(state, running, now).map((one) => drawnFor(state, rule.activity, one)),
    ...(next === undefined ? {} : { next }),
    witnesses: [...state.witnesses.values()].map((one) => ({ ...one, kind: kindOf(one.fingerprint, line) })),
    strangers: isCarded ? [...state.inserted.keys()].filter((machine) => !state.machines.has(machine)).toSorted() : [],
    eligible: entries.map(({ id }) => id),
    out,
    drum: drumOf(state, rule.activity),
    isCollected: rule.drum?.collected !== undefined,
    isEmptied: rule.drum?.emptied !== undefined,
    ...(pending === undefined
      ? {}
      : {
          draw: {
            draw: pending.opened.draw,
            purpose: pending.opened.purpose,
            entries: pending.opened.entries,
            digest: pending.opened.digest,
            entriesDigest: pending.opened.entriesDigest,
            secretDigest: pending.opened.secretDigest,
            waysMin: String(outcomesMin(BigInt(pending.opened.totalWeight))),
            isContributed: pending.contribution !== undefined,
            ...outsideOf(state, pending, line),
          },
        }),
    calls: open.map((one) => calledOf(state, running, one)),
    ladder:
      game === undefined
        ? []
        : ladderOf(state, asDrawn(running, playing?.drawing ?? held?.from ?? next), game, playing?.play),
    ...wheelOf(asDrawn(running, playing?.drawing ?? held?.from ?? next)),
    ...(stage === undefined ? {} : { stage }),
    ...(tableDraw === undefined ? {} : { tableDraw }),
    ...(points === undefined ? {} : { points }),
    ...(due === undefined ? {} : { due }),
    results: own.flatMap((one) => resultOf(state, running, one)).reverse(),
  }
}

/** The same for a drawing of an activity, where it runs. */
export function givenFor(state: State, activity: string, drawing: string): { gives?: Gift; prize?: string } {
  const running = ofDrawing(runningOf(state, activity))
  return running === undefined ? {} : givenBy(state, running, drawing)
}

/** What the drawing gives, and how much it is for; of a wheel the wheel says it. */
function givenBy(state: State, running: OfDrawing, drawing: string | undefined): { gives?: Gift; prize?: string } {
  const gives = giftOf(running, running.calling, drawing)?.what
  if (gives !== 'prize') return gives === undefined ? {} : { gives }
  const amount = prizeFor(state, running, {
    activity: running.rule.activity,
    ...(drawing === undefined ? {} : { drawing }),
  })
  return { gives, prize: formatMoney(amount) }
}

function drumOf(state: State, activity: string): DrawingDesk['drum'] {
  const own = ticketsOf(state, activity)
  const out = own.filter(({ isIn }) => !isIn)
  const [first, last] = [out[0], out.at(-1)]
  return {
    in: countOf(own.filter(({ isIn }) => isIn)),
    out: countOf(out),
    ...(first === undefined || last === undefined
      ? {}
      : { outFrom: ticketName(first.first), outTo: ticketName(last.last) }),
  }
}

const kindOf = (fingerprint: string, line: string | undefined): WitnessView['kind'] =>
  fingerprint.length === 128 ? 'beacon' : fingerprint === line ? 'line' : 'file'

function outsideOf(state: State, pending: PendingDraw, line: string | undefined): { outside?: OutsideView } {
  const { opened, contribution, contributedAt } = pending
  const { outside } = opened
  if (outside === undefined) return {}
  const fingerprint = fingerprintOf(outside)
  const { type: _type, v: _v, ...opening } = opened as Opened & { readonly v?: number }
  return {
    outside: {
      kind: kindOf(fingerprint, line),
      name: state.witnesses.get(fingerprint)?.name ?? fingerprint.slice(0, 16),
      fingerprint,
      minutes: outside.minutes,
      ...(outside.kind === 'beacon' ? { at: outside.at } : {}),
      ...(contributedAt === undefined ? {} : { waitsUntil: contributedAt + outside.minutes * MINUTE }),
      ...(contribution === undefined || outside.kind === 'beacon'
        ? {}
        : { request: JSON.stringify({ opening, contribution: contributionText(contribution) }) }),
    },
  }
}

const says = (rule: RuleFile, clauses: string): Why[] =>
  citedIn(clauses).flatMap((clause) => {
    const known = groundOf(rule, clause)
    return known === undefined ? [] : [{ clause, says: known }]
  })

function drawnFor(state: State, activity: string, drawing: Drawing): DrawnFor {
  const purpose = purposeOf(activity, drawing)
  const last = state.draws.closed.flat().findLast((one) => one.purpose === purpose)
  return {
    ...drawing,
    purpose,
    ...(last === undefined ? {} : { again: last.abandoned ? ('given up' as const) : ('passed over' as const) }),
  }
}

function calledOf(
  state: State,
  { rule, calling }: OfDrawing,
  { callup, who, person, ticket, draw, until, status, play }: CallUp,
): CalledView {
  const known = person === undefined ? undefined : state.persons.get(person)
  const ready = readyFor(calling, person)
  const { idUntil, givenUp } = calling
  const grounds = [...ready.map(({ by }) => by), ...rule.who.map(({ by }) => by), rule.claim.personal?.by ?? '']
  return {
    callup,
    who,
    ...(person === undefined ? {} : { person }),
    ...(ticket === undefined ? {} : { ticket }),
    ...(draw === undefined ? {} : { draw }),
    ...(until === undefined ? {} : { until }),
    isReported: status === 'playing',
    ready: ready.map(({ by, asks, of }) => ({ clause: by, says: asks, isOfStrangers: of !== undefined })),
    grounds: says(rule, [...new Set(grounds)].join(' ')),
    ...(known === undefined ? {} : { known }),
    ...(play === undefined ? {} : { play }),
    ...(idUntil === undefined ? {} : { idUntil: { clause: idUntil.by, says: idUntil.asks } }),
    ...(givenUp === undefined ? {} : { givenUp: givenUp.by }),
  }
}

/** The rungs from the lowest, each with what is posted for it at this moment. */
function ladderOf(state: State, running: Running, game: OwnGame, play: Play | undefined): Rung[] {
  const { rule, offering } = running
  const lines = chartOf(rule, offering)
  const here = play === undefined ? undefined : settle(game, play).rung
  return game.rungs.map((name, index) => {
    const line = lines.find((candidate) => candidate.line === name)
    const amount =
      line === undefined
        ? ''
        : line.pays.kind === 'pool'
          ? formatMoney(nextPrize(state, rule, line.pays.pool))
          : formatMoney(prizeOf(running, line))
    const is =
      here === undefined || index > here + 1 ? 'ahead' : index === here ? 'here' : index < here ? 'behind' : 'next'
    return { line: name, prize: amount, form: offering.things?.[name] ?? line?.form?.is ?? '', by: line?.by ?? '', is }
  })
}

/** What the next winner of a pool would get, also while a hit on it is pending. */
function nextPrize(state: State, rule: RuleFile, pool: string): Cents {
  const of = (name: AccountName) => balance(state.balances, funderOf(rule), name)
  const pending = [...state.hits.values()].filter(
    (hit) =>
      hit.activity === rule.activity &&
      hit.status === 'declared' &&
      hit.awards.some(({ parts }) => parts[poolAccount(pool)] !== undefined),
  )
  return add(of(poolAccount(pool)), ...pending.map(({ hit }) => of(reseedAccount(hit))))
}

function resultOf(state: State, { rule }: Running, one: CallUp): DrawingDesk['results'] {
  if (one.status === 'called' || one.status === 'playing') return []
  const hit = one.hit === undefined ? undefined : state.hits.get(one.hit)
  const [award] = hit?.awards ?? []
  const form = award === undefined ? undefined : (award.thing ?? formIn(rule, award.line))
  return [
    {
      callup: one.callup,
      who: one.who,
      local: one.local,
      status: one.status,
      ...(one.draw === undefined ? {} : { draw: one.draw }),
      ...(one.drawing === undefined ? {} : { drawing: one.drawing }),
      ...(one.gives === undefined ? {} : { gives: one.gives }),
      ...(one.play === undefined ? {} : { play: one.play }),
      ...(one.hit === undefined ? {} : { hit: one.hit }),
      ...(hit === undefined ? {} : { hitStatus: hit.status }),
      ...(award === undefined ? {} : { line: award.line, amount: formatMoney(fromWire(award.amount)) }),
      ...(form === undefined ? {} : { form }),
      why: award === undefined ? [] : says(rule, award.by.join(' ')),
    },
  ]
}

const formIn = ({ charts }: RuleFile, name: string): string | undefined =>
  Object.values(charts.option)
    .flat()
    .find(({ line }) => line === name)?.form?.is

/** The beginning of the next posted drawing within eight days. */
export function nextDrawing(drawings: readonly DrawingChoice[], local: string): string | undefined {
  const days = Array.from({ length: 8 }, (_, ahead) => plusDays(local, ahead))
  const begins = days.flatMap((day) => drawings.flatMap((one) => drawingAt([one], `${day}T${one.from}:00`)?.from ?? []))
  return begins.filter((begin) => begin > local.slice(0, 16)).toSorted()[0]
}
