/** Seats of a table, picked by a finger or the keyboard; their order is the one in which they were picked. */
import type { Signal } from '@preact/signals'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'

export function SeatPick({ seats, picked }: { seats: number; picked: Signal<readonly string[]> }) {
  const turn = (seat: string) => {
    picked.value = picked.value.includes(seat) ? picked.value.filter((one) => one !== seat) : [...picked.value, seat]
  }
  return (
    <div class="seat-pick">
      {Array.from({ length: seats }, (_, nth) => String(nth + 1)).map((seat) => {
        const at = picked.value.indexOf(seat)
        return (
          <Button key={seat} aria-pressed={at >= 0} onClick={() => turn(seat)}>
            {words().games.tables.seat(seat)}
            {at >= 0 && picked.value.length > 1 && <span class="soft"> · {at + 1}</span>}
          </Button>
        )
      })}
    </div>
  )
}
