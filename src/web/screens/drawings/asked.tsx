/** What clauses ask for, each ticked where it is there. */
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Check } from '../../ui/field.tsx'

type Ask = { readonly clause: string; readonly says: ComponentChildren }
type Answers = Signal<Readonly<Record<string, boolean>>>

/** `under`: where the same is asked of several, whom it is asked of. */
export function Asks({ asks, yes, under = '' }: { asks: readonly Ask[]; yes: Answers; under?: string }) {
  return (
    <>
      {asks.map(({ clause, says }) => (
        <AskBox
          key={clause}
          clause={clause}
          says={says}
          checked={yes.value[under + clause] === true}
          onChange={(event) => {
            yes.value = { ...yes.value, [under + clause]: event.currentTarget.checked }
          }}
        />
      ))}
    </>
  )
}

/** One of them, in a form that is read when it is sent. */
export const AskBox = ({ clause, says, ...box }: Ask & Omit<Parameters<typeof Check>[0], 'label'>) => (
  <Check
    label={
      <span>
        <span class="clause">{clause}</span> {says}
      </span>
    }
    class="tick"
    {...box}
  />
)

export const answersTo = (asks: readonly Ask[], yes: Answers, under = ''): Record<string, boolean> =>
  Object.fromEntries(asks.map(({ clause }) => [clause, yes.value[under + clause] === true]))
