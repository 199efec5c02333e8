/** Whatever is pressed. One primary button on a page: it is brass. */
import './button.css'
import type { ComponentChildren, JSX, PartialAnchorHTMLAttributes } from 'preact'

type Look = 'primary' | 'plain' | 'quiet' | 'stop' | 'link'
type Size = 'small' | 'touch' | 'next'

export type ButtonProps = Omit<JSX.IntrinsicElements['button'], 'class' | 'size'> & {
  /** `stop` refuses or undoes; `link` is a word inside a sentence or a row. */
  readonly look?: Look | undefined
  /** `next` is the one thing to do next, under a thumb. */
  readonly size?: Size | undefined
  /** What was pressed is under way; it cannot be pressed twice. */
  readonly isBusy?: boolean
  readonly class?: string | undefined
}

export function Button({ look = 'plain', size, isBusy = false, disabled, class: more, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      class={classOf('button', look, size, more)}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
    />
  )
}

type LinkProps = Omit<PartialAnchorHTMLAttributes<HTMLAnchorElement>, 'class' | 'href' | 'role' | 'size'> & {
  readonly href: string
} & Pick<ButtonProps, 'look' | 'size' | 'class'>

/** Looks like a button, and is a place to go to. */
export const ButtonLink = ({ look = 'plain', size, class: more, children, ...rest }: LinkProps) => (
  <a {...rest} class={classOf('button', look, size, more)}>
    {children}
  </a>
)

/** What opens a panel over the page. */
export const ButtonSummary = ({ children }: { children: ComponentChildren }) => (
  <summary class="button plain">{children}</summary>
)

type ToggleProps = Omit<ButtonProps, 'look' | 'aria-pressed'> & { readonly isOn: boolean }

/** Something drawn that can be pressed, a seat, a table, a card: it brings its own look. */
export const Press = (props: JSX.IntrinsicElements['button']) => <button type="button" {...props} />

/** On or off, or one of a few: several of them stand in `Choices`. */
export const Toggle = ({ isOn, size, isBusy: _, class: more, ...rest }: ToggleProps) => (
  <button type="button" {...rest} class={classOf('toggle', size, more)} aria-pressed={isOn} />
)

/** Two to four things of which one is chosen, side by side. */
export const Choices = ({ label, class: more, ...rest }: ChoicesProps) => (
  <fieldset {...rest} class={classOf('choices', more)} aria-label={label} />
)

type ChoicesProps = Omit<JSX.IntrinsicElements['fieldset'], 'class'> & {
  /** What is chosen, where no legend says it. */
  readonly label?: string | undefined
  readonly class?: string | undefined
}

export const classOf = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ')
