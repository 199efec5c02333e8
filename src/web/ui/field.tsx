/**
 * Whatever takes input: its name above, a hint below, and what is wrong with it beside it. A form that lacks something
 * says so at the fields, in the language of the page, and goes to the first of them.
 */
import './field.css'
import {
  type ComponentChildren,
  createContext,
  type JSX,
  type PartialInputHTMLAttributes,
  type PartialSelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'preact'
import { useContext, useState } from 'preact/hooks'
import { words } from '../words.ts'
import { classOf } from './button.tsx'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type Around = {
  readonly id: string
  readonly says: string | undefined
  readonly isWrong: boolean
  readonly complain: (control: Control) => void
  readonly clear: () => void
}

const Around = createContext<Around | undefined>(undefined)

type FieldProps = {
  readonly label: ComponentChildren
  readonly hint?: ComponentChildren
  /** What the house has against what stands in it. */
  readonly error?: ComponentChildren
  /** Name and control on one line, where a row of them stands above a list. */
  readonly isInline?: boolean
  readonly class?: string | undefined
  readonly children: ComponentChildren
}

export function Field({ label, hint, error, isInline = false, class: more, children }: FieldProps) {
  const id = useOwnId()
  const [fault, setFault] = useState('')
  const wrong = fault === '' ? error : fault
  const isWrong = isSaid(wrong)
  const hasHint = isSaid(hint)
  const says = [isWrong ? `${id}-wrong` : '', hasHint ? `${id}-hint` : ''].filter((part) => part !== '').join(' ')
  const around: Around = {
    id,
    says: says === '' ? undefined : says,
    isWrong,
    complain: (control) => {
      setFault(faultOf(control))
      if (firstWrong(control.form) === control) control.focus()
    },
    clear: () => setFault(''),
  }
  return (
    <Around.Provider value={around}>
      <div class={classOf('field', isInline ? 'inline' : '', more)} data-wrong={isWrong || undefined}>
        <label for={id}>{label}</label>
        {children}
        {isWrong && (
          <span class="field-wrong" id={`${id}-wrong`} role="alert">
            {wrong}
          </span>
        )}
        {hasHint && (
          <small class="field-hint" id={`${id}-hint`}>
            {hint}
          </small>
        )}
      </div>
    </Around.Provider>
  )
}

const isSaid = (text: ComponentChildren): boolean => text !== undefined && text !== '' && text !== false

/** What every control does: it belongs to its field, and tells it what the browser finds wrong. */
function useAround(own: { id?: unknown; 'aria-describedby'?: unknown; 'aria-invalid'?: unknown }) {
  const around = useContext(Around)
  if (around === undefined) return {}
  return {
    ...(own.id === undefined ? { id: around.id } : {}),
    ...(own['aria-describedby'] === undefined && around.says !== undefined ? { 'aria-describedby': around.says } : {}),
    ...(own['aria-invalid'] === undefined && around.isWrong ? { 'aria-invalid': true } : {}),
    onInvalid: (event: Event) => {
      event.preventDefault()
      around.complain(event.currentTarget as Control)
    },
    onInputCapture: around.clear,
    onChangeCapture: around.clear,
  }
}

type Inputs = Omit<PartialInputHTMLAttributes<HTMLInputElement>, 'class' | 'role' | 'type' | 'label'>

type InputProps = Inputs & {
  readonly type?: 'text' | 'search' | 'password' | 'number' | 'date' | 'time' | 'datetime-local' | 'file'
  /** The id of a list of what is usually chosen. */
  readonly list?: string
  /** Amounts stand on the right, in tabular figures. */
  readonly isMoney?: boolean
  readonly class?: string | undefined
}

export function Input({ isMoney = false, class: more, ...rest }: InputProps) {
  const around = useAround(rest)
  const unfinished = useUnfinished(rest)
  const money = isMoney ? { inputMode: 'decimal', autocomplete: 'off' } : {}
  const all = { type: 'text', ...money, ...around, ...rest, ...unfinished } as JSX.IntrinsicElements['input']
  return <input {...all} class={classOf('input', isMoney ? 'money-in' : '', more)} />
}

/** What is taken only once somebody is done with it is theirs until then: news of the house does not write over it. */
function useUnfinished({ onInput, onChange, onBlur }: Inputs): Partial<Inputs> {
  const [isTyping, setTyping] = useState(false)
  if (onChange === undefined || onInput !== undefined) return {}
  return {
    ...(isTyping ? { value: undefined } : {}),
    onInput: () => setTyping(true),
    onBlur: (event) => {
      setTyping(false)
      onBlur?.(event)
    },
  }
}

type SelectProps = Omit<PartialSelectHTMLAttributes<HTMLSelectElement>, 'class' | 'role' | 'size'> & {
  readonly class?: string
}

export function Select({ class: more, ...rest }: SelectProps) {
  const around = useAround(rest)
  return <select {...around} {...rest} class={classOf('input', more)} />
}

type TextProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'class'> & { class?: string }

export function TextArea({ class: more, ...rest }: TextProps) {
  const around = useAround(rest)
  return <textarea {...around} {...rest} class={classOf('input', more)} />
}

type CheckProps = Inputs & {
  readonly label: ComponentChildren
  readonly class?: string | undefined
}

/** Yes or no, with what it means beside it. */
export const Check = ({ label, title, class: more, ...rest }: CheckProps) => (
  <label class={classOf('checkbox', more)} title={title}>
    <input type="checkbox" {...rest} />
    <span>{label}</span>
  </label>
)

function faultOf(control: Control): string {
  const say = words().kit.field
  const { validity } = control
  if (validity.valueMissing) return control.tagName === 'SELECT' ? say.choose : say.needed
  if (control instanceof HTMLInputElement) {
    if (validity.tooShort) return say.short(control.minLength)
    if (validity.patternMismatch && control.title !== '') return control.title
    if (validity.rangeUnderflow) return say.least(control.min)
    if (validity.rangeOverflow) return say.most(control.max)
  }
  return say.form
}

const firstWrong = (form: HTMLFormElement | null): Element | undefined =>
  [...(form?.elements ?? [])].find((one) => one.matches(':is(input, select, textarea):invalid'))

let given = 0

/** An id for each part that another one names; the library's own repeats itself on a page that changes. */
export function useOwnId(): string {
  const [id] = useState(() => {
    given += 1
    return `part-${given}`
  })
  return id
}
