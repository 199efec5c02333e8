/** The first thing that Tab meets on a desk: past all places and choices, to what people work at. */
import './skip.css'
import { words } from '../../words.ts'
import { Button } from '../button.tsx'

export const Skip = () => (
  <Button
    class="skip"
    onClick={({ currentTarget }) => currentTarget.closest('.shell')?.querySelector<HTMLElement>('.shell-body')?.focus()}
  >
    {words().kit.skip}
  </Button>
)
