/** A time as the clock of the house showed it. What instant that was, the house says; where there were two, it asks which. */
import type { Reason } from '../../../stream/orders.ts'
import { readView } from '../../../stream/viewreader.ts'
import { Field, Input, Select } from '../../../ui/field.tsx'
import { words } from '../../../words.ts'

export type HouseTimeText = { readonly local: string; readonly which?: 'first' | 'second' }

type HouseTimeProps = {
  readonly label: string
  readonly hint?: string
  readonly value: HouseTimeText
  /** The house has asked which of two times is meant. */
  readonly isTwice: boolean
  readonly max?: string | undefined
  readonly onChange: (value: HouseTimeText) => void
}

export function HouseTime({ label, hint, value, isTwice, max, onChange }: HouseTimeProps) {
  const say = words().podium.time
  return (
    <>
      <Field label={label} hint={hint}>
        <Input
          type="datetime-local"
          step="1"
          required
          max={max}
          value={value.local}
          onInput={({ currentTarget: { value: local } }) => onChange({ local })}
        />
      </Field>
      {isTwice && (
        <Field label={say.which}>
          <Select
            required
            value={value.which ?? ''}
            onChange={({ currentTarget: { value: which } }) =>
              onChange({ local: value.local, ...(which === 'first' || which === 'second' ? { which } : {}) })
            }
          >
            <option value="">{words().choose}</option>
            <option value="first">{say.first}</option>
            <option value="second">{say.second}</option>
          </Select>
        </Field>
      )}
    </>
  )
}

export const isAskedTwice = (reasons: readonly Reason[] | undefined): boolean =>
  reasons?.some(({ id }) => id === 'clock shows that time twice') === true

const queryOf = ({ local, which }: HouseTimeText): URLSearchParams =>
  new URLSearchParams({ ...(which === undefined ? {} : { which }), at: local })

export async function instantOf(time: HouseTimeText): Promise<number | readonly Reason[]> {
  const { view, reasons } = await readView(`/api/views/instant?${queryOf(time)}`)
  return reasons ?? view.at
}
