/** What two people sign: received, issued, counted, void, destroyed. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { PostedSeries } from '../../../views/offerings/postedseries.ts'
import { numbersText, piecesOf, readNumbers } from '../../../views/offerings/seriallist.ts'
import { eventOf, type OrderText, type Refused, send } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Options } from '../../ui/options.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import { departmentName, placeName } from './says.ts'

type Of = { of: PostedSeries }
type TwoPersonAct = 'ReceiveSeries' | 'IssuePieces' | 'CountPieces' | 'VoidPieces' | 'DestroyPieces'

/** A form of two people: the order that it makes, or what is wrong with what was typed. */
function ByTwo({
  act,
  says,
  button,
  order,
  done,
  children,
}: {
  act: TwoPersonAct
  says: string
  button: string
  order: (told: (key: string) => string) => OrderText | { readonly bad: string }
  done: (answer: Extract<Awaited<ReturnType<typeof send>>, { ok: true }>) => string
  children: ComponentChildren
}) {
  const refused = useSignal<Refused | undefined>(undefined)
  const bad = useSignal('')
  const give = async (form: HTMLFormElement) => {
    const filled = new FormData(form)
    const made = order((key) => String(filled.get(key) ?? '').trim())
    bad.value = 'bad' in made ? made.bad : ''
    if ('bad' in made) return
    const answer = await send(made, secondIn(filled))
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    form.reset()
    tell(done(answer))
  }
  return (
    <>
      <p class="soft">{says}</p>
      <Refusal refused={refused.value} />
      {bad.value !== '' && (
        <p role="alert" class="field-wrong">
          {words().series.badNumbers(bad.value)}
        </p>
      )}
      <Form keep={act} onSend={give} autocomplete="off">
        {children}
        <SecondPerson act={act} />
        <p class="acts">
          <Button type="submit" look={act === 'DestroyPieces' || act === 'VoidPieces' ? 'stop' : 'primary'}>
            {button}
          </Button>
        </p>
      </Form>
    </>
  )
}

const HowMany = ({ most, name = 'pieces', label }: { most: number; name?: string; label: string }) => (
  <Field label={label}>
    <Input name={name} type="number" min={1} max={most} step={1} required defaultValue={String(most)} />
  </Field>
)

const KEEPERS = ['accounting', 'marketing', 'cage']
const GIVING = ['marketing', 'cage', 'games']
const named = (departments: readonly string[]) => departments.map((one) => [one, departmentName(one)] as const)

export function Receive({ of: { activity, series, posted, received, keeper } }: Of) {
  const say = words().series
  if (received >= posted) return <p class="soft">{say.allReceived}</p>
  return (
    <ByTwo
      act="ReceiveSeries"
      says={say.receiveSays}
      button={say.receive}
      order={(told) => ({
        do: 'ReceiveSeries',
        activity,
        series,
        pieces: Number(told('pieces')),
        keeper: told('keeper'),
      })}
      done={({ events }) => say.receivedNow(eventOf(events, 'SeriesReceived')?.pieces ?? 0)}
    >
      <HowMany key={received} most={posted - received} label={say.pieces} />
      <Field label={say.kept}>
        <Select name="keeper">
          <Options of={named(keeper === undefined ? KEEPERS : [keeper])} />
        </Select>
      </Field>
    </ByTwo>
  )
}

export function Issue({ of: { series, keeper, held } }: Of) {
  const say = words().series
  const stock = held.find(({ place }) => place === 'stock')?.pieces ?? 0
  if (stock === 0) return <p class="soft">{say.notReceived}</p>
  return (
    <ByTwo
      act="IssuePieces"
      says={say.issueSays}
      button={say.issue}
      order={(told) => ({ do: 'IssuePieces', series, pieces: Number(told('pieces')), to: told('to') })}
      done={({ events }) => {
        const issued = eventOf(events, 'PiecesIssued')
        const rows = issued?.moves[series] ?? []
        return say.issued(
          rows.reduce((sum, [first, last]) => sum + last - first + 1, 0),
          departmentName(issued?.to ?? ''),
        )
      }}
    >
      <HowMany key={stock} most={stock} label={say.pieces} />
      <Field label={say.to}>
        <Select name="to">
          <Options of={named(GIVING.filter((one) => one !== keeper))} />
        </Select>
      </Field>
    </ByTwo>
  )
}

export function Count({ of: { series, held } }: Of) {
  const say = words().series
  const places = held.filter(({ place }) => place === 'stock' || place.startsWith('with:'))
  if (places.length === 0) return <p class="soft">{say.notReceived}</p>
  return (
    <ByTwo
      act="CountPieces"
      says={say.countSays}
      button={say.count}
      order={(told) => ({ do: 'CountPieces', series, where: told('where'), counted: Number(told('counted')) })}
      done={({ events }) => {
        const count = eventOf(events, 'PiecesCounted')
        return count === undefined || count.counted === count.expected
          ? say.countAgrees
          : say.countDiffers(count.expected)
      }}
    >
      <Field label={say.place}>
        <Select name="where">
          <Options of={places.map(({ place }) => [place.replace('with:', ''), placeName(place)])} />
        </Select>
      </Field>
      <Field label={say.counted}>
        <Input name="counted" type="number" min={0} step={1} required />
      </Field>
    </ByTwo>
  )
}

export function Void({ of: { series } }: Of) {
  const say = words().series
  return (
    <ByTwo
      act="VoidPieces"
      says={say.voidSays}
      button={say.voidNow}
      order={(told) => {
        const numbers = readNumbers(told('numbers'))
        return 'bad' in numbers ? numbers : { do: 'VoidPieces', series, numbers, reason: told('reason') }
      }}
      done={() => say.voided}
    >
      <Field label={say.which}>
        <Input name="numbers" required maxLength={400} autocomplete="off" />
      </Field>
      <Field label={words().reason}>
        <Input name="reason" required maxLength={120} autocomplete="off" />
      </Field>
    </ByTwo>
  )
}

export function Destroy({ of: { series, held } }: Of) {
  const say = words().series
  const numbers = useSignal('')
  if (held.length === 0) return <p class="soft">{say.notReceived}</p>
  return (
    <ByTwo
      act="DestroyPieces"
      says={say.destroySays}
      button={say.destroy}
      order={(told) => {
        const spans = readNumbers(told('numbers'))
        return 'bad' in spans ? spans : { do: 'DestroyPieces', series, numbers: spans }
      }}
      done={({ events }) => {
        const rows = eventOf(events, 'PiecesDestroyed')?.moves[series] ?? []
        numbers.value = ''
        return say.destroyed(rows.reduce((sum, [first, last]) => sum + last - first + 1, 0))
      }}
    >
      <Field label={say.which}>
        <Input
          name="numbers"
          required
          maxLength={400}
          autocomplete="off"
          value={numbers.value}
          onInput={({ currentTarget }) => {
            numbers.value = currentTarget.value
          }}
        />
      </Field>
      <p class="actions">
        {held
          .filter(({ pieces, spans }) => piecesOf(spans) === pieces)
          .map(({ place, pieces, spans }) => (
            <Button
              key={place}
              onClick={() => {
                numbers.value = numbersText(spans)
              }}
            >
              {say.takeThese(placeName(place), pieces)}
            </Button>
          ))}
      </p>
    </ByTwo>
  )
}
