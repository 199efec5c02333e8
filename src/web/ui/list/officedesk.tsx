/** A list, and beside it what was chosen from it. A phone has room for one of them: the list, or what was opened and the way back. */
import './officedesk.css'
import type { ComponentChildren } from 'preact'
import { Button, classOf } from '../button.tsx'

type OfficeDeskProps = {
  /** What the list is called. */
  readonly label: string
  readonly list: ComponentChildren
  /** Whether somebody opened something, and not the desk by itself. */
  readonly isOpened: boolean
  readonly back: string
  readonly onBack: () => void
  /** What is filled in beside the list while nothing is opened: a phone has a button for it. */
  readonly adds?: { readonly says: string; readonly onAdd: () => void } | undefined
  readonly class?: string
  readonly children: ComponentChildren
}

export const OfficeDesk = ({ label, list, isOpened, back, onBack, adds, class: more, children }: OfficeDeskProps) => (
  <div class={classOf('office-desk', more)} data-opened={isOpened}>
    <nav class="office-list no-print" aria-label={label}>
      {adds !== undefined && (
        <Button class="office-add" onClick={adds.onAdd}>
          {adds.says}
        </Button>
      )}
      {list}
    </nav>
    <div class="office-opened">
      <Button look="quiet" class="office-back no-print" onClick={onBack}>
        <span aria-hidden="true">‹</span> {back}
      </Button>
      {children}
    </div>
  </div>
)
