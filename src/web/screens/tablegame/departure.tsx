/** A player leaves while the round is under way; what becomes of the wagers is the floor's decision. */
import { useSignal } from '@preact/signals'
import { waitingAt } from '../../../games/table/decisions.ts'
import { toSettle } from '../../../games/table/settle.ts'
import { fromLeft } from '../../../games/table/table.ts'
import { Button, Toggle } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { Why } from '../practice/clauses.tsx'
import type { Choose } from './confirmation.tsx'
import * as live from './live.ts'

export function Leaves({ rules, game, onChoose }: live.Props & Choose) {
  const say = words()
  const isWaiting = (name: string) =>
    game.phase !== 'settle' || toSettle(game).includes(name) || waitingAt(game, name, rules).length > 0
  const seats = fromLeft(game).filter((name) => game.seats[name]?.decision !== 'left' && isWaiting(name))
  const seat = useSignal<string | undefined>(undefined)
  if (seats.length === 0) return null
  const ways = rules.by.leaving === undefined ? (['kept'] as const) : (['lost', 'kept'] as const)
  return (
    <fieldset class="seat-group deal-happened">
      <legend>
        {rules.by.leaving === undefined ? say.dealing.leavesKept : say.dealing.leavesTitle}{' '}
        <Why by={rules.by.leaving ?? ''} clauses={live.shown.value?.clauses ?? {}} />
      </legend>
      <SeatChoice
        seats={seats}
        chosen={seat.value}
        label={say.table.seat}
        onChoose={(name) => {
          seat.value = name
        }}
      />
      {ways.map((treatedAs) => (
        <Button
          key={treatedAs}
          disabled={seat.value === undefined}
          onClick={() => {
            const name = seat.value ?? ''
            onChoose(
              { do: 'leave', seat: name, treatedAs },
              `${say.table.seat(name)} · ${say.dealing.leaves[treatedAs]}`,
            )
          }}
        >
          {say.dealing.leaves[treatedAs]}
        </Button>
      ))}
    </fieldset>
  )
}

/** One of several seats. */
export function SeatChoice({
  seats,
  chosen,
  label,
  onChoose,
}: {
  seats: readonly string[]
  chosen: string | undefined
  label: (seat: string) => string
  onChoose: (seat: string) => void
}) {
  return (
    <>
      {seats.map((seat) => (
        <Toggle key={seat} isOn={chosen === seat} onClick={() => onChoose(seat)}>
          {label(seat)}
        </Toggle>
      ))}
    </>
  )
}
