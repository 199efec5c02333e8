/** Who fell last, by whom, and the way back. */
import { useSignal } from '@preact/signals'
import type { OutRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { useSending } from '../../ui/form.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import { placeText } from './knockout.tsx'

const SHOWN = 30

export function Latest({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments.out
  const undoing = useSignal<OutRow | undefined>(undefined)
  const rows = desk.outs.toReversed().slice(0, SHOWN)
  return (
    <aside class="director-outs" aria-label={say.latest}>
      <h3>{say.latest}</h3>
      {rows.length === 0 && <p class="soft">{say.none}</p>}
      <ol>
        {rows.map((row) => (
          <li key={row.out}>
            <span>
              {row.fallen.map(({ entry, name, by, rebuys }) => (
                <span key={entry} class="out-line">
                  <strong>{name}</strong> {rebuys ? say.rebought : placeIn(desk, entry)}{' '}
                  {by.length > 0 && <span class="soft">{say.by(by.join(', '))}</span>}
                </span>
              ))}
              <span class="soft">
                {row.local.slice(11, 16)}
                {row.how === 'disqualified' && ` · ${say.disqualified}`}
                {row.bounties.map(({ to, amount }) => ` · ${to} ${amount}`)}
              </span>
            </span>
            {desk.status !== 'awarded' && isAllowed('UndoKnockOut') && (
              <Button size="small" onClick={() => (undoing.value = row)}>
                {say.undo}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {undoing.value !== undefined && (
        <Undo desk={desk} row={undoing.value} onClose={() => (undoing.value = undefined)} />
      )}
    </aside>
  )
}

function placeIn({ entries }: TournamentDesk, entry: string): string {
  const row = entries.find((one) => one.entry === entry)
  return row?.place === undefined ? '' : words().tournaments.player.place(placeText(row.place, row.to))
}

function Undo({ desk: { activity }, row, onClose }: { desk: TournamentDesk; row: OutRow; onClose: () => void }) {
  const say = words().tournaments.out
  const { refused, order } = useSending()
  const hasRebuy = row.fallen.some(({ rebuys }) => rebuys)
  return (
    <Dialog title={say.undoTitle(row.fallen.map(({ name }) => name).join(', '))} onClose={onClose}>
      <p>{say.undoSays}</p>
      <ReasonByTwo
        act="UndoKnockOut"
        label={say.reason}
        deed={say.undo}
        first={
          hasRebuy && (
            <Field label={say.drawer}>
              <Input name="drawer" maxLength={40} autocomplete="off" />
            </Field>
          )
        }
        onSend={async (reason, second, form) => {
          const drawer = String(new FormData(form).get('drawer') ?? '').trim()
          const asked = { activity, out: row.out, reason, ...(drawer === '' ? {} : { drawer }) }
          if (await order({ do: 'UndoKnockOut', ...asked }, say.undone, second)) onClose()
        }}
      />
      <Refusal refused={refused.value} />
    </Dialog>
  )
}
