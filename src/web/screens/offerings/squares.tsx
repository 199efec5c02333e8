/** What the house chooses of squares: two teams, when they begin, and the periods with their prizes. */
import { mapIn, mapsIn, type Values } from '../../../views/offerings/offeringtext.ts'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { Choice, ClauseOf, LineIn, TextIn } from './fields.tsx'
import { type Chosen, textIn } from './values.ts'

export function Squares({ form, values, put }: Chosen) {
  const say = words().squares.form
  const { squares } = form
  if (squares === undefined) return null
  const chosen = mapIn(values.squares)
  const putOne = (key: string, value: Values[string]) => put('squares', { ...chosen, [key]: value })
  const line = (key: 'top' | 'left' | 'date' | 'begins', term?: typeof squares.teams) => (
    <LineIn
      name={`squares.${key}`}
      label={say[key]}
      value={textIn(chosen[key])}
      maxLength={40}
      onInput={(value) => putOne(key, value)}
      {...(term === undefined ? {} : { term })}
    />
  )
  return (
    <>
      <h2>{words().squares.title}</h2>
      <div class="field-grid">
        {line('top', squares.teams)}
        {line('left')}
        {line('date', squares.begins)}
        {line('begins')}
      </div>
      <Periods squares={squares} rows={mapsIn(chosen.periods)} put={(rows) => putOne('periods', rows)} />
    </>
  )
}

type Of = {
  readonly squares: NonNullable<Chosen['form']['squares']>
  readonly rows: readonly Values[]
  readonly put: (rows: Values[]) => void
}

function Periods({ squares, rows, put }: Of) {
  const say = words().squares.form
  const name = words().squares.period
  const { periods, prize } = squares
  const putRow = (nth: number, more: Values) => put(rows.map((row, at) => (at === nth ? { ...row, ...more } : row)))
  const left = periods.oneOf.filter((one) => !rows.some(({ period }) => period === one))
  return (
    <fieldset>
      <legend>{say.periods}</legend>
      <ClauseOf {...periods} />
      <ClauseOf {...prize} />
      {rows.map((row, nth) => (
        <div class="field-grid" key={nth}>
          <Choice
            name={`squares.periods.${nth}.period`}
            label={say.period}
            options={[textIn(row.period), ...left].map((one) => [one, name(one)])}
            value={textIn(row.period)}
            onChoose={(period) => putRow(nth, { period })}
          />
          <TextIn
            name={`squares.periods.${nth}.prize`}
            label={say.prize}
            says={prize.worth}
            value={textIn(row.prize)}
            onInput={(value) => putRow(nth, { prize: value })}
            isMoney
          />
          <LineIn
            name={`squares.periods.${nth}.item`}
            label={say.item}
            value={textIn(row.item)}
            maxLength={80}
            onInput={(item) => putRow(nth, { item })}
          />
          <Button onClick={() => put(rows.filter((_, at) => at !== nth))}>{say.remove}</Button>
        </div>
      ))}
      {left[0] !== undefined && (
        <Button onClick={() => put([...rows, { period: left[0]!, prize: '' }])}>{say.add}</Button>
      )}
    </fieldset>
  )
}
