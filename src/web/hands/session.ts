import { computed, signal } from '@preact/signals'
import type { LayRefusal, Piece, ZoneName } from '../../words/hands.ts'
import { addressOf, tableFrom } from './address.ts'
import { clear, type Laid, lay, pick, play, type Table, takeBack, undo } from './table.ts'

const first = tableFrom(location.hash)

/** The table that this page shows, and the last refusal, which stays until something else is done. */
export const table = signal<Table>(first.table)
export const refusal = signal<LayRefusal | undefined>(first.refusal)
export const judged = computed(() => table.value.game.judge(table.value.lying))

export const layPiece = (piece: Piece) => show(lay(table.value, piece))
export const takePieceBack = (zone: ZoneName, index: number) => show({ table: takeBack(table.value, zone, index) })
export const pickZone = (zone: ZoneName) => show({ table: pick(table.value, zone) })
export const undoStep = () => show({ table: undo(table.value) })
export const clearTable = () => show({ table: clear(table.value) })
export const playGame = (name: string) => show({ table: play(name) })

/** The address always holds what is on the table, so that it can be sent. */
function show(laid: Laid): void {
  table.value = laid.table
  refusal.value = laid.refusal
  history.replaceState(null, '', addressOf(laid.table))
}

/** An address that is pasted over the present one is laid out like a new page. */
export function followAddress(): void {
  addEventListener('hashchange', () => {
    const laid = tableFrom(location.hash)
    table.value = laid.table
    refusal.value = laid.refusal
  })
}
