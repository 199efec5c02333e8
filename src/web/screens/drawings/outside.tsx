/** The part of a draw from outside: chosen before the list is sealed, waited for and brought after the room has spoken. */
import { useSignal } from '@preact/signals'
import type { DrawingDesk } from '../../../views/drawings/desk.ts'
import type { OutsideView, WitnessView } from '../../../views/drawings/sealed.ts'
import { houseNow } from '../../stream/feed.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { houseMinute } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

/** As the desk seals with it. */
export type Chosen =
  | { readonly kind: 'line' }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'beacon'; readonly fingerprint: string; readonly minutes: number }

/** What is chosen at first: whoever can be asked without carrying anything. */
const firstChoice = (witnesses: readonly WitnessView[]): string =>
  (witnesses.find(({ kind }) => kind === 'line') ?? witnesses[0])?.fingerprint ?? ''

/** Whose part it is and, once it can be sealed with, the part. */
export function useOutside(witnesses: readonly WitnessView[]) {
  const picked = useSignal<string | undefined>(undefined)
  const part = useSignal<Chosen | undefined>(undefined)
  const chosen = picked.value ?? firstChoice(witnesses)
  const isOnLine = witnesses.find(({ fingerprint }) => fingerprint === chosen)?.kind === 'line'
  return {
    chosen,
    outside: part.value ?? (isOnLine ? ({ kind: 'line' } as const) : undefined),
    onChoose: (fingerprint: string, one: Chosen | undefined) => {
      picked.value = fingerprint
      part.value = one
    },
  }
}

export function OutsideChoice({
  desk,
  of,
  chosen,
  onChoose,
}: {
  desk: DrawingDesk
  /** When the drawing began that it is for, or the call whose spin it is for. */
  of: { readonly drawing: string } | { readonly spin: string }
  chosen: string
  onChoose: (fingerprint: string, part: Chosen | undefined) => void
}) {
  const say = words().games
  const minutes = useSignal(5)
  const refused = useSignal<Refused | undefined>(undefined)
  const witness = desk.witnesses.find(({ fingerprint }) => fingerprint === chosen)
  const choose = (fingerprint: string, ahead = minutes.value) => {
    const kind = desk.witnesses.find((one) => one.fingerprint === fingerprint)?.kind
    onChoose(
      fingerprint,
      kind === 'line' ? { kind } : kind === 'beacon' ? { kind, fingerprint, minutes: ahead } : undefined,
    )
  }
  const prepare = async () => {
    const answer = await post('/api/drawings/prepare', { activity: desk.activity, ...of })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) save('for-the-witness.json', JSON.stringify(answer))
  }
  return (
    <fieldset class="outside">
      <legend>{say.outside}</legend>
      <p class="soft">{say.outsideSays}</p>
      {desk.witnesses.length > 1 && (
        <Field label={say.outsideWho}>
          <Select name="witness" value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
            {desk.witnesses.map(({ name, fingerprint, kind }) => (
              <option key={fingerprint} value={fingerprint}>
                {name} · {say.witnessKinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {desk.witnesses.length === 1 && witness !== undefined && (
        <p>
          <strong>{witness.name}</strong> · {say.witnessKinds[witness.kind]}
        </p>
      )}
      {witness?.kind === 'beacon' && (
        <Field label={say.beaconAhead} hint={say.beaconHint}>
          <Input
            type="number"
            min={1}
            max={60}
            value={minutes.value}
            onInput={(event) => {
              minutes.value = Number(event.currentTarget.value)
              choose(chosen, minutes.value)
            }}
          />
        </Field>
      )}
      {witness?.kind === 'file' && (
        <>
          <p class="acts">
            <Button onClick={() => void prepare()}>{say.prepare}</Button>
          </p>
          <Field label={say.commitFile} hint={say.commitHint}>
            <Input
              type="file"
              onChange={async ({ currentTarget: { files } }) => {
                const file = await files?.[0]?.text()
                onChoose(chosen, file === undefined ? undefined : { kind: 'file', file })
              }}
            />
          </Field>
        </>
      )}
      <Refusal refused={refused.value} />
    </fieldset>
  )
}

/** Who has committed, what is waited for, and how it is brought. */
export function OutsideState({ draw }: { draw: NonNullable<DrawingDesk['draw']> }) {
  const say = words().games
  const refused = useSignal<Refused | undefined>(undefined)
  const { outside } = draw
  if (outside === undefined) return null
  const bring = async (files?: readonly string[]) => {
    const answer = await post(`/api/drawings/${draw.draw}/bring`, files === undefined ? {} : { files })
    refused.value = answer.ok ? undefined : answer
  }
  return (
    <section class="outside" aria-label={say.outside}>
      <dl class="digests">
        <dt>{say.outside}</dt>
        <dd>
          {outside.name} · {outside.at === undefined ? say.hasCommitted : say.willSpeak(houseMinute(outside.at))}
        </dd>
      </dl>
      <p class="soft">{say.ifLacking(outside.minutes)}</p>
      {draw.isContributed && (
        <>
          <Notice tone="due" role="status">
            {waiting(outside)}
          </Notice>
          {outside.kind === 'line' && (
            <p class="acts">
              <Button look="primary" size="next" onClick={() => void bring()}>
                {say.askAgain}
              </Button>
            </p>
          )}
          {outside.request !== undefined && outside.kind === 'file' && (
            <p class="acts">
              <Button onClick={() => save(`draw-${draw.draw}-for-the-witness.json`, outside.request ?? '')}>
                {say.requestFile}
              </Button>
            </p>
          )}
          <Field
            label={outside.kind === 'beacon' ? say.beaconFiles : say.revealFile}
            hint={outside.kind === 'beacon' ? say.beaconFilesHint(pulseOf(outside.at ?? 0)) : say.revealHint}
          >
            <Input
              type="file"
              multiple={outside.kind === 'beacon'}
              onChange={async ({ currentTarget: { files } }) => {
                const texts = await Promise.all([...(files ?? [])].slice(0, 2).map((file) => file.text()))
                if (texts.length > 0) void bring(texts)
              }}
            />
          </Field>
          <Refusal refused={refused.value} />
        </>
      )}
    </section>
  )
}

function waiting({ kind, name, at, waitsUntil }: OutsideView): string {
  const say = words().games
  const left = Math.max(0, Math.ceil(((waitsUntil ?? 0) - houseNow.value) / 1_000))
  const isAhead = at !== undefined && at > houseNow.value
  const waits = isAhead
    ? say.waitsForMinute(houseMinute(at))
    : kind === 'beacon'
      ? say.waitsForFiles
      : say.waitsFor(name)
  return left === 0
    ? `${waits} ${say.mayCallOff}`
    : `${waits} ${say.callOffIn(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)}`
}

const pulseOf = (at: number): string => `https://beacon.nist.gov/beacon/2.0/pulse/time/${at}`

/** A file for a stick or a mail: what is in it is no secret. */
function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
