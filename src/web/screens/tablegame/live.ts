/** A live game at this table: what the house has of it, and the dealer's next step. */
import { computed, signal } from '@preact/signals'
import { fromPlain } from '../../../base/plain.ts'
import type { TableRules } from '../../../games/table/rules.ts'
import type { GameTable, Meters } from '../../../games/table/table.ts'
import type { TableGameView } from '../../../views/tablegame.ts'
import { type OrderTextOf, type Refused, send } from '../../stream/orders.ts'
import { type Proof, placeHeader, look as whoIsThere } from '../../stream/session.ts'
import { click } from '../table/sound.ts'

export const shown = signal<TableGameView | undefined>(undefined)
export const rules = computed(() => (shown.value === undefined ? undefined : fromPlain<TableRules>(shown.value.rules)))
export const game = computed(() => (shown.value === undefined ? undefined : fromPlain<GameTable>(shown.value.game)))
export const meters = computed(() => (shown.value === undefined ? {} : fromPlain<Meters>(shown.value.meters)))
/** What the dealer was told in this round, in its order: the house keeps it, so another tablet goes on where this one ended. */
export const told = computed(() => shown.value?.told ?? [])
/** How many of the last lines came with the last step, of this tablet or another: these are done now. */
export const freshCount = signal(0)
export const refused = signal<Refused | undefined>(undefined)
/** An order is under way. */
export const isBusy = signal(false)
/** The page for what goes wrong is open. */
export const isWrong = signal(false)
/** Cards are on the table, or a round is under way. */
export const canGoWrong = ({ deck }: TableRules, { phase }: GameTable): boolean =>
  deck !== undefined || (phase !== 'bets' && phase !== 'closed')

let asked = 0
let known = ''

/** What the house has now, and whether that is something else; without an answer what is shown stays, and the page says since when. */
export async function look(table: string): Promise<boolean> {
  const mine = ++asked
  try {
    const answer = await fetch(`/api/views/tablegame?table=${encodeURIComponent(table)}`, { headers: placeHeader() })
    if (answer.status === 401) void whoIsThere()
    // Only a table without a game shows nothing; a house in trouble changes nothing.
    if (!answer.ok && answer.status !== 404) return false
    const text = answer.ok ? await answer.text() : ''
    // A later question has a later answer.
    if (mine !== asked || text === known) return false
    const before = shown.value?.told
    known = text
    shown.value = text === '' ? undefined : (JSON.parse(text) as TableGameView)
    // After a new start of the tablet nothing has just come.
    freshCount.value = before === undefined ? 0 : (freshIn(before, shown.value?.told ?? []) ?? freshCount.value)
    return true
  } catch {
    return false
  }
}

type ToldLines = TableGameView['told']
/** The list grows by a step, or is another one: that of a new round. */
function freshIn(before: ToldLines, now: ToldLines): number | undefined {
  const isGrown = JSON.stringify(now.slice(0, before.length)) === JSON.stringify(before)
  if (!isGrown) return now.length
  return now.length === before.length ? undefined : now.length - before.length
}

export type Action = OrderTextOf<'PlayTable'>['action']
export type Props = { readonly table: string; readonly rules: TableRules; readonly game: GameTable }

/** One step, or several that belong together; the first that is refused ends it. */
export async function play(table: string, actions: readonly Action[], second?: Proof): Promise<boolean> {
  if (isBusy.value) return false
  click()
  isBusy.value = true
  try {
    for (const action of actions) {
      const answer = await send({ do: 'PlayTable', table, action }, second)
      refused.value = answer.ok ? undefined : answer
      if (!answer.ok) return false
    }
    return true
  } finally {
    await look(table)
    isBusy.value = false
  }
}

export async function useAccount(table: string, seat: string, amount: string): Promise<void> {
  click()
  const answer = await send({ do: 'UseAccount', table, seat, amount })
  refused.value = answer.ok ? undefined : answer
  await look(table)
}
