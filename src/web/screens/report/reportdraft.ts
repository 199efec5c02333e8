/** What is laid out to be reported, and what the house says it would win: the same at the tablet and on the floor. */

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { JOKER } from '../../../cards/card.ts'
import { shoe } from '../../../cards/deck.ts'
import { parseCards } from '../../../cards/notation.ts'
import type { Event } from '../../../engine/mechanisms.ts'
import type { TableView } from '../../../views/table.ts'
import { type Answer, acting, may, type OrderText } from '../../stream/orders.ts'
import { type Slot, shapeOf } from './shape.ts'
import {
  allPieces,
  isComplete,
  keyOf,
  type Laid,
  NOTHING_LAID,
  PLAYER_DEALER,
  reportOrder,
  type Setting,
  type Spots,
  seatsOf,
  USUAL,
} from './spots.ts'

const ANY_SHOE = shoe(8, 8)

export const laid = signal<Laid>(NOTHING_LAID)
const past = signal<readonly Step[]>([])
type Step = { readonly laid: Laid; readonly loose: readonly number[] }
const remember = (): void => {
  past.value = [...past.value, { laid: laid.value, loose: loose.value }]
}
/** The row that the next card goes to: place and zone. */
export const active = signal<string>('')
/** Points that the table counted, by place, in games that count them. */
export const points = signal<Readonly<Record<string, number>>>({})
/** A hand whose cards are certain, while nobody has said whose it is. */
export const waiting = signal<Readonly<Record<string, string>> | undefined>(undefined)
export const isReporting = signal(false)
/** Cards that were laid before anybody said whose they are: they wait for the next place that is chosen. */
export const loose = signal<readonly number[]>([])
/** The cards of which the floor has said that they are another hand than the one reported with them. */
const told = signal<Laid | undefined>(undefined)
export const isAnother = computed(() => told.value === laid.value)
export const tellAnother = (is: boolean): void => {
  told.value = is ? laid.value : undefined
}
export const judged = signal<Answer<{ events: readonly Event[] }> | undefined>(undefined)

type At = {
  readonly table: ReadonlySignal<TableView | undefined>
  readonly spots: ReadonlySignal<Spots>
  readonly setting?: ReadonlySignal<Setting>
}
const at = signal<At | undefined>(undefined)
const table = computed(() => at.value?.table.value)

/** Once a page: at which table cards are laid, and who is dealt in there. */
export function layAt(place: At): void {
  at.value = place
  keepDraft()
  effect(judgeAgain)
}

/** What is laid out survives a reload, idle time and a restart; it is of one table and one round, and of no other. */
const KEPT = 'gamekeeper.report '
let wasRestored = false
/** A report that nobody went on with for that long is over. */
const KEPT_MS = 3_600_000
type Kept = Step & {
  readonly at: number
  readonly round?: number
  readonly points: Readonly<Record<string, number>>
  readonly active: string
}

function keepDraft(): void {
  let isRead = false
  effect(() => {
    const here = table.value
    if (here === undefined) return
    const of = `${location.pathname} ${here.table}`
    if (!isRead) {
      isRead = true
      restore(of, here.open?.round)
    }
    const round = here.open?.round
    const kept: Kept = {
      at: Date.now(),
      ...(round === undefined ? {} : { round }),
      laid: laid.value,
      loose: loose.value,
      active: active.value,
      points: points.value,
    }
    try {
      if (isReporting.value) localStorage.setItem(KEPT + of, JSON.stringify(kept))
      else localStorage.removeItem(KEPT + of)
    } catch {}
  })
}

function restore(of: string, round: number | undefined): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT + of) ?? '') as Kept
    if (kept.round !== round || Date.now() - kept.at > KEPT_MS) return
    laid.value = kept.laid
    loose.value = kept.loose
    points.value = kept.points
    active.value = kept.active
    isReporting.value = true
    wasRestored = true
  } catch {}
}

export const activityName = (activity: string): string =>
  table.value?.activities.find((one) => one.activity === activity)?.name ?? activity

/** `resumes`: a page that was only loaded again goes on with what was laid out there. */
export function beginReport(resumes = false): void {
  const isResumed = wasRestored
  wasRestored = false
  if (resumes && isResumed) return
  laid.value = NOTHING_LAID
  loose.value = []
  past.value = []
  judged.value = undefined
  waiting.value = undefined
  points.value = {}
  const shape = table.value === undefined ? undefined : shapeOf(table.value)
  const first = shape?.common[0]
  const begins = first !== undefined && (shape?.isPoker === true || shape?.own.length === 0)
  active.value = begins ? keyOf('common', first.zone) : ''
  isReporting.value = true
}
export const closeReport = () => {
  isReporting.value = false
}

type Row = { readonly place: string; readonly slot: Slot }

/** Every row of cards that there is, in the order in which a dealer tells them. */
const rows = computed((): Row[] => {
  const here = table.value
  const shape = here === undefined ? undefined : shapeOf(here)
  if (here === undefined || shape === undefined) return []
  const rowsAt = (place: string, slots: readonly Slot[]) => slots.map((slot) => ({ place, slot }))
  return [
    ...rowsAt('common', shape.common),
    ...seatsOf(here).flatMap((seat) => rowsAt(seat, shape.own)),
    ...rowsAt(PLAYER_DEALER, shape.dealer),
  ]
})
const rowOf = (key: string): Row | undefined => rows.value.find(({ place, slot }) => keyOf(place, slot.zone) === key)
const roomIn = ({ place, slot }: Row): number => slot.max - (laid.value[keyOf(place, slot.zone)]?.length ?? 0)

export function layCard(piece: number): void {
  const row = rowOf(active.value)
  if (row === undefined) {
    if (loose.value.length >= looseMax()) return
    remember()
    loose.value = [...loose.value, piece]
    return
  }
  if (roomIn(row) <= 0) return
  remember()
  laid.value = { ...laid.value, [active.value]: [...(laid.value[active.value] ?? []), piece] }
  if (roomIn(row) > 0) return
  // A full row hands on to the next of the same hand, then to cards of the table that must still come.
  const next =
    rows.value.find((other) => other.place === row.place && roomIn(other) > 0) ??
    rows.value.find((other) => other.place === 'common' && other.slot.min > 0 && roomIn(other) > 0)
  if (next !== undefined) active.value = keyOf(next.place, next.slot.zone)
}

/** No more than fit in front of one seat. */
const looseMax = (): number => {
  const shape = table.value === undefined ? undefined : shapeOf(table.value)
  return (shape?.own ?? []).reduce((sum, { max }) => sum + max, 0)
}

/** Cards that waited go where they are wanted now, row by row. */
function layLoose(place: string): void {
  const waits = loose.value
  if (waits.length === 0) return
  remember()
  loose.value = []
  for (const piece of waits) {
    const row = rows.value.find((one) => one.place === place && roomIn(one) > 0)
    if (row === undefined) return
    const key = keyOf(row.place, row.slot.zone)
    laid.value = { ...laid.value, [key]: [...(laid.value[key] ?? []), piece] }
  }
}

/** A whole hand as text by zone; without a seat it waits for the next one that is chosen. */
export function layHand(hand: Readonly<Record<string, string>>, seat: string | undefined): void {
  if (seat === undefined) {
    waiting.value = hand
    return
  }
  waiting.value = undefined
  const common = new Set(rows.value.filter(({ place }) => place === 'common').map(({ slot }) => slot.zone))
  remember()
  laid.value = Object.fromEntries(
    Object.entries(hand).flatMap(([zone, text]) => {
      const read = parseCards(text, ANY_SHOE)
      return read.ok ? [[keyOf(common.has(zone) ? 'common' : seat, zone), read.value]] : []
    }),
  )
}

/** The row that the next card goes to; a hand that waits for its seat is laid there. */
export function choose(key: string): void {
  const row = rowOf(key)
  if (waiting.value !== undefined && row !== undefined && row.place !== 'common') layHand(waiting.value, row.place)
  active.value = key
  if (row === undefined || loose.value.length === 0) return
  layLoose(row.place)
  const next = rows.value.find((other) => other.place === row.place && roomIn(other) > 0)
  if (next !== undefined) active.value = keyOf(next.place, next.slot.zone)
}

export function takeBack(key: string, index: number): void {
  remember()
  laid.value = { ...laid.value, [key]: (laid.value[key] ?? []).filter((_, place) => place !== index) }
  active.value = key
}

export function undo(): void {
  const before = past.value.at(-1)
  if (before === undefined) return
  past.value = past.value.slice(0, -1)
  laid.value = before.laid
  loose.value = before.loose
}
export const canUndo = computed(() => past.value.length > 0)

export function leftOf(piece: number): number {
  const here = table.value
  const shape = here === undefined ? undefined : shapeOf(here)
  if (here === undefined || shape === undefined) return 0
  const there = shape.copies(piece) * (shape.isTiles || piece === JOKER ? 1 : here.decks)
  return there - [...allPieces(laid.value), ...loose.value].filter((other) => other === piece).length
}

/** What is laid out, as an order; nothing while a hand is half entered. */
export function reportNow(): OrderText | undefined {
  const here = table.value
  // Cards that are nobody's yet belong to a report that is not finished.
  if (here === undefined || loose.value.length > 0 || !isComplete(here, laid.value)) return undefined
  const order = reportOrder(here, at.value?.spots.value ?? {}, laid.value, {
    setting: at.value?.setting?.value ?? USUAL,
    points: points.value,
  })
  return isAnother.value ? { ...order, anotherHand: true } : order
}

let asked = 0
/** Whenever the cards are complete the house is asked what they would win. */
function judgeAgain(): void {
  const by = acting.value
  const order = reportNow()
  asked += 1
  const mine = asked
  if (!isReporting.value || by === '' || order === undefined) {
    judged.value = undefined
    return
  }
  void may(order).then((answer) => {
    if (mine === asked) judged.value = answer
  })
}
