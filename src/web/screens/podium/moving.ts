/** Somebody is being moved: by touch or keys, first who and then where to; with a mouse also in one go. */
import { signal } from '@preact/signals'
import type { PodiumSeat, PodiumTable } from '../../../views/podium/podium.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { acting, type OrderText, type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { hush, tell } from '../../ui/overlay/toast.tsx'
import { words } from '../../words.ts'
import { nameOf, withNames } from './naming.ts'
import { type Undo, undoOf } from './undo.ts'

export type Spot = { readonly table: string; readonly seat: string }

/** Who is being moved, as the address says it; nobody once the seat is left. */
export function moving(): (Spot & { name: string }) | undefined {
  const [table = '', seat = ''] = (query.value.get('move') ?? '').split('.')
  const there = seatAt({ table, seat })
  return there?.is === 'taken' || there?.is === 'away' ? { table, seat, name: nameOf(there) } : undefined
}

export const tableNamed = (table: string): PodiumTable | undefined =>
  view('podium').value?.tables.find((one) => one.table === table)

export const seatAt = ({ table, seat }: Spot): PodiumSeat | undefined =>
  tableNamed(table)?.seats.find((one) => one.seat === seat)

export const begin = ({ table, seat }: Spot): void => show({ move: `${table}.${seat}` })
export const stop = (): void => show({ move: undefined })

/** What the house had against the last order at a table. */
export const refused = signal<(Refused & { readonly table: string }) | undefined>(undefined)

/** Gives an order that concerns a table; what the house has against it stands there. What can be taken back can be for a moment. */
export async function order(table: string, text: OrderText, says: string): Promise<boolean> {
  const before = view('podium').value
  const undo = before === undefined ? undefined : undoOf(text, before)
  const answer = await send(text)
  refused.value = answer.ok ? undefined : { ...withNames(answer), table }
  if (!answer.ok) return false
  if (undo === undefined) tell(says)
  else {
    const by = acting.value
    tell(says, { says: words().podium.undo, press: () => void takeBack(table, undo, by) })
  }
  return true
}

/** Only by whoever did it, and only while nobody has done anything else there. */
async function takeBack(table: string, undo: Undo, by: string): Promise<void> {
  hush()
  const say = words().podium
  const now = view('podium').value
  if (by !== acting.value || now === undefined || !undo.holds(now)) {
    tell(say.undoTooLate)
    return
  }
  for (const back of undo.orders) {
    const answer = await send(back)
    refused.value = answer.ok ? undefined : { ...withNames(answer), table }
    if (!answer.ok) return
  }
  tell(say.undone)
}

export async function moveTo({ table, seat }: Spot, to: Spot): Promise<void> {
  const says = words().podium.done.moved(to.table, to.seat)
  const chosen = () => [query.value.get('table'), query.value.get('seat')].join()
  const before = chosen()
  const isDone = await order(to.table, { do: 'MovePlayer', table, seat, to }, says)
  // Whoever has chosen another seat meanwhile stays there.
  const there = chosen() === before ? { table: to.table, seat: to.seat } : {}
  show(isDone ? { move: undefined, ...there } : there)
}

/** Tables with an open seat: of these, or of all. */
export function openAt(among?: readonly string[]): ReadonlySet<string> {
  const fit = (view('podium').value?.tables ?? []).filter(
    ({ table, status, seats }) =>
      status !== 'closed' && among?.includes(table) !== false && seats.some(({ is }) => is === 'empty'),
  )
  return new Set(fit.map(({ table }) => table))
}

const KIND = 'application/x-gamekeeper-seat'

/** What a mouse can drag: somebody who sits. */
export const dragOf = (spot: Spot) =>
  isAllowed('MovePlayer')
    ? {
        draggable: true,
        onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer?.setData(KIND, JSON.stringify(spot)),
      }
    : {}

/** Where it can be dropped: an open seat; or a table, where the seat is chosen next unless only one is open. */
export const dropOn = (to: { readonly table: string; readonly seat?: string }) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer?.types.includes(KIND)) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const text = event.dataTransfer?.getData(KIND)
    if (text === undefined || text === '') return
    event.preventDefault()
    const from = JSON.parse(text) as Spot
    const open = tableNamed(to.table)?.seats.filter(({ is }) => is === 'empty') ?? []
    const seat = to.seat ?? (open.length === 1 ? open[0]?.seat : undefined)
    if (seat === undefined) show({ move: `${from.table}.${from.seat}`, table: to.table, seat: undefined })
    else void moveTo(from, { table: to.table, seat })
  },
})
