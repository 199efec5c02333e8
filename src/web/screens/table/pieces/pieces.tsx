/** Coupons and chips at the table: laid before the deal, in play, and what is done with them after it; collection paid by credit. */
import './pieces.css'
import { useEffect } from 'preact/hooks'
import type { TableView } from '../../../../views/table.ts'
import { Button } from '../../../ui/button.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { words } from '../../../words.ts'
import * as desk from '../desk.ts'
import { Credit } from './credit.tsx'
import { Lay } from './lay.tsx'
import { Lying } from './lying.tsx'
import { hasCredit, hasPieces, laySeat } from './mode.ts'
import { ToldLines } from './toldlines.tsx'

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
