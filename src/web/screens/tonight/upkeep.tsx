/** How the house itself is: what must be looked at before anybody trusts a figure, and who has to act. */

import { useSignal } from '@preact/signals'
import type { TimeSetter, UpkeepView } from '../../../views/tonight/upkeep.ts'
import { view } from '../../stream/feed.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { minuteOf } from '../../ui/shell/clock.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { worded, words } from '../../words.ts'

/** `isWhole`: all that somebody sees of the night, so it is there also where all is well. */
export function Upkeep({ isWhole = false }: { isWhole?: boolean }) {
  const say = words().tonight.upkeep
  const isDemo = view('house').value?.isDemo === true
  const upkeep = view('upkeep').value
  if (upkeep === undefined) return isWhole ? <Waiting /> : null
  const { clock, found, missing, reconciled, setter, door, refounded } = upkeep
  const isWell = clock === undefined && found.length === 0 && missing.length === 0
  // Nobody accepts releases of a demo.
  if (isDemo && isWell && !isWhole) return null
  return (
    <section class="pane" aria-labelledby="upkeep-title">
      <h2 id="upkeep-title">{say.title}</h2>
      {isWhole && isWell && <p class="empty">{say.well}</p>}
      {clock !== undefined && <ClockPanel clock={clock} />}
      {found.map((fault) => (
        <Notice tone="stop" role="alert" key={worded(fault)}>
          {say.found(worded(fault))}
        </Notice>
      ))}
      {missing.map(({ to, since, why }) => (
        <Notice tone="stop" key={to}>
          {say.missing[to](minuteOf(since))} {why === undefined ? '' : worded(why)}
        </Notice>
      ))}
      {reconciled !== undefined && <Notice tone="due">{say.reconciled(reconciled.reason)}</Notice>}
      {refounded !== undefined && (
        <Notice tone="due">{say.refounded(refounded.founders.join(', '), refounded.reason)}</Notice>
      )}
      {door.conflicts.length > 0 && <Notice tone="stop">{say.conflicts(door.conflicts.join(', '))}</Notice>}
      {door.unsigned.map((what) => (
        <Notice tone="stop" key={what}>
          {say.unsigned[what]}
        </Notice>
      ))}
      {!isDemo && door.isOpen && <Notice tone="due">{say.noStations}</Notice>}
      {!isDemo && door.bare > 0 && <Notice tone="due">{say.noFactor(door.bare)}</Notice>}
      {!isDemo && <ReleasePanel upkeep={upkeep} />}
      <p class="soft">{say.setter(setterOf(setter))}</p>
    </section>
  )
}

function setterOf(setter: TimeSetter): string {
  const say = words().tonight.upkeep.setters
  switch (setter.by) {
    case 'chrony':
      return say.chrony(setter.server)
    case 'ntp':
      return setter.isInStep ? say.inStep : say.outOfStep
    case 'nobody':
      return say.nobody
    case 'not known':
      return say.notKnown
  }
}

function ClockPanel({ clock: { fault, offSeconds, shows } }: { clock: NonNullable<UpkeepView['clock']> }) {
  const say = words().tonight.upkeep
  const refused = useSignal<Refused | undefined>(undefined)
  const confirm = async (form: HTMLFormElement) => {
    const answer = await send({ do: 'ConfirmClock', shows }, secondIn(new FormData(form)))
    refused.value = answer.ok ? undefined : answer
  }
  return (
    <Notice tone="stop" role="alert">
      <strong>{say.clock[fault](minuteOf(shows), Math.round(Math.abs(offSeconds) / 60))}</strong>
      <p>{say.clockSays}</p>
      {isAllowed('ConfirmClock') && (
        <Form onSend={confirm}>
          <SecondPerson act="ConfirmClock" />
          <p class="actions">
            <Button type="submit" look="primary">
              {say.confirm(minuteOf(shows))}
            </Button>
          </p>
        </Form>
      )}
      <Refusal refused={refused.value} />
    </Notice>
  )
}

function ReleasePanel({ upkeep: { release, accepted } }: { upkeep: UpkeepView }) {
  const say = words().tonight.upkeep
  const refused = useSignal<Refused | undefined>(undefined)
  if (release === undefined) return null
  const isAccepted = accepted?.digest === release.digest
  const accept = async () => {
    const answer = await send({ do: 'AcceptRelease', version: release.version, digest: release.digest })
    refused.value = answer.ok ? undefined : answer
  }
  return (
    <Notice tone={isAccepted ? 'good' : 'due'}>
      <p>
        {isAccepted
          ? say.accepted(release.version)
          : accepted === undefined
            ? say.noneAccepted(release.version)
            : say.otherAccepted(release.version, accepted.version)}
      </p>
      <p class="digest">{release.digest}</p>
      {!isAccepted && isAllowed('AcceptRelease') && (
        <p class="actions">
          <Button onClick={() => void accept()}>{say.accept}</Button>
        </p>
      )}
      <Refusal refused={refused.value} />
    </Notice>
  )
}
