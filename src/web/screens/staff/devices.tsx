/** Sensors and keypads: which are heard, and a secret for a new one, told once. */
import { useSignal } from '@preact/signals'
import type { EnrolledDevice } from '../../../server/api/answers.ts'
import { isAllowed } from '../../stream/asking.ts'
import { view } from '../../stream/feed.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { Refusal, Waiting, when } from '../../ui/frame.tsx'
import { Options } from '../../ui/options.tsx'
import { words } from '../../words.ts'

const KINDS = ['sensor', 'keypad', 'feed'] as const

export function Devices() {
  const say = words().staff
  const devices = view('devices').value
  return (
    <div class="desk">
      <section aria-label={say.devices}>
        {devices === undefined && <Waiting />}
        <table class="grid-table">
          <thead>
            <tr>
              <th>{say.device}</th>
              <th>{say.tableName}</th>
              <th>{say.link}</th>
              <th>{say.kept}</th>
            </tr>
          </thead>
          <tbody>
            {(devices ?? []).map(({ device, table, kind, link, since, waiting, aside }) => (
              <tr key={device}>
                <th scope="row">
                  {device} <span class="soft">{say.kinds[kind as 'sensor'] ?? kind}</span>
                </th>
                <td>{table}</td>
                <td>
                  {say.links[link]}
                  {since === undefined ? '' : ` ${when(since)}`}
                </td>
                <td>
                  {waiting}
                  {aside !== undefined && <span class="soft">{` · ${say.aside(aside.n)}: ${aside.says}`}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {isAllowed('EnrolDevice') && <EnrolDevice />}
    </div>
  )
}

function EnrolDevice() {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const enrolled = useSignal<EnrolledDevice | undefined>(undefined)
  const kind = useSignal<(typeof KINDS)[number]>('sensor')
  const enrol = async (form: HTMLFormElement) => {
    const fields = Object.fromEntries(new FormData(form))
    const answer = await post('/api/devices/enrol', fields)
    refused.value = answer.ok ? undefined : answer
    enrolled.value = answer.ok ? answer : undefined
    if (!answer.ok) return
    form.reset()
    kind.value = 'sensor'
  }
  const disable = async (form: HTMLFormElement) => {
    const answer = await post('/api/devices/disable', Object.fromEntries(new FormData(form)))
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) form.reset()
  }
  return (
    <section>
      <h2>{say.staff.enrolDevice}</h2>
      <p class="soft">{say.staff.enrolDeviceSays}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          void enrol(event.currentTarget)
        }}
      >
        <label>
          <span>{say.staff.device}</span>
          <input name="device" required maxLength={32} placeholder="t12" />
        </label>
        <label>
          <span>{say.staff.kind}</span>
          <select
            name="kind"
            value={kind.value}
            onChange={(event) => (kind.value = KINDS[event.currentTarget.selectedIndex] ?? 'sensor')}
          >
            <Options of={KINDS.map((one) => [one, say.staff.kinds[one]])} />
          </select>
        </label>
        {kind.value !== 'feed' && (
          <label>
            <span>{say.staff.tableName}</span>
            <select name="table" required>
              <Options of={(view('tables').value ?? []).map(({ table }) => table)} />
            </select>
          </label>
        )}
        <button type="submit" class="act next">
          {say.staff.enrolDevice}
        </button>
      </form>
      <Refusal refused={refused.value} />
      <div role="status">
        {enrolled.value !== undefined && (
          <div class="notice" data-tone="good">
            <p>{say.staff.secretOnce(enrolled.value.device, enrolled.value.next)}</p>
            <code class="device-secret">{enrolled.value.secret}</code>
          </div>
        )}
      </div>
      <details class="fold">
        <summary>{say.staff.disableDevice}</summary>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            void disable(event.currentTarget)
          }}
        >
          <label>
            <span>{say.staff.device}</span>
            <input name="device" required maxLength={32} />
          </label>
          <label>
            <span>{say.reason}</span>
            <input name="reason" required maxLength={1000} />
          </label>
          <button type="submit" class="act stop">
            {say.staff.disableDevice}
          </button>
        </form>
      </details>
    </section>
  )
}
