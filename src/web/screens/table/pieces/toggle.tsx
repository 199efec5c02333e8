/** What every table says of coupons and chips, before anybody opens them: how many lie, and whose have no result. */
import type { TableView } from '../../../../views/table.ts'
import { Toggle } from '../../../ui/button.tsx'
import { words } from '../../../words.ts'
import { hasCredit, hasPieces, isLaying, turnLaying } from './mode.ts'

/** How many lie here is said on it, so that none is forgotten. */
export function LayingToggle({ table }: { table: TableView }) {
  if (!hasPieces(table) && !hasCredit(table)) return null
  const say = words().pieces.table
  const lying = table.pieces?.lying ?? []
  return (
    <Toggle class="laying-toggle" isOn={isLaying.value} onClick={turnLaying}>
      {hasPieces(table) ? say.count(say.title, lying.length) : say.credit}
    </Toggle>
  )
}

/** Before the table is set back: seats whose pieces have no result. */
export function Undecided({ table }: { table: TableView }) {
  const dealt = (table.pieces?.lying ?? []).filter(({ status }) => status === 'dealt')
  if (dealt.length === 0) return null
  const seats = new Set(dealt.map(({ seat }) => words().table.seat(seat)))
  return <>{words().pieces.table.undecided([...seats].join(', '))}</>
}
