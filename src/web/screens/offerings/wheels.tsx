/** What stands on a wheel: its spots, the jackpot of the double spot, hours of a guaranteed minimum; or cards, things and hands. */
import { mapIn, mapsIn, type Values } from '../../../views/offerings/offeringtext.ts'
import { moreRows, withJackpot, withKey, withoutRow, withRow } from '../../../views/offerings/wheelvalues.ts'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { AmountIn, Choice, ClauseOf, LineIn, TextIn } from './fields.tsx'
import { Days, TimeIn } from './times.tsx'
import { type Chosen, textIn, textsIn } from './values.ts'

type Rows = {
  readonly list: string
  readonly posted: Values
  readonly put: (posted: Values) => void
  readonly add: string
  readonly fresh: Values
  /** The fields of one row; `change` puts one of its keys. */
  readonly children: (
    row: Values,
    nth: number,
    change: (key: string, value: string | readonly string[]) => void,
  ) => unknown
  /** The key by which a row is named. */
  readonly name?: string
}

/** Rows of a list, each with its fields; one more, or one less. */
function RowsIn({ list, posted, put, add, fresh, name, children }: Rows) {
  const say = words().offerings.promotion
  return (
    <>
      {mapsIn(posted[list]).map((row, nth) => (
        // Rows have no name while they are typed, so the place is the key.
        <div class="wheel-row" key={nth}>
          {
            children(row, nth, (key, value) =>
              put(withRow(posted, list, nth, withKey(row, key, value, key === name))),
            ) as never
          }
          <Button onClick={() => put(withoutRow(posted, list, nth))}>{say.removeSpot}</Button>
        </div>
      ))}
      <p class="actions">
        <Button onClick={() => put(moreRows(posted, list, fresh))}>{add}</Button>
      </p>
    </>
  )
}

/** Spot by spot; `double` is the double spot. */
export function WheelIn({ form, values, put }: Chosen) {
  const say = words().offerings.promotion
  const wheel = form.promotion?.wheel
  if (wheel === undefined) return null
  const posted = mapIn(values.wheel)
  const putWheel = (all: Values) => put('wheel', all)
  const jackpot = mapIn(posted.jackpot)
  return (
    <>
      <fieldset>
        <legend>{say.wheel}</legend>
        <ClauseOf {...wheel} />
        <RowsIn list="spots" name="spot" posted={posted} put={putWheel} add={say.addSpot} fresh={{ spot: '' }}>
          {(spot, nth, change) => (
            <>
              <TextIn
                name={`wheel.spots.${nth}`}
                label={say.spot}
                says={say.spotHint}
                value={textIn(spot.spot)}
                onInput={(value) => change('spot', value)}
              />
              <Times name={`wheel.times.${nth}`} value={textIn(spot.times)} put={(value) => change('times', value)} />
              <TextIn
                name={`wheel.value.${nth}`}
                label={say.value}
                says={wheel.worth}
                value={textIn(spot.value)}
                onInput={(value) => change('value', value)}
                isMoney
              />
              <Choice
                name={`wheel.form.${nth}`}
                label={say.form}
                options={wheel.forms.map((one) => [one, one])}
                value={textIn(spot.form)}
                onChoose={(value) => change('form', value)}
              />
            </>
          )}
        </RowsIn>
      </fieldset>
      {wheel.jackpot !== undefined && (
        <fieldset>
          <legend>{say.jackpot}</legend>
          <div class="field-grid">
            <AmountIn
              name="wheel.jackpot"
              label={say.value}
              field={{ clause: wheel.jackpot.clause, says: wheel.jackpot.says, range: wheel.jackpot.range }}
              value={textIn(jackpot.value)}
              onInput={(value) => putWheel(withJackpot(posted, 'value', value))}
            />
            <Choice
              name="wheel.jackpot.form"
              label={say.form}
              options={wheel.jackpot.forms.map((one) => [one, one])}
              value={textIn(jackpot.form)}
              onChoose={(value) => putWheel(withJackpot(posted, 'form', value))}
            />
            <TextIn
              name="wheel.jackpot.thing"
              label={say.thing}
              says={say.thingHint}
              value={textIn(jackpot.thing)}
              onInput={(value) => putWheel(withJackpot(posted, 'thing', value))}
            />
          </div>
        </fieldset>
      )}
      {wheel.least !== undefined && (
        <fieldset>
          <legend>{say.least}</legend>
          <ClauseOf {...wheel.least} />
          <RowsIn list="least" posted={posted} put={putWheel} add={say.addLeast} fresh={{ from: '16:00', to: '18:00' }}>
            {(row, nth, change) => (
              <>
                <div class="window">
                  <Days days={textsIn(row.days)} onChange={(days) => change('days', days)} />
                  {(['from', 'to'] as const).map((edge) => (
                    <TimeIn
                      key={edge}
                      name={`wheel.least.${nth}.${edge}`}
                      label={edge === 'from' ? words().books.fromDay : words().books.toDay}
                      value={row[edge]}
                      put={(typed) => change(edge, typed)}
                    />
                  ))}
                </div>
                <TextIn
                  name={`wheel.least.${nth}.prize`}
                  label={say.leastPrize}
                  says={say.leastHint}
                  value={textIn(row.prize)}
                  onInput={(value) => change('prize', value)}
                  isMoney
                />
              </>
            )}
          </RowsIn>
          <span class="soft">{words().offerings.everyDay}</span>
        </fieldset>
      )}
    </>
  )
}

const Times = ({ name, value, put }: { name: string; value: string; put: (value: string) => void }) => (
  <LineIn
    name={name}
    label={words().offerings.promotion.times}
    value={value}
    placeholder="1"
    inputMode="numeric"
    maxLength={2}
    onInput={put}
  />
)

/** The things on a wheel of cards, and what each hand is worth. */
export function CardWheelIn({ form, values, put }: Chosen) {
  const say = words().offerings.promotion
  const wheel = form.promotion?.cardWheel
  if (wheel === undefined) return null
  const posted = mapIn(values.cardWheel)
  const putWheel = (all: Values) => put('cardWheel', all)
  return (
    <>
      <fieldset>
        <legend>{say.awards(wheel.awards)}</legend>
        <ClauseOf {...wheel} />
        <RowsIn list="awards" name="award" posted={posted} put={putWheel} add={say.addAward} fresh={{ award: '' }}>
          {(row, nth, change) => (
            <>
              <LineIn
                name={`cardWheel.awards.${nth}`}
                label={say.award}
                value={textIn(row.award)}
                maxLength={60}
                onInput={(value) => change('award', value)}
              />
              <Times
                name={`cardWheel.times.${nth}`}
                value={textIn(row.times)}
                put={(value) => change('times', value)}
              />
              <TextIn
                name={`cardWheel.value.${nth}`}
                label={say.value}
                says={say.awardHint}
                value={textIn(row.value)}
                onInput={(value) => change('value', value)}
                isMoney
              />
            </>
          )}
        </RowsIn>
      </fieldset>
      <fieldset>
        <legend>{say.handsOfWheel}</legend>
        <ClauseOf {...wheel.chart} />
        <RowsIn list="chart" name="hand" posted={posted} put={putWheel} add={say.addHand} fresh={{ hand: '' }}>
          {(row, nth, change) => (
            <>
              <Choice
                name={`cardWheel.chart.${nth}`}
                label={say.hand}
                options={wheel.hands.map((one) => [one, one])}
                value={textIn(row.hand)}
                onChoose={(value) => change('hand', value)}
              />
              <TextIn
                name={`cardWheel.amount.${nth}`}
                label={say.value}
                says={say.handHint}
                value={textIn(row.amount)}
                onInput={(value) => change('amount', value)}
                isMoney
              />
            </>
          )}
        </RowsIn>
      </fieldset>
    </>
  )
}
