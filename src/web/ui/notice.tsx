/** A sentence that must not be missed, always with a shape: done, due, refused. */
import './notice.css'
import type { JSX } from 'preact'
import { classOf } from './button.tsx'

export type Tone = 'good' | 'due' | 'stop'

type NoticeProps = Omit<JSX.IntrinsicElements['div'], 'class'> & {
  readonly tone?: Tone | undefined
  readonly class?: string | undefined
}

export const Notice = ({ tone, class: more, ...rest }: NoticeProps) => (
  <div {...rest} class={classOf('notice', more)} data-tone={tone} />
)
