/** Stations: browsers that are the house's, enrolled and revoked by two; and whether the staff signs in there only. */

import { useSignal } from '@preact/signals'
import type { StationAnswer } from '../../../server/access/stationroutes.ts'
import { PLACE_NAMES } from '../../../server/door/places.ts'
import { view } from '../../stream/feed.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { minuteOf } from '../../ui/shell/clock.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { Adding } from './adding.tsx'

export function Stations() {
  const say = words()
  const stations = view('stations').value
  return (
    <Adding
      label={say.staff.stations}
      says={say.staff.enrolStation}
      isAllowed={isAllowed('EnrolStation')}
      list={
        <>
          {stations === undefined && <Waiting />}
          {stations !== undefined && (
            <Notice tone={stations.areRequired ? 'good' : 'due'}>
              {view('house').value?.isDemo === true
                ? say.staff.demoStation
                : stations.areRequired
                  ? say.staff.stationsOnly
                  : say.staff.anywhere}
            </Notice>
          )}
          <List
            name="stations"
            title={say.staff.stations}
            keepsHeads
            quietUpTo={5}
            rows={stations?.rows ?? []}
            keyOf={({ station }) => station}
            columns={[
              {
                key: 'station',
                says: say.staff.station,
                value: ({ station }) => station,
                cell: ({ station }) => <strong>{station}</strong>,
              },
              { key: 'opens', says: say.staff.opens, value: ({ places }) => opened(places), isUnlabelled: true },
              {
                key: 'status',
                says: say.staff.status,
                value: ({ status, why }) => `${say.staff.statuses[status]}${why === undefined ? '' : `: ${why}`}`,
                isUnlabelled: true,
              },
            ]}
            details={({ station, status }) =>
              status !== 'revoked' && isAllowed('RevokeStation') && <Revoke key={station} station={station} />
            }
          />
        </>
      }
    >
      <section>
        {isAllowed('EnrolStation') && <EnrolStation />}
        {isAllowed('RequireStations') && stations?.areRequired === false && <Require />}
      </section>
    </Adding>
  )
}

const opened = (places: readonly string[]): string =>
  places.includes('*')
    ? words().staff.opensAll
    : places.map((place) => (words().screens as Record<string, string>)[place] ?? place).join(', ')

function EnrolStation() {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const given = useSignal<StationAnswer | undefined>(undefined)
  const enrol = async (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const answer = await post('/api/stations', {
      station: String(fields.get('station')).trim(),
      places: fields.getAll('place').map(String),
      second: secondIn(fields),
    })
    refused.value = answer.ok ? undefined : answer
    given.value = answer.ok ? answer : undefined
    if (answer.ok) form.reset()
  }
  return (
    <>
      <h2>{say.staff.enrolStation}</h2>
      <p class="soft">{say.staff.enrolStationSays}</p>
      <Form onSend={enrol}>
        <Field label={say.staff.station}>
          <Input name="station" required maxLength={40} autocomplete="off" />
        </Field>
        <fieldset class="staff-roles">
          <legend>{say.staff.opens}</legend>
          {PLACE_NAMES.map((place) => (
            <Check key={place} label={say.screens[place]} name="place" value={place} />
          ))}
        </fieldset>
        <SecondPerson act="EnrolStation" />
        <Button type="submit" look="primary" size="next">
          {say.staff.enrolStation}
        </Button>
      </Form>
      <Refusal refused={refused.value} />
      <div role="status">
        {given.value !== undefined && (
          <Notice tone="good">
            <p>{say.staff.stationCode(given.value.station, minuteOf(given.value.until))}</p>
            <code class="start-code">{given.value.code}</code>
          </Notice>
        )}
      </div>
    </>
  )
}

function Revoke({ station }: { station: string }) {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const revoke = async (form: HTMLFormElement) => {
    const answer = await post('/api/stations/revoke', { station, ...Object.fromEntries(new FormData(form)) })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) tell(say.staff.isSaved)
  }
  return (
    <details class="fold">
      <summary>{say.staff.revokeStation}</summary>
      <p class="soft">{say.staff.revokeStationSays}</p>
      <Form onSend={revoke}>
        <Field label={say.reason}>
          <Input name="reason" required maxLength={200} />
        </Field>
        <Button type="submit" look="stop">
          {say.staff.revokeStation}
        </Button>
      </Form>
      <Refusal refused={refused.value} />
    </details>
  )
}

function Require() {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const require = async (form: HTMLFormElement) => {
    const answer = await post('/api/stations/require', { second: secondIn(new FormData(form)) })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) tell(say.staff.isSaved)
  }
  return (
    <details class="fold">
      <summary>{say.staff.requireStations}</summary>
      <p class="soft">{say.staff.requireStationsSays}</p>
      <Form onSend={require}>
        <SecondPerson act="RequireStations" />
        <Button type="submit" look="primary">
          {say.staff.requireStations}
        </Button>
      </Form>
      <Refusal refused={refused.value} />
    </details>
  )
}
