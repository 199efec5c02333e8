/** The way from the wall to one's own phone. */
import { QrCode } from '../../ui/stage/qr.tsx'
import { words } from '../../words.ts'
import { publicPage } from './publicpage.ts'

export const Scan = () => {
  const say = words().board
  return (
    <div class="scan">
      <p class="stage-label">{say.doesItWin}</p>
      <QrCode of={publicPage()} label={say.scan} />
      <p>{say.tryIt}</p>
    </div>
  )
}
