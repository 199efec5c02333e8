/** Coupons and dead chips at the cage: what waits to be redeemed, what is on sale, and where the pieces of each series are. */
import { view } from '../../../stream/feed.ts'
import { Waiting } from '../../../ui/shell.tsx'
import { words } from '../../../words.ts'
import { Reckoning } from './reckoning.tsx'
import { Redeeming } from './redeeming.tsx'
import { Sale } from './sale.tsx'

export function Pieces() {
  const say = words().pieces
  const pieces = view('pieces').value
  if (pieces === undefined) return <Waiting />
  const { owed, sales, series } = pieces
  return (
    <>
      <article class="pane">
        <h2>{say.redeem}</h2>
        {owed.length === 0 && <p class="soft">{say.nothingOwed}</p>}
        {owed.map((one) => (
          <Redeeming key={one.use} owed={one} />
        ))}
      </article>
      {sales.map((one) => (
        <Sale key={one.activity} sale={one} />
      ))}
      <article class="pane">
        <h2>{say.reckoning}</h2>
        {series.length === 0 ? <p class="soft">{say.noSeries}</p> : <Reckoning series={series} />}
      </article>
    </>
  )
}
