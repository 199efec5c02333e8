/** In what state a thing is: always a word and a shape. */
import './badge.css'
import type { JSX } from 'preact'
import { classOf } from './button.tsx'
import type { Tone } from './notice.tsx'

type BadgeProps = Omit<JSX.IntrinsicElements['span'], 'class'> & {
  readonly tone?: Tone | undefined
  readonly class?: string | undefined
}

export const Badge = ({ tone, class: more, ...rest }: BadgeProps) => (
  <span {...rest} class={classOf('badge', more)} data-tone={tone} />
)
