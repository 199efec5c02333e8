/** The largest meters of the house on one page, between single pages. */
import './grid.css'
import { winsMeter } from '../../../views/signs/largest.ts'
import { Signed } from '../../ui/sentence.tsx'
import { StageHead } from '../../ui/stage/head.tsx'
import { shape } from '../../ui/stage/shape.ts'
import { MeterTile, type TileRank } from '../../ui/stage/tile.tsx'
import { words } from '../../words.ts'
import { NextUp } from './next.tsx'
import type { GridMeter } from './pages.ts'

/** The first alone, two in the next row, the others three to a row. */
const RANKED: readonly TileRank[] = ['one', 'two', 'two']
/** On its side there is one below the other, and the first is the largest. */
const RANKED_UPRIGHT: readonly TileRank[] = ['two', 'row', 'row', 'row', 'row', 'row']
/** As many of the others have larger tiles, and these the largest. */
const FEW = 9
const FEWEST = 4

export function Grid({ meters, isLargest }: { meters: readonly GridMeter[]; isLargest: boolean }) {
  const say = words().board
  const ranked = shape.value === 'upright' ? RANKED_UPRIGHT : RANKED
  const other = meters.length > FEW ? 'small' : meters.length > FEWEST ? 'three' : 'two'
  return (
    <section class="grid-page" aria-label={say.jackpotsNow} data-largest={isLargest} data-tiles={meters.length}>
      <StageHead name={say.jackpotsNow} where={isLargest ? say.largestFirst : say.alsoNow} next={<NextUp />} />
      <div class="grid-tiles">
        {meters.map((meter, at) => (
          <GridTile key={meter.sign.activity} meter={meter} rank={isLargest ? (ranked[at] ?? 'three') : other} />
        ))}
      </div>
    </section>
  )
}

export function GridTile({ meter: { sign, pool }, rank }: { meter: GridMeter; rank: TileRank }) {
  const say = words().board
  const amount = pool.multiplied?.prize ?? pool.posted
  const shown = pool.isPending ? <strong>{say.pending}</strong> : <TopHand sign={sign} pool={pool} />
  return (
    <MeterTile
      of={`${sign.activity} ${pool.pool}`}
      emblem={sign.emblem}
      name={sign.name}
      amount={amount}
      rank={rank}
      isPending={pool.isPending}
      hand={shown}
    >
      {pool.multiplied !== undefined && <strong>{say.multiplied(pool.multiplied.times)}</strong>}
      {rank === 'one' && pool.cap !== undefined && <span>{say.cap(pool.cap)}</span>}
      {sign.id !== '' && <span>{sign.id}</span>}
    </MeterTile>
  )
}

/** What wins the figure beside it; where no hand does, which of several meters it is. */
export const TopHand = ({ sign, pool }: GridMeter) => {
  const hand = winsMeter(sign, pool.pool)
  if (hand !== undefined) return <Signed hand={hand} isAlone />
  return sign.pools.length > 1 ? words().board.poolName(pool.pool) : null
}
