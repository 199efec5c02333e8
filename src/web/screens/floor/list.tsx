/** Hits that wait for a decision; small ones can be folded together. */
import type { HitView } from '../../../views/hit.ts'
import { show } from '../../stream/address.ts'
import { List } from '../../ui/list/list.tsx'
import { activityColumn, prizeColumn, statusColumn } from '../../ui/list/wincolumns.tsx'
import { words } from '../../words.ts'
import { placeOf } from './hit.tsx'

/** What it is about: money, tickets, or a place on the board. */
function worthOf({ awards, board, tickets, total, held }: HitView): string {
  const say = words()
  if (held !== undefined) return ''
  if (awards.length === 0 && board !== undefined) return say.floor.forBoard
  if (awards.length === 0 && tickets !== undefined)
    return say.table.ticketsFor(tickets.reduce((sum, one) => sum + one.tickets, 0))
  return total
}

export function Hits({ hits, chosen }: { hits: readonly HitView[]; chosen: string | undefined }) {
  const say = words()
  return (
    <List
      name="hits-waiting"
      title={say.floor.waiting}
      hasHeading
      quietUpTo={5}
      rows={hits}
      keyOf={({ hit }) => hit}
      fold={worthOf}
      opens={{
        isOpen: ({ hit }) => hit === chosen,
        open: ({ hit }) => show({ hit, table: undefined, tab: undefined }),
      }}
      columns={[
        { key: 'place', says: say.listed.where, value: placeOf },
        { key: 'hit', says: say.cage.hit, value: ({ hit }) => hit, isUnlabelled: true },
        activityColumn(),
        statusColumn(),
        prizeColumn(worthOf),
      ]}
    />
  )
}
