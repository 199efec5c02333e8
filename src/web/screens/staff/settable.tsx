/** Setting up the tables of the room: name, game, seats, decks. The floor opens and closes them. */
import { useSignal } from '@preact/signals'
import { GAMES } from '../../../games/games.ts'
import { view } from '../../stream/feed.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { Done } from '../../ui/done.tsx'
import { Refusal } from '../../ui/frame.tsx'
import { Options } from '../../ui/options.tsx'
import { words } from '../../words.ts'

export function SetTable() {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const done = useSignal('')
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
    done.value = answer.ok ? say.staff.tableIsSet(table) : ''
    if (answer.ok) form.reset()
  }
  return (
    <div class="desk">
      <section aria-label={say.staff.rooms}>
        <table class="grid-table">
          <thead>
            <tr>
              <th>{say.staff.tableName}</th>
              <th>{say.staff.game}</th>
              <th>{say.staff.seats}</th>
              <th>{say.staff.decks}</th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ table, game, seats, decks }) => (
              <tr key={table}>
                <th scope="row">{table}</th>
                <td>{gameName(game)}</td>
                <td>{seats}</td>
                <td>{decks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h2>{say.staff.setTable}</h2>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            void submit(event.currentTarget)
          }}
        >
          <label>
            <span>{say.staff.tableName}</span>
            <input name="table" required maxLength={20} />
          </label>
          <label>
            <span>{say.staff.game}</span>
            <select name="game" required>
              <option value="">{say.choose}</option>
              <Options of={Object.keys(GAMES).map((game) => [game, gameName(game)])} />
            </select>
          </label>
          <label>
            <span>{say.staff.seats}</span>
            <input name="seats" type="number" min={1} max={30} defaultValue="9" required />
          </label>
          <label>
            <span>{say.staff.decks}</span>
            <input name="decks" type="number" min={1} max={8} defaultValue="1" required />
          </label>
          <label>
            <span>{say.staff.limit}</span>
            <input name="limit" maxLength={40} placeholder="$10-$100" />
          </label>
          <button type="submit" class="act next">
            {say.staff.save}
          </button>
        </form>
        <Refusal refused={refused.value} />
        <Done says={done.value} />
      </section>
    </div>
  )
}

const gameName = (game: string): string => words().game[game] ?? game
