/** How dealers go round: strings of tables, and the pace of pushes and breaks. */
import type { Pace } from '../../../engine/rotation/vocabulary.ts'
import type { RotationView } from '../../../views/rotation.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { words } from '../../words.ts'
import { clockTo } from './map.tsx'
import { order } from './moving.ts'

export function StringForm({ strings }: Pick<RotationView, 'strings'>) {
  const say = words().lineup
  const save = async (form: HTMLFormElement) => {
    const given = new FormData(form)
    const string = String(given.get('string') ?? '').trim()
    const tables = String(given.get('tables') ?? '')
      .split(/[\s,]+/)
      .filter((part) => part !== '')
    if (string === '') return
    if (await order('', { do: 'SetString', string, tables }, say.done.saved)) form.reset()
  }
  return (
    <section class="pane">
      <h2>{say.strings}</h2>
      {strings.length === 0 && <p class="empty">{say.noStrings}</p>}
      {strings.map(({ string, tables, due }) => (
        <p key={string}>
          <strong>{string}</strong> {tables.join(' → ')}
          {due !== undefined && <span class="soft"> · {clockTo(due)}</span>}
        </p>
      ))}
      {isAllowed('SetString') && (
        <Form class="line-form" onSend={save}>
          <Field label={say.string}>
            <Input name="string" required maxLength={20} autocomplete="off" />
          </Field>
          <Field label={say.tables}>
            <Input name="tables" autocomplete="off" />
          </Field>
          <Button type="submit">{say.setString}</Button>
        </Form>
      )}
    </section>
  )
}

export function PaceForm({ pace }: { pace: Pace | undefined }) {
  const say = words().lineup
  const save = (form: HTMLFormElement) => {
    const given = new FormData(form)
    const minutes = (name: string) => Number(given.get(name))
    const set = {
      pushMinutes: minutes('push'),
      breakAfterMinutes: minutes('after'),
      breakMinutes: minutes('rest'),
    }
    return order('', { do: 'SetPace', ...set }, say.done.saved)
  }
  const usual = pace ?? { pushMinutes: 30, breakAfterMinutes: 120, breakMinutes: 15 }
  const fields = [
    ['push', say.pushMinutes, usual.pushMinutes],
    ['after', say.breakAfter, usual.breakAfterMinutes],
    ['rest', say.breakMinutes, usual.breakMinutes],
  ] as const
  return (
    <section class="pane">
      <h2>{say.pace}</h2>
      <p>
        {pace === undefined ? say.noPace : say.pacesAre(pace.pushMinutes, pace.breakAfterMinutes, pace.breakMinutes)}
      </p>
      {isAllowed('SetPace') && (
        <Form class="line-form" onSend={save}>
          {fields.map(([name, label, value]) => (
            <Field key={name} label={label}>
              <Input type="number" name={name} required min="1" max="600" defaultValue={String(value)} />
            </Field>
          ))}
          <Button type="submit">{say.setPace}</Button>
        </Form>
      )}
    </section>
  )
}
