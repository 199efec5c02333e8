/** One question with its two answers; the one that was given is pressed. */
import './checklist.css'
import { Choices, Toggle } from '../../ui/button.tsx'
import { words } from '../../words.ts'

type Asked = {
  readonly label: string
  readonly answer: boolean | undefined
  readonly onAnswer: (yes: boolean) => void
  /** What the answers are called, where yes and no are not enough. */
  readonly called?: readonly [yes: string, no: string]
  readonly disabled?: boolean
}

export function YesNo({ label, answer, onAnswer, called, disabled = false }: Asked) {
  const { yes, no } = words().floor
  const [first, second] = called ?? [yes, no]
  return (
    <Choices label={label}>
      {([true, false] as const).map((isYes) => (
        <Toggle
          key={String(isYes)}
          class={called === undefined ? 'answer' : 'answer wide'}
          data-yes={isYes}
          isOn={answer === isYes}
          disabled={disabled}
          onClick={() => onAnswer(isYes)}
        >
          {isYes ? first : second}
        </Toggle>
      ))}
    </Choices>
  )
}
