/** What is paid: the hands and their amounts, or things instead of money. */
import type { LineField, OfferingForm } from '../../../views/offerings/offering.ts'
import { mapIn, type Values } from '../../../views/offerings/offeringtext.ts'
import { Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { AmountIn, ClauseOf, TextIn } from './fields.tsx'
import { type Chosen, textIn } from './values.ts'

/** The hands of what was chosen: a field where the house posts the amount, and what is paid where it does not. */
export function Prizes({ form, values, putIn }: Chosen) {
  const say = words().offerings
  const lines = linesOf(form, values)
  if (lines.length === 0) return null
  return (
    <fieldset>
      <legend>{say.prizes}</legend>
      {form.charts.some && <p class="soft">{say.someHands}</p>}
      <div class="field-grid">
        {lines.map((line) => {
          const key = line.pays === 'entered' ? 'ranges' : 'prizes'
          if (line.amount === undefined)
            return (
              <div key={line.line} class="fixed-prize">
                <span lang="en">{line.line}</span>
                <strong lang="en">{line.paid ?? ''}</strong>
                <ClauseOf {...line} />
              </div>
            )
          return (
            <AmountIn
              key={line.line}
              name={`${key}.${line.line}`}
              label={line.line}
              field={line.amount}
              value={textIn(mapIn(values[key])[line.line])}
              onInput={(value) => putIn(key, line.line, value)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

/** Things instead of money: what each step is, and where money has no amount of its own, what it is worth. */
export function Things({ form: { things }, values, putIn }: Chosen) {
  const say = words().offerings
  if (things === undefined) return null
  const text = (key: 'things' | 'prizes', line: string) => (
    <TextIn
      key={`${key} ${line}`}
      name={`${key}.${line}`}
      label={<Ruled text={line} />}
      says={key === 'things' ? say.thing : say.thingValue}
      value={textIn(mapIn(values[key])[line])}
      isMoney={key === 'prizes'}
      onInput={(value) => putIn(key, line, value)}
    />
  )
  return (
    <fieldset>
      <legend>{say.things}</legend>
      <ClauseOf {...things} />
      <div class="field-grid">
        {things.lines.map((line) => text('things', line))}
        {things.valued.map((line) => text('prizes', line))}
      </div>
    </fieldset>
  )
}

function linesOf({ charts, games }: OfferingForm, values: Values): LineField[] {
  const names = Object.keys(charts.options)
  const chosen = charts.each
    ? games.map((game) => textIn(mapIn(values.charts)[game]) || textIn(values.chart))
    : [textIn(values.chart)]
  const used = names.length === 1 ? names : names.filter((name) => chosen.includes(name))
  const lines = used.flatMap((name) => charts.options[name] ?? [])
  return [...new Map(lines.map((line) => [line.line, line])).values()]
}
