/** A whole structure to begin with: one of the house's usual kinds, or that of another tournament. Its day stays. */
import { useSignal } from '@preact/signals'
import { isUnder, occasionKey, rulesBehind } from '../../../../base/occasion.ts'
import { mapIn, type Values } from '../../../../views/offerings/offeringtext.ts'
import type { TournamentForm } from '../../../../views/offerings/tournamentform.ts'
import { type StructureName, structuresFor, structureValues } from '../../../../views/offerings/tournamenttemplates.ts'
import { beat, view } from '../../../stream/feed.ts'
import { readView } from '../../../stream/viewreader.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { words } from '../../../words.ts'
import { textIn } from '../values.ts'
import './tables.css'

type Of = { readonly form: TournamentForm; readonly own: Values; readonly onFill: (tournament: Values) => void }

export function BeginWith({ form, own, onFill }: Of) {
  const say = words().tournamentForm
  const kinds = structuresFor(form)
  const wanted = useSignal<string>(kinds[0]!)
  const activity = textIn(own.activity)
  const key = occasionKey(activity, textIn(own.occasion) || undefined)
  const others = (view('offerings').value ?? []).filter(
    (row) => isUnder(row.activity, rulesBehind(activity)) && row.activity !== key && row.version !== undefined,
  )
  const { date, begins } = mapIn(own.tournament)
  const fill = async () => {
    const kind = kinds.find((one) => one === wanted.value)
    const found =
      kind === undefined
        ? await structureOf(wanted.value)
        : structureValues(kind, form, beat.peek()?.local.slice(0, 10) ?? '')
    if (found !== undefined)
      onFill({
        ...found,
        ...(date === undefined ? {} : { date }),
        ...(begins === undefined ? {} : { begins }),
      })
  }
  return (
    <div class="form-row begin-with">
      <Field label={say.beginWith} hint={say.beginWithSays}>
        <Select value={wanted.value} onChange={({ currentTarget }) => (wanted.value = currentTarget.value)}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {say.structures[kind satisfies StructureName]}
            </option>
          ))}
          {others.map((row) => (
            <option key={row.activity} value={row.activity}>
              {say.asOther(row.name)}
            </option>
          ))}
        </Select>
      </Field>
      <Button onClick={() => void fill()}>{say.fillIn}</Button>
    </div>
  )
}

/** As it is posted there, or was last. */
async function structureOf(activity: string): Promise<Values | undefined> {
  const { view: found } = await readView(`/api/views/offered?${new URLSearchParams({ activity })}`)
  const { date: _day, ...structure } = mapIn((found?.running?.values ?? found?.draft?.values)?.tournament)
  return Object.keys(structure).length === 0 ? undefined : structure
}
