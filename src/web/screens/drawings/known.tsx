/** What the house knows of the person who was drawn, as far as the rules ask for it; and to set it right. */
import { useSignal } from '@preact/signals'
import type { Connection, Duty, Exclusion, PersonFacts } from '../../../engine/judging/fact.ts'
import type { CalledView } from '../../../views/drawing.ts'
import { isAllowed } from '../../stream/asking.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { Refusal } from '../../ui/frame.tsx'
import { words } from '../../words.ts'

const DUTIES: readonly Duty[] = ['none', 'on duty', 'off duty in uniform', 'off duty']
const CONNECTIONS: readonly Connection[] = ['none', 'family', 'vendor staff', 'agency staff', 'licensee']
const EXCLUSIONS: readonly Exclusion[] = ['none', 'in force', 'ended', 'reinstated']

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
  const save = async (event: Event) => {
    event.preventDefault()
    const answer = await send({ do: 'EnrolPerson', person, proposition: known?.proposition ?? false, ...factsIn(now) })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) changed.value = {}
  }
  const choice = (key: 'duty' | 'connection' | 'exclusion', options: readonly string[]) => (
    <label class="field">
      {say.known[key]}
      <select value={now[key]} onChange={(event) => put(key, event.currentTarget.value)}>
        {key !== 'duty' && <option value="">{say.notKnown}</option>}
        {options.map((one) => (
          <option key={one} value={one}>
            {say.facts[one] ?? one}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <details>
      <summary>{say.knownTitle}</summary>
      <form onSubmit={(event) => void save(event)}>
        <div class="known">
          <label class="field">
            {say.known.age}
            <input
              name="age"
              inputMode="numeric"
              pattern="[0-9]{0,3}"
              maxLength={3}
              value={now.age}
              onInput={(event) => put('age', event.currentTarget.value)}
            />
          </label>
          {choice('duty', DUTIES)}
          {choice('connection', CONNECTIONS)}
          {choice('exclusion', EXCLUSIONS)}
        </div>
        <p class="acts">
          <button type="submit" class="act" disabled={Object.keys(changed.value).length === 0}>
            {say.knownSave}
          </button>
        </p>
      </form>
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
