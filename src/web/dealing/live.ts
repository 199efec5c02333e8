/** A live game at this table: what the house has of it, and the dealer's next step. */
import { computed, signal } from '@preact/signals'
import { fromPlain } from '../../base/plain.ts'
import type { TableRules } from '../../games/table/rules.ts'
import type { GameTable, Meters } from '../../games/table/table.ts'
import type { TableGameView } from '../../views/tablegame.ts'
import { eventOf, type OrderTextOf, type Refused, send } from '../live/orders.ts'
import { type Proof, placeHeader } from '../live/session.ts'

export const shown = signal<TableGameView | undefined>(undefined)
export const rules = computed(() => (shown.value === undefined ? undefined : fromPlain<TableRules>(shown.value.rules)))
export const game = computed(() => (shown.value === undefined ? undefined : fromPlain<GameTable>(shown.value.game)))
export const meters = computed(() => (shown.value === undefined ? {} : fromPlain<Meters>(shown.value.meters)))
/** What the dealer was told in this round, in its order: the house keeps it, so another tablet goes on where this one ended. */
export const told = computed(() => shown.value?.told ?? [])
/** How many of the last lines came with the last step: these are done now. */
export const freshCount = signal(0)
export const refused = signal<Refused | undefined>(undefined)

export async function look(table: string): Promise<void> {
  const answer = await fetch(`/api/views/tablegame?table=${encodeURIComponent(table)}`, { headers: placeHeader() })
  shown.value = answer.ok ? ((await answer.json()) as TableGameView) : undefined
}

export type Action = OrderTextOf<'PlayTable'>['action']
export type Props = { readonly table: string; readonly rules: TableRules; readonly game: GameTable }

/** One step, or several that belong together; the first that is refused ends it. */
export async function play(table: string, actions: readonly Action[], second?: Proof): Promise<boolean> {
  let fresh = 0
  for (const action of actions) {
    const answer = await send({ do: 'PlayTable', table, action }, second)
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) {
      await look(table)
      return false
    }
    fresh += eventOf(answer.events, 'TablePlayed')?.told.length ?? 0
  }
  freshCount.value = fresh
  await look(table)
  return true
}

export async function useAccount(table: string, seat: string, amount: string): Promise<void> {
  const answer = await send({ do: 'UseAccount', table, seat, amount })
  refused.value = answer.ok ? undefined : answer
  await look(table)
}
