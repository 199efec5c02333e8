/** The posted drawings: on weekdays or on dates alone, from when to when, and what each is for if not for the prize of all. */

import type { OfferingForm } from '../../../views/offerings/offering.ts'
import type { Values } from '../../../views/offerings/offeringtext.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { clockOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { FieldSays, useComplaint } from './complaints.tsx'
import { Choice, ClauseOf, Pressed } from './fields.tsx'
import { lacking, nextTimes, weekAfter } from './hours.ts'
import { OwnPrize } from './ownprize.tsx'
import { Days, TimeIn } from './times.tsx'
import { type Change, changed, textIn, textsIn } from './values.ts'

type Form = Pick<OfferingForm, 'drawings' | 'things' | 'promotion'>

export function Drawings({
  form,
  value,
  onChange,
}: {
  form: Form
  value: readonly Values[]
  onChange: (value: readonly Values[]) => void
}) {
  const say = words().offerings
  const { drawings } = form
  if (drawings === undefined) return null
  const { hours } = drawings
  const last = value.at(-1)
  const when = last?.dates !== undefined ? { dates: last.dates } : last?.days !== undefined ? { days: last.days } : {}
  return (
    <fieldset class="drawings">
      <legend>{say.drawings}</legend>
      <FieldSays field="drawings" name={say.drawings} />
      <ClauseOf {...drawings} />
      {value.map((drawing, index) => (
        // Drawings have no name of their own, so the place is the key.
        <One
          key={index}
          name={`drawings.${index}`}
          form={form}
          drawing={drawing}
          put={(change) => onChange(value.map((one, at) => (at === index ? changed(one, change) : one)))}
          remove={() => onChange(value.filter((_, at) => at !== index))}
        />
      ))}
      <p class="actions">
        <Button onClick={() => onChange([...value, { ...when, ...nextTimes(hours, last) }])}>{say.addDrawing}</Button>
        {hours !== undefined && (
          <Button onClick={() => onChange([...value, ...lacking(hours, value, when)])}>
            {say.addHours(clockOf(hours.from), clockOf(hours.to))}
          </Button>
        )}
      </p>
    </fieldset>
  )
}

function One({
  name,
  form,
  drawing,
  put,
  remove,
}: {
  name: string
  form: Form
  drawing: Values
  put: (change: Change) => void
  remove: () => void
}) {
  const say = words().offerings
  const isDated = drawing.dates !== undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group in a fieldset already
    <div class="drawing" role="group" aria-label={say.drawingOf(timeOf(drawing.from), timeOf(drawing.to))}>
      <div class="window">
        <TimeIn
          name={`${name}.from`}
          label={words().books.fromDay}
          value={drawing.from}
          put={(from) => put({ from })}
        />
        <TimeIn name={`${name}.to`} label={words().books.toDay} value={drawing.to} put={(to) => put({ to })} />
        {form.drawings?.hours === undefined && (
          <Winners name={`${name}.winners`} value={textIn(drawing.winners)} put={(winners) => put({ winners })} />
        )}
        <Button onClick={remove}>{say.remove}</Button>
      </div>
      <FieldSays field={name} name={say.drawings} />
      <div class="window">
        <Pressed isOn={!isDated} label={say.onDays} press={() => put({ dates: undefined })} />
        <Pressed
          isOn={isDated}
          label={say.onDates}
          press={() => put({ days: undefined, dates: drawing.dates ?? [''] })}
        />
        {isDated ? (
          <Dates name={`${name}.dates`} dates={textsIn(drawing.dates)} onChange={(dates) => put({ dates })} />
        ) : (
          <>
            <Days days={textsIn(drawing.days)} onChange={(days) => put({ days })} />
            <span class="soft">{say.everyDay}</span>
          </>
        )}
      </div>
      <Gives name={`${name}.gives`} form={form} value={textIn(drawing.gives)} put={(gives) => put({ gives })} />
      <OwnPrize name={name} form={form} drawing={drawing} put={put} />
    </div>
  )
}

/** What it gives, where the rules leave that to each drawing. */
function Gives({
  name,
  form: { promotion },
  value,
  put,
}: {
  name: string
  form: Form
  value: string
  put: (value: string | undefined) => void
}) {
  const say = words().offerings.promotion
  const gives = promotion?.gives
  if (gives === undefined) return null
  return (
    <Choice
      name={name}
      label={say.gives}
      options={gives.oneOf.map((one) => [one, words().board.gives[one]])}
      value={value}
      onChoose={(chosen) => put(chosen === '' ? undefined : chosen)}
    >
      <ClauseOf {...gives} />
    </Choice>
  )
}

function Winners({ name, value, put }: { name: string; value: string; put: (value: string) => void }) {
  const say = words().offerings
  return (
    <>
      <Field label={say.winners} class="winners">
        <Input
          inputMode="numeric"
          maxLength={4}
          placeholder="1"
          value={value}
          {...useComplaint(name)}
          onInput={({ currentTarget }) => put(currentTarget.value)}
        />
      </Field>
      <FieldSays field={name} name={say.winners} />
    </>
  )
}

function Dates({
  name,
  dates,
  onChange,
}: {
  name: string
  dates: readonly string[]
  onChange: (dates: readonly string[]) => void
}) {
  const say = words().offerings
  return (
    <div class="dates">
      <FieldSays field={name} name={say.onDates} />
      {dates.map((date, index) => (
        <DateIn
          // A date may stand twice while it is typed, so the place is the key.
          key={index}
          name={`${name}.${index}`}
          label={say.dateOf(index + 1)}
          value={date}
          onInput={(typed) => onChange(dates.map((one, at) => (at === index ? typed : one)))}
          {...(dates.length < 2 ? {} : { remove: () => onChange(dates.filter((_, at) => at !== index)) })}
        />
      ))}
      <Button onClick={() => onChange([...dates, weekAfter(dates.at(-1))])}>{say.addDate}</Button>
    </div>
  )
}

function DateIn({
  name,
  label,
  value,
  onInput,
  remove,
}: {
  name: string
  label: string
  value: string
  onInput: (value: string) => void
  remove?: () => void
}) {
  const say = words().offerings
  return (
    <span class="date">
      <Input
        type="date"
        aria-label={label}
        value={value}
        {...useComplaint(name)}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {remove !== undefined && (
        <Button aria-label={`${say.remove} ${value}`} onClick={remove}>
          ×
        </Button>
      )}
      <FieldSays field={name} name={label} />
    </span>
  )
}

const timeOf = (value: Parameters<typeof textIn>[0]): string => (textIn(value) === '' ? '' : clockOf(textIn(value)))
