/** The pools of an activity: what each begins with, where it stops, when and how it grows. */

import type { PoolField } from '../../../views/offerings/offering.ts'
import { mapIn } from '../../../views/offerings/offeringtext.ts'
import { words } from '../../words.ts'
import { AmountIn, LineIn } from './fields.tsx'
import { type Chosen, textIn } from './values.ts'

export const Pools = (chosen: Chosen) =>
  chosen.form.pools.map((field) => <Pool key={field.pool} {...chosen} {...field} />)

function Pool({ pool, amounts, at, rate, values, putIn }: Chosen & PoolField) {
  const say = words().offerings
  const own = mapIn(mapIn(values.pools)[pool])
  const field = (key: keyof typeof amounts | 'at' | 'rate') => ({
    name: `pools.${pool}.${key}`,
    value: textIn(own[key]),
    onInput: (value: string) => putIn('pools', pool, { ...own, [key]: value }),
  })
  return (
    <fieldset>
      <legend>{pool === 'main' ? say.differs.pools : say.pool(words().board.poolName(pool))}</legend>
      <div class="field-grid">
        {(Object.keys(amounts) as (keyof typeof amounts)[]).map((key) => (
          <AmountIn key={key} {...field(key)} label={say.amounts[key]} field={amounts[key]!} />
        ))}
        {at !== undefined && <LineIn {...field('at')} label={say.at} term={at} type="time" />}
        {rate !== undefined && (
          <LineIn {...field('rate')} label={say.rate} term={rate} inputMode="decimal" placeholder="25%" />
        )}
      </div>
    </fieldset>
  )
}
