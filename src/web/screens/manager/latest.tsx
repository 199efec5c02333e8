/** The latest of what was declined, voided, corrected or counted otherwise. */

import type { Overview, UndoneLine } from '../../../views/overview/overview.ts'
import { nameOf } from '../../ui/names.ts'
import { Says } from '../../ui/sentence.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { TabCount } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { exceptionsAt, firstDay, lineAt, money } from './told.ts'

const SHOWN = 6

export function Latest({ told }: { told: Overview }) {
  const say = words().manager
  const { latest, today } = told.undone
  return (
    <section class="pane" aria-label={say.exceptions}>
      <header class="plot-head">
        <h2>
          {say.exceptions} {today > 0 && <TabCount of={today} isDue />}
        </h2>
        <a href={exceptionsAt(firstDay(told), told.day)}>{say.allExceptions}</a>
      </header>
      {latest.length === 0 && <p class="soft">{say.noExceptions}</p>}
      <ul class="manager-lines manager-latest">
        {latest.slice(0, SHOWN).map((line) => (
          <li key={`${line.seq} ${line.of} ${line.activity}`}>
            <span>
              <b>{words().event[line.what] ?? line.what}</b> <RecordLink of={line.of} />
              <span class="soft"> {line.by.map(nameOf).join(', ')}</span>
              <Why line={line} />
            </span>
            <a href={lineAt(line.seq)}>
              <time>{when(line.local)}</time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Why({ line: { why, told, before, after } }: { line: UndoneLine }) {
  return (
    <span class="manager-why">
      {told === undefined ? <span lang="en">{why}</span> : <Says of={told} />}
      {before !== undefined && after !== undefined && ` ${money(before)} → ${money(after)}`}
    </span>
  )
}
