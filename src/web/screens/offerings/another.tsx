/** Another occasion of the same activity: a draft with the same choices under a name of its own. */
import { useSignal } from '@preact/signals'
import { OCCASION, occasionKey, rulesBehind } from '../../../base/occasion.ts'
import type { OfferingForm } from '../../../views/offerings/offering.ts'
import { offeringText, type Values } from '../../../views/offerings/offeringtext.ts'
import { show } from '../../stream/address.ts'
import { Field, Input } from '../../ui/field.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { words } from '../../words.ts'

export function Another({ form, start }: { form: OfferingForm; start: Values }) {
  const say = words().offerings
  const name = useSignal('')
  const activity = rulesBehind(form.activity)
  // An advertised name is that of one occasion.
  const { name: _advertised, activity: _activity, occasion: _occasion, ...choices } = start
  const occasion = name.value.trim().toLowerCase().replaceAll(/\s+/g, '-')
  const text = offeringText({ activity, occasion, ...choices } as Values)
  return (
    <details class="fold">
      <summary>{say.another}</summary>
      <Deed
        act="DraftOffering"
        order={OCCASION.test(occasion) ? { do: 'DraftOffering', text, isAnother: true } : undefined}
        label={say.anotherNow}
        says={say.anotherSays}
        look="plain"
        onDone={() => show({ activity: occasionKey(activity, occasion), part: 'draft' })}
      >
        <Field label={say.occasion} hint={say.occasionHint}>
          <Input
            value={name.value}
            maxLength={24}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </Field>
      </Deed>
    </details>
  )
}
