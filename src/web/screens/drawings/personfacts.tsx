/** What the house knows of the person who was drawn, as far as the rules ask for it; and to set it right. */
import { useSignal } from '@preact/signals'
import type { Connection, Duty, Exclusion, PersonFacts } from '../../../engine/judging/fact.ts'
import type { CalledView } from '../../../views/drawings/calls.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'

const DUTIES: readonly Duty[] = ['none', 'on duty', 'standby in uniform', 'off duty in uniform', 'off duty']
const CONNECTIONS: readonly Connection[] = ['none', 'family', 'vendor staff', 'agency staff', 'licensee']
const EXCLUSIONS: readonly Exclusion[] = ['none', 'in force', 'ended', 'reinstated']

const HELD: readonly Exclusion[] = ['in force', 'ended']

type Text = Record<'age' | 'duty' | 'connection' | 'exclusion', string>

export function Known({ called: { person, known } }: { called: CalledView }) {
  const say = words().games
  const changed = useSignal<Partial<Text>>({})
  const refused = useSignal<Refused | undefined>(undefined)
  if (person === undefined || !isAllowed('EnrolPerson')) return null
  const now: Text = { ...textOf(known), ...changed.value }
  const put = (key: keyof Text, value: string) => {
    changed.value = { ...changed.value, [key]: value }
  }
  const facts = factsIn(now)
  // Nobody lifts an exclusion alone.
  const isHeld = HELD.some((one) => one === known?.exclusion && one !== facts.exclusion)
  const save = async (form: HTMLFormElement) => {
    const order = { do: 'EnrolPerson', person, proposition: known?.proposition ?? false, ...facts } as const
    const answer = await send(order, secondIn(new FormData(form)))
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) changed.value = {}
  }
  const choice = (key: 'duty' | 'connection' | 'exclusion', options: readonly string[]) => (
    <Field label={say.known[key]}>
      <Select value={now[key]} onChange={(event) => put(key, event.currentTarget.value)}>
        {key !== 'duty' && <option value="">{say.notKnown}</option>}
        {options.map((one) => (
          <option key={one} value={one}>
            {say.facts[one] ?? one}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <details>
      <summary>{say.knownTitle}</summary>
      <Form onSend={save}>
        <div class="known">
          <Field label={say.known.age}>
            <Input
              name="age"
              inputMode="numeric"
              pattern="[0-9]{0,3}"
              maxLength={3}
              value={now.age}
              onInput={(event) => put('age', event.currentTarget.value)}
            />
          </Field>
          {choice('duty', DUTIES)}
          {choice('connection', CONNECTIONS)}
          {choice('exclusion', EXCLUSIONS)}
        </div>
        {isHeld && <SecondPerson act="EnrolPerson" />}
        <p class="acts">
          <Button type="submit" look="primary" disabled={Object.keys(changed.value).length === 0}>
            {say.knownSave}
          </Button>
        </p>
      </Form>
      <Refusal refused={refused.value} />
    </details>
  )
}

const textOf = ({ age, duty, connection, exclusion }: PersonFacts = {}): Text => ({
  age: age === undefined ? '' : String(age),
  duty: duty ?? 'none',
  connection: connection ?? '',
  exclusion: exclusion ?? '',
})

const factsIn = ({ age, duty, connection, exclusion }: Text) => ({
  duty: DUTIES.find((one) => one === duty) ?? 'none',
  ...(age === '' ? {} : { age: Number(age) }),
  ...given('connection', CONNECTIONS, connection),
  ...given('exclusion', EXCLUSIONS, exclusion),
})

function given<Key extends string, One extends string>(key: Key, all: readonly One[], text: string) {
  const found = all.find((one) => one === text)
  return (found === undefined ? {} : { [key]: found }) as { [K in Key]?: One }
}
