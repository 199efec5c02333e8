/** When: a time of day, weekdays, and windows made of both. */
import type { ComponentChildren } from 'preact'
import { WEEKDAYS } from '../../../base/moment.ts'
import type { Value, Values } from '../../../views/offerings/offeringtext.ts'
import { Button, Toggle } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { words } from '../../words.ts'
import { FieldSays, useComplaint } from './complaints.tsx'
import { textIn, textsIn } from './values.ts'

export function TimeIn({
  name,
  label,
  value,
  put,
}: {
  name: string
  label: string
  value: Value | undefined
  put: (value: string) => void
}) {
  return (
    <>
      <Input
        type="time"
        aria-label={label}
        value={textIn(value)}
        {...useComplaint(name)}
        onInput={({ currentTarget }) => put(currentTarget.value)}
      />
      <FieldSays field={name} name={label} />
    </>
  )
}

/** Weekdays to press; in their own order. */
export const Days = ({ days, onChange }: { days: readonly string[]; onChange: (days: readonly string[]) => void }) => (
  <span class="days">
    {WEEKDAYS.map((day) => (
      <Toggle
        key={day}
        size="small"
        isOn={days.includes(day)}
        onClick={() => onChange(WEEKDAYS.filter((one) => (one === day ? !days.includes(day) : days.includes(one))))}
      >
        {words().offerings.days[day]}
      </Toggle>
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
      <FieldSays field={name} name={label} />
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
          <Button onClick={() => onChange(value.filter((_, at) => at !== index))}>{say.remove}</Button>
        </div>
      ))}
      <Button onClick={() => onChange([...value, { from: '10:00', to: '22:00' }])}>{say.addWindow}</Button>
      <span class="soft">{say.everyDay}</span>
    </fieldset>
  )
}
