/** A deed with consequences: what would happen in money is said before it is pressed, or every reason why it may not be. */

import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { type Cents, formatMoney, fromWire } from '../../base/money.ts'
import type { Event } from '../../engine/mechanisms.ts'
import type { WirePost } from '../../engine/posts.ts'
import type { AccountName } from '../../ledger/name.ts'
import { ORDERS } from '../../server/door/acts.ts'
import { type Answer, acting, may, type OrderText, type Refused, send } from '../stream/orders.ts'
import { isAllowed } from '../stream/permission.ts'
import { words } from '../words.ts'
import { Button } from './button.tsx'
import { Form } from './form.tsx'
import { activityOf } from './names.ts'
import { Notice } from './notice.tsx'
import { type Asks, Confirm } from './overlay/confirm.tsx'
import { Reasons, Refusal } from './refusal.tsx'
import { SecondPerson, secondIn } from './secondperson.tsx'
import { Table } from './table.tsx'

type Outcome = { ok: true; events: readonly Event[] } | Refused

/** The same decision as the order itself, taken dry; again whenever the order or `since` changes. */
function useOutcome(order: OrderText | undefined, since = ''): Outcome | undefined {
  const answer = useSignal<{ of: string; outcome: Outcome } | undefined>(undefined)
  const of = order === undefined || acting.value === '' ? '' : `${acting.value} ${since} ${JSON.stringify(order)}`
  useEffect(() => {
    if (order === undefined || of === '') return
    let isOld = false
    void may(order).then((outcome) => {
      if (!isOld) answer.value = { of, outcome }
    })
    return () => {
      isOld = true
    }
  }, [of])
  return answer.value?.of === of ? answer.value.outcome : undefined
}

/** What is pressed, and beside it what it would do. Without an order nothing can be pressed yet. */
export function Deed({
  act,
  order,
  label,
  since,
  look = 'primary',
  says,
  asks,
  children,
  onDone,
}: {
  act: OrderText['do']
  order: OrderText | undefined
  label: string
  since?: string
  look?: 'primary' | 'plain' | 'stop'
  /** What it means beyond the money. */
  says?: ComponentChildren
  /** What no order takes back is asked once more, with the thing's name and what moves in money. */
  asks?: Asks
  children?: ComponentChildren
  onDone?: (answer: Answer & { ok: true }) => void
}) {
  const say = words()
  const outcome = useOutcome(isAllowed(act) ? order : undefined, since)
  const refused = useSignal<Refused | undefined>(undefined)
  const isSending = useSignal(false)
  const asked = useSignal<HTMLFormElement | undefined>(undefined)
  const { roles, second } = ORDERS[act]
  if (!isAllowed(act)) return <p class="soft done-by">{say.doneBy(roles.map((role) => say.roles[role]).join(', '))}</p>
  const press = async (form: HTMLFormElement) => {
    if (order === undefined) return
    asked.value = undefined
    isSending.value = true
    const answer = await send(order, secondIn(new FormData(form)))
    isSending.value = false
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) onDone?.(answer)
  }
  return (
    <Form
      class="deed"
      onSend={(form) => {
        if (asks === undefined) void press(form)
        else asked.value = form
      }}
    >
      {children}
      {says !== undefined && <p class="soft">{says}</p>}
      {outcome?.ok === true && <MoneyMoves events={outcome.events} />}
      {outcome?.ok === false && (
        <Notice tone="due">
          <strong>{say.notAllowed}</strong>
          <Reasons reasons={outcome.reasons} />
        </Notice>
      )}
      {second !== undefined && outcome?.ok === true && <SecondPerson act={act} />}
      <div class="actions">
        <Button type="submit" look={look} disabled={outcome?.ok !== true} isBusy={isSending.value}>
          {label}
        </Button>
      </div>
      <Refusal refused={refused.value} />
      {asks !== undefined && asked.value !== undefined && (
        <Confirm
          asks={asks}
          label={label}
          onYes={() => void press(asked.value!)}
          onNo={() => {
            asked.value = undefined
          }}
        >
          {outcome?.ok === true && <MoneyMoves events={outcome.events} />}
        </Confirm>
      )}
    </Form>
  )
}

type Move = { book: string; activity: string; from: AccountName; to: AccountName; amount: Cents; clause: string }

/** Every transfer of the events, alike ones added up; nothing where no money moves. */
export function MoneyMoves({ events, caption }: { events: readonly Event[]; caption?: string }) {
  const say = words()
  const moves = movesIn(events)
  if (moves.length === 0) return null
  const isOne = new Set(moves.map(({ activity }) => activity)).size === 1
  return (
    <Table class="moves" caption={caption ?? say.wouldMove}>
      {moves.map(({ book, activity, from, to, amount, clause }) => (
        <tr key={`${book} ${activity} ${from} ${to} ${clause}`}>
          <td class="soft">{book === 'c' ? say.books.places : say.books.inside}</td>
          {!isOne && <td class="soft">{activityOf(activity)}</td>}
          <td>
            {say.account(from)} → {say.account(to)}
          </td>
          <td class="money">{formatMoney(amount)}</td>
          <td>{say.books.ownReason[clause] ?? <span class="clause">{clause}</span>}</td>
        </tr>
      ))}
    </Table>
  )
}

function movesIn(events: readonly Event[]): Move[] {
  const sums = new Map<string, Move>()
  for (const event of events) {
    if (!('posts' in event) || event.posts === undefined) continue
    for (const [activity, posts] of Object.entries<readonly WirePost[]>(event.posts)) {
      for (const [book, from, to, amount, clause] of posts) {
        const key = [book, activity, from, to, clause].join(' ')
        const sum = ((sums.get(key)?.amount ?? 0n) + fromWire(amount)) as Cents
        sums.set(key, { book, activity, from, to, amount: sum, clause })
      }
    }
  }
  return [...sums.values()]
}
