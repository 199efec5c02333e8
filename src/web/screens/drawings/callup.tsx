/** Somebody is called: the clock, what must be there, reported or passed over. */
import { useSignal } from '@preact/signals'
import type { CalledView } from '../../../views/drawings/calls.ts'
import { houseNow } from '../../stream/feed.ts'
import { type OrderText, type Refused, send } from '../../stream/orders.ts'
import type { Proof } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo, SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import { Asks } from './asked.tsx'
import { Known } from './personfacts.tsx'
import { Record } from './record.tsx'

export function Called({ called }: { called: CalledView }) {
  const say = words().games
  const answers = useSignal<Readonly<Record<string, boolean>>>({})
  const clause = useSignal('')
  const person = useSignal('')
  const refused = useSignal<Refused | undefined>(undefined)
  const left = called.until === undefined ? undefined : Math.max(0, Math.ceil((called.until - houseNow.value) / 1_000))
  const order = async (what: OrderText, second?: Proof) => {
    const answer = await send(what, second)
    refused.value = answer.ok ? undefined : answer
  }
  const number = person.value.trim()
  // Of a person whom the house knows the program sees by itself what a stranger is asked.
  const ready = called.ready.filter(({ isOfStrangers }) => number === '' || !isOfStrangers)
  const isReady = ready.every((one) => answers.value[one.clause] === true)
  const { idUntil, givenUp } = called
  const told = [
    ...ready.map((one) => [one.clause, true] as const),
    ...(idUntil === undefined ? [] : [[idUntil.clause, answers.value[idUntil.clause] === true] as const]),
  ]
  return (
    <article class="pane called">
      <h2>{say.called(words().party(called.who))}</h2>
      {called.draw !== undefined && <Record draw={called.draw} />}
      {called.ticket !== undefined && <p class="soft">{say.ticketOf(called.ticket)}</p>}
      {left !== undefined && (
        <p class="clock" role="timer">
          {left > 0 ? say.timeLeft(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`) : say.timeOver}
        </p>
      )}
      {called.person === undefined && (
        <Field label={say.person} hint={say.personHint}>
          <Input
            name="person"
            maxLength={40}
            autocomplete="off"
            value={person.value}
            onInput={(event) => {
              person.value = event.currentTarget.value
            }}
          />
        </Field>
      )}
      <Asks asks={ready} yes={answers} />
      {idUntil !== undefined && (
        <Asks asks={[{ clause: idUntil.clause, says: `${idUntil.says} ${say.idMayFollow}` }]} yes={answers} />
      )}
      <p class="acts">
        <Button
          look="primary"
          size="next"
          disabled={!isReady || left === 0}
          onClick={() =>
            void order({
              do: 'ReportIn',
              callup: called.callup,
              ...(number === '' ? {} : { person: number }),
              ...(told.length === 0 ? {} : { answers: Object.fromEntries(told) }),
            })
          }
        >
          {say.reported}
        </Button>
      </p>
      <details>
        <summary>{say.passOver}</summary>
        <ReasonByTwo
          act="PassOver"
          label={say.passOverWhy}
          deed={say.passOverDo}
          onSend={(reason, second) => {
            const by = clause.value === '' ? {} : { clause: clause.value }
            return order({ do: 'PassOver', callup: called.callup, reason, ...by }, second)
          }}
        >
          <Field label={say.passOverBy}>
            <Select
              name="clause"
              value={clause.value}
              onChange={(event) => {
                clause.value = event.currentTarget.value
              }}
            >
              <option value="">{say.passOverNone}</option>
              {called.grounds.map((one) => (
                <option key={one.clause} value={one.clause} lang="en">
                  {one.clause} {one.says}
                </option>
              ))}
            </Select>
          </Field>
          <p class="soft">{say.passOverSays}</p>
        </ReasonByTwo>
      </details>
      {givenUp !== undefined && (
        <details>
          <summary>{say.giveUp}</summary>
          <Form
            onSend={(sent) =>
              void order(
                { do: 'PassOver', callup: called.callup, reason: say.giveUp, clause: givenUp, isGivenUp: true },
                secondIn(new FormData(sent)),
              )
            }
          >
            <p class="soft">{say.giveUpSays}</p>
            <SecondPerson act="PassOver" />
            <p class="acts">
              <Button type="submit" look="stop">
                {say.giveUp}
              </Button>
            </p>
          </Form>
        </details>
      )}
      <Known called={called} />
      <Refusal refused={refused.value} />
    </article>
  )
}
