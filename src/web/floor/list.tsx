import type { HitView } from '../../views/hit.ts'
import { show } from '../live/address.ts'
import { placeOf, Status } from './hit.tsx'

export function Hits({ hits, chosen }: { hits: readonly HitView[]; chosen: string | undefined }) {
  return (
    <ul class="rows">
      {hits.map((hit) => (
        <li key={hit.hit}>
          <button
            type="button"
            class="row"
            aria-current={hit.hit === chosen ? 'true' : undefined}
            onClick={() => show({ hit: hit.hit, table: undefined, tab: undefined })}
          >
            <span>{placeOf(hit)}</span>
            <span class="amount">{hit.total}</span>
            <span class="soft">{`${hit.hit} · ${hit.name}`}</span>
            <Status status={hit.status} />
          </button>
        </li>
      ))}
    </ul>
  )
}
