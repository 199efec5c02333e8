/** A meter in a hand: emblem, name, what wins it, figure, the number of its document. */
import './phone.css'
import { EmblemSign } from '../../ui/stage/emblem.tsx'
import { StageFigure } from '../../ui/stage/figure.tsx'
import { words } from '../../words.ts'
import { TopHand } from './grid.tsx'
import type { GridMeter } from './pages.ts'

export const PhoneMeter = ({ meter: { sign, pool } }: { meter: GridMeter }) => {
  return (
    <article
      class="phone-meter"
      data-activity={sign.activity}
      data-pair={sign.emblem.pair}
      data-pending={pool.isPending}
    >
      <EmblemSign of={sign.emblem.motif} />
      <h3>{sign.name}</h3>
      <p class="phone-figure">
        <StageFigure
          amount={pool.multiplied?.prize ?? pool.posted}
          of={`${sign.activity} ${pool.pool}`}
          most={80}
          share={1}
        />
      </p>
      <p class="phone-hand">
        <TopHand sign={sign} pool={pool} />
      </p>
      <p class="phone-id">{pool.isPending ? words().board.pending : sign.id}</p>
    </article>
  )
}
