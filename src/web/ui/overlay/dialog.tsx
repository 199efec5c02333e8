/**
 * What stands in front of the page until it is answered or left. The page behind cannot be reached meanwhile; Escape
 * leaves it, and whoever leaves it is back where they were.
 */
import './dialog.css'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { classOf } from '../button.tsx'
import { useOwnId } from '../field.tsx'
import { goAway } from '../shell/away.ts'

type DialogProps = {
  readonly title: string
  readonly onClose: () => void
  /** What is pressed, at the end of it. */
  readonly foot?: ComponentChildren
  readonly class?: string | undefined
  readonly children?: ComponentChildren
}

export function Dialog({ title, onClose, foot, class: more, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useOwnId()
  // Before anything is drawn: what is typed at once goes into its field and not to the page behind.
  useLayoutEffect(() => {
    const back = goAway()
    const dialog = box.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      back()
    }
  }, [])
  return (
    <dialog
      ref={box}
      class={classOf('dialog', more)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Only what lies beside the box belongs to the dialog itself.
      onClick={({ target, currentTarget, detail }) => target === currentTarget && detail < 2 && onClose()}
      onKeyDown={(event) => {
        // Keys of the page behind do not hear what is typed here.
        if (event.key !== 'Escape') event.stopPropagation()
      }}
    >
      <div class="dialog-in">
        <h2 id={id}>{title}</h2>
        {children}
        {foot !== undefined && <footer class="actions">{foot}</footer>}
      </div>
    </dialog>
  )
}
