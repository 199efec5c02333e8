/** The state of one tablet: seats before the lock, cards of a report, the last answer. */
import { computed, effect, signal } from '@preact/signals'
import { JOKER } from '../../cards/card.ts'
import type { Event } from '../../engine/event.ts'
import type { TableView } from '../../views/table.ts'
import { view } from '../live/feed.ts'
import { type Answer, acting, may, type Refused, send } from '../live/orders.ts'
import { type Slot, shapeOf } from './shape.ts'
import {
  allPieces,
  isComplete,
  keyOf,
  type Laid,
  NOTHING_LAID,
  nextSpot,
  PLAYER_DEALER,
  reportOrder,
  type Spots,
  seatsOf,
  startOrder,
} from './spots.ts'

export const tableName = signal('1')
export const table = computed(() => view('tables').value?.find((one) => one.table === tableName.value))
export const spots = signal<Spots>({})
export const refused = signal<Refused | undefined>(undefined)
/** A late bet that was logged in this round. */
export const late = signal<string | undefined>(undefined)
export const isBusy = signal(false)

export const isReporting = signal(false)
export const laid = signal<Laid>(NOTHING_LAID)
const past = signal<readonly Laid[]>([])
/** The row that the next card goes to: place and zone. */
export const active = signal<string>('')
export const judged = signal<Answer<{ events: readonly Event[] }> | undefined>(undefined)
export const isRecorded = signal(false)

const KEPT = 'gamekeeper.spots.'

export function sitAt(name: string): void {
  tableName.value = name
  try {
    spots.value = JSON.parse(sessionStorage.getItem(KEPT + name) ?? '{}') as Spots
  } catch {}
  effect(() => sessionStorage.setItem(KEPT + tableName.value, JSON.stringify(spots.value)))
  effect(judgeAgain)
}

/** With one player alone the fee of the round is that player's choice. */
export const takesFee = (of: TableView): boolean =>
  of.activities.some(({ takesFees, paysDealer }) => takesFees || paysDealer)
export const hasDealerSpace = (of: TableView): boolean => of.activities.some((one) => one.hasDealerSpace)

export function tapSeat(seat: string): void {
  const here = table.value
  if (here === undefined) return
  if (here.open === undefined) {
    spots.value = {
      ...spots.value,
      [seat]: nextSpot(spots.value[seat] ?? 'empty', takesFee(here), hasDealerSpace(here)),
    }
    return
  }
  // After the lock a new bet is only logged.
  if (takesFee(here) && !isLit(here, seat))
    void order({ do: 'BetLate', table: here.table, seat }).then((done) => {
      if (done) late.value = seat
    })
}

export const isLit = (of: TableView, seat: string): boolean =>
  Object.values(of.open?.fees ?? {}).some((paid) => paid.includes(seat))

export function fillSeats(): void {
  const here = table.value
  if (here === undefined) return
  spots.value = Object.fromEntries(seatsOf(here).map((seat) => [seat, takesFee(here) ? 'fee' : 'in']))
}

async function order(wanted: Parameters<typeof send>[0]): Promise<boolean> {
  isBusy.value = true
  const answer = await send(wanted)
  isBusy.value = false
  refused.value = answer.ok ? undefined : answer
  return answer.ok
}

export const startGame = () => {
  late.value = undefined
  isRecorded.value = false
  return table.value === undefined ? undefined : order(startOrder(table.value, spots.value))
}
export const endGame = () => order({ do: 'EndRound', table: tableName.value })
export const voidRound = (reason: string) => order({ do: 'VoidRound', table: tableName.value, reason })

export function openReport(): void {
  laid.value = NOTHING_LAID
  past.value = []
  judged.value = undefined
  refused.value = undefined
  isRecorded.value = false
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
  const at = (place: string, slots: readonly Slot[]) => slots.map((slot) => ({ place, slot }))
  return [
    ...at('common', shape.common),
    ...seatsOf(here).flatMap((seat) => at(seat, shape.own)),
    ...at(PLAYER_DEALER, shape.dealer),
  ]
})
const rowOf = (key: string): Row | undefined => rows.value.find(({ place, slot }) => keyOf(place, slot.zone) === key)
const roomIn = ({ place, slot }: Row): number => slot.max - (laid.value[keyOf(place, slot.zone)]?.length ?? 0)

export function layCard(piece: number): void {
  const row = rowOf(active.value)
  if (row === undefined || roomIn(row) <= 0) return
  past.value = [...past.value, laid.value]
  laid.value = { ...laid.value, [active.value]: [...(laid.value[active.value] ?? []), piece] }
  if (roomIn(row) > 0) return
  // A full row hands on to the next of the same hand, then to cards of the table that must still come.
  const next =
    rows.value.find((other) => other.place === row.place && roomIn(other) > 0) ??
    rows.value.find((other) => other.place === 'common' && other.slot.min > 0 && roomIn(other) > 0)
  if (next !== undefined) active.value = keyOf(next.place, next.slot.zone)
}

export function takeBack(key: string, index: number): void {
  past.value = [...past.value, laid.value]
  laid.value = { ...laid.value, [key]: (laid.value[key] ?? []).filter((_, at) => at !== index) }
  active.value = key
}

export function undo(): void {
  const before = past.value.at(-1)
  if (before === undefined) return
  past.value = past.value.slice(0, -1)
  laid.value = before
}
export const canUndo = computed(() => past.value.length > 0)

export function leftOf(piece: number): number {
  const here = table.value
  const shape = here === undefined ? undefined : shapeOf(here)
  if (here === undefined || shape === undefined) return 0
  const there = shape.copies(piece) * (shape.isTiles || piece === JOKER ? 1 : here.decks)
  return there - allPieces(laid.value).filter((other) => other === piece).length
}

let asked = 0
/** Whenever the cards are complete the house is asked what they would win. */
function judgeAgain(): void {
  const here = table.value
  const cards = laid.value
  const by = acting.value
  asked += 1
  const mine = asked
  if (!isReporting.value || here === undefined || by === '' || !isComplete(here, cards)) {
    judged.value = undefined
    return
  }
  void may(reportOrder(here, spots.value, cards)).then((answer) => {
    if (mine === asked) judged.value = answer
  })
}

export async function report(): Promise<void> {
  const here = table.value
  if (here === undefined) return
  const wanted = reportOrder(here, spots.value, laid.value)
  if (!(await order(wanted))) return
  isRecorded.value = !(judged.value?.ok === true && judged.value.events.some(({ type }) => type === 'HitDeclared'))
  isReporting.value = false
}
