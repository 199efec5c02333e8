/** Decline, dispute, settle, back out: each says what it does in money, names its evidence and who signs beside. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { Act as Doing } from '../../../server/door/acts.ts'
import type { HitView } from '../../../views/hit.ts'
import type { OrderText, Refused } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import type { Act } from './hitorders.ts'

type Of = { readonly hit: HitView; readonly act: Act }

export function Decline({ hit, act }: Of) {
  const say = words()
  const clauses = [...new Map(hit.checklist.map(({ clause, says }) => [clause, says]))]
  return (
    <Fold
      title={say.floor.decline}
      says={say.floor.declineSays(hit.total)}
      button={say.floor.declineNow}
      signed="DeclineHit"
      act={act}
      order={({ reason, clause, evidence }) => ({
        do: 'DeclineHit',
        hit: hit.hit,
        reason,
        ...(clause === '' ? {} : { clause }),
        evidence,
      })}
    >
      <Field label={say.clause}>
        <Select name="clause">
          <option value="">{say.unnamedClause}</option>
          {clauses.map(([clause, says]) => (
            <option key={clause} value={clause} lang="en">
              {`${clause} ${says}`}
            </option>
          ))}
        </Select>
      </Field>
      <Told name="evidence" says={say.floor.evidence} hint={say.floor.evidenceHint} />
    </Fold>
  )
}

export function Dispute({ hit, act }: Of) {
  const say = words().floor
  return (
    <Fold
      title={say.dispute}
      says={say.disputeSays}
      button={say.disputeNow}
      act={act}
      order={({ reason }) => ({ do: 'DisputeHit', hit: hit.hit, reason })}
    />
  )
}

export function Settle({ hit, act }: Of) {
  const say = words().floor
  return (
    <Fold
      title={say.settle}
      says={say.settleSays}
      button={say.settleNow}
      signed="SettleDispute"
      act={act}
      order={({ reason }) => ({ do: 'SettleDispute', hit: hit.hit, reason })}
    />
  )
}

/** The first of two steps: a hand that brought tickets is backed out when they are void. */
export function VoidTickets({ hit, tickets, act }: Of & { readonly tickets: readonly string[] }) {
  const say = words().floor
  if (!isAllowed('VoidTickets')) return <p class="soft">{say.voidFirst(tickets.join(', '))}</p>
  return (
    <Fold
      title={say.voidTickets}
      says={say.voidTicketsSays(tickets.join(', '))}
      button={say.voidTicketsNow(tickets.length)}
      signed="VoidTickets"
      act={act}
      order={({ reason }) => ({
        do: 'VoidTickets',
        activity: hit.activity,
        tickets: tickets.map((one) => ({ first: Number(one.slice(1)), last: Number(one.slice(1)) })),
        reason,
      })}
    />
  )
}

export function BackOut({ hit, act }: Of) {
  const say = words().floor
  return (
    <Fold
      title={say.backOut}
      says={hit.ticketsLeft === undefined ? say.backOutSays(hit.total) : say.backOutTickets}
      button={say.backOutNow}
      signed="BackOutHit"
      act={act}
      order={({ reason, document }) => ({ do: 'BackOutHit', hit: hit.hit, reason, document })}
    >
      <Told name="document" says={say.document} hint={say.documentHint} />
    </Fold>
  )
}

/** What a person has to write down. */
const Told = ({ name, says, hint }: { name: keyof Fields; says: string; hint?: string }) => (
  <Field label={says}>
    <Input name={name} required maxLength={1000} placeholder={hint} />
  </Field>
)

type Fields = Record<'reason' | 'clause' | 'evidence' | 'document', string>

type FoldOf = {
  readonly title: string
  readonly says: string
  readonly button: string
  /** A second person signs with badge and PIN. */
  readonly signed?: Doing
  readonly act: Act
  readonly order: (fields: Fields) => OrderText
  readonly children?: ComponentChildren
}

/** Every one of them has a reason. */
function Fold({ title, says, button, signed, act, order, children }: FoldOf) {
  const refused = useSignal<Refused | undefined>(undefined)
  const submit = (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const field = (name: keyof Fields) => String(form.get(name) ?? '').trim()
    const fields: Fields = {
      reason: field('reason'),
      clause: field('clause'),
      evidence: field('evidence'),
      document: field('document'),
    }
    void act(order(fields), secondIn(form)).then((why) => {
      refused.value = why
    })
  }
  return (
    <details class="fold">
      <summary>{title}</summary>
      <p class="soft">{says}</p>
      <Form keep={`undo ${location.search}`} onSend={submit}>
        <Told name="reason" says={words().reason} />
        {children}
        {signed !== undefined && <SecondPerson act={signed} />}
        <Refusal refused={refused.value} />
        <Button type="submit" look="stop">
          {button}
        </Button>
      </Form>
    </details>
  )
}
