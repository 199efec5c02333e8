/** A form: what it sends is up to the page, that the browser does not send it by itself is said once, here. */
import './form.css'
import type { JSX } from 'preact'
import { classOf } from './button.tsx'

type FormProps = Omit<JSX.IntrinsicElements['form'], 'class' | 'onSubmit'> & {
  readonly onSend: (form: HTMLFormElement) => unknown
  readonly class?: string | undefined
}

export const Form = ({ onSend, class: more, ...rest }: FormProps) => (
  <form
    {...rest}
    class={classOf('form', more)}
    onSubmit={(event) => {
      event.preventDefault()
      void onSend(event.currentTarget)
    }}
  />
)
