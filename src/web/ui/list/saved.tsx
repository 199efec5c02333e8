/** Filters with a name: chosen again with one press, and deleted where they are no longer wanted. */
import { useSignal } from '@preact/signals'
import { words } from '../../words.ts'
import { Button } from '../button.tsx'
import { Field, Input, Select } from '../field.tsx'
import { Form } from '../form.tsx'
import { tell } from '../overlay/toast.tsx'
import type { Filter, Sort } from './columns.ts'
import { forgetFilter, keep, keptOf, saveFilter } from './kept.ts'

type Of = {
  readonly name: string
  readonly filter: Filter
  readonly sort: Sort | undefined
  readonly onPick: (filter: Filter) => void
}

export function SavedFilters({ name, filter, sort, onPick }: Of) {
  const say = words().listed
  const saved = keptOf(name).saved ?? []
  const typed = useSignal('')
  const now = saved.find((one) => one.find === filter.find && one.only === filter.only && isSame(one.sort, sort))
  return (
    <>
      {saved.length > 0 && (
        <Field label={say.saved}>
          <Select
            value={now?.name ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const picked = saved.find((one) => one.name === value)
              if (picked === undefined) return
              keep(name, { sort: picked.sort })
              onPick(picked)
            }}
          >
            <option value="">{say.pick}</option>
            {saved.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
          </Select>
        </Field>
      )}
      {now !== undefined && (
        <Button size="small" look="stop" onClick={() => forgetFilter(name, now.name)}>
          {say.forget(now.name)}
        </Button>
      )}
      {now === undefined && (
        <Form
          class="list-save"
          onSend={() => {
            const called = typed.value.trim()
            if (called === '') return
            saveFilter(name, { name: called, ...filter, ...(sort === undefined ? {} : { sort }) })
            typed.value = ''
            tell(say.filterSaved(called))
          }}
        >
          <Field label={say.filterName} hint={say.saveHint}>
            <Input
              required
              maxLength={40}
              value={typed.value}
              onInput={({ currentTarget: { value } }) => {
                typed.value = value
              }}
            />
          </Field>
          <Button type="submit">{say.save}</Button>
        </Form>
      )}
    </>
  )
}

const isSame = (a: Sort | undefined, b: Sort | undefined): boolean => a?.by === b?.by && a?.isDown === b?.isDown
