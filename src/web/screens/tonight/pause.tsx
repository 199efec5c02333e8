/** Something is wrong with an activity, and nobody of the office is here: the floor pauses it for a written reason. */
import { useSignal } from '@preact/signals'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { Options } from '../../ui/options.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { words } from '../../words.ts'

export function Pause() {
  const say = words().tonight.pause
  const activity = useSignal('')
  const reason = useSignal('')
  const running = (view('offerings').value ?? []).filter(({ status }) => status === 'running')
  if (running.length === 0 || !isAllowed('PauseOffering')) return null
  const named = running.find((one) => one.activity === activity.value)
  const why = reason.value.trim()
  return (
    <details class="fold tonight-pause">
      <summary>{say.title}</summary>
      <Deed
        act="PauseOffering"
        order={
          named === undefined || why === '' ? undefined : { do: 'PauseOffering', activity: named.activity, reason: why }
        }
        label={say.pause}
        says={say.says}
        look="plain"
        onDone={() => {
          tell(say.done(named?.name ?? ''))
          activity.value = ''
          reason.value = ''
        }}
      >
        <Field label={say.which}>
          <Select
            key={running.length}
            value={activity.value}
            onChange={({ currentTarget }) => (activity.value = currentTarget.value)}
          >
            <Options of={[['', words().choose], ...running.map((one) => [one.activity, one.name] as const)]} />
          </Select>
        </Field>
        <Field label={words().reason}>
          <TextArea
            rows={2}
            maxLength={1000}
            value={reason.value}
            onInput={({ currentTarget }) => (reason.value = currentTarget.value)}
          />
        </Field>
      </Deed>
    </details>
  )
}
