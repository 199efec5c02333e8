/** Always at the lower edge: the floor can be called, what goes wrong can be said, and what comes next is the largest button. */
import type { ComponentChildren } from 'preact'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import * as desk from '../table/desk.ts'
import { Trouble } from '../table/trouble.tsx'
import * as live from './live.ts'

export function Foot({
  game,
  rules,
  why = '',
  children,
}: Pick<live.Props, 'game' | 'rules'> & { why?: string; children?: ComponentChildren }) {
  const table = desk.table.value
  return (
    <footer class="steps dealing-foot">
      {table !== undefined && <Trouble table={table} />}
      {live.canGoWrong(rules, game) && (
        <Button
          onClick={() => {
            live.isWrong.value = true
          }}
        >
          {words().dealing.wrong}
        </Button>
      )}
      <span class="steps-why">{why}</span>
      {children}
    </footer>
  )
}
