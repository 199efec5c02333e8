/** Tournament chips: how many are in play, some taken out of play by two, and the way back from a race or a removal. */
import { useSignal } from '@preact/signals'
import type { ChipActRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { useSending } from '../../ui/form.tsx'
import { chipsText } from '../../ui/names.ts'
import { Options } from '../../ui/options.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'

const SHOWN = 10

export function Chips({ desk }: { desk: TournamentDesk }) {
  const say = words().tournamentChips
  const undoing = useSignal<ChipActRow | undefined>(undefined)
  const { chipsInPlay, average, chipActs } = desk
  return (
    <article class="pane">
      <h2>{say.title}</h2>
      <p>
        {[say.inPlay(chipsText(chipsInPlay)), ...(average === undefined ? [] : [say.average(chipsText(average))])].join(
          ' · ',
        )}
      </p>
      {chipActs.length > 0 && (
        <ol class="chip-acts" aria-label={say.acts}>
          {chipActs
            .toReversed()
            .slice(0, SHOWN)
            .map((act) => (
              <li key={act.act}>
                <span>{changeText(act)}</span>
                {act.isUndoable && isAllowed('UndoChips') && (
                  <Button size="small" onClick={() => (undoing.value = act)}>
                    {say.undo}
                  </Button>
                )}
              </li>
            ))}
        </ol>
      )}
      {isAllowed('RemoveChips') && <Remove desk={desk} />}
      {undoing.value !== undefined && (
        <Undo activity={desk.activity} act={undoing.value} onClose={() => (undoing.value = undefined)} />
      )}
    </article>
  )
}

function changeText({ act, difference }: ChipActRow): string {
  const say = words().tournamentChips
  const amount = chipsText(Math.abs(difference))
  return `${act} · ${difference < 0 ? say.fewer(amount) : difference > 0 ? say.more(amount) : say.same}`
}

function Remove({ desk }: { desk: TournamentDesk }) {
  const say = words().tournamentChips
  const { refused, order } = useSending()
  const playing = desk.entries.filter(({ status }) => status === 'in')
  return (
    <details class="fold">
      <summary>{say.remove}</summary>
      <p class="soft">{say.removeSays}</p>
      <ReasonByTwo
        act="RemoveChips"
        label={say.reason}
        deed={say.removeDo}
        first={
          <>
            <Field label={say.chips}>
              <Input name="chips" type="number" min={1} max={desk.chipsInPlay} step={1} required autocomplete="off" />
            </Field>
            <Field label={say.whose}>
              <Select name="entry">
                <Options of={[['', say.nobodys], ...playing.map(({ entry, name }) => [entry, name] as const)]} />
              </Select>
            </Field>
          </>
        }
        onSend={(reason, second, form) => {
          const sent = new FormData(form)
          const entry = String(sent.get('entry') ?? '')
          return order(
            {
              do: 'RemoveChips',
              activity: desk.activity,
              chips: Number(sent.get('chips')),
              reason,
              ...(entry === '' ? {} : { entry }),
            },
            say.removed,
            second,
          )
        }}
      />
      <Refusal refused={refused.value} />
    </details>
  )
}

type Undone = { readonly activity: string; readonly act: ChipActRow; readonly onClose: () => void }

function Undo({ activity, act, onClose }: Undone) {
  const say = words().tournamentChips
  const { refused, order } = useSending()
  return (
    <Dialog title={say.undoTitle(changeText(act))} onClose={onClose}>
      <p>{say.undoSays}</p>
      <ReasonByTwo
        act="UndoChips"
        label={say.reason}
        deed={say.undo}
        onSend={async (reason, second) => {
          if (await order({ do: 'UndoChips', activity, act: act.act, reason }, say.undone, second)) onClose()
        }}
      />
      <Refusal refused={refused.value} />
    </Dialog>
  )
}
