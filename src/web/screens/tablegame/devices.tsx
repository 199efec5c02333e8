/** Devices that are out of order, until they are repaired. */
import type { GameTable } from '../../../games/table/table.ts'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import * as live from './live.ts'

/** A failed device gets its cover or sign before another way is used; then it may be repaired. */
export function Devices({ table, game: { out, phase } }: { table: string; game: GameTable }) {
  const say = words().dealing
  if (out === undefined) return null
  const act = (action: live.Action) => void live.play(table, [action])
  return (
    <fieldset class="seat-group dealing-out">
      <legend>{say.outOfOrder}</legend>
      {out.shuffler === 'uncovered' && (
        <Button onClick={() => act({ do: 'irregularity', what: 'shuffler out of order', covered: true })}>
          {say.covered.shuffler}
        </Button>
      )}
      {out.shoe === 'uncovered' &&
        (['manual shoe', 'hand'] as const).map((instead) => (
          <Button
            key={instead}
            onClick={() => act({ do: 'irregularity', what: 'shoe out of order', covered: true, instead })}
          >
            {`${say.covered.shoe}: ${say.dealtFrom[instead]}`}
          </Button>
        ))}
      {(phase === 'bets' || phase === 'closed') &&
        (['shuffler', 'shoe'] as const)
          .filter((device) => out[device] !== undefined)
          .map((device) => (
            <Button key={device} onClick={() => act({ do: 'repair', device })}>
              {say.repaired[device]}
            </Button>
          ))}
    </fieldset>
  )
}
