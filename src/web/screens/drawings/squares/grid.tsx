/** The board before the game: tables where they stand, the grid closed by two, and the digits out of the drum. */
import type { SquaresView } from '../../../../views/squares/squares.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { SecondPerson, secondIn } from '../../../ui/secondperson.tsx'
import { words } from '../../../words.ts'
import type { Give } from '../step.ts'

export type OfSquares = { readonly squares: SquaresView; readonly give: Give }

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export function Place({ squares: { activity, spaces = [], tables }, give }: OfSquares) {
  const say = words().squares.desk
  const place = async (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    const cells = TEN.flatMap((row) =>
      TEN.flatMap((column) => {
        const table = String(filled.get(`${column} ${row}`) ?? '').trim()
        return table === '' ? [] : [{ table, column, row }]
      }),
    )
    await give({ do: 'PlaceTables', activity, cells }, secondIn(filled))
  }
  return (
    <section>
      <h3>{say.place}</h3>
      <p class="soft">{say.placeSays(tables.join(', '))}</p>
      <Form keep={`squares ${activity}`} onSend={place}>
        <div class="squares-typed">
          {TEN.flatMap((row) =>
            TEN.map((column) => (
              <Input
                key={`${column} ${row}`}
                name={`${column} ${row}`}
                aria-label={say.space(column, row)}
                defaultValue={spaces[(row - 1) * 10 + column - 1] ?? ''}
                maxLength={10}
                autocomplete="off"
              />
            )),
          )}
        </div>
        <SecondPerson act="PlaceTables" />
        <p class="acts">
          <Button type="submit" look="primary">
            {say.placeDo}
          </Button>
        </p>
      </Form>
    </section>
  )
}

export function Close({ squares: { activity }, give }: OfSquares) {
  const say = words().squares.desk
  return (
    <section>
      <h3>{say.close}</h3>
      <p class="soft">{say.closeSays}</p>
      <Form onSend={(sent) => void give({ do: 'CloseGrid', activity }, secondIn(new FormData(sent)))}>
        <SecondPerson act="CloseGrid" />
        <p class="acts">
          <Button type="submit" look="primary">
            {say.closeDo}
          </Button>
        </p>
      </Form>
    </section>
  )
}

/** One side after the other. */
export function Digits({ squares: { activity, digits }, give }: OfSquares) {
  const say = words().squares.desk
  const side = digits.top === undefined ? 'top' : 'left'
  const draw = async (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    const drawn = [...String(filled.get('digits') ?? '').matchAll(/\d/g)].map(([digit]) => Number(digit))
    if (await give({ do: 'DrawDigits', activity, side, digits: drawn }, secondIn(filled))) sent.reset()
  }
  return (
    <section>
      <Form key={side} keep={`digits ${side} ${activity}`} onSend={draw}>
        <Field label={say.digits(side)} hint={say.digitsHint}>
          <Input name="digits" required inputMode="numeric" maxLength={40} autocomplete="off" />
        </Field>
        <SecondPerson act="DrawDigits" />
        <p class="acts">
          <Button type="submit" look="primary">
            {say.digitsDo}
          </Button>
        </p>
      </Form>
    </section>
  )
}
