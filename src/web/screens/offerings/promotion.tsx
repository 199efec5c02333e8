/** What the house chooses of a promotion beside its prizes. */
import { mapIn } from '../../../views/offerings/offeringtext.ts'
import { words } from '../../words.ts'
import { Checks, Choice, ClauseOf, LineIn } from './fields.tsx'
import { type Chosen, textIn, textsIn } from './values.ts'
import { CardWheelIn, WheelIn } from './wheels.tsx'

export function Promotion(chosen: Chosen) {
  const { form, values, put } = chosen
  const say = words().offerings.promotion
  const { promotion } = form
  if (promotion === undefined) return null
  const { tickets, dates, handOut, missed, stageAt } = promotion
  const weeks = dates.weeks.length > 0 && <span class="soft">{say.weeks(dates.weeks.join(', '))}</span>
  return (
    <>
      <h2>{say.heading}</h2>
      <div class="field-grid">
        {tickets !== undefined && (
          <LineIn
            name="tickets"
            label={say.tickets}
            value={textIn(values.tickets)}
            inputMode="numeric"
            maxLength={3}
            onInput={(value) => put('tickets', value)}
            term={tickets}
          >
            <span class="soft">{words().offerings.allowed(`${tickets.min}–${tickets.max}`)}</span>
          </LineIn>
        )}
        {(['from', 'to'] as const).map((key) => (
          <LineIn
            key={key}
            name={key}
            label={say[key]}
            value={textIn(values[key])}
            placeholder="2026-03-01"
            maxLength={10}
            onInput={(value) => put(key, value)}
            term={key === 'to' ? dates : undefined}
          >
            {key === 'to' && weeks}
          </LineIn>
        ))}
        {handOut !== undefined && (
          <LineIn
            name="handOut"
            label={say.handOut}
            value={textsIn(values.handOut).join(', ')}
            placeholder="14:00, 18:00"
            maxLength={120}
            onInput={(value) => put('handOut', timesIn(value))}
            term={handOut}
          />
        )}
        {missed !== undefined && (
          <Choice
            name="missed"
            label={say.missed}
            options={missed.oneOf.map((one) => [one, one])}
            value={textIn(values.missed)}
            onChoose={(value) => put('missed', value)}
          >
            <ClauseOf {...missed} />
          </Choice>
        )}
        {stageAt !== undefined && (
          <LineIn
            name="stageAt"
            label={say.stageAt}
            type="time"
            value={textIn(values.stageAt)}
            onInput={(value) => put('stageAt', value)}
            term={stageAt}
          />
        )}
        <Emptied {...chosen} />
      </div>
      <WheelIn {...chosen} />
      <CardWheelIn {...chosen} />
    </>
  )
}

/** Times of day with commas between; nothing where none is written. */
const timesIn = (text: string): string[] => text.split(',').map((one) => one.trim()).filter((one) => one !== '') // biome-ignore format: one line

function Emptied({ form, values, put }: Chosen) {
  const say = words().offerings.promotion
  const emptied = form.promotion?.emptied
  if (emptied === undefined) return null
  const { days } = emptied
  const posted = mapIn(values.emptied)
  if (days !== undefined)
    return (
      <LineIn
        name="emptied"
        label={say.emptiedDays}
        value={textIn(posted.days)}
        inputMode="numeric"
        maxLength={3}
        onInput={(value) => put('emptied', value === '' ? {} : { days: value })}
        term={emptied}
      >
        <span class="soft">{words().offerings.allowed(`${days.min}–${days.max}`)}</span>
      </LineIn>
    )
  return (
    <div>
      <Checks
        name="emptied"
        label={say.emptied}
        options={[
          ['each drawing', say.eachDrawing],
          ['the end', say.theEnd],
        ]}
        value={textsIn(posted.after)}
        onChange={(after) => put('emptied', after.length === 0 ? {} : { after })}
      />
      <ClauseOf {...emptied} />
    </div>
  )
}
