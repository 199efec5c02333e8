/** Everybody at the table that was called: a prize for each who may have it, or cards spread among them for the ace. */
import { useSignal } from '@preact/signals'
import type { CalledTable } from '../../../views/promotions/tabledraw.ts'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Select } from '../../ui/field.tsx'
import { words } from '../../words.ts'
import { SeatPick } from './seatpick.tsx'
import type { Give } from './step.ts'

type Of = { readonly called: CalledTable; readonly give: Give }

/** What is asked is ticked for each seat; whoever is not ticked does not have it. */
export function EachSeat({ called: { callup, seats, players, asks }, give }: Of) {
  const say = words().games.tables
  const picked = useSignal<readonly string[]>(players)
  const yes = useSignal<ReadonlySet<string>>(new Set())
  const turn = (key: string, isYes: boolean) => {
    const next = new Set(yes.value)
    if (isYes) next.add(key)
    else next.delete(key)
    yes.value = next
  }
  return (
    <>
      <p class="soft">{say.whoSits}</p>
      <SeatPick seats={seats} picked={picked} />
      {picked.value.map((seat) => (
        <fieldset key={seat} class="seat-asks">
          <legend>{say.seat(seat)}</legend>
          {asks.map(({ clause, says }) => (
            <Check
              key={clause}
              label={
                <span>
                  <span class="clause">{clause}</span> {says}
                </span>
              }
              checked={yes.value.has(`${seat} ${clause}`)}
              onChange={(event) => turn(`${seat} ${clause}`, event.currentTarget.checked)}
              class="tick"
            />
          ))}
        </fieldset>
      ))}
      <p class="acts">
        <Button
          look="primary"
          size="next"
          disabled={picked.value.length === 0}
          onClick={() =>
            void give({
              do: 'AwardSeats',
              callup,
              seats: picked.value.map((seat) => ({
                seat,
                answers: Object.fromEntries(asks.map(({ clause }) => [clause, yes.value.has(`${seat} ${clause}`)])),
              })),
            })
          }
        >
          {say.eachDo(picked.value.length)}
        </Button>
      </p>
    </>
  )
}

/** As many cards as players, up to the posted most; one of them is the ace. */
export function Spread({ called: { callup, seats, players, cards = seats }, give }: Of) {
  const say = words().games.tables
  const picked = useSignal<readonly string[]>(players)
  const ace = useSignal('')
  const spread = useSignal('')
  const least = Math.min(picked.value.length, cards)
  const number = spread.value === '' ? least : Number(spread.value)
  return (
    <>
      <p class="soft">{say.whoSits}</p>
      <SeatPick seats={seats} picked={picked} />
      <Field label={say.cardsSpread}>
        <Select
          value={String(number)}
          onChange={(event) => {
            spread.value = event.currentTarget.value
          }}
        >
          {Array.from({ length: cards }, (_, nth) => String(nth + 1)).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={say.ace}>
        <Select
          value={ace.value}
          onChange={(event) => {
            ace.value = event.currentTarget.value
          }}
        >
          <option value="">{say.noAce}</option>
          {picked.value.map((seat) => (
            <option key={seat} value={seat}>
              {say.seat(seat)}
            </option>
          ))}
        </Select>
      </Field>
      <p class="acts">
        <Button
          look="primary"
          size="next"
          disabled={picked.value.length === 0}
          onClick={() =>
            void give({
              do: 'SpreadCards',
              callup,
              seats: picked.value.map((seat) => ({ seat })),
              cards: number,
              ...(picked.value.includes(ace.value) ? { ace: ace.value } : {}),
            })
          }
        >
          {say.spreadDo}
        </Button>
      </p>
    </>
  )
}
