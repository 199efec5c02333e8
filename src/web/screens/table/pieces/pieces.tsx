/** Coupons and chips at the table: laid before the deal, in play, and what is done with them after it; collection paid by credit. */
import './pieces.css'
import { useEffect } from 'preact/hooks'
import type { TableView } from '../../../../views/table.ts'
import { Button, Toggle } from '../../../ui/button.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { words } from '../../../words.ts'
import * as desk from '../desk.ts'
import { Credit } from './credit.tsx'
import { Lay } from './lay.tsx'
import { Lying } from './lying.tsx'
import { hasCredit, hasPieces, isLaying, laySeat, turnLaying } from './mode.ts'
import { ToldLines } from './toldlines.tsx'

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

export function PiecesHere({ table }: { table: TableView }) {
  const say = words().pieces.table
  const seat = laySeat.value
  const { pieces } = table
  const refused = desk.refused.value
  // Why nothing happened stands above all of it.
  useEffect(() => {
    if (refused !== undefined) document.querySelector('.tablet-side')?.scrollTo({ top: 0 })
  }, [refused])
  return (
    <>
      {pieces !== undefined && hasPieces(table) && (
        <>
          {pieces.series.length > 0 &&
            (seat === undefined ? (
              <p class="soft">{say.choose}</p>
            ) : (
              <Lay key={seat} table={table} pieces={pieces} seat={seat} />
            ))}
          <ToldLines told={pieces.told} />
          <section class="seat-details pieces-lying" aria-label={say.lying}>
            <h2>{say.lying}</h2>
            {pieces.lying.length === 0 && <p class="soft">{say.nothingLies}</p>}
            {pieces.lying.map((one) => (
              <Lying key={one.use} lying={one} />
            ))}
            {pieces.lying.some(({ status }) => status === 'laid') && (
              <Button onClick={() => void deal(pieces.lying.filter(({ fee }) => fee !== undefined).length)}>
                {say.deal}
              </Button>
            )}
          </section>
        </>
      )}
      {hasCredit(table) && <Credit key={`credit ${seat}`} seat={seat} />}
    </>
  )
}

async function deal(back: number): Promise<void> {
  if (await desk.dealPieces()) tell(words().pieces.table.dealt(back))
}

/** Before the table is set back: seats whose pieces have no result. */
export function Undecided({ table }: { table: TableView }) {
  const dealt = (table.pieces?.lying ?? []).filter(({ status }) => status === 'dealt')
  if (dealt.length === 0) return null
  const seats = new Set(dealt.map(({ seat }) => words().table.seat(seat)))
  return <>{words().pieces.table.undecided([...seats].join(', '))}</>
}
