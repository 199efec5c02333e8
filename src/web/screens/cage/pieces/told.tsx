/** Results of wagers with pieces as dealers have told them, and their correction by two. */
import { useSignal } from '@preact/signals'
import { formatMoney, fromWire } from '../../../../base/money.ts'
import { RESULTS } from '../../../../games/pieces/settle.ts'
import type { ToldView } from '../../../../views/pieces.ts'
import { eventOf, type OrderTextOf, type Refused, send } from '../../../stream/orders.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Field, Input, Select } from '../../../ui/field.tsx'
import { nameOf, when } from '../../../ui/names.ts'
import { Options } from '../../../ui/options.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { ReasonByTwo } from '../../../ui/secondperson.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'

/** As many as somebody looks through; the one in question is hardly ever older. */
const SHOWN = 20

export function Told({ told }: { told: readonly ToldView[] }) {
  const say = words().pieces
  return (
    <article class="pane" data-results>
      <h2>{say.results}</h2>
      <p class="soft">{say.resultsSay}</p>
      <Table label={say.results} columns={[say.wager, say.when, say.result, say.toldBy]}>
        {told.slice(0, SHOWN).map(({ use, kind, table, seat, face, local, result, was, isPaid, by }) => (
          <tr key={use}>
            <th scope="row">
              {use} · {face}
              <br />
              <span class="soft">
                {say.kinds[kind] ?? kind} · {words().table.title(table)} · {words().table.seat(seat)}
              </span>
            </th>
            <td>{when(local)}</td>
            <td>
              {say.table.results[result]}
              {was !== undefined && (
                <>
                  {' '}
                  <Badge tone="due">{say.corrected(say.table.results[was])}</Badge>
                </>
              )}
              {isPaid && (
                <>
                  {' '}
                  <Badge tone="good">{say.isPaid}</Badge>
                </>
              )}
            </td>
            <td>{nameOf(by)}</td>
          </tr>
        ))}
      </Table>
      <Correct told={told} />
    </article>
  )
}

function Correct({ told }: { told: readonly ToldView[] }) {
  const say = words().pieces
  const refused = useSignal<Refused | undefined>(undefined)
  return (
    <details class="fold">
      <summary>{say.correct}</summary>
      <Refusal refused={refused.value} />
      <ReasonByTwo
        act="CorrectPieces"
        label={words().reason}
        deed={say.correctNow}
        first={
          <>
            <Field label={say.wager}>
              <Select name="use">
                <Options
                  of={told.map(({ use, table, seat, face, result }) => [
                    use,
                    `${use} · ${words().table.title(table)} · ${words().table.seat(seat)} · ${face} · ${say.table.results[result]}`,
                  ])}
                />
              </Select>
            </Field>
            <Field label={say.right}>
              <Select name="result">
                <Options of={RESULTS.map((one) => [one, say.table.results[one]])} />
              </Select>
            </Field>
            <Field label={say.odds}>
              <Input name="odds" maxLength={20} autocomplete="off" placeholder="1 to 1" />
            </Field>
          </>
        }
        onSend={async (reason, second, form) => {
          const filled = new FormData(form)
          const text = (name: string) => String(filled.get(name) ?? '').trim()
          const result = text('result') as OrderTextOf<'CorrectPieces'>['result']
          const odds = text('odds') === '' ? {} : { odds: text('odds') }
          const answer = await send({ do: 'CorrectPieces', use: text('use'), result, ...odds, reason }, second)
          refused.value = answer.ok ? undefined : answer
          if (!answer.ok) return
          form.reset()
          const inError = eventOf(answer.events, 'PiecesCorrected')?.inError
          tell(inError === undefined ? say.correctedNow : say.correctedInError(formatMoney(fromWire(inError))))
        }}
      />
    </details>
  )
}
