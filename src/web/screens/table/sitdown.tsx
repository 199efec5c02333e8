/** Who sits at the chosen seat: sit down by card, away, back, leave. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Away } from '../../../engine/presence/vocabulary.ts'
import type { PodiumSeat } from '../../../views/podium/podium.ts'
import { houseNow, view } from '../../stream/feed.ts'
import type { OrderText } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { words } from '../../words.ts'
import * as desk from './desk.ts'
import { nameAt, seatAt, seatChosen } from './sitting.tsx'

const AWAY: readonly Away[] = ['chips', 'meal', 'blind', 'break']

export function Sitting() {
  const say = words().table.sitting
  const of = seatChosen.value
  if (of === undefined) return <p class="soft">{say.choose}</p>
  const at = seatAt(of) ?? ({ seat: of, is: 'empty' } as const)
  return (
    <section class="seat-details sitting" key={of} aria-label={words().table.seat(of)}>
      <h2>
        {words().table.seat(of)} <span class="soft">{stateOf(at)}</span>
      </h2>
      {at.is === 'empty' && <SitDown of={of} />}
      {at.is === 'reserved' && <Held of={of} at={at} />}
      {(at.is === 'taken' || at.is === 'away') && <Taken of={of} at={at} />}
    </section>
  )
}

const minutesSince = (since: number): number => Math.max(0, Math.floor((houseNow.value - since) / 60_000))

function stateOf(at: PodiumSeat): string {
  const say = words().podium
  switch (at.is) {
    case 'empty':
      return say.is.empty
    case 'reserved':
      return at.person === undefined ? say.heldOpen : say.heldFor(nameAt(at))
    case 'taken':
      return `${nameAt(at)} · ${say.minutes(minutesSince(at.since))}`
    case 'away':
      return `${nameAt(at)} · ${say.awaySince(say.away[at.why], minutesSince(at.awaySince))}`
  }
}

/** Where it is done the seat is put away, and the next one can be touched. */
async function order(given: OrderText): Promise<void> {
  if (await desk.order(given)) seatChosen.value = undefined
}
const place = (of: string) => ({ table: desk.tableName.value, seat: of, via: 'tablet' }) as const

function SitDown({ of }: { of: string }) {
  const say = words().table.sitting
  return (
    <>
      <Card label={say.card} send={say.sit} onCard={(person) => order({ do: 'SeatPlayer', ...place(of), person })} />
      <MoveHere of={of} />
      <Button onClick={() => void order({ do: 'SeatPlayer', ...place(of) })}>{say.stranger}</Button>
    </>
  )
}

/** Whoever sits elsewhere by what the house knows, and shows the card here: one tap moves them. */
function MoveHere({ of }: { of: string }) {
  const from = sitsElsewhere()
  if (from === undefined || !isAllowed('MovePlayer')) return null
  const say = words()
  const there = view('seats').value?.tables[from.table]?.find((one) => one.seat === from.seat)
  const name = there === undefined || there.is === 'empty' ? say.podium.unknown(from.person) : nameAt(there)
  const { via, ...to } = place(of)
  return (
    <Button
      look="primary"
      onClick={() => void order({ do: 'MovePlayer', table: from.table, seat: from.seat, to, via })}
    >
      {say.table.sitting.moveHere(name, from.table, from.seat)}
    </Button>
  )
}

/** Where the person sits whom the house has just refused for it. */
function sitsElsewhere(): { person: string; table: string; seat: string } | undefined {
  const reason = desk.refused.value?.reasons.find(({ id }) => id === 'person sits elsewhere')
  return reason?.with as ReturnType<typeof sitsElsewhere>
}

function Held({ of, at }: { of: string; at: Extract<PodiumSeat, { is: 'reserved' }> }) {
  const { person } = at
  if (person === undefined) return <p class="soft">{words().table.sitting.heldByHand}</p>
  return (
    <Button look="primary" onClick={() => void order({ do: 'SeatPlayer', ...place(of), person })}>
      {words().podium.seatKept(nameAt(at))}
    </Button>
  )
}

function Taken({ of, at }: { of: string; at: Extract<PodiumSeat, { is: 'taken' | 'away' }> }) {
  const say = words()
  return (
    <>
      {at.is === 'away' ? (
        <Button look="primary" onClick={() => void order({ do: 'MarkBack', ...place(of) })}>
          {say.podium.back}
        </Button>
      ) : (
        <fieldset class="seat-group">
          <legend>{say.podium.doAway}</legend>
          {AWAY.map((why) => (
            <Button key={why} onClick={() => void order({ do: 'MarkAway', ...place(of), why })}>
              {say.podium.away[why]}
            </Button>
          ))}
        </fieldset>
      )}
      <Button onClick={() => void order({ do: 'LeaveSeat', ...place(of) })}>{say.podium.leave}</Button>
      {at.person === undefined && (
        <Card
          label={say.table.sitting.card}
          send={say.table.sitting.name}
          onCard={(person) => order({ do: 'NamePlayer', ...place(of), person })}
        />
      )}
    </>
  )
}

type CardProps = { label: string; send: string; onCard: (person: string) => Promise<void> }

/** A reader at the tablet types the number and presses Enter; so does a dealer. The field waits for either. */
function Card({ label, send, onCard }: CardProps) {
  const around = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => around.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={around}>
      <Form
        class="sitting-card"
        onSend={(form) => onCard(String(new FormData(form).get('card') ?? '').replace(/\D/g, ''))}
      >
        <Field label={label}>
          <Input name="card" inputMode="numeric" pattern="\D*\d{1,15}\D*" autocomplete="off" required />
        </Field>
        <Button type="submit">{send}</Button>
      </Form>
    </div>
  )
}
