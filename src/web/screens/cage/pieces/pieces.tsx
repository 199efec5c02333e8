/** Coupons and dead chips at the cage, and on the floor, which verifies what the cage pays for: what waits to be redeemed, what is on sale, and where the pieces of each series are. */
import { view } from '../../../stream/feed.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Waiting } from '../../../ui/shell.tsx'
import { words } from '../../../words.ts'
import { Change } from './change.tsx'
import { InError } from './inerror.tsx'
import { Reckoning } from './reckoning.tsx'
import { Redeeming } from './redeeming.tsx'
import { Sale } from './sale.tsx'
import { Several, together } from './several.tsx'
import { Sold } from './sold.tsx'
import { Told } from './told.tsx'

export function Pieces() {
  const say = words().pieces
  const pieces = view('pieces').value
  if (pieces === undefined) return <Waiting />
  const groups = isAllowed('RedeemPieces') ? together(pieces.owed) : []
  const { owed, told, inError, sales, sold, series } = pieces
  return (
    <>
      {inError.length > 0 && <InError errors={inError} />}
      <article class="pane">
        <h2>{say.redeem}</h2>
        {owed.length === 0 && <p class="soft">{say.nothingOwed}</p>}
        {groups.map((group) => (
          <Several key={`${group[0]?.name} ${group[0]?.table}`} owed={group} />
        ))}
        {owed.map((one) => (
          <Redeeming key={one.use} owed={one} isFolded={groups.some((group) => group.includes(one))} />
        ))}
      </article>
      {told.length > 0 && isAllowed('CorrectPieces') && <Told told={told} />}
      {sales.map((one) => (
        <Sale key={one.activity} sale={one} />
      ))}
      {sold.length > 0 && isAllowed('SellPieces') && <Sold sold={sold} />}
      {series.some(({ isVoucher }) => isVoucher) && isAllowed('ChangeVoucher') && <Change />}
      <article class="pane">
        <h2>{say.reckoning}</h2>
        {series.length === 0 ? <p class="soft">{say.noSeries}</p> : <Reckoning series={series} />}
      </article>
    </>
  )
}
