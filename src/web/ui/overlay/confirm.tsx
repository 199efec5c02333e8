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
  readonly onYes: () => void
  readonly onNo: () => void
  readonly children?: ComponentChildren
}

export const Confirm = ({ asks, label, look = 'primary', onYes, onNo, children }: ConfirmProps) => (
  <Dialog
    title={asks.title}
    onClose={onNo}
    foot={
      <>
        <Button onClick={onNo}>{asks.no ?? words().kit.notNow}</Button>
        <Button look={look} onClick={onYes}>
          {label}
        </Button>
      </>
    }
  >
    {asks.says}
    {children}
  </Dialog>
)
