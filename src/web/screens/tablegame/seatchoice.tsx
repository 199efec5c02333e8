/** One of several seats. */
import { Toggle } from '../../ui/button.tsx'

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
