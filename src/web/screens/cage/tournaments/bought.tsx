/** The receipt of what was bought, in two copies, printed from where it was bought. */
import type { TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { words } from '../../../words.ts'
import { ReceiptPaper } from '../../director/paper/receipt.tsx'
import { VoidPurchase } from './entries.tsx'

export function Bought({ desk, receipt, onBack }: { desk: TournamentDesk; receipt: string; onBack: () => void }) {
  const row = desk.entries.find(({ receipts }) => receipts.some((one) => one.receipt === receipt))
  const bought = row?.receipts.find((one) => one.receipt === receipt)
  // It comes with the next word of the stream.
  if (row === undefined || bought === undefined) return <p class="pane soft">{words().waitingForFeed}</p>
  return (
    <>
      <ReceiptPaper desk={desk} row={row} bought={bought} onBack={onBack} />
      {bought.kind !== 'buy-in' && !bought.isBack && isAllowed('VoidPurchase') && (
        <VoidPurchase desk={desk} receipt={receipt} />
      )}
    </>
  )
}
