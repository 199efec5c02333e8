/** Machines and cards by hand: what no feed tells takes two persons and a reason, and every draw of the day shows it. */
import { useSignal } from '@preact/signals'
import type { DrawingDesk } from '../../../views/drawings/desk.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Field, Input } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { words } from '../../words.ts'

export function Machines({ desk }: { desk: DrawingDesk }) {
  return (
    <>
      <Strangers machines={desk.strangers} />
      <ByHand />
      <Retire />
    </>
  )
}

/** Cards in machines that nobody enrolled enter nobody; compliance enrols them. */
function Strangers({ machines }: { machines: readonly string[] }) {
  const say = words().games
  if (machines.length === 0) return null
  return (
    <>
      <Notice tone="due" role="status">
        {say.strangers(machines.length)} {machines.slice(0, SHOWN).join(', ')}
        {machines.length > SHOWN && ' …'}
      </Notice>
      {isAllowed('EnrolMachines') && (
        <Deed act="EnrolMachines" order={{ do: 'EnrolMachines', machines: [...machines] }} label={say.enrolMachines} />
      )}
    </>
  )
}
const SHOWN = 12

/** A machine that was sold or stands no more enters nobody; a card in it is out with it. */
function Retire() {
  const say = words().games
  const machine = useSignal('')
  const why = useSignal('')
  if (!isAllowed('RetireMachine')) return null
  const [at, reason] = [machine.value.trim(), why.value.trim()]
  return (
    <details class="fold">
      <summary>{say.retireMachine}</summary>
      <Deed
        act="RetireMachine"
        order={at === '' || reason === '' ? undefined : { do: 'RetireMachine', machine: at, reason }}
        label={say.retireMachine}
        look="plain"
        onDone={() => {
          machine.value = ''
          why.value = ''
        }}
      >
        <Field label={say.machine}>
          <Input
            value={machine.value}
            maxLength={40}
            onInput={(event) => (machine.value = event.currentTarget.value)}
          />
        </Field>
        <Field label={say.byHandWhy}>
          <Input value={why.value} maxLength={400} onInput={(event) => (why.value = event.currentTarget.value)} />
        </Field>
      </Deed>
    </details>
  )
}

function ByHand() {
  const say = words().games
  const machine = useSignal('')
  const person = useSignal('')
  const why = useSignal('')
  if (!isAllowed('InsertCard')) return null
  const at = machine.value.trim()
  const who = person.value.trim()
  const reason = why.value.trim()
  const isIn = who !== ''
  const clear = () => {
    machine.value = ''
    person.value = ''
    why.value = ''
  }
  return (
    <details class="fold">
      <summary>{say.machines}</summary>
      <p class="soft">{say.machinesSay}</p>
      <Deed
        act={isIn ? 'InsertCard' : 'RemoveCard'}
        order={
          at === '' || reason === ''
            ? undefined
            : isIn
              ? { do: 'InsertCard', machine: at, person: who, reason }
              : { do: 'RemoveCard', machine: at, reason }
        }
        label={isIn || at === '' ? say.cardIn : say.cardOut(at)}
        look="plain"
        onDone={clear}
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
        <Field label={say.byHandWhy} hint={say.byHandHint}>
          <Input value={why.value} maxLength={400} onInput={(event) => (why.value = event.currentTarget.value)} />
        </Field>
      </Deed>
    </details>
  )
}
