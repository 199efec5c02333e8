/** A list that is typed a line for each. What was typed stays as it is while a line is not finished. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Field, TextArea } from '../../../ui/field.tsx'
import { FieldSays, useComplaint } from '../complaints.tsx'

export function LinesIn({
  name,
  label,
  start,
  rows = 4,
  onInput,
  children,
}: {
  name: string
  label: ComponentChildren
  start: string
  rows?: number
  onInput: (text: string) => void
  children?: ComponentChildren
}) {
  const text = useSignal(start)
  return (
    <Field label={label}>
      <TextArea
        rows={rows}
        value={text.value}
        {...useComplaint(name)}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value
          onInput(currentTarget.value)
        }}
      />
      <FieldSays field={name} name={label} />
      {children}
    </Field>
  )
}
