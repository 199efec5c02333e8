/** Everybody at the table that was called: a prize for each who may have it, or cards spread among them for the ace. */
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { CalledTable } from '../../../views/promotions/tabledraw.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { words } from '../../words.ts'
import { Asks, answersTo } from './asked.tsx'
import { SeatPick } from './seatpick.tsx'
import type { Give } from './step.ts'

type Of = { readonly called: CalledTable; readonly give: Give }

/** Who sits there, whatever else is told of it, and the one thing to do. */
function AtTable({
  seats,
  picked,
  does,
  onDo,
  children,
}: {
  seats: number
  picked: Signal<readonly string[]>
  does: string
  onDo: () => void
  children: ComponentChildren
}) {
  return (
    <>
      <p class="soft">{words().games.tables.whoSits}</p>
      <SeatPick seats={seats} picked={picked} />
      {children}
      <p class="acts">
        <Button look="primary" size="next" disabled={picked.value.length === 0} onClick={onDo}>
          {does}
        </Button>
      </p>
    </>
  )
}

/** What is asked is ticked for each seat; whoever is not ticked does not have it. */
export function EachSeat({ called: { callup, seats, players, asks }, give }: Of) {
  const say = words().games.tables
  const picked = useSignal<readonly string[]>(players)
  const yes = useSignal<Readonly<Record<string, boolean>>>({})
  const award = () => {
    const told = picked.value.map((seat) => ({ seat, answers: answersTo(asks, yes, `${seat} `) }))
    void give({ do: 'AwardSeats', callup, seats: told })
  }
  return (
    <AtTable seats={seats} picked={picked} does={say.eachDo(picked.value.length)} onDo={award}>
      {picked.value.map((seat) => (
        <fieldset key={seat} class="seat-asks">
          <legend>{say.seat(seat)}</legend>
          <Asks asks={asks} yes={yes} under={`${seat} `} />
        </fieldset>
      ))}
    </AtTable>
  )
}

/** As many cards as players, up to the posted most; one of them is the ace. */
export function Spread({ called: { callup, seats, players, cards = seats }, give }: Of) {
  const say = words().games.tables
  const picked = useSignal<readonly string[]>(players)
  const ace = useSignal('')
  const spread = useSignal('')
  const least = Math.max(1, Math.min(picked.value.length, cards))
  const number = spread.value === '' ? least : Number(spread.value)
  const told = () =>
    void give({
      do: 'SpreadCards',
      callup,
      seats: picked.value.map((seat) => ({ seat })),
      cards: number,
      ...(picked.value.includes(ace.value) ? { ace: ace.value } : {}),
    })
  const numbers = Array.from({ length: cards }, (_, nth) => ({ value: String(nth + 1), says: String(nth + 1) }))
  const holders = picked.value.map((seat) => ({ value: seat, says: say.seat(seat) }))
  return (
    <AtTable seats={seats} picked={picked} does={say.spreadDo} onDo={told}>
      <Choice label={say.cardsSpread} of={numbers} value={String(number)} chosen={spread} />
      <Choice label={say.ace} of={[{ value: '', says: say.noAce }, ...holders]} value={ace.value} chosen={ace} />
    </AtTable>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly of: readonly { readonly value: string; readonly says: string }[]
  readonly value: string
  readonly chosen: Signal<string>
}

const Choice = ({ label, of, value, chosen }: ChoiceProps) => (
  <Field label={label}>
    <Select
      value={value}
      onChange={(event) => {
        chosen.value = event.currentTarget.value
      }}
    >
      {of.map((one) => (
        <option key={one.value} value={one.value}>
          {one.says}
        </option>
      ))}
    </Select>
  </Field>
)
