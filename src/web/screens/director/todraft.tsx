/** What was planned goes into a draft by one press: of a tournament that is new, or of one that nobody has signed up for. */
import { useSignal } from '@preact/signals'
import { OCCASION, occasionIn } from '../../../base/occasion.ts'
import type { Values } from '../../../views/offerings/offeringtext.ts'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Options } from '../../ui/options.tsx'
import { words } from '../../words.ts'
import { keepPlanned } from '../offerings/tournament/planned.ts'

export function ToDraft({ planned }: { planned: Values }) {
  const say = words().tournamentPlan
  const rows = (view('offerings').value ?? []).filter(({ runs }) => runs === 'tournament')
  const begun = (view('tournaments').value ?? []).filter(({ status }) => status !== 'posted')
  const open = rows.filter((row) => !begun.some(({ activity }) => activity === row.activity))
  const wanted = useSignal('')
  const name = useSignal('')
  if (!isAllowed('DraftOffering') || open.length === 0) return null
  const chosen = open.find(({ activity }) => activity === wanted.value) ?? open[0]!
  const isNew = occasionIn(chosen.activity) === undefined
  const occasion = name.value
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const take = () => {
    const { activity } = chosen
    keepPlanned({ activity, tournament: planned, ...(isNew ? { occasion, name: name.value.trim() } : {}) })
    location.assign(`/offerings?${new URLSearchParams({ activity, part: 'draft' })}`)
  }
  return (
    <div class="form-row to-draft">
      <Field label={say.into}>
        <Select value={chosen.activity} onChange={({ currentTarget }) => (wanted.value = currentTarget.value)}>
          <Options
            of={open.map((row) => [
              row.activity,
              occasionIn(row.activity) === undefined ? say.intoNew(row.name) : row.name,
            ])}
          />
        </Select>
      </Field>
      {isNew && (
        <Field label={say.newName}>
          <Input
            maxLength={24}
            autocomplete="off"
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </Field>
      )}
      <Button look="primary" disabled={isNew && !OCCASION.test(occasion)} onClick={take}>
        {say.toDraft}
      </Button>
    </div>
  )
}
