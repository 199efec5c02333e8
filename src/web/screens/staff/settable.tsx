/** Setting up the tables of the room: name, game, seats, decks. The floor opens and closes them. */
import { useSignal } from '@preact/signals'
import { GAMES } from '../../../games/games.ts'
import { view } from '../../stream/feed.ts'
import { gameName } from '../../stream/games.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { Options } from '../../ui/options.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { Adding } from './adding.tsx'

export function SetTable() {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const tables = view('tables').value ?? []
  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const table = String(fields.get('table')).trim()
    const limit = String(fields.get('limit')).trim()
    const answer = await send({
      do: 'SetTable',
      table,
      game: String(fields.get('game')),
      seats: Number(fields.get('seats')),
      decks: Number(fields.get('decks')),
      ...(limit === '' ? {} : { limit }),
    })
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    tell(say.staff.tableIsSet(table))
    form.reset()
  }
  return (
    <Adding
      label={say.staff.rooms}
      says={say.staff.setTable}
      list={
        <List
          name="tables"
          title={say.staff.rooms}
          quietUpTo={5}
          rows={tables}
          keyOf={({ table }) => table}
          columns={[
            {
              key: 'table',
              says: say.staff.tableName,
              value: ({ table }) => table,
              cell: ({ table }) => <strong>{table}</strong>,
            },
            { key: 'game', says: say.staff.game, value: ({ game }) => gameName(game), isUnlabelled: true },
            { key: 'seats', says: say.staff.seats, value: ({ seats }) => seats, kind: 'number' },
            { key: 'decks', says: say.staff.decks, value: ({ decks }) => decks, kind: 'number' },
            {
              key: 'activities',
              says: say.staff.runs,
              value: ({ activities }) => activities.map(({ name }) => name).join(', '),
              isDetail: true,
            },
          ]}
        />
      }
    >
      <section>
        <h2>{say.staff.setTable}</h2>
        <Form onSend={submit}>
          <Field label={say.staff.tableName}>
            <Input name="table" required maxLength={20} />
          </Field>
          <Field label={say.staff.game}>
            <Select name="game" required>
              <option value="">{say.choose}</option>
              <Options of={Object.keys(GAMES).map((game) => [game, gameName(game)])} />
            </Select>
          </Field>
          <Field label={say.staff.seats}>
            <Input name="seats" type="number" min={1} max={30} defaultValue="9" required />
          </Field>
          <Field label={say.staff.decks}>
            <Input name="decks" type="number" min={1} max={8} defaultValue="1" required />
          </Field>
          <Field label={say.staff.limit}>
            <Input name="limit" maxLength={40} placeholder="$10-$100" />
          </Field>
          <Button type="submit" look="primary" size="next">
            {say.staff.save}
          </Button>
        </Form>
        <Refusal refused={refused.value} />
      </section>
    </Adding>
  )
}
