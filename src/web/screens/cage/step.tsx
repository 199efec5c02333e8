/** The five steps that a claim takes to be paid, and how each of them orders something. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { OrderText } from '../../stream/orders.ts'
import type { Proof } from '../../stream/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'

/** Sends an order about the claim; answers whether it was done. A refusal stays on the page. */
export type Act = (order: OrderText, second?: Proof, factor?: string) => Promise<boolean>

/** Done, the one to do now, later, or not asked of this claim. */
export type StepState = 'done' | 'now' | 'later' | 'none'

type StepProps = {
  readonly n: number
  readonly title: string
  readonly state: StepState
  /** What is to be known of it at one look, whether it is open or not. */
  readonly says?: ComponentChildren
  /** A word for opening it where it is not its turn; without one it cannot be opened. */
  readonly opens?: string | undefined
  readonly children?: ComponentChildren
}

/** What is done, or comes later, is one line; the step to do now is open. */
export function Step({ n, title, state, says, opens, children }: StepProps) {
  const say = words().cage
  const isWanted = useSignal(false)
  const isOpen = state === 'now' || isWanted.value
  return (
    <li class="step" data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span class="step-n" aria-hidden="true">
        {state === 'done' ? '✓' : n}
      </span>
      <h3>{title}</h3>
      <div class="step-says">
        {typeof says === 'string' ? <span>{says}</span> : says}
        {state === 'now' && <Badge tone="due">{say.missing}</Badge>}
        {state === 'done' && <span class="unseen">{say.done}</span>}
      </div>
      {state !== 'now' && opens !== undefined && (
        <Button
          look="link"
          class="step-opens"
          aria-expanded={isWanted.value}
          onClick={() => {
            isWanted.value = !isWanted.value
          }}
        >
          {isWanted.value ? words().kit.close : opens}
        </Button>
      )}
      {isOpen && children !== undefined && <div class="step-in">{children}</div>}
    </li>
  )
}
