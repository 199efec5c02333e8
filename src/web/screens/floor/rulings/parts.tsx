/** What every ruling is made of: its clause, what is typed, what holds. */
import type { ComponentChildren } from 'preact'
import type { RulingsView } from '../../../../views/tournaments/rulings.ts'
import { Field, Input } from '../../../ui/field.tsx'
import { words } from '../../../words.ts'
import { numberIn, unreadIn } from './read.ts'

export type Of = { readonly of: RulingsView | undefined }

/** A clause where a document settles it; house rules where none does. */
export function Ruling({
  title,
  by,
  children,
}: {
  title: string
  by: string | undefined
  children: ComponentChildren
}) {
  return (
    <article class="pane ruling">
      <h2>
        {by === undefined ? <span class="soft">{words().rulings.house}</span> : <span class="clause">{by}</span>}{' '}
        {title}
      </h2>
      {children}
    </article>
  )
}

type Typed = {
  readonly label: string
  readonly of: { value: string }
  readonly hint?: string | undefined
  /** What of it could not be read; without it, what is no number. */
  readonly unread?: readonly string[] | undefined
}

export function NumberField({ label, of, hint, unread = unreadIn(of.value) }: Typed) {
  const error = unread.length === 0 ? undefined : words().rulings.unread(unread.join(', '))
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        inputMode="numeric"
        autocomplete="off"
        maxLength={80}
        value={of.value}
        onInput={({ currentTarget }) => {
          of.value = currentTarget.value
        }}
      />
    </Field>
  )
}

export const Answer = ({ children }: { children: ComponentChildren }) => (
  <div class="ruling-answer" role="status">
    {children}
  </div>
)

export const one = numberIn
