/** What every printed page of the books has on top: the house, what it is, of when; and on the screen, how to print it. */

import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { view } from '../../stream/feed.ts'
import { words } from '../../words.ts'
import { Button } from '../button.tsx'
import { onPaper } from '../shell/clock.tsx'
import { saveAs } from './save.ts'

export function PrintHead({
  title,
  at,
  again,
  children,
}: {
  title: string
  at?: string | undefined
  again?: (() => void) | undefined
  children?: ComponentChildren
}) {
  const say = words()
  return (
    <header class="pane-head print-head">
      <div>
        <h1 class="print-only print-house">{view('chain').value?.property ?? view('house').value?.property}</h1>
        <h2>{title}</h2>
      </div>
      <span class="soft">{at !== undefined && say.kit.asOf(onPaper(at))}</span>
      <span class="actions no-print">
        {children}
        {again !== undefined && <Button onClick={again}>{say.kit.refresh}</Button>}
        <Button onClick={() => print()}>{say.print}</Button>
      </span>
    </header>
  )
}

/** Part of an address that changes when somebody wants to see it anew. */
export function useFresh(): { query: string; again: () => void } {
  const times = useSignal(0)
  return { query: `again=${times.value}`, again: () => (times.value += 1) }
}

/** What stands on the page, for other programs. */
export const JsonButton = ({ name, of }: { name: string; of: () => unknown }) => (
  <Button onClick={() => download(`${name}.json`, JSON.stringify(of(), undefined, 2), 'application/json')}>JSON</Button>
)

const download = (name: string, text: string, kind: string): void =>
  saveAs(name, new Blob([text], { type: `${kind};charset=utf-8` }))
