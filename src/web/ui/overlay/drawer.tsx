/** A dialog at the edge of the page: on the right at a desk, at the bottom on a phone. */
import './drawer.css'
import type { ComponentChildren } from 'preact'
import { words } from '../../words.ts'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

export const Drawer = ({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ComponentChildren
}) => (
  <Dialog title={title} onClose={onClose} class="drawer" foot={<Button onClick={onClose}>{words().kit.close}</Button>}>
    {children}
  </Dialog>
)
