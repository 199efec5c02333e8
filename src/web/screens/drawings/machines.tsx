/** Cards in machines by hand, where no machine tells the house of them. */
import { useSignal } from '@preact/signals'
import { isAllowed } from '../../stream/permission.ts'
import { Field, Input } from '../../ui/field.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { words } from '../../words.ts'

export function Machines() {
  const say = words().games
  const machine = useSignal('')
  const person = useSignal('')
  if (!isAllowed('InsertCard')) return null
  const at = machine.value.trim()
  const who = person.value.trim()
  return (
    <details class="fold">
      <summary>{say.machines}</summary>
      <p class="soft">{say.machinesSay}</p>
      <Deed
        act="InsertCard"
        order={at === '' || who === '' ? undefined : { do: 'InsertCard', machine: at, person: who }}
        label={say.cardIn}
        look="plain"
        onDone={() => {
          machine.value = ''
          person.value = ''
        }}
      >
        <Field label={say.machine}>
          <Input
            value={machine.value}
            maxLength={40}
            onInput={(event) => (machine.value = event.currentTarget.value)}
          />
        </Field>
        <Field label={say.member}>
          <Input
            value={person.value}
            maxLength={40}
            inputMode="numeric"
            onInput={(event) => (person.value = event.currentTarget.value)}
          />
        </Field>
      </Deed>
      {at !== '' && who === '' && (
        <Deed
          act="RemoveCard"
          order={{ do: 'RemoveCard', machine: at }}
          label={say.cardOut(at)}
          look="plain"
          onDone={() => (machine.value = '')}
        />
      )}
    </details>
  )
}
