/** A meter as a tile: emblem, name, figure, what wins it. Rank is size: one, two, three to a row, and small; a whole row on its side. */
import './tile.css'
import type { ComponentChildren } from 'preact'
import type { Emblem } from '../../../base/emblem.ts'
import { EmblemSign } from './emblem.tsx'
import { StageFigure } from './figure.tsx'
import { Light } from './light.tsx'

const RANKS = { one: 318, two: 188, row: 164, three: 118, small: 104, phone: 200 } as const
export type TileRank = keyof typeof RANKS

/** Longer names are set smaller, and the longest in two lines. */
const LONG = 25
const LONGEST = 40
/** Longer than any document is called. */
const WHOLE = 64

export const MeterTile = ({
  of,
  emblem,
  name,
  amount,
  rank,
  isPending = false,
  hand,
  children,
}: {
  /** The name under which its figure is known. */
  of: string
  emblem: Emblem
  name: string
  amount: string
  rank: TileRank
  isPending?: boolean
  /** What wins it. */
  hand: ComponentChildren
  /** Its cap and its number. */
  children?: ComponentChildren
}) => (
  <article class="tile" data-rank={rank} data-pair={emblem.pair} data-pending={isPending} aria-label={name}>
    {(rank === 'one' || rank === 'two') && <Light of={emblem} />}
    <EmblemSign of={emblem.motif} />
    <h3 data-long={name.length > WHOLE ? 'whole' : name.length > LONGEST ? 'most' : name.length > LONG}>{name}</h3>
    <p class="tile-figure">
      <StageFigure amount={amount} of={of} most={RANKS[rank]} share={0.98} isBound={rank === 'two'} />
    </p>
    <div class="tile-says">
      <span class="tile-hand">{hand}</span>
      <span class="tile-more">{children}</span>
    </div>
  </article>
)
