/** Sensors and keypads: which are heard, and a secret for a new one, told once. */

import { useSignal } from '@preact/signals'
import type { EnrolledDevice } from '../../../server/api/answers.ts'
import { view } from '../../stream/feed.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { Says } from '../../ui/sentence.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { Adding } from './adding.tsx'

const KINDS = ['sensor', 'keypad', 'reader', 'scanner', 'feed', 'pager'] as const
const ROVING: readonly string[] = ['scanner', 'feed', 'pager']

export function Devices() {
  const say = words().staff
  const devices = view('devices').value
  return (
    <Adding
      label={say.devices}
      says={say.enrolDevice}
      isAllowed={isAllowed('EnrolDevice')}
      list={
        <>
          {devices === undefined && <Waiting />}
          <List
            name="devices"
            title={say.devices}
            rows={devices ?? []}
            keyOf={({ device }) => device}
            columns={[
              { key: 'device', says: say.device, value: ({ device }) => device },
              {
                key: 'kind',
                says: say.kind,
                value: ({ kind }) => say.kinds[kind as 'sensor'] ?? kind,
                isUnlabelled: true,
              },
              { key: 'table', says: say.tableName, value: ({ table }) => table },
              {
                key: 'link',
                says: say.link,
                value: ({ link, since }) => `${say.links[link]}${since === undefined ? '' : ` ${when(since)}`}`,
              },
              {
                key: 'kept',
                says: say.kept,
                value: ({ waiting }) => waiting,
                cell: ({ waiting, aside }) => (
                  <>
                    {waiting}
                    {aside !== undefined && (
                      <span class="soft">
                        {` · ${say.aside(aside.n)}: `}
                        <Says of={aside} />
                      </span>
                    )}
                  </>
                ),
              },
            ]}
            details={({ device }) => isAllowed('DisableDevice') && <Disable key={device} device={device} />}
          />
        </>
      }
    >
      {isAllowed('EnrolDevice') && <EnrolDevice />}
    </Adding>
  )
}

function EnrolDevice() {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const enrolled = useSignal<EnrolledDevice | undefined>(undefined)
  const kind = useSignal<(typeof KINDS)[number]>('sensor')
  const enrol = async (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const table = fields.get('table')
    const answer = await post('/api/devices/enrol', {
      device: fields.get('device'),
      kind: fields.get('kind'),
      ...(table === null ? {} : { table }),
      second: secondIn(fields),
    })
    refused.value = answer.ok ? undefined : answer
    enrolled.value = answer.ok ? answer : undefined
    if (!answer.ok) return
    form.reset()
    kind.value = 'sensor'
  }
  return (
    <section>
      <h2>{say.staff.enrolDevice}</h2>
      <p class="soft">{say.staff.enrolDeviceSays}</p>
      <Form onSend={enrol}>
        <Field label={say.staff.device}>
          <Input name="device" required maxLength={32} placeholder="t12" />
        </Field>
        <Field label={say.staff.kind}>
          <Select
            name="kind"
            value={kind.value}
            onChange={(event) => (kind.value = KINDS[event.currentTarget.selectedIndex] ?? 'sensor')}
          >
            <Options of={KINDS.map((one) => [one, say.staff.kinds[one]])} />
          </Select>
        </Field>
        {!ROVING.includes(kind.value) && (
          <Field label={say.staff.tableName}>
            <Select name="table" required>
              <Options of={(view('tables').value ?? []).map(({ table }) => table)} />
            </Select>
          </Field>
        )}
        <SecondPerson act="EnrolDevice" />
        <Button type="submit" look="primary" size="next">
          {say.staff.enrolDevice}
        </Button>
      </Form>
      <Refusal refused={refused.value} />
      <div role="status">
        {enrolled.value !== undefined && (
          <Notice tone="good">
            <p>{say.staff.secretOnce(enrolled.value.device, enrolled.value.next)}</p>
            <code class="device-secret">{enrolled.value.secret}</code>
          </Notice>
        )}
      </div>
    </section>
  )
}

/** Of the device whose row was opened. */
function Disable({ device }: { device: string }) {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const disable = async (form: HTMLFormElement) => {
    const answer = await post('/api/devices/disable', { device, ...Object.fromEntries(new FormData(form)) })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) tell(say.staff.isSaved)
  }
  return (
    <details class="fold">
      <summary>{say.staff.disableDevice}</summary>
      <Form onSend={disable}>
        <Field label={say.reason}>
          <Input name="reason" required maxLength={1000} />
        </Field>
        <Button type="submit" look="stop">
          {say.staff.disableDevice}
        </Button>
      </Form>
      <Refusal refused={refused.value} />
    </details>
  )
}
