/**
 * Who is in the urn of a posted drawing at this moment, and who is left out: by what it is drawn from. The engine works it out
 * itself when a draw is opened, so that nobody hands in a list. Another urn is one more function in the table.
 */
import type { Moment } from '../../base/moment.ts'
import { because, type Reason, type Refusal, refuse, refuseFor } from '../../base/refusal.ts'
import { type Calling, callingOf } from '../../rulebook/calling.ts'
import type { Denied } from '../judging/judgement.ts'
import type { Drawing } from '../offerings/drawingtimes.ts'
import { drawingAt } from '../offerings/drawingtimes.ts'
import type { Running } from '../offerings/running.ts'
import { runningOf, whyHalted } from '../offerings/running.ts'
import { sourceOf } from './cardfeed.ts'
import type { DrawState } from './draw/draw.ts'
import type { Entry } from './draw/drum.ts'
import { callupsOf, heldAgainst, missedDrawings, whyNotAgain } from './eligibility.ts'
import { whyNotReverted } from './leftover.ts'
import { purposeOf, readPurpose } from './purpose.ts'
import { spinDrawn } from './spins.ts'
import type { CommandOf, State } from './vocabulary.ts'

export type Eligible = { readonly entries: readonly Entry[]; readonly out: readonly Denied[] }
export type EntriesOf = (state: State, running: Running, now: Moment, drawing: Drawing | undefined) => Eligible

const SOURCE_MAX = 400

/** A person with cards in two machines is one entry; a machine that nobody enrolled enters nobody. */
const cardedPlayers: EntriesOf = (state, running, now, drawing) =>
  entered(state, running, now, drawing, (terms) =>
    [...Map.groupBy(state.inserted, ([, one]) => one.person)].map(([person, cards]) => {
      const known = cards.filter(([machine]) => state.machines.has(machine))
      const sources = known.map(([machine, { source }]) => sourceOf(machine, source)).toSorted()
      return {
        entry: { id: person, weight: 1n, source: sources.join('; ').slice(0, SOURCE_MAX) },
        reasons: known.length > 0 ? [] : [because(terms.by, 'machine not enrolled', { machine: cards[0]![0] })],
      }
    }),
  )

/** Everybody with a point, as often as they have points; who has none is not in it and is not left out either. */
const membersByPoints: EntriesOf = (state, running, now, drawing) =>
  entered(state, running, now, drawing, () =>
    [...(state.points.get(running.rule.activity) ?? [])]
      .filter(([, points]) => points >= 1)
      .map(([person, points]) => ({
        entry: { id: person, weight: BigInt(points), source: `${points} points` },
        reasons: [],
      })),
  )

type Candidate = { readonly entry: Entry; readonly reasons: readonly Reason[] }

/** Candidates against whom nothing is held, by the urn, the rules or what they have won. */
function entered(
  state: State,
  running: Running,
  now: Moment,
  drawing: Drawing | undefined,
  candidatesBy: (terms: Calling) => readonly Candidate[],
): Eligible {
  const { activity } = running.rule
  const terms = callingOf(running)
  const entries: Entry[] = []
  const out: Denied[] = []
  if (terms === undefined) return { entries, out }
  const called = callupsOf(state, activity, terms.once)
  for (const { entry, reasons: own } of candidatesBy(terms)) {
    const person = entry.id
    const reasons = [
      ...own,
      ...heldAgainst(state, running, person).misses,
      ...whyNotAgain(state, activity, terms, person, now, drawing, called.get(person) ?? []),
    ]
    if (reasons.length > 0) out.push({ who: { kind: 'person', person }, reasons })
    else entries.push(entry)
  }
  return { entries, out }
}

/** What the program draws from; tickets in a drum are drawn by hand. */
const URNS: ReadonlyMap<string, EntriesOf> = new Map([
  ['carded players', cardedPlayers],
  ['points', membersByPoints],
])

const urnOf = (running: Running): EntriesOf | undefined => URNS.get(callingOf(running)?.from ?? '')

/** Nobody where the program draws nothing. */
export const eligibleNow = (
  state: State,
  running: Running,
  now: Moment,
  drawing = drawingAt(running.offering.drawings ?? [], now.local),
): Eligible => urnOf(running)?.(state, running, now, drawing) ?? { entries: [], out: [] }

/** The running activity whose drawing a purpose names. */
export function drawnFor(state: State, purpose: string): Running | undefined {
  const running = runningOf(state, readPurpose(purpose).activity)
  if (running === undefined || spinDrawn(state, purpose) !== undefined) return undefined
  return urnOf(running) === undefined ? undefined : running
}

/** The list of the next draw, where it was sealed before the order came: beside others, as it may be long. */
const PREPARED = new WeakMap<DrawState, readonly Entry[]>()
export const handOverList = (draws: DrawState, entries: readonly Entry[]): void => void PREPARED.set(draws, entries)

/** A draw for a posted drawing, for one winner, at its time: who is in it, and who is left out. Nothing where the purpose is another. */
export function drawnAmong(
  state: State,
  { purpose, own, how, at }: CommandOf<'OpenDraw'>,
): Eligible | Refusal | undefined {
  const running = drawnFor(state, purpose)
  const terms = running === undefined ? undefined : callingOf(running)
  if (running === undefined || terms === undefined) return undefined
  const { activity } = running.rule
  const halted = whyHalted(state, activity)
  if (halted !== undefined) return refuseFor(halted)
  const now = drawingAt(running.offering.drawings ?? [], at.local)
  if (now === undefined) return refuse({ kind: 'activity', activity }, [because(terms.by, 'no drawing is held')])
  const before = whyNotReverted(state, running, at)
  if (before !== undefined) return refuse({ kind: 'activity', activity }, [before])
  const drawing = [now, ...missedDrawings(state, running, at)].find((one) => purpose === purposeOf(activity, one))
  if (drawing === undefined)
    return refuse({ kind: 'activity', activity }, [
      because(terms.by, 'drawing has another name', { purpose: purposeOf(activity, now) }),
    ])
  const held = [...state.callups.values()].find(
    (one) => one.activity === activity && one.drawing === drawing.from && one.status !== 'passed over',
  )
  if (held !== undefined)
    return refuse({ kind: 'activity', activity }, [
      because(terms.each?.by ?? terms.by, 'drawing has its winner', { who: held.who }),
    ])
  if (how.winners !== 1 || how.standby !== 0)
    return refuse({ kind: 'activity', activity }, [because(terms.each?.by ?? terms.by, 'one winner at a time')])
  const among = eligibleNow(state, running, at, drawing)
  const { entries } = among
  if (entries.length === 0) return refuse({ kind: 'activity', activity }, [because(terms.by, 'nobody can be drawn')])
  // Orders of before brought a list; one that is another is refused as it was.
  if (own !== undefined && !isSameSet(own, entries))
    return refuse({ kind: 'activity', activity }, [because(terms.by, 'entries are not the players')])
  const prepared = PREPARED.get(state.draws)
  return prepared !== undefined && isSame(prepared, entries) ? { ...among, entries: prepared } : among
}

const isSameEntry = (one: Entry, other: Entry | undefined): boolean =>
  one.id === other?.id && one.weight === other.weight && one.source === other.source

const isSame = (some: readonly Entry[], others: readonly Entry[]): boolean =>
  some.length === others.length && some.every((one, at) => isSameEntry(one, others[at]))

function isSameSet(some: readonly Entry[], others: readonly Entry[]): boolean {
  const known = new Map(others.map((one) => [one.id, one]))
  return some.length === others.length && some.every((one) => isSameEntry(one, known.get(one.id)))
}
