/** Knocked out: by whom, and who else in the same hand. Three taps where one falls to one. */
import { useSignal } from '@preact/signals'
import { shownAt } from '../../../views/tournaments/clock.ts'
import type { EntryRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { houseInstant } from '../../stream/feed.ts'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Check, Field, Input } from '../../ui/field.tsx'
import { Form, typedIn, useSending } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'

/** As many others as are shown where nobody has a seat yet. */
const NEAR_MOST = 24

export function KnockOut({ desk, row, onDone }: { desk: TournamentDesk; row: EntryRow; onDone: () => void }) {
  const say = words().tournaments.out
  const by = useSignal<readonly string[]>([])
  const also = useSignal<readonly string[]>([])
  const chosen = useSignal<readonly string[]>([])
  const { refused, order } = useSending()
  const others = desk.entries.filter((one) => one.status === 'in' && !one.owes && one.entry !== row.entry)
  /** Round the table, as the eye goes. */
  const near =
    row.table === undefined
      ? others.slice(0, NEAR_MOST)
      : others
          .filter(({ table }) => table === row.table)
          .toSorted((one, other) => Number(one.seat) - Number(other.seat))
  const fallen = [row, ...others.filter(({ entry }) => also.value.includes(entry))]
  /** Said before the hand, it binds. */
  const rebuys = fallen.flatMap(({ entry, intends }) => (intends || chosen.value.includes(entry) ? [entry] : []))
  const winners = near.filter(({ entry }) => !also.value.includes(entry))
  const place = placeText(desk.players - fallen.length + 1, desk.players)
  /** All tables play one hand: who else falls in it shares or changes the place. */
  const isHandForHand = desk.clock !== undefined && shownAt(desk.clock, houseInstant()).isHandForHand
  const toggle = (of: { value: readonly string[] }, entry: string) => {
    of.value = of.value.includes(entry) ? of.value.filter((one) => one !== entry) : [...of.value, entry]
  }
  const send = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const told = fallen.map(({ entry }) => {
      const chips = typed(`chips ${entry}`)
      return {
        entry,
        ...(chips === '' ? {} : { chips: Number(chips) }),
        ...(by.value.length === 0 ? {} : { by: by.value.filter((one) => !also.value.includes(one)) }),
        ...(rebuys.includes(entry) ? { rebuys: true as const } : {}),
      }
    })
    const isDone = await order(
      {
        do: 'KnockOut',
        activity: desk.activity,
        fallen: told,
        ...(row.table === undefined ? {} : { table: row.table }),
      },
      fallen.length > 1
        ? say.doneAll(fallen.length)
        : told[0]!.rebuys === true
          ? say.doneRebuys(row.name)
          : isHandForHand
            ? say.title(row.name)
            : say.done(row.name, place),
    )
    if (isDone) onDone()
  }
  return (
    <Form class="knock-out" onSend={send}>
      <Choices class="knock-choices">
        <legend>{say.byWhom}</legend>
        {winners.map(({ entry, name, seat }) => (
          <Toggle key={entry} size="touch" isOn={by.value.includes(entry)} onClick={() => toggle(by, entry)}>
            {seat === undefined ? name : `${seat} ${name}`}
          </Toggle>
        ))}
      </Choices>
      <p class="soft">{say.byHint}</p>
      <details class="fold">
        <summary>{say.also}</summary>
        <Choices class="knock-choices" label={say.also}>
          {near.map(({ entry, name, seat }) => (
            <Toggle key={entry} size="touch" isOn={also.value.includes(entry)} onClick={() => toggle(also, entry)}>
              {seat === undefined ? name : `${seat} ${name}`}
            </Toggle>
          ))}
        </Choices>
      </details>
      {(fallen.length > 1 || isHandForHand) &&
        fallen.map(({ entry, name }) => (
          <Field key={entry} label={say.chips(name)} hint={isHandForHand ? say.sameHand : say.chipsHint}>
            <Input name={`chips ${entry}`} type="number" min={1} step={1} autocomplete="off" />
          </Field>
        ))}
      {desk.structure.rebuys !== undefined &&
        fallen.map(({ entry, name, intends }) => (
          <Check
            key={entry}
            label={intends ? say.isBound(name) : say.rebuys(name)}
            checked={rebuys.includes(entry)}
            disabled={intends}
            onChange={() => toggle(chosen, entry)}
          />
        ))}
      <div class="actions">
        <Button type="submit" look="primary" size="touch">
          {fallen.length > 1
            ? say.knockOutAll(fallen.length)
            : rebuys.includes(row.entry)
              ? say.rebuyDo(row.name)
              : isHandForHand
                ? say.title(row.name)
                : say.knockOut(row.name, place)}
        </Button>
      </div>
      <Refusal refused={refused.value} />
    </Form>
  )
}

/** `64`, or `62–64` where several are equal. */
export const placeText = (place: number, to = place): string => (place === to ? String(place) : `${place}–${to}`)
