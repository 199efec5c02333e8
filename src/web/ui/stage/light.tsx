/** The light of a page: blades that lean like the stem of a seven, or rings of the silhouette. It ends at the horizon. */
import './light.css'
import type { Emblem } from '../../../base/emblem.ts'
import { DRAWN } from './motifs.ts'

/** From the left, in hundredths of the width: where it stands, how wide and how high it is. */
const BLADES: readonly (readonly [left: number, width: number, height: number])[] = [
  [-7, 2.6, 95],
  [0, 5.2, 57],
  [9, 3.4, 72],
  [16, 2.3, 72],
  [25, 2.8, 66],
  [33, 2.1, 55],
  [39, 3.8, 70],
  [47, 1.5, 98],
  [56, 5.1, 54],
  [62, 5.6, 95],
  [70, 4.1, 93],
  [80, 3.8, 89],
  [88, 2.1, 66],
  [95, 5, 94],
  [102, 3, 88],
]
const RINGS = 5

export const Light = ({ of: { motif } }: { of: Emblem }) => (
  <div class="light" aria-hidden="true" data-light={motif === 'seven' ? 'blades' : 'rings'}>
    {motif === 'seven'
      ? BLADES.map(([left, width, height], nth) => (
          <i key={nth} style={{ left: `${left}%`, width: `${width}%`, height: `${height}%`, '--i': nth }} />
        ))
      : Array.from({ length: RINGS }, (_, nth) => (
          <svg key={nth} aria-hidden="true" viewBox="0 0 64 64" style={{ '--i': nth, '--grown': 1.32 ** nth }}>
            <path d={DRAWN[motif].outline} vector-effect="non-scaling-stroke" />
          </svg>
        ))}
  </div>
)

/** Where the light meets the floor; what shines on it wanders from left to right. */
export const Horizon = () => (
  <div class="horizon" aria-hidden="true">
    <i />
  </div>
)
