/** Whose part may go into a draw: accepted by compliance with a second person. */
import { useSignal } from '@preact/signals'
import type { WitnessView } from '../../../views/drawings/sealed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Choices, Toggle } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { words } from '../../words.ts'

export function Witnesses({ witnesses }: { witnesses: readonly WitnessView[] }) {
  const say = words().games
  const name = useSignal('')
  const fingerprint = useSignal('')
  const retired = useSignal<string | undefined>(undefined)
  const why = useSignal('')
  const print = fingerprint.value.trim().toLowerCase()
  const isWhole = /^(?:[0-9a-f]{64}|[0-9a-f]{128})$/.test(print) && name.value.trim() !== ''
  return (
    <>
      {witnesses.length === 0 && (
        <Notice tone="due" role="status">
          {say.noWitness}
        </Notice>
      )}
      <details class="fold">
        <summary>
          {say.witnesses} · {witnesses.length}
        </summary>
        <p class="soft">{say.witnessesSay}</p>
        <dl class="digests">
          {witnesses.map((one) => (
            <>
              <dt>
                {one.name} · {say.witnessKinds[one.kind]}
              </dt>
              <dd>{one.fingerprint}</dd>
            </>
          ))}
        </dl>
        {isAllowed('AcceptWitness') && (
          <Deed
            act="AcceptWitness"
            order={isWhole ? { do: 'AcceptWitness', name: name.value.trim(), fingerprint: print } : undefined}
            label={say.acceptWitness}
            look="plain"
            onDone={() => {
              name.value = ''
              fingerprint.value = ''
            }}
          >
            <Field label={say.witnessName}>
              <Input value={name.value} maxLength={60} onInput={(event) => (name.value = event.currentTarget.value)} />
            </Field>
            <Field label={say.fingerprint} hint={say.fingerprintHint}>
              <Input
                class="digest"
                value={fingerprint.value}
                maxLength={140}
                autocomplete="off"
                onInput={(event) => (fingerprint.value = event.currentTarget.value)}
              />
            </Field>
          </Deed>
        )}
        {isAllowed('RetireWitness') && witnesses.length > 0 && (
          <Deed
            act="RetireWitness"
            order={
              retired.value === undefined || why.value.trim() === ''
                ? undefined
                : { do: 'RetireWitness', fingerprint: retired.value, reason: why.value.trim() }
            }
            label={say.retireWitness}
            look="plain"
            onDone={() => {
              retired.value = undefined
              why.value = ''
            }}
          >
            <Choices label={say.retireWitness}>
              {witnesses.map((one) => (
                <Toggle
                  key={one.fingerprint}
                  isOn={retired.value === one.fingerprint}
                  onClick={() => (retired.value = one.fingerprint)}
                >
                  {one.name}
                </Toggle>
              ))}
            </Choices>
            <Field label={say.byHandWhy}>
              <Input value={why.value} maxLength={400} onInput={(event) => (why.value = event.currentTarget.value)} />
            </Field>
          </Deed>
        )}
      </details>
    </>
  )
}
