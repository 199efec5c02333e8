/** Points as they stand, and the correction that two people sign. */
import { useSignal } from '@preact/signals'
import type { PointsView } from '../../../views/promotions/points.ts'
import { type Refused, send } from '../../stream/orders.ts'
import type { Proof } from '../../stream/session.ts'
import { Field, Input } from '../../ui/field.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'

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
          {until !== undefined && ` · ${isSettled ? say.settled : say.until(until.replace('T', ' '))}`}
        </span>
      </header>
      {rows.length === 0 ? (
        <p class="empty">{say.none}</p>
      ) : (
        <Table caption={say.title}>
          <thead>
            <tr>
              {hasPlaces && <th scope="col">{say.place}</th>}
              <th scope="col">{words().games.member}</th>
              <th scope="col">{say.points}</th>
              {hasPlaces && <th scope="col">{say.prize}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ person, points: own, place, to, prize }) => (
              <tr key={person}>
                {hasPlaces && <td>{place === to ? place : `${place}–${to}`}</td>}
                <th scope="row">{person}</th>
                <td>{own}</td>
                {hasPlaces && <td>{prize}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
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
