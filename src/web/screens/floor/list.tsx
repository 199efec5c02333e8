import type { HitView } from '../../../views/hit.ts'
import { show } from '../../stream/address.ts'
import { Money } from '../../ui/money.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { words } from '../../words.ts'
import { placeOf, Status } from './hit.tsx'

/** More than these are a line each, so that the map stays in sight. */
const FEW = 3

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
  return (
    <Rows data-many={hits.length > FEW}>
      {hits.map((hit) => (
        <li key={hit.hit}>
          <Row isOpen={hit.hit === chosen} onClick={() => show({ hit: hit.hit, table: undefined, tab: undefined })}>
            <span>{placeOf(hit)}</span>
            <Money amount={worthOf(hit)} />
            <span class="soft">{`${hit.hit} · ${hit.name}`}</span>
            <Status status={hit.status} />
          </Row>
        </li>
      ))}
    </Rows>
  )
}
