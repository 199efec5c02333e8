/** Pieces to players: a few of them, or all of a list of serials that was mailed or advertised. */
import { useSignal } from '@preact/signals'
import type { PostedSeries } from '../../../views/offerings/postedseries.ts'
import { partsOf, piecesOf, type Recipient, readSerialList } from '../../../views/offerings/seriallist.ts'
import { type OrderTextOf, type Refused, send } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { departmentName, holders } from './says.ts'

type Way = OrderTextOf<'GivePieces'>['way']
type Told = (key: string) => string
const toldIn = (form: HTMLFormElement): Told => {
  const filled = new FormData(form)
  return (key) => String(filled.get(key) ?? '').trim()
}

export function Give({ of }: { of: PostedSeries }) {
  const say = words().series
  const { given } = of
  const from = holders(of)
  if (given === undefined) return <p class="soft">{say.notGiven}</p>
  if (from.length === 0) return <p class="soft">{say.nothingIssued}</p>
  return (
    <>
      <p class="soft">
        <span class="clause">{given.clause}</span> <span lang="en">{given.says}</span>
      </p>
      <h3>{say.giveOne}</h3>
      <Few of={of} from={from} />
      <h3>{say.giveList}</h3>
      <List of={of} from={from} />
    </>
  )
}

type Of = { of: PostedSeries; from: readonly string[] }

/** Out of whose, and how they come to players. */
function FromAndWay({ of: { given }, from }: Of) {
  const say = words().series
  const ways = given?.ways ?? []
  return (
    <>
      <Field label={say.from}>
        <Select name="from">
          <Options of={from.map((one) => [one, departmentName(one)])} />
        </Select>
      </Field>
      <Field label={say.way}>
        <Select name="way">
          <Options of={ways.map((way) => [way, say.ways[way]])} />
        </Select>
      </Field>
    </>
  )
}

function Few({ of, from }: Of) {
  const say = words().series
  const refused = useSignal<Refused | undefined>(undefined)
  const give = async (form: HTMLFormElement) => {
    const told = toldIn(form)
    const [pieces, person] = [Number(told('pieces')), told('person')]
    const answer = await send({
      do: 'GivePieces',
      series: of.series,
      from: told('from'),
      way: told('way') as Way,
      to: [{ pieces, ...(person === '' ? {} : { person }) }],
    })
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    form.reset()
    tell(say.given(pieces))
  }
  return (
    <Form onSend={give} autocomplete="off">
      <Refusal refused={refused.value} />
      <FromAndWay of={of} from={from} />
      <Field label={say.pieces}>
        <Input name="pieces" type="number" min={1} step={1} required defaultValue="1" />
      </Field>
      <Field label={say.person}>
        <Input name="person" maxLength={40} autocomplete="off" />
      </Field>
      <p class="acts">
        <Button type="submit" look="primary">
          {say.give}
        </Button>
      </p>
    </Form>
  )
}

/** A long list goes through the door in parts, one after the other; what is not through stays. */
function List({ of, from }: Of) {
  const say = words().series
  const text = useSignal('')
  const refused = useSignal<Refused | undefined>(undefined)
  const done = useSignal<number | undefined>(undefined)
  const rest = useSignal<readonly Recipient[] | undefined>(undefined)
  const list = readSerialList(text.value, of.series)
  const to = rest.value ?? list.to
  const give = async (form: HTMLFormElement) => {
    const told = toldIn(form)
    const parts = partsOf(to)
    let through = 0
    refused.value = undefined
    done.value = 0
    for (const [nth, part] of parts.entries()) {
      const answer = await send({
        do: 'GivePieces',
        series: of.series,
        from: told('from'),
        way: told('way') as Way,
        to: part,
      })
      if (!answer.ok) {
        refused.value = answer
        rest.value = parts.slice(nth).flat()
        return
      }
      through += piecesOf(part)
      done.value = through
    }
    tell(say.given(through))
    text.value = ''
    rest.value = undefined
    done.value = undefined
  }
  const isSending = done.value !== undefined && refused.value === undefined
  return (
    <Form onSend={give} autocomplete="off">
      <p class="soft">{say.listSays}</p>
      <Refusal refused={refused.value} />
      {refused.value !== undefined && rest.value !== undefined && (
        <Notice tone="due">{say.stoppedAt(done.value ?? 0, piecesOf(rest.value))}</Notice>
      )}
      <FromAndWay of={of} from={from} />
      <Field label={say.file}>
        <Input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={async ({ currentTarget: { files } }) => {
            const file = await files?.[0]?.text()
            if (file === undefined) return
            rest.value = undefined
            text.value = file
          }}
        />
      </Field>
      <Field label={say.list}>
        <TextArea
          name="list"
          spellcheck={false}
          // A list of a hundred thousand is not shown line by line.
          value={text.value.length > SHOWN_MAX ? `${text.value.slice(0, SHOWN_MAX)}…` : text.value}
          readOnly={text.value.length > SHOWN_MAX}
          onInput={({ currentTarget }) => {
            rest.value = undefined
            text.value = currentTarget.value
          }}
        />
      </Field>
      <div role="status">
        {list.lines > 0 && list.wrongLines === 0 && <p>{say.listOf(list.pieces, list.lines)}</p>}
        {list.wrongLines > 0 && (
          <Notice tone="stop">
            <strong>{say.wrongLines(list.wrongLines)}</strong>
            <ul>
              {list.wrong.map(({ line, text: typed, is }) => (
                <li key={line}>
                  {say.line(line)}: {typed} · {say.wrong[is]}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {isSending && <p>{say.sending(done.value ?? 0, list.pieces)}</p>}
      </div>
      <p class="acts">
        <Button type="submit" look="primary" disabled={to.length === 0 || list.wrongLines > 0 || isSending}>
          {say.giveAll(piecesOf(to))}
        </Button>
      </p>
    </Form>
  )
}

const SHOWN_MAX = 20_000
