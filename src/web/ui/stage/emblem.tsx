/** The emblem of an activity, in the pair of colours that stands around it. Its name always goes along, so it says nothing itself. */
import type { Motif } from '../../../base/emblem.ts'
import { DRAWN, type Shape } from './motifs.ts'

const TONE = { one: 'currentColor', two: 'var(--two)', hole: 'var(--hole)' } as const

export const EmblemSign = ({ of }: { of: Motif }) => (
  <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true" data-motif={of}>
    {DRAWN[of].shapes.map((shape, nth) => (
      <Part key={nth} {...shape} />
    ))}
  </svg>
)

const Part = ({ d, tone, at, line, edge }: Shape) =>
  line === undefined ? (
    <path
      d={d}
      transform={at}
      fill={TONE[tone]}
      fill-rule="evenodd"
      stroke={edge === undefined ? undefined : TONE.hole}
      stroke-width={edge}
      stroke-linejoin="round"
    />
  ) : (
    <path d={d} transform={at} fill="none" stroke={TONE[tone]} stroke-width={line} />
  )
