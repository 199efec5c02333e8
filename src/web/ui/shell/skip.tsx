/** The first thing that Tab meets on a desk: past all places and choices, to what people work at. */
import './skip.css'
import { withWords, words } from '../../words.ts'
import { Button } from '../button.tsx'

export const Skip = () => (
  <Button
    class="skip"
    onClick={({ currentTarget }) => {
      const desk = currentTarget.closest('.shell')
      if (desk !== null) void withWords(import('./arrival.ts')).then(({ skip }) => skip(desk))
    }}
  >
    {words().kit.skip}
  </Button>
)
