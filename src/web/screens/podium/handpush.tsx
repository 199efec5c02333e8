/** Who is free is sent to any open table: what is suggested thinks of the whole room, and somebody may know better. */
import { byTable } from '../../../base/spot.ts'
import { view } from '../../stream/feed.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Options } from '../../ui/options.tsx'
import { words } from '../../words.ts'
import { order } from './moving.ts'

export function PushByHand({ dealer }: { dealer: string }) {
  const say = words().lineup
  const tables = (view('rotation').value?.tables ?? []).toSorted(byTable)
  const send = (form: HTMLFormElement) => {
    const told = new FormData(form)
    const [table, reason] = ['table', 'reason'].map((name) => String(told.get(name) ?? '').trim()) as [string, string]
    const why = reason === '' ? {} : { reason }
    return table === '' ? undefined : order('', { do: 'PushDealer', table, dealer, ...why }, say.done.pushed(table))
  }
  return (
    <Form class="line-form" onSend={send}>
      <Field label={say.toTable}>
        <Select name="table" required>
          <option value="">{words().choose}</option>
          <Options of={tables.map(({ table }) => table)} />
        </Select>
      </Field>
      <Field label={say.reason} hint={say.reasonHint}>
        <Input name="reason" maxLength={200} autocomplete="off" />
      </Field>
      <Button type="submit">{say.pushThere}</Button>
    </Form>
  )
}
