/** The steps that a claim takes to be paid, and how each of them orders something. */
import type { ComponentChildren } from 'preact'
import type { OrderText } from '../../stream/orders.ts'
import type { Proof } from '../../stream/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { words } from '../../words.ts'

/** Sends an order about the claim; answers whether it was done. A refusal stays on the page. */
export type Act = (order: OrderText, second?: Proof, factor?: string) => Promise<boolean>

/** A step with a word and a sign for how far it is. */
export function Step({
  title,
  state,
  children,
}: {
  title: string
  state?: 'done' | 'missing'
  children?: ComponentChildren
}) {
  const say = words().cage
  return (
    <li class="step">
      <h2>
        {title}
        {state !== undefined && <Badge tone={state === 'done' ? 'good' : 'due'}>{say[state]}</Badge>}
      </h2>
      {children}
    </li>
  )
}
