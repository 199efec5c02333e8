/** Credits of a member by their end, prizes for them, what was put aside, and a correction by two. */

import { useSignal } from '@preact/signals'
import type { ClubLook } from '../../../server/club/clubroutes.ts'
import type { KioskCredits, KioskView } from '../../../views/kiosk.ts'
import { isAllowed } from '../../stream/permission.ts'
import type { Proof } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { untilOf } from '../../ui/names.ts'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { dateOf, minuteOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { hitsOf, order } from './looked.ts'

export function Credits({ person, of }: { person: string; of: KioskCredits }) {
  const say = words().club
  const { name, credits, lots, to } = of
  return (
    <article class="pane no-print" data-credits={of.activity}>
      <h2>
        <span lang="en">{name}</span> · {say.credits(credits)}
      </h2>
      <List
        name="club-credits"
        title={say.lots}
        at={`${of.activity}-`}
        isWhole
        keepsHeads
        quietUpTo={5}
        rows={lots}
        keyOf={({ ends }) => ends}
        empty={say.noLots}
        columns={[
          {
            key: 'ends',
            says: say.ends,
            value: ({ ends }) => (ends === '' ? undefined : ends),
            cell: ({ ends }) => (ends === '' ? say.endsWith(dateOf(to)) : minuteOf(ends)),
            kind: 'time',
          },
          { key: 'left', says: say.left, value: ({ left }) => left, kind: 'number' },
        ]}
      />
      {isAllowed('RedeemCredits') && <Prizes person={person} of={of} />}
      {isAllowed('AdjustCredits') && <Correction person={person} activity={of.activity} />}
    </article>
  )
}

function Prizes({ person, of: { activity, credits, rewards, reserves } }: { person: string; of: KioskCredits }) {
  const say = words().club
  const chosen = useSignal<readonly string[]>([])
  const isSeen = useSignal(false)
  const needs = rewards.reduce((sum, one) => sum + (chosen.value.includes(one.prize) ? one.credits : 0), 0)
  const done = (isTaken: boolean) => {
    if (!isTaken) return
    chosen.value = []
    isSeen.value = false
  }
  const redeem = async () => {
    const id = isSeen.value ? { id: person } : {}
    const asked = { do: 'RedeemCredits', activity, person, prizes: chosen.value, ...id } as const
    done(await order(asked, (answer) => say.redeemed(hitsOf(answer))))
  }
  const reserve = async () =>
    done(await order({ do: 'ReservePrizes', activity, person, prizes: chosen.value }, () => say.reserved))
  return (
    <Form onSend={redeem}>
      <h3>{say.prizes}</h3>
      {rewards.map(({ prize, credits: many, value }) => (
        <Check
          key={prize}
          label={say.prize(prize, say.credits(many), value)}
          checked={chosen.value.includes(prize)}
          onChange={({ currentTarget: { checked } }) => {
            chosen.value = checked ? [...chosen.value, prize] : chosen.value.filter((one) => one !== prize)
          }}
        />
      ))}
      <p role="status">{say.chosen(say.credits(needs), String(credits))}</p>
      <Check
        label={say.idSeen}
        checked={isSeen.value}
        onChange={({ currentTarget: { checked } }) => {
          isSeen.value = checked
        }}
      />
      <p class="actions">
        <Button type="submit" look="primary" disabled={chosen.value.length === 0}>
          {say.redeem}
        </Button>
        {reserves && (
          <Button disabled={chosen.value.length === 0} onClick={() => void reserve()}>
            {say.reserve}
          </Button>
        )}
      </p>
    </Form>
  )
}

function Correction({ person, activity }: { person: string; activity: string }) {
  const say = words().club
  const send = async (reason: string, second: Proof | undefined, sent: HTMLFormElement) => {
    const credits = Number(new FormData(sent).get('credits'))
    const asked = { do: 'AdjustCredits', activity, person, credits, reason } as const
    if (await order(asked, () => say.adjusted, second)) sent.reset()
  }
  return (
    <details class="fold">
      <summary>{say.adjust}</summary>
      <ReasonByTwo
        act="AdjustCredits"
        label={say.reason}
        deed={say.adjustNow}
        look="plain"
        first={
          <Field label={say.more}>
            <Input name="credits" type="number" step="1" required />
          </Field>
        }
        onSend={send}
      />
    </details>
  )
}

/** Put aside at the kiosk or here: handed out against identification, or given back. */
export function Aside({ of: { person, has } }: { of: ClubLook }) {
  const say = words().club
  const isSeen = useSignal(false)
  if (has.aside.length === 0) return null
  const handOut = (activity: string, reservation: string) => {
    const id = isSeen.value ? { id: person } : {}
    const asked = { do: 'RedeemCredits', activity, person, prizes: [], reservation, ...id } as const
    void order(asked, (answer) => say.redeemed(hitsOf(answer)))
  }
  return (
    <article class="pane no-print">
      <h2>{say.aside}</h2>
      <Check
        label={say.idSeen}
        checked={isSeen.value}
        onChange={({ currentTarget: { checked } }) => {
          isSeen.value = checked
        }}
      />
      {has.aside.map(({ reservation, activity, prizes, credits, until }) => (
        <div key={reservation} class="actions" data-reservation={reservation}>
          <span>
            <strong>{reservation}</strong> <span lang="en">{prizes.join(', ')}</span> · {say.credits(credits)} ·{' '}
            {say.until(minuteOf(until))}
          </span>
          {isAllowed('RedeemCredits') && (
            <Button look="primary" onClick={() => handOut(activity, reservation)}>
              {say.handOut}
            </Button>
          )}
          {isAllowed('ReleasePrizes') && (
            <Button onClick={() => void order({ do: 'ReleasePrizes', reservation }, () => say.released)}>
              {say.release}
            </Button>
          )}
        </div>
      ))}
    </article>
  )
}

/** Tickets, points and pieces, to answer a question at the desk. */
export function Others({ of: { entries, pieces } }: { of: KioskView }) {
  const say = words()
  if (entries.length + pieces.length === 0) return null
  return (
    <article class="pane no-print">
      {entries.length > 0 && <h2>{say.club.entries}</h2>}
      {entries.map(({ activity, name, tickets, points }) => (
        <p key={activity}>
          <span lang="en">{name}</span>: {say.kiosk.inIt(tickets, points)}
        </p>
      ))}
      {pieces.length > 0 && <h2>{say.club.pieces}</h2>}
      {pieces.map(({ series, kind, face, count, to }) => (
        <p key={series}>
          {series} · {say.pieces.kinds[kind] ?? kind} {face}: {say.kiosk.piecesUntil(count, untilOf(to))}
        </p>
      ))}
    </article>
  )
}
