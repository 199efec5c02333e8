/** What happened to a hit, one line each: when, what, by whom. */

import type { RecordStep } from '../../../views/record/record.ts'
import { detailText } from '../../../views/record/recordtext.ts'
import { nameOf } from '../../ui/names.ts'
import type { Tone } from '../../ui/notice.tsx'
import { exactly, timeOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

/** What went well, what waited for somebody, and what was taken back. */
const toneOf = (what: string): Tone | undefined =>
  what === 'RoundStarted'
    ? undefined
    : /Declared|Held|Disputed/.test(what)
      ? 'due'
      : /Declined|BackedOut|InError|Voided|Expired/.test(what)
        ? 'stop'
        : 'good'

/** The head of the page names the day on which it began; a step that came on another one names its own. */
const isLater = (steps: readonly RecordStep[], at: number): boolean =>
  steps[at]!.local.slice(0, 10) !== steps[0]!.local.slice(0, 10)

export const Steps = ({ steps }: { steps: readonly RecordStep[] }) => (
  <ol class="record-steps">
    {steps.map((step, index) => (
      // One line may say the same of two claims.
      <li key={`${step.seq} ${index}`}>
        <time dateTime={step.local}>{isLater(steps, index) ? exactly(step.local) : timeOf(step.local)}</time>
        <span data-tone={toneOf(step.what)}>
          <strong>{words().event[step.what] ?? step.what}</strong>
          {detailText(words(), step) !== '' && <span class="soft"> {detailText(words(), step)}</span>}
        </span>
        <span class="record-by">{step.by.map(nameOf).join(', ')}</span>
      </li>
    ))}
  </ol>
)
