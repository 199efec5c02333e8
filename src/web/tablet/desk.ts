/** The state of one tablet: seats before the lock, cards of a report, the last answer. */
import { computed, effect, signal } from '@preact/signals'
import type { Card } from '../../cards/card.ts'
import type { Event } from '../../engine/event.ts'
import type { TableView } from '../../views/table.ts'
import { view } from '../live/feed.ts'
import { type Answer, acting, may, type Refused, send } from '../live/orders.ts'
import {
  allCards,
  isComplete,
  type Laid,
  NOTHING_LAID,
  nextSpot,
  OWN_COUNT,
  reportOrder,
  type Spots,
  seatsOf,
  shapeOf,
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
/** A seat, or the cards that belong to nobody. */
export const active = signal<string>('common')
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

export const takesFee = (of: TableView): boolean => of.activities.some(({ takesFees }) => takesFees)

export function tapSeat(seat: string): void {
  const here = table.value
  if (here === undefined) return
  if (here.open === undefined) {
    spots.value = { ...spots.value, [seat]: nextSpot(spots.value[seat] ?? 'empty', takesFee(here)) }
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
  const here = table.value
  active.value = here !== undefined && shapeOf(here).isHoldem ? 'common' : ''
  isReporting.value = true
}
export const closeReport = () => {
  isReporting.value = false
}

const roomOf = (place: string): number => {
  const here = table.value
  if (here === undefined || place === '') return 0
  return place === 'common'
    ? shapeOf(here).commonCount - laid.value.common.length
    : OWN_COUNT - (laid.value.seats[place]?.length ?? 0)
}

export function layCard(card: Card): void {
  const place = active.value
  if (roomOf(place) <= 0) return
  past.value = [...past.value, laid.value]
  const { common, seats } = laid.value
  laid.value =
    place === 'common'
      ? { common: [...common, card], seats }
      : { common, seats: { ...seats, [place]: [...(seats[place] ?? []), card] } }
  // A full place hands on to the cards of the table, if they are not there yet.
  if (roomOf(place) === 0 && place !== 'common' && roomOf('common') > 0) active.value = 'common'
}

export function takeBack(place: string, index: number): void {
  past.value = [...past.value, laid.value]
  const { common, seats } = laid.value
  const without = (cards: readonly Card[]) => cards.filter((_, at) => at !== index)
  laid.value =
    place === 'common'
      ? { common: without(common), seats }
      : { common, seats: { ...seats, [place]: without(seats[place] ?? []) } }
  active.value = place
}

export function undo(): void {
  const before = past.value.at(-1)
  if (before === undefined) return
  past.value = past.value.slice(0, -1)
  laid.value = before
}
export const canUndo = computed(() => past.value.length > 0)

export const leftOf = (card: Card): number =>
  (table.value?.decks ?? 1) - allCards(laid.value).filter((other) => other === card).length

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
