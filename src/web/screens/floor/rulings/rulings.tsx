/** Rulings of a floor person: what lies on the table is entered, what holds is read, with the clause it goes by. */
import './rulings.css'
import { useSignal } from '@preact/signals'
import {
  mayRaiseAgain,
  oversizedChip,
  RAISE,
  type RaiseRule,
  raiseRuling,
} from '../../../../games/tournament/rulings.ts'
import type { RulingsView } from '../../../../views/tournaments/rulings.ts'
import { view } from '../../../stream/feed.ts'
import { Choices, Toggle } from '../../../ui/button.tsx'
import { Check } from '../../../ui/field.tsx'
import { chipsText } from '../../../ui/names.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Waiting } from '../../../ui/shell.tsx'
import { words } from '../../../words.ts'
import { Answer, NumberField, type Of, one, Ruling } from './parts.tsx'
import { OddChip, SidePots } from './pots.tsx'
import { listIn } from './read.ts'

export function Rulings() {
  const say = words().rulings
  const known = view('rulings').value
  const all = known ?? []
  const chosen = useSignal('')
  const of = all.find(({ activity }) => activity === chosen.value) ?? all[0]
  if (known === undefined) return <Waiting />
  return (
    <div class="rulings">
      <p class="soft">{say.says}</p>
      {all.length > 1 && (
        <Choices label={say.by}>
          {all.map(({ activity, name }) => (
            <Toggle key={activity} isOn={activity === of?.activity} onClick={() => (chosen.value = activity)}>
              {name}
            </Toggle>
          ))}
        </Choices>
      )}
      {of === undefined ? (
        <Notice tone="due">{say.houseSays}</Notice>
      ) : (
        <p>
          {say.by} <strong>{of.name}</strong>
        </p>
      )}
      <div class="rulings-list">
        <Raise of={of} />
        <Oversized of={of} />
        <Short of={of} />
        <OddChip of={of} />
        <SidePots of={of} />
        <Ruling title={say.level.title} by={of?.by.level}>
          <p>{say.level.says}</p>
        </Ruling>
      </div>
      {of !== undefined && (
        <details class="pane fold" open>
          <summary>{say.sheet}</summary>
          <ul class="reasons" lang="en">
            {of.sheet.map(({ clause, says }) => (
              <li key={clause}>
                <span class="clause">{clause}</span> {says}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const raiseOf = (of: RulingsView | undefined): RaiseRule => of?.raise ?? RAISE

function Raise({ of }: Of) {
  const say = words().rulings.raise
  const bet = useSignal('')
  const putIn = useSignal('')
  const isTold = one(bet.value) > 0 && one(putIn.value) > 0
  const ruling = isTold ? raiseRuling(one(bet.value), one(putIn.value), raiseOf(of)) : undefined
  const short = one(bet.value) - one(putIn.value)
  const how = short === 0 ? 'exact' : (ruling?.is ?? 'call')
  return (
    <Ruling title={say.title} by={of?.by.raise}>
      <NumberField label={say.bet} of={bet} />
      <NumberField label={say.putIn} of={putIn} />
      <Answer>
        {ruling !== undefined && (short > 0 ? say.under(chipsText(short)) : say[how](chipsText(ruling.to)))}
      </Answer>
    </Ruling>
  )
}

function Oversized({ of }: Of) {
  const say = words().rulings.oversized
  const bet = useSignal('')
  const chip = useSignal('')
  const most = useSignal('')
  const said = useSignal(true)
  const isTold = one(bet.value) > 0 && one(chip.value) > 0
  const limit = one(most.value)
  const { under } = words().rulings.raise
  const short = one(bet.value) - one(chip.value)
  const ruling = isTold
    ? oversizedChip(one(bet.value), one(chip.value), said.value, limit === 0 ? undefined : limit, raiseOf(of))
    : undefined
  return (
    <Ruling title={say.title} by={of?.by.oversized}>
      <NumberField label={say.bet} of={bet} />
      <NumberField label={say.chip} of={chip} />
      <NumberField label={say.most} of={most} />
      <Check
        label={say.said}
        checked={said.value}
        onChange={({ currentTarget }) => {
          said.value = currentTarget.checked
        }}
      />
      <Answer>
        {ruling !== undefined &&
          (short > 0 && !said.value ? under(chipsText(short)) : say[ruling.is](chipsText(ruling.to)))}
      </Answer>
    </Ruling>
  )
}

function Short({ of }: Of) {
  const say = words().rulings.short
  const acted = useSignal('')
  const bets = useSignal('')
  const since = listIn(bets.value)
  const isTold = one(acted.value) > 0 && since.length > 0
  return (
    <Ruling title={say.title} by={of?.by.short}>
      <NumberField label={say.acted} of={acted} />
      <NumberField label={say.bets} of={bets} hint={say.betsHint} />
      <Answer>{isTold && (mayRaiseAgain(one(acted.value), since, raiseOf(of)) ? say.yes : say.no)}</Answer>
    </Ruling>
  )
}
