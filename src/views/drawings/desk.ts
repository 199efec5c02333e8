/** What the desk of a drawing shows: the hour, who can be drawn, who is called, the game, the ladder, what to pay and why. */
import type { Moment } from '../../base/moment.ts'
import { asDrawn, isDrawnOut, missedDrawings } from '../../engine/drawings/eligibility.ts'
import { isFor } from '../../engine/drawings/purpose.ts'
import { eligibleNow } from '../../engine/drawings/urns.ts'
import { ticketsOf } from '../../engine/entries/drum.ts'
import { countOf, liesIn, ticketName } from '../../engine/entries/spans.ts'
import type { Denied } from '../../engine/judging/judgement.ts'
import type { State } from '../../engine/mechanisms.ts'
import { drawingAt } from '../../engine/offerings/drawingtimes.ts'
import { inOrder } from '../../engine/offerings/occasions.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { Gift, Urn } from '../../rulebook/parts/calling.ts'
import type { Lost } from '../lostdevice.ts'
import { type DueView, dueView } from '../promotions/due.ts'
import { type PointsView, pointsView } from '../promotions/points.ts'
import { type TableDrawView, tableDrawOf } from '../promotions/tabledraw.ts'
import { type StageView, stageOf } from '../stages.ts'
import { type OfDrawing, ofDrawing } from './caller.ts'
import { type CalledView, calledOf, type ResultView, resultOf } from './calls.ts'
import { givenBy } from './gift.ts'
import { ladderOf, type Rung } from './ladder.ts'
import { type DrawnFor, drawnFor, nextDrawing } from './posted.ts'
import { kindOf, type SealedView, sealedOf, type WitnessView } from './sealed.ts'
import { type CardWheelView, type WheelView, wheelOf } from './wheel.ts'

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
  /** The first of them, and how many there are: a desk never carries a whole list. */
  readonly eligible: readonly string[]
  readonly eligibleCount: number
  readonly out: readonly Denied[]
  readonly outCount: number
  readonly drum: DrumView
  readonly isCollected: boolean
  readonly isEmptied: boolean
  /** A draw that is sealed and waits for the room, or for its reveal. */
  readonly draw?: SealedView
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
  readonly results: readonly ResultView[]
}
/** How many tickets lie in it, and how many are handed out and not in it yet; the lowest and the highest of those. */
export type DrumView = {
  readonly in: number
  readonly out: number
  readonly outFrom?: string
  readonly outTo?: string
}

const SHOWN = { eligible: 200, out: 20 } as const

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
  const isByProgram = isCarded || (calling.from === 'points' && calling.gives.length > 0)
  const { entries, out } = isByProgram ? eligibleNow(state, running, now) : { entries: [], out: [] }
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
    isByProgram,
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
    eligible: entries.slice(0, SHOWN.eligible).map(({ id }) => id),
    eligibleCount: entries.length,
    out: out.slice(0, SHOWN.out),
    outCount: out.length,
    drum: drumOf(state, rule.activity),
    isCollected: rule.drum?.collected !== undefined,
    isEmptied: rule.drum?.emptied !== undefined,
    ...(pending === undefined ? {} : { draw: sealedOf(state, pending, line) }),
    calls: open.map((one) => calledOf(state, running, one)),
    ladder:
      game === undefined
        ? []
        : ladderOf(state, asDrawn(running, playing?.drawing ?? held?.from ?? next), game, playing?.play),
    ...wheelOf(asDrawn(running, playing?.drawing ?? held?.from ?? next), own),
    ...(stage === undefined ? {} : { stage }),
    ...(tableDraw === undefined ? {} : { tableDraw }),
    ...(points === undefined ? {} : { points }),
    ...(due === undefined ? {} : { due }),
    results: own.flatMap((one) => resultOf(state, running, one)).reverse(),
  }
}

function drumOf(state: State, activity: string): DrumView {
  const own = ticketsOf(state, activity)
  const out = own.filter(({ isIn }) => !isIn)
  const [first, last] = [out[0], out.at(-1)]
  return {
    in: countOf(own.filter(liesIn)),
    out: countOf(out),
    ...(first === undefined || last === undefined
      ? {}
      : { outFrom: ticketName(first.first), outTo: ticketName(last.last) }),
  }
}
