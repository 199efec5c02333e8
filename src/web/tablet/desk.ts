/** The state of one tablet: seats before the lock, the last answer; what is laid out to be reported is in `report/`. */
import { computed, effect, signal } from '@preact/signals'
import type { TableView } from '../../views/table.ts'
import { view } from '../live/feed.ts'
import { type Refused, send } from '../live/orders.ts'
import { beginReport, isReporting, judged, layAt, reportNow } from '../report/laying.ts'
import { nextSpot, type Spots, seatsOf, startOrder } from '../report/spots.ts'

export const tableName = signal('1')
export const table = computed(() => view('tables').value?.find((one) => one.table === tableName.value))
export const spots = signal<Spots>({})
export const refused = signal<Refused | undefined>(undefined)
/** A late bet that was logged in this round. */
export const late = signal<string | undefined>(undefined)
export const isBusy = signal(false)

export const isRecorded = signal(false)

const KEPT = 'gamekeeper.spots.'

export function sitAt(name: string): void {
  tableName.value = name
  try {
    spots.value = JSON.parse(sessionStorage.getItem(KEPT + name) ?? '{}') as Spots
  } catch {}
  effect(() => sessionStorage.setItem(KEPT + tableName.value, JSON.stringify(spots.value)))
  layAt({ table, spots })
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
  refused.value = undefined
  isRecorded.value = false
  beginReport()
}

export async function report(): Promise<void> {
  const wanted = reportNow()
  if (wanted === undefined || !(await order(wanted))) return
  isRecorded.value = !(judged.value?.ok === true && judged.value.events.some(({ type }) => type === 'HitDeclared'))
  isReporting.value = false
}
