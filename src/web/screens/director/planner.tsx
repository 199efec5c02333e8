/** Plans a structure: levels proposed from chips, field and wished length, changed by hand, with the expected end; one press takes it into a draft. */

import { useSignal } from '@preact/signals'
import {
  expectedMinutes,
  proposeStructure,
  stackOf,
  TEMPLATES,
  type Template,
} from '../../../games/tournament/structure.ts'
import type { Values } from '../../../views/offerings/offeringtext.ts'
import { chipSetValues } from '../../../views/offerings/tournamenttemplates.ts'
import { levelsAsTyped, periodsIn } from '../../../views/offerings/tournamentvalues.ts'
import { Choices, Toggle } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { chipsText } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { clockOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { LevelTable } from '../offerings/tournament/leveltable.tsx'
import { numbersIn, timeAfter } from './plan.ts'
import { ToDraft } from './todraft.tsx'

const NAMES = Object.keys(TEMPLATES) as readonly Template[]
const FIELDS = ['players', 'hours', 'chips', 'levelMinutes', 'breakEvery', 'breakMinutes', 'antes'] as const
type Wished = Record<(typeof FIELDS)[number], number>

export function Planner() {
  const say = words().tournamentPlan
  const template = useSignal<Template>('regular')
  const wished = useSignal<Wished>(wishOf('regular'))
  const starts = useSignal('19:00')
  const set = useSignal('25 100 500 1000 5000')
  const own = useSignal<readonly Values[] | undefined>(undefined)
  const values = numbersIn(set.value)
  const { players, hours, chips, levelMinutes, breakEvery, breakMinutes, antes } = wished.value
  const isReady = values.length > 0 && [players, hours, chips, levelMinutes, breakEvery].every((one) => one > 0)
  const proposed = () =>
    proposeStructure(
      {
        chips: values,
        start: chips,
        players,
        minutes: hours * 60,
        levelMinutes,
        breaks: { afterLevels: breakEvery, minutes: breakMinutes },
        ...(antes > 0 ? { anteFromLevel: antes } : {}),
      },
      TEMPLATES[template.value].bigBlinds,
    )
  const levels = own.value ?? (isReady ? levelsAsTyped(proposed()) : [])
  const periods = periodsIn(levels)
  const minutes = periods === undefined ? undefined : expectedMinutes(periods, chips * players)
  /** Blinds do no more than double, so a wish can be too short for its levels. */
  const isLonger = minutes !== undefined && minutes > hours * 60 + levelMinutes
  const stack = isReady ? stackOf(chips, values) : undefined
  return (
    <section class="planner" aria-label={say.title}>
      <p class="soft">{say.says}</p>
      <Choices label={say.template}>
        {NAMES.map((name) => (
          <Toggle
            key={name}
            size="touch"
            isOn={template.value === name}
            onClick={() => {
              template.value = name
              wished.value = { ...wishOf(name), players, chips }
              own.value = undefined
            }}
          >
            {say.templates[name]}
          </Toggle>
        ))}
      </Choices>
      <div class="planner-wish">
        {FIELDS.map((name) => (
          <Field key={name} label={say.wish[name]}>
            <Input
              type="number"
              min={0}
              step={name === 'hours' ? 0.5 : 1}
              value={wished.value[name]}
              autocomplete="off"
              onInput={({ currentTarget }) => {
                wished.value = { ...wished.value, [name]: Number(currentTarget.value) }
                own.value = undefined
              }}
            />
          </Field>
        ))}
        <Field label={say.starts}>
          <Input
            type="time"
            value={starts.value}
            onInput={({ currentTarget }) => (starts.value = currentTarget.value)}
          />
        </Field>
        <Field label={say.chipSet} hint={say.chipSetHint}>
          <Input
            value={set.value}
            autocomplete="off"
            maxLength={80}
            onInput={({ currentTarget }) => {
              set.value = currentTarget.value
              own.value = undefined
            }}
          />
        </Field>
      </div>
      {levels.length > 0 && (
        <>
          <Notice tone={minutes === undefined || isLonger ? 'due' : 'good'}>
            {minutes === undefined
              ? say.tooShort
              : say.expected(
                  clockOf(timeAfter(starts.value, minutes)),
                  say.lasts(Math.floor(minutes / 60), minutes % 60),
                )}
            {isLonger && ` ${say.longer}`}
            {stack !== undefined &&
              ` ${say.stack(stack.map(({ value, count }) => `${count} × ${chipsText(value)}`).join(', '))}`}
          </Notice>
          <ToDraft
            planned={{
              begins: starts.value,
              chips: String(chips),
              chipSet: chipSetValues(chips, values),
              levels,
            }}
          />
          <LevelTable rows={levels} starts={starts.value} onChange={(next) => (own.value = next)} />
        </>
      )}
    </section>
  )
}

function wishOf(name: Template): Wished {
  const { levelMinutes, bigBlinds, breaks, anteFromLevel } = TEMPLATES[name]
  const isOneTable = name === 'sit-n-go'
  return {
    players: isOneTable ? 10 : 60,
    hours: isOneTable ? 1.5 : name === 'turbo' ? 3 : name === 'deep' ? 8 : 5,
    chips: bigBlinds * 200,
    levelMinutes,
    breakEvery: breaks.afterLevels,
    breakMinutes: breaks.minutes,
    antes: anteFromLevel ?? 0,
  }
}
