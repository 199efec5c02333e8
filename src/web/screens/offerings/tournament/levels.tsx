/** Chips and levels: typed, or proposed from the chips, the field and the wished length. */
import { useSignal } from '@preact/signals'
import { expectedMinutes, proposeStructure, TEMPLATES, type Template } from '../../../../games/tournament/structure.ts'
import { mapsIn, type Values } from '../../../../views/offerings/offeringtext.ts'
import { levelLines, levelsAsTyped, levelsTyped, periodsIn } from '../../../../views/offerings/tournamentvalues.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input, Select } from '../../../ui/field.tsx'
import { words } from '../../../words.ts'
import { FieldSays } from '../complaints.tsx'
import { type PutOne, textIn } from '../values.ts'
import { ChipTable } from './chiptable.tsx'
import { LevelTable } from './leveltable.tsx'
import { LinesIn } from './lines.tsx'

/** Of a nightly tournament: to say at once how long it will last. */
const USUAL_FIELD = '60'
const numberIn = (text: string): number => Number(text.replaceAll(',', '')) || 0

export function LevelsIn({ chosen, put, isHalf }: { chosen: Values; put: PutOne; isHalf: boolean }) {
  const say = words().tournamentForm
  const template = useSignal<Template>(isHalf ? 'sit-n-go' : 'regular')
  const players = useSignal(isHalf ? textIn(chosen.field) : USUAL_FIELD)
  const minutes = useSignal(isHalf ? '60' : '240')
  /** Counts changes in the table: with each of them the lines begin anew. */
  const inTable = useSignal(0)
  const chips = mapsIn(chosen.chipSet)
  const stack = chips.reduce((sum, { value, each }) => sum + numberIn(textIn(value)) * numberIn(textIn(each)), 0)
  const start = numberIn(textIn(chosen.chips))
  const count = numberIn(players.value)
  const values = chips.map(({ value }) => numberIn(textIn(value))).filter((value) => value > 0)
  const isReady = start > 0 && count > 1 && numberIn(minutes.value) > 0 && values.length > 0
  const propose = () => {
    const { bigBlinds, ...kind } = TEMPLATES[template.value]
    const wish = { ...kind, chips: values, start, players: count, minutes: numberIn(minutes.value) }
    put('levels', levelsAsTyped(proposeStructure(wish, bigBlinds)))
    inTable.value += 1
  }
  return (
    <fieldset>
      <legend>{say.levels}</legend>
      <ChipTable rows={chips} onChange={(rows) => put('chipSet', rows)} />
      <FieldSays field="tournament.chipSet" name={say.chipSet} />
      {stack > 0 && <p class={stack === start || start === 0 ? 'soft' : 'player-due'}>{stackText(stack, start)}</p>}
      <div class="field-grid">
        <Field label={say.template}>
          <Select
            value={template.value}
            onChange={({ currentTarget }) => (template.value = currentTarget.value as Template)}
          >
            {Object.keys(TEMPLATES).map((one) => (
              <option key={one} value={one}>
                {say.templates[one as Template]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={say.wishPlayers}>
          <Input
            inputMode="numeric"
            maxLength={5}
            value={players.value}
            onInput={({ currentTarget }) => (players.value = currentTarget.value)}
          />
        </Field>
        <Field label={say.wishMinutes}>
          <Input
            inputMode="numeric"
            maxLength={5}
            value={minutes.value}
            onInput={({ currentTarget }) => (minutes.value = currentTarget.value)}
          />
        </Field>
      </div>
      <p class="actions">
        <Button disabled={!isReady} onClick={propose}>
          {say.proposeDo}
        </Button>{' '}
        {!isReady && <span class="soft">{say.proposeNeeds}</span>}
      </p>
      {count > 1 && start > 0 && <p>{expected(chosen, count, start)}</p>}
      <FieldSays field="tournament.levels" name={say.levels} />
      <LevelTable
        rows={mapsIn(chosen.levels)}
        starts={textIn(chosen.begins)}
        onChange={(rows) => {
          put('levels', rows)
          inTable.value += 1
        }}
      />
      <details class="fold">
        <summary>{say.asLines}</summary>
        <LinesIn
          key={inTable.value}
          name="tournament.levels"
          label={say.levelsHint}
          rows={12}
          start={levelLines(chosen.levels)}
          onInput={(text) => put('levels', levelsTyped(text))}
        />
      </details>
    </fieldset>
  )
}

function stackText(stack: number, start: number): string {
  const say = words().tournamentForm
  return stack === start || start === 0 ? say.stack(stack) : `▲ ${say.stackDiffers(stack, start)}`
}

function expected(chosen: Values, players: number, start: number): string {
  const say = words().tournamentForm
  const periods = periodsIn(chosen.levels)
  if (periods === undefined) return ''
  const minutes = expectedMinutes(periods, players * start)
  if (minutes === undefined) return say.neverOver(players)
  return say.expected(players, say.hours(Math.floor(minutes / 60), minutes % 60))
}
