/** Points as they stand, and the correction that two people sign. */

import { useSignal } from '@preact/signals'
import type { PointsView } from '../../../views/promotions/points.ts'
import { type Refused, send } from '../../stream/orders.ts'
import type { Proof } from '../../stream/session.ts'
import { Field, Input } from '../../ui/field.tsx'
import { List } from '../../ui/list/list.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

type Row = PointsView['rows'][number]

export function Points({ activity, points }: { activity: string; points: PointsView }) {
  const say = words().games.points
  const refused = useSignal<Refused | undefined>(undefined)
  const adjust = async (reason: string, second: Proof | undefined, sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    const told = (name: string) => String(filled.get(name) ?? '').trim()
    const answer = await send(
      { do: 'AdjustPoints', activity, person: told('person'), points: Number(told('points')), reason },
      second,
    )
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) sent.reset()
  }
  const { rows, persons, until, isSettled } = points
  const hasPlaces = rows.some(({ place }) => place !== undefined)
  return (
    <article class="pane points">
      <header class="pane-head">
        <h2>{say.title}</h2>
        <span class="soft">
          {say.persons(persons)}
          {until !== undefined && ` · ${isSettled ? say.settled : say.until(when(until))}`}
        </span>
      </header>
      <List
        name="drawing-points"
        title={say.title}
        isWhole
        keepsHeads
        quietUpTo={5}
        rows={rows}
        keyOf={({ person }) => person}
        empty={say.none}
        columns={[
          { key: 'person', says: words().listed.member, value: ({ person }) => person },
          ...(hasPlaces
            ? [
                {
                  key: 'place',
                  says: say.place,
                  value: ({ place, to }: Row) => (place === to ? place : `${place}–${to}`),
                  kind: 'number' as const,
                },
              ]
            : []),
          { key: 'points', says: say.points, value: ({ points: own }) => own, kind: 'number' },
          ...(hasPlaces
            ? [{ key: 'prize', says: say.prize, value: ({ prize }: Row) => prize, kind: 'money' as const }]
            : []),
        ]}
      />
      {!isSettled && (
        <details>
          <summary>{say.adjust}</summary>
          <ReasonByTwo
            act="AdjustPoints"
            label={say.why}
            deed={say.adjustDo}
            look="primary"
            first={
              <>
                <Field label={words().games.member}>
                  <Input name="person" required maxLength={40} autocomplete="off" />
                </Field>
                <Field label={say.change} hint={say.changeHint}>
                  <Input name="points" required type="number" step={1} autocomplete="off" />
                </Field>
              </>
            }
            onSend={adjust}
          />
          <Refusal refused={refused.value} />
        </details>
      )}
    </article>
  )
}
