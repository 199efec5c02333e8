/** Digits to press, where there is no keyboard: a kiosk, or a PIN that somebody else types at a desk. */
import './pad.css'
import { words } from '../../words.ts'
import { Button } from '../button.tsx'
import { typed } from './typed.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type Pad = {
  readonly label: string
  readonly value: string
  readonly most: number
  readonly onChange: (value: string) => void
}

export function Pad({ label, value, most, onChange }: Pad) {
  const say = words().kiosk.pad
  const digit = (one: string) => (
    <Button key={one} size="touch" onClick={() => onChange(typed(value, one, most))}>
      {one}
    </Button>
  )
  return (
    <fieldset class="pad" aria-label={label}>
      {DIGITS.map(digit)}
      <Button size="touch" onClick={() => onChange('')}>
        {say.clear}
      </Button>
      {digit('0')}
      <Button size="touch" aria-label={say.back} onClick={() => onChange(value.slice(0, -1))}>
        ⌫
      </Button>
    </fieldset>
  )
}
