/** The fields of the form: each says its clause and what is allowed, and holds what was chosen as text. */
import type { ComponentChildren } from 'preact'
import type { AmountField } from '../../../views/offerings/offering.ts'
import { Toggle } from '../../ui/button.tsx'
import { Check, Field, Input, Select } from '../../ui/field.tsx'
import { words } from '../../words.ts'
import { FieldSays, useComplaint } from './complaints.tsx'

type Term = { readonly clause: string; readonly says: string }

export const ClauseOf = ({ clause, says }: Term) => (
  <span class="field-clause">
    <span class="clause">{clause}</span> <span lang="en">{says}</span>
  </span>
)

/** One line of text, with the clause that asks for it. */
export function LineIn({
  name,
  label,
  value,
  onInput,
  term,
  children,
  ...input
}: {
  /** Its key in the offering. */
  name: string
  label: ComponentChildren
  value: string
  onInput: (value: string) => void
  term?: Term | undefined
  children?: ComponentChildren
  type?: 'time' | 'date'
  inputMode?: 'decimal' | 'numeric'
  placeholder?: string
  maxLength?: number
}) {
  return (
    <Field label={label}>
      <Input
        {...input}
        value={value}
        {...useComplaint(name)}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {children}
      <FieldSays field={name} name={label} />
      {term !== undefined && <ClauseOf {...term} />}
    </Field>
  )
}

export function AmountIn({
  name,
  label,
  field,
  value,
  onInput,
}: {
  name: string
  label: string
  field: AmountField
  value: string
  onInput: (value: string) => void
}) {
  const say = words().offerings
  return (
    <Field label={<span lang="en">{label}</span>}>
      <Input
        isMoney
        value={value}
        placeholder={field.only ?? ''}
        maxLength={24}
        {...useComplaint(name)}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onBlur={({ currentTarget }) => {
          const amount = withSign(currentTarget.value)
          if (amount !== undefined) onInput(amount)
        }}
      />
      <span class="soft">{field.only === undefined ? say.allowed(field.range) : say.onlyAmount(field.only)}</span>
      <FieldSays field={name} name={label} />
      <ClauseOf {...field} />
    </Field>
  )
}

export function Choice({
  name,
  label,
  options,
  value,
  onChoose,
  children,
}: {
  name: string
  label: string
  /** Value and what is shown. */
  options: readonly (readonly [string, string])[]
  value: string
  onChoose: (value: string) => void
  children?: ComponentChildren
}) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)} {...useComplaint(name)}>
        <option value="">{words().choose}</option>
        {options.map(([one, shown]) => (
          <option key={one} value={one} lang="en">
            {shown}
          </option>
        ))}
      </Select>
      <FieldSays field={name} name={label} />
      {children}
    </Field>
  )
}

/** Some of a list; the order is that of the list. */
export function Checks({
  name: field,
  label,
  options,
  value,
  onChange,
}: {
  name: string
  label: string
  options: readonly (readonly [string, ComponentChildren])[]
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}) {
  return (
    <fieldset class="checks">
      <legend>{label}</legend>
      <FieldSays field={field} name={label} />
      {options.map(([name, shown]) => (
        <Check
          key={name}
          label={<span lang="en">{shown}</span>}
          checked={value.includes(name)}
          onChange={({ currentTarget }) =>
            onChange(
              options.map(([one]) => one).filter((one) => (one === name ? currentTarget.checked : value.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  )
}

const withSign = (typed: string): string | undefined => (/^\d/.test(typed.trim()) ? `$${typed.trim()}` : undefined)

/** A text, or an amount that no range is written for. */
export function TextIn({
  name,
  label,
  says,
  value,
  onInput,
  isMoney = false,
}: {
  name: string
  label: ComponentChildren
  says: string
  value: string
  onInput: (value: string) => void
  isMoney?: boolean
}) {
  return (
    <Field
      label={
        <>
          {label} · {says}
        </>
      }
    >
      <Input
        maxLength={80}
        value={value}
        isMoney={isMoney}
        {...useComplaint(name)}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onBlur={({ currentTarget }) => {
          const amount = isMoney ? withSign(currentTarget.value) : undefined
          if (amount !== undefined) onInput(amount)
        }}
      />
      <FieldSays field={name} name={label} />
    </Field>
  )
}

export const Pressed = ({ isOn, label, press }: { isOn: boolean; label: string; press: () => void }) => (
  <Toggle isOn={isOn} onClick={press}>
    {label}
  </Toggle>
)
