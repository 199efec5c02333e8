/** What a drawing is for, where that is not the prize of all drawings. */
import type { OfferingForm } from '../../../views/offerings/offering.ts'
import { mapIn, type Values } from '../../../views/offerings/offeringtext.ts'
import { Notice } from '../../ui/notice.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { AmountIn, ClauseOf, Pressed, TextIn } from './fields.tsx'
import { type Change, textIn } from './values.ts'

type Own = 'none' | 'money' | 'things'

const ownOf = ({ prizes, things }: Values): Own =>
  things !== undefined ? 'things' : prizes !== undefined ? 'money' : 'none'

/** What it is for, where that is not the prize of all drawings: an amount of its own, or a thing for every step. */
export function OwnPrize({
  name,
  form: { drawings, things },
  drawing,
  put,
}: {
  name: string
  form: Pick<OfferingForm, 'drawings' | 'things'>
  drawing: Values
  put: (change: Change) => void
}) {
  const say = words().offerings
  const prize = drawings?.prize
  if (prize === undefined) return null
  const own = ownOf(drawing)
  const [prizes, named] = [mapIn(drawing.prizes), mapIn(drawing.things)]
  const kinds: readonly Own[] = things === undefined ? ['none', 'money'] : ['none', 'money', 'things']
  const choose: Record<Own, Change> = {
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
              if (own !== kind) put(choose[kind])
            }}
          />
        ))}
      </div>
      {own !== 'none' && isEmpty && <Notice tone="due">{say.ownPrizeEmpty}</Notice>}
      {own === 'money' && (
        <div class="field-grid">
          <AmountIn
            name={`${name}.prizes.${prize.line}`}
            label={prize.line}
            field={prize}
            value={textIn(prizes[prize.line])}
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
                  value={textIn(named[line])}
                  onInput={(value) => put({ things: { ...named, [line]: value } })}
                />
                <TextIn
                  name={`${name}.prizes.${line}`}
                  label={<Ruled text={line} />}
                  says={say.thingValue}
                  value={textIn(prizes[line])}
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
