/** A choice that stays pressed. Where several may be, a sign before the words says which are, not the colour alone. */
import type { ComponentChildren } from 'preact'

export function Toggle({
  isPressed,
  onPress,
  kind = '',
  label,
  children,
}: {
  isPressed: boolean
  onPress: () => void
  /** Further classes; `check` for one of several. */
  kind?: string
  label?: string
  children: ComponentChildren
}) {
  return (
    <button
      type="button"
      class={`toggle ${kind}`.trimEnd()}
      aria-pressed={isPressed}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </button>
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
        <Toggle key={seat} isPressed={chosen === seat} onPress={() => onChoose(seat)}>
          {label(seat)}
        </Toggle>
      ))}
    </>
  )
}
