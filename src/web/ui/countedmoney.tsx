/** An amount that was counted: typed as a whole, or by its bills and chips, which add up to it. */
import './countedmoney.css'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { add, type Cents, dollars, formatMoney, parseMoney, times, ZERO } from '../../base/money.ts'
import { words } from '../words.ts'
import { Field, Input } from './field.tsx'

/** In dollars, as they lie in a drawer or a box, the largest first. */
const PIECES = { bills: [100, 50, 20, 10, 5, 1], chips: [500, 100, 25, 5, 1] } as const
const KINDS = ['bills', 'chips'] as const

type CountedProps = {
  readonly name: string
  readonly label: ComponentChildren
  readonly error?: ComponentChildren
}

export function CountedMoney({ name, label, error }: CountedProps) {
  const say = words().kit.counted
  const whole = useRef<HTMLInputElement>(null)
  const counts = useSignal<Readonly<Record<string, string>>>({})
  const put = (key: string, text: string) => {
    counts.value = { ...counts.value, [key]: text }
    if (whole.current === null) return
    const sum = sumOf(counts.value)
    whole.current.value = sum === undefined ? '' : formatMoney(sum).replace('$', '')
    whole.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // Once the count is taken its form is empty: so are the bills and chips that made it up.
  useEffect(() => {
    const form = whole.current?.form
    const empty = () => {
      counts.value = {}
    }
    form?.addEventListener('reset', empty)
    return () => form?.removeEventListener('reset', empty)
  }, [])
  const sum = sumOf(counts.value)
  return (
    <div class="counted-money">
      <Field label={label} error={error}>
        <Input ref={whole} isMoney name={name} required placeholder="0.00" />
      </Field>
      <details class="fold">
        <summary>{say.by}</summary>
        {KINDS.map((kind) => (
          <fieldset key={kind} class="pieces-of">
            <legend>{say[kind]}</legend>
            {PIECES[kind].map((worth) => (
              <span key={worth} class="piece-of">
                <span>{`$${worth} ×`}</span>
                <Input
                  inputMode="numeric"
                  maxLength={5}
                  aria-label={say.each[kind](`$${worth}`)}
                  value={counts.value[`${kind} ${worth}`] ?? ''}
                  onInput={({ currentTarget }) => put(`${kind} ${worth}`, currentTarget.value.replace(/\D/g, ''))}
                />
              </span>
            ))}
          </fieldset>
        ))}
        <fieldset class="pieces-of">
          <legend>{say.rest}</legend>
          <span class="piece-of">
            <span>$</span>
            <Input
              isMoney
              aria-label={say.rest}
              value={counts.value.rest ?? ''}
              onInput={({ currentTarget }) => put('rest', currentTarget.value)}
            />
          </span>
        </fieldset>
        <p class="pieces-sum">
          {say.sum} <strong>{sum === undefined ? say.notMoney : formatMoney(sum)}</strong>
        </p>
      </details>
    </div>
  )
}

/** Nothing while the rest is not an amount. */
function sumOf(counts: Readonly<Record<string, string>>): Cents | undefined {
  const { rest = '', ...pieces } = counts
  const over = rest.trim() === '' ? ZERO : parseMoney(rest)
  if (over === undefined || over < 0n) return undefined
  const worths = Object.entries(pieces).map(([key, text]) =>
    times(dollars(Number(key.split(' ')[1])), text === '' ? 0 : Number(text)),
  )
  return add(over, ...worths)
}
