/** What every ruling is made of: its clause, what is typed, what holds. */
import type { ComponentChildren } from 'preact'
import type { RulingsView } from '../../../../views/tournaments/rulings.ts'
import { Field, Input } from '../../../ui/field.tsx'
import { words } from '../../../words.ts'
import { numbersIn } from '../../director/plan.ts'

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

export function NumberField({ label, of, hint }: { label: string; of: { value: string }; hint?: string | undefined }) {
  return (
    <Field label={label} hint={hint}>
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

export const one = (text: string): number => numbersIn(text)[0] ?? 0
