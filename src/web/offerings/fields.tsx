/** The fields of the form: each says its clause and what is allowed, and holds what was chosen as text. */
import type { ComponentChildren } from 'preact'
import { WEEKDAYS } from '../../base/moment.ts'
import type { AmountField } from '../../views/offering.ts'
import type { Values } from '../../views/offeringtext.ts'
import { words } from '../words/words.ts'
import { FieldSays, useComplaint } from './complaints.tsx'

type Term = { readonly clause: string; readonly says: string }

export const ClauseOf = ({ clause, says }: Term) => (
  <span class="field-clause">
    <span class="clause">{clause}</span> <span lang="en">{says}</span>
  </span>
)

export function AmountIn({
  name,
  label,
  field,
  value,
  onInput,
}: {
  /** Its key in the offering. */
  name: string
  label: string
  field: AmountField
  value: string
  onInput: (value: string) => void
}) {
  const say = words().offerings
  return (
    <label class="field">
      <span lang="en">{label}</span>
      <input
        class="money-in"
        inputMode="decimal"
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
      <FieldSays field={name} />
      <ClauseOf {...field} />
    </label>
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
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)} {...useComplaint(name)}>
        <option value="">{words().choose}</option>
        {options.map(([one, shown]) => (
          <option key={one} value={one} lang="en">
            {shown}
          </option>
        ))}
      </select>
      <FieldSays field={name} />
      {children}
    </label>
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
      <FieldSays field={field} />
      {options.map(([name, shown]) => (
        <label key={name} class="inline">
          <input
            type="checkbox"
            checked={value.includes(name)}
            onChange={({ currentTarget }) =>
              onChange(
                options
                  .map(([one]) => one)
                  .filter((one) => (one === name ? currentTarget.checked : value.includes(one))),
              )
            }
          />
          <span lang="en">{shown}</span>
        </label>
      ))}
    </fieldset>
  )
}

export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
export const mapsIn = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter((one): one is Values => typeof one === 'object') : []

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
    <label class="field">
      <span>
        {label} · {says}
      </span>
      <input
        maxLength={80}
        value={value}
        {...(isMoney ? { class: 'money-in', inputMode: 'decimal' as const } : {})}
        {...useComplaint(name)}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onBlur={({ currentTarget }) => {
          const amount = isMoney ? withSign(currentTarget.value) : undefined
          if (amount !== undefined) onInput(amount)
        }}
      />
      <FieldSays field={name} />
    </label>
  )
}

export function TimeIn({
  name,
  label,
  value,
  put,
}: {
  name: string
  label: string
  value: unknown
  put: (value: string) => void
}) {
  return (
    <>
      <input
        type="time"
        aria-label={label}
        value={String(value ?? '')}
        {...useComplaint(name)}
        onInput={({ currentTarget }) => put(currentTarget.value)}
      />
      <FieldSays field={name} />
    </>
  )
}

/** Weekdays to press; in their own order. */
export const Days = ({ days, onChange }: { days: readonly string[]; onChange: (days: readonly string[]) => void }) => (
  <span class="days">
    {WEEKDAYS.map((day) => (
      <button
        key={day}
        type="button"
        class="toggle small"
        aria-pressed={days.includes(day)}
        onClick={() => onChange(WEEKDAYS.filter((one) => (one === day ? !days.includes(day) : days.includes(one))))}
      >
        {words().offerings.days[day]}
      </button>
    ))}
  </span>
)

/** Weekly windows: days (none means every day), from, to. */
export function Windows({
  name,
  label,
  value,
  onChange,
  children,
}: {
  name: string
  label: string
  value: readonly Values[]
  onChange: (value: readonly Values[]) => void
  children?: ComponentChildren
}) {
  const say = words().offerings
  const put = (index: number, change: Values) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...change } : one)))
  return (
    <fieldset class="windows">
      <legend>{label}</legend>
      <FieldSays field={name} />
      {children}
      {value.map((window, index) => (
        <div key={index} class="window">
          <Days days={textsIn(window.days)} onChange={(days) => put(index, { days })} />
          {(['from', 'to'] as const).map((edge) => (
            <TimeIn
              key={edge}
              name={`${name}.${index}.${edge}`}
              label={edge === 'from' ? words().books.fromDay : words().books.toDay}
              value={window[edge]}
              put={(typed) => put(index, { [edge]: typed })}
            />
          ))}
          <button type="button" class="act plain" onClick={() => onChange(value.filter((_, at) => at !== index))}>
            {say.remove}
          </button>
        </div>
      ))}
      <button type="button" class="act plain" onClick={() => onChange([...value, { from: '10:00', to: '22:00' }])}>
        {say.addWindow}
      </button>
      <span class="soft">{say.everyDay}</span>
    </fieldset>
  )
}
