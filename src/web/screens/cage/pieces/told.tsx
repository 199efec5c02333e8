/** Results of wagers with pieces as dealers have told them, and their correction by two. */
import { useSignal } from '@preact/signals'
import { formatMoney, fromWire } from '../../../../base/money.ts'
import { RESULTS } from '../../../../games/pieces/settle.ts'
import type { ToldView } from '../../../../views/pieces.ts'
import { eventOf, type OrderTextOf, type Refused, send } from '../../../stream/orders.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Field, Input, Select } from '../../../ui/field.tsx'
import { List } from '../../../ui/list/list.tsx'
import { nameOf } from '../../../ui/names.ts'
import { Options } from '../../../ui/options.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { ReasonByTwo } from '../../../ui/secondperson.tsx'
import { words } from '../../../words.ts'

export function Told({ told }: { told: readonly ToldView[] }) {
  const say = words().pieces
  return (
    <article class="pane" data-results>
      <List
        name="piece-results"
        title={say.results}
        hasHeading
        keepsHeads
        quietUpTo={5}
        rows={told}
        keyOf={({ use }) => use}
        columns={[
          { key: 'use', says: say.wager, value: ({ use }) => use, cell: ({ use }) => <strong>{use}</strong> },
          { key: 'kind', says: words().listed.kind, value: ({ kind }) => say.kinds[kind] ?? kind, isUnlabelled: true },
          {
            key: 'where',
            says: words().listed.where,
            value: ({ table, seat }) => `${words().table.title(table)} · ${words().table.seat(seat)}`,
            isUnlabelled: true,
          },
          { key: 'at', says: say.when, value: ({ local }) => local, kind: 'time', isUnlabelled: true },
          {
            key: 'result',
            says: say.result,
            value: ({ result, was, isPaid }) =>
              [
                say.table.results[result],
                ...(was === undefined ? [] : [say.corrected(say.table.results[was])]),
                ...(isPaid ? [say.isPaid] : []),
              ].join(' · '),
            cell: ({ result, was, isPaid }) => (
              <>
                {say.table.results[result]}{' '}
                {was !== undefined && <Badge tone="due">{say.corrected(say.table.results[was])}</Badge>}{' '}
                {isPaid && <Badge tone="good">{say.isPaid}</Badge>}
              </>
            ),
            isUnlabelled: true,
          },
          { key: 'by', says: say.toldBy, value: ({ by }) => nameOf(by) },
          { key: 'face', says: words().listed.face, value: ({ face }) => face, kind: 'money' },
        ]}
        details={({ use }) => <Correct use={use} />}
      />
      <p class="soft">{say.resultsSay}</p>
    </article>
  )
}

function Correct({ use }: { use: string }) {
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
          const answer = await send({ do: 'CorrectPieces', use, result, ...odds, reason }, second)
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
