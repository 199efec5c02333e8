/** What the house chooses of a promotion with credits: how they come, and the prizes that they are good for. */
import { mapIn, mapsIn, type Values } from '../../../views/offerings/offeringtext.ts'
import { gameName } from '../../stream/games.ts'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { Choice, ClauseOf, LineIn, TextIn } from './fields.tsx'
import { Windows } from './times.tsx'
import { type Chosen, textIn } from './values.ts'

export function Credits(chosen: Chosen) {
  const { form, values, put } = chosen
  const say = words().offerings.credits
  const { credits } = form
  if (credits === undefined) return null
  const { swipes, days } = credits
  return (
    <>
      <h2>{say.heading}</h2>
      {swipes !== undefined && (
        <Windows name="swipes" label={say.swipes} value={mapsIn(values.swipes)} onChange={(all) => put('swipes', all)}>
          <ClauseOf {...swipes} />
        </Windows>
      )}
      <Time {...chosen} />
      <div class="field-grid">
        {days !== undefined && (
          <LineIn
            name="creditDays"
            label={say.days}
            value={textIn(values.creditDays)}
            inputMode="numeric"
            maxLength={4}
            onInput={(value) => put('creditDays', value)}
            term={days}
          />
        )}
        <LineIn
          name="reserveHours"
          label={say.reserveHours}
          value={textIn(values.reserveHours)}
          inputMode="numeric"
          maxLength={4}
          onInput={(value) => put('reserveHours', value)}
        />
      </div>
      <Rewards {...chosen} />
    </>
  )
}

/** A game and its minutes and credits, row by row. */
function Time({ form, values, put }: Chosen) {
  const say = words().offerings.credits
  const time = form.credits?.time
  if (time === undefined) return null
  const rows = Object.entries(mapIn(values.time))
  const putRows = (all: readonly (readonly [string, Values])[]) => put('time', Object.fromEntries(all))
  const putRow = (nth: number, game: string, row: Values) =>
    putRows(rows.map(([of, known], at) => (at === nth ? [game, row] : [of, mapIn(known)])))
  const left = time.games.filter((game) => !rows.some(([of]) => of === game))
  return (
    <fieldset>
      <legend>{say.time}</legend>
      <ClauseOf {...time} />
      {rows.map(([game, row], nth) => (
        <div class="field-grid" key={game}>
          <Choice
            name={`time.${game}`}
            label={say.game}
            options={[game, ...left].map((one) => [one, gameName(one)])}
            value={game}
            onChoose={(value) => putRow(nth, value, mapIn(row))}
          />
          {(['minutes', 'credits'] as const).map((key) => (
            <LineIn
              key={key}
              name={`time.${game}.${key}`}
              label={say[key]}
              value={textIn(mapIn(row)[key])}
              inputMode="numeric"
              maxLength={4}
              onInput={(value) => putRow(nth, game, { ...mapIn(row), [key]: value })}
            />
          ))}
          <Button onClick={() => putRows(rows.filter((_, at) => at !== nth).map(([of, one]) => [of, mapIn(one)]))}>
            {say.remove}
          </Button>
        </div>
      ))}
      {left[0] !== undefined && (
        <Button
          onClick={() =>
            putRows([
              ...rows.map(([of, one]) => [of, mapIn(one)] as const),
              [left[0]!, { minutes: '60', credits: '1' }],
            ])
          }
        >
          {say.addGame}
        </Button>
      )}
    </fieldset>
  )
}

function Rewards({ form, values, put }: Chosen) {
  const say = words().offerings.credits
  const { rewards } = form.credits!
  const rows = Object.entries(mapIn(values.rewards)).map(([name, row]) => [name, mapIn(row)] as const)
  const putRows = (all: readonly (readonly [string, Values])[]) => put('rewards', Object.fromEntries(all))
  const putRow = (nth: number, name: string, row: Values) =>
    putRows(rows.map((known, at) => (at === nth ? [name, row] : known)))
  return (
    <fieldset>
      <legend>{say.rewards}</legend>
      <ClauseOf {...rewards} />
      {rows.map(([name, row], nth) => (
        <div class="field-grid" key={nth}>
          <LineIn
            name={`rewards.${name}`}
            label={say.prize}
            value={name}
            maxLength={80}
            onInput={(value) => putRow(nth, value, row)}
          />
          <LineIn
            name={`rewards.${nth}.credits`}
            label={say.credits}
            value={textIn(row.credits)}
            inputMode="numeric"
            maxLength={7}
            onInput={(value) => putRow(nth, name, { ...row, credits: value })}
          />
          <TextIn
            name={`rewards.${nth}.value`}
            label={say.value}
            says={rewards.worth}
            value={textIn(row.value)}
            onInput={(value) => putRow(nth, name, { ...row, value })}
            isMoney
          />
          <Choice
            name={`rewards.${nth}.form`}
            label={say.form}
            options={rewards.forms.map((one) => [one, one])}
            value={textIn(row.form)}
            onChoose={(value) => putRow(nth, name, { ...row, form: value })}
          />
          <Button onClick={() => putRows(rows.filter((_, at) => at !== nth))}>{say.remove}</Button>
        </div>
      ))}
      <Button onClick={() => putRows([...rows, ['', { credits: '', value: '', form: rewards.forms[0] ?? '' }]])}>
        {say.addPrize}
      </Button>
    </fieldset>
  )
}
