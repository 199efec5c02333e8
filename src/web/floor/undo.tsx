/** Decline, dispute, settle, back out: each says what it does in money, names its evidence and who signs beside. */
import type { ComponentChildren } from 'preact'
import type { Act as Doing } from '../../server/permissions.ts'
import type { HitView } from '../../views/hit.ts'
import type { OrderText } from '../live/orders.ts'
import { SecondPerson, secondIn } from '../live/second.tsx'
import { words } from '../words/words.ts'
import type { Act } from './decide.tsx'

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
      order={(field) => ({
        do: 'DeclineHit',
        hit: hit.hit,
        reason: field('reason'),
        ...(field('clause') === '' ? {} : { clause: field('clause') }),
        evidence: field('evidence'),
      })}
    >
      <label>
        <span>{say.reason}</span>
        <input name="reason" required maxLength={1000} />
      </label>
      <label>
        <span>{say.clause}</span>
        <select name="clause">
          <option value="">{say.unnamedClause}</option>
          {clauses.map(([clause, says]) => (
            <option key={clause} value={clause}>
              {`${clause} ${says}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say.floor.evidence}</span>
        <input name="evidence" required maxLength={1000} placeholder={say.floor.evidenceHint} />
      </label>
    </Fold>
  )
}

export function Dispute({ hit, act }: Of) {
  const say = words()
  return (
    <Fold
      title={say.floor.dispute}
      says={say.floor.disputeSays}
      button={say.floor.disputeNow}
      act={act}
      order={(field) => ({ do: 'DisputeHit', hit: hit.hit, reason: field('reason') })}
    >
      <label>
        <span>{say.reason}</span>
        <input name="reason" required maxLength={1000} />
      </label>
    </Fold>
  )
}

export function Settle({ hit, act }: Of) {
  const say = words()
  return (
    <Fold
      title={say.floor.settle}
      says={say.floor.settleSays}
      button={say.floor.settleNow}
      signed="SettleDispute"
      act={act}
      order={(field) => ({ do: 'SettleDispute', hit: hit.hit, reason: field('reason') })}
    >
      <label>
        <span>{say.reason}</span>
        <input name="reason" required maxLength={1000} />
      </label>
    </Fold>
  )
}

export function BackOut({ hit, act }: Of) {
  const say = words()
  return (
    <Fold
      title={say.floor.backOut}
      says={say.floor.backOutSays(hit.total)}
      button={say.floor.backOutNow}
      signed="BackOutHit"
      act={act}
      order={(field) => ({
        do: 'BackOutHit',
        hit: hit.hit,
        reason: field('reason'),
        document: field('document'),
      })}
    >
      <label>
        <span>{say.reason}</span>
        <input name="reason" required maxLength={1000} />
      </label>
      <label>
        <span>{say.floor.document}</span>
        <input name="document" required maxLength={1000} placeholder={say.floor.documentHint} />
      </label>
    </Fold>
  )
}

type FoldOf = {
  readonly title: string
  readonly says: string
  readonly button: string
  /** A second person signs with badge and PIN. */
  readonly signed?: Doing
  readonly act: Act
  readonly order: (field: (name: string) => string) => OrderText
  readonly children: ComponentChildren
}

function Fold({ title, says, button, signed, act, order, children }: FoldOf) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget as HTMLFormElement)
    void act(
      order((name) => String(fields.get(name) ?? '').trim()),
      secondIn(fields),
    )
  }
  return (
    <details class="fold">
      <summary>{title}</summary>
      <p class="soft">{says}</p>
      <form class="form" onSubmit={submit}>
        {children}
        {signed !== undefined && <SecondPerson act={signed} />}
        <button type="submit" class="act stop">
          {button}
        </button>
      </form>
    </details>
  )
}
