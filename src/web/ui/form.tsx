/** A form: what it sends is up to the page, that the browser does not send it by itself is said once, here. */
import './form.css'
import { type Signal, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { type Answer, type OrderText, type Refused, send } from '../stream/orders.ts'
import type { Proof } from '../stream/session.ts'
import { classOf } from './button.tsx'
import { tell } from './overlay/toast.tsx'
import { forget, remember, restore } from './typed.ts'

type FormProps = Omit<JSX.IntrinsicElements['form'], 'class' | 'onSubmit'> & {
  readonly onSend: (form: HTMLFormElement) => unknown
  /**
   * By this name what was typed survives a reload, idle time and a restart, for the same person only. Not where somebody of
   * the register is written down: that stays nowhere but there.
   */
  readonly keep?: string | undefined
  readonly class?: string | undefined
}

export function Form({ onSend, keep, class: more, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (keep === undefined) return
    if (form.current !== null) restore(keep, form.current)
    return () => {
      // What was sent and has gone from the page was taken.
      if (isSent.current) forget(keep)
    }
  }, [keep])
  return (
    <form
      {...rest}
      ref={form}
      class={classOf('form', more)}
      {...(keep === undefined
        ? {}
        : {
            onInput: (event) => {
              isSent.current = false
              remember(keep, event.currentTarget)
            },
            onReset: () => forget(keep),
          })}
      onSubmit={(event) => {
        event.preventDefault()
        isSent.current = true
        void onSend(event.currentTarget)
      }}
    />
  )
}

/** Sending an order: what was done is said, what is refused stands at the end of its form. */
export type Sending = {
  readonly refused: Signal<Refused | undefined>
  /** Whether it was done. */
  readonly order: (
    order: OrderText,
    done: string | ((answer: Answer & { ok: true }) => string),
    second?: Proof,
  ) => Promise<boolean>
}

/** So long a refusal stands at least: that it can be read. */
const READ_MS = 8_000

/** `on`: what the answer hangs on. Once that is another, a refusal that was read stands no longer. */
export function useSending(on = ''): Sending {
  const refused = useSignal<Refused | undefined>(undefined)
  const asked = useRef({ on, at: 0 })
  useEffect(() => {
    if (refused.value === undefined || asked.current.on === on) return undefined
    const wait = setTimeout(
      () => {
        refused.value = undefined
      },
      Math.max(0, asked.current.at + READ_MS - performance.now()),
    )
    return () => clearTimeout(wait)
  }, [on, refused.value])
  return {
    refused,
    async order(order, done, second) {
      const answer = await send(order, second)
      asked.current = { on, at: performance.now() }
      refused.value = answer.ok ? undefined : answer
      if (answer.ok) tell(typeof done === 'string' ? done : done(answer))
      return answer.ok
    },
  }
}

/** What stands in a field of a form. */
export const typedIn = (form: HTMLFormElement): ((name: string) => string) => {
  const filled = new FormData(form)
  return (name) => String(filled.get(name) ?? '').trim()
}
