/** The posted drawings: on weekdays or on dates alone, from when to when, and what each is for if not for the prize of all. */
import type { OfferingForm } from '../../views/offering.ts'
import type { Values } from '../../views/offeringtext.ts'
import { Ruled } from '../live/said.tsx'
import { words } from '../words/words.ts'
import { FieldSays, useComplaint } from './complaints.tsx'
import { AmountIn, ClauseOf, Days, TextIn, TimeIn, textsIn } from './fields.tsx'

type Form = Pick<OfferingForm, 'drawings' | 'things'>
type Change = (change: Values) => void
type Own = 'none' | 'money' | 'things'

const mapIn = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
const ownOf = ({ prizes, things }: Values): Own =>
  things !== undefined ? 'things' : prizes !== undefined ? 'money' : 'none'

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
      <FieldSays field="drawings" />
      <ClauseOf {...drawings} />
      {value.map((drawing, index) => (
        // Drawings have no name of their own, so the place is the key.
        <One
          key={index}
          name={`drawings.${index}`}
          form={form}
          drawing={drawing}
          put={(change) => onChange(value.map((one, at) => (at === index ? without({ ...one, ...change }) : one)))}
          remove={() => onChange(value.filter((_, at) => at !== index))}
        />
      ))}
      <p class="actions">
        <button
          type="button"
          class="act plain"
          onClick={() => onChange([...value, { ...when, ...nextTimes(hours, last) }])}
        >
          {say.addDrawing}
        </button>
        {hours !== undefined && (
          <button type="button" class="act plain" onClick={() => onChange([...value, ...lacking(hours, value, when)])}>
            {say.addHours(hours.from, hours.to)}
          </button>
        )}
      </p>
    </fieldset>
  )
}

/** A key that was taken away is not there. */
const without = (values: Record<string, Values[string] | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, one]) => one !== undefined)) as Values

type Hours = { readonly from: string; readonly to: string }
const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

/** Each whole hour that the rules name. */
function hoursOf({ from, to }: Hours): Hours[] {
  const first = Number(from.slice(0, 2))
  return Array.from({ length: Number(to.slice(0, 2)) - first }, (_, at) => ({
    from: clock(first + at),
    to: clock(first + at + 1),
  }))
}

/** The hours that are not there yet, on the days or dates of the last drawing. */
function lacking(hours: Hours, there: readonly Values[], when: Values): Values[] {
  const onOf = ({ days = [], dates = [] }: Values) => `${days} ${dates}`
  const isThere = ({ from }: Hours) => there.some((one) => one.from === from && onOf(one) === onOf(when))
  return hoursOf(hours).flatMap((hour) => (isThere(hour) ? [] : [{ ...when, ...hour }]))
}

/** After the last one. */
function nextTimes(hours: Hours | undefined, last: Values | undefined): Hours {
  if (hours === undefined) return { from: '20:00', to: '21:00' }
  const all = hoursOf(hours)
  return all[all.findIndex(({ from }) => from === last?.from) + 1] ?? all[0] ?? hours
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
  put: (change: Record<string, Values[string] | undefined>) => void
  remove: () => void
}) {
  const say = words().offerings
  const isDated = drawing.dates !== undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group in a fieldset already
    <div class="drawing" role="group" aria-label={say.drawingOf(String(drawing.from ?? ''), String(drawing.to ?? ''))}>
      <div class="window">
        <TimeIn
          name={`${name}.from`}
          label={words().books.fromDay}
          value={drawing.from}
          put={(from) => put({ from })}
        />
        <TimeIn name={`${name}.to`} label={words().books.toDay} value={drawing.to} put={(to) => put({ to })} />
        {form.drawings?.hours === undefined && (
          <Winners name={`${name}.winners`} value={String(drawing.winners ?? '')} put={(winners) => put({ winners })} />
        )}
        <button type="button" class="act plain" onClick={remove}>
          {say.remove}
        </button>
      </div>
      <FieldSays field={name} />
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
      <OwnPrize name={name} form={form} drawing={drawing} put={put} />
    </div>
  )
}

function Winners({ name, value, put }: { name: string; value: string; put: (value: string) => void }) {
  const say = words().offerings
  return (
    <>
      <label class="winners">
        <span>{say.winners}</span>
        <input
          inputMode="numeric"
          maxLength={4}
          placeholder="1"
          value={value}
          {...useComplaint(name)}
          onInput={({ currentTarget }) => put(currentTarget.value)}
        />
      </label>
      <FieldSays field={name} />
    </>
  )
}

const Pressed = ({ isOn, label, press }: { isOn: boolean; label: string; press: () => void }) => (
  <button type="button" class="toggle" aria-pressed={isOn} onClick={press}>
    {label}
  </button>
)

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
      <FieldSays field={name} />
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
      <button type="button" class="act plain" onClick={() => onChange([...dates, weekAfter(dates.at(-1))])}>
        {say.addDate}
      </button>
    </div>
  )
}

/** Promotions come back every week, so the next date offered is that of a week later. */
function weekAfter(date: string | undefined): string {
  const last = Date.parse(`${date}T00:00Z`)
  return Number.isNaN(last) ? '' : new Date(last + 7 * 86_400_000).toISOString().slice(0, 10)
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
      <input
        type="date"
        aria-label={label}
        value={value}
        {...useComplaint(name)}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {remove !== undefined && (
        <button type="button" class="act plain" aria-label={`${say.remove} ${value}`} onClick={remove}>
          ×
        </button>
      )}
      <FieldSays field={name} />
    </span>
  )
}

/** What it is for, where that is not the prize of all drawings: an amount of its own, or a thing for every step. */
function OwnPrize({ name, form, drawing, put }: { name: string; form: Form; drawing: Values; put: Change }) {
  const say = words().offerings
  const { drawings, things } = form
  const prize = drawings?.prize
  if (prize === undefined) return null
  const own = ownOf(drawing)
  const [prizes, named] = [mapIn(drawing.prizes), mapIn(drawing.things)]
  const kinds: readonly Own[] = things === undefined ? ['none', 'money'] : ['none', 'money', 'things']
  const choose: Record<Own, Record<string, Values[string] | undefined>> = {
    none: { prizes: undefined, things: undefined },
    money: { prizes: {}, things: undefined },
    things: { prizes: {}, things: {} },
  }
  const isEmpty = ![...Object.values(prizes), ...Object.values(named)].some((one) => one !== '')
  const putPrize = (line: string, value: string) => put({ prizes: { ...prizes, [line]: value } })
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: three toggles in a fieldset already */}
      <div class="window" role="group" aria-label={say.isFor}>
        <span>{say.isFor}</span>
        {kinds.map((kind) => (
          <Pressed
            key={kind}
            isOn={own === kind}
            label={say.ownPrize[kind]}
            press={() => {
              if (own !== kind) put(choose[kind] as Values)
            }}
          />
        ))}
      </div>
      {own !== 'none' && isEmpty && (
        <p class="notice" data-tone="due">
          {say.ownPrizeEmpty}
        </p>
      )}
      {own === 'money' && (
        <div class="field-grid">
          <AmountIn
            name={`${name}.prizes.${prize.line}`}
            label={prize.line}
            field={prize}
            value={String(prizes[prize.line] ?? '')}
            onInput={(value) => putPrize(prize.line, value)}
          />
        </div>
      )}
      {own === 'things' && things !== undefined && (
        <>
          <ClauseOf {...things} />
          <div class="field-grid">
            {things.lines.map((line) => (
              <div key={line} class="thing-fields">
                <TextIn
                  name={`${name}.things.${line}`}
                  label={<Ruled text={line} />}
                  says={say.thing}
                  value={String(named[line] ?? '')}
                  onInput={(value) => put({ things: { ...named, [line]: value } })}
                />
                <TextIn
                  name={`${name}.prizes.${line}`}
                  label={<Ruled text={line} />}
                  says={say.thingValue}
                  value={String(prizes[line] ?? '')}
                  isMoney
                  onInput={(value) => putPrize(line, value)}
                />
              </div>
            ))}
          </div>
        </>
      )}
    </>
  )
}
