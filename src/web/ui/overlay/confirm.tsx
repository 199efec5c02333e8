/** Before what no order takes back: the thing by its name, what is fixed and what moves, and the verb once more. */
import type { ComponentChildren } from 'preact'
import { words } from '../../words.ts'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

export type Asks = {
  /** A question that names the thing. */
  readonly title: string
  readonly says: ComponentChildren
  /** What stays as it is if nobody goes on. */
  readonly no?: string
}

type ConfirmProps = {
  readonly asks: Asks
  readonly label: string
  readonly look?: 'primary' | 'stop'
  /** Whoever comes here has chosen it already: Enter says yes. */
  readonly isMeant?: boolean
  readonly class?: string
  readonly onYes: () => void
  readonly onNo: () => void
  readonly children?: ComponentChildren
}

export const Confirm = ({
  asks,
  label,
  look = 'primary',
  isMeant,
  class: more,
  onYes,
  onNo,
  children,
}: ConfirmProps) => {
  const size = isMeant === true ? 'touch' : undefined
  return (
    <Dialog
      title={asks.title}
      onClose={onNo}
      class={more}
      foot={
        <>
          <Button size={size} onClick={onNo}>
            {asks.no ?? words().kit.notNow}
          </Button>
          {/* The second of a double tap is no answer. */}
          <Button look={look} size={size} autofocus={isMeant} onClick={({ detail }) => detail < 2 && onYes()}>
            {label}
          </Button>
        </>
      }
    >
      {asks.says}
      {children}
    </Dialog>
  )
}
