/** A prize that several won together: who has which part, their statement, and its sheet. */

import { useSignal } from '@preact/signals'
import { formatMoney, parseMoney } from '../../../base/money.ts'
import type { ClaimView, SharedView } from '../../../views/claim.ts'
import { show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Paper, SheetHead } from '../../ui/paper/sheet.tsx'
import { Signatures } from '../../ui/paper/signatures.tsx'
import { onPaper } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { FormNumber } from './formnumber.tsx'
import { useWinner } from './identity.tsx'
import type { Act } from './step.tsx'

export function Shared({ claim, act }: { claim: ClaimView; act: Act }) {
  const say = words().cage
  const { shared } = claim
  if (shared === undefined) return null
  const isShared = shared.shares.length > 0
  const record = (sent: HTMLFormElement) => {
    const reference = String(new FormData(sent).get('statement')).trim()
    void act({ do: 'RecordForm', claim: claim.claim, kind: shared.form, reference })
  }
  return (
    <section class="step-part">
      <h4>{say.sharedTitle}</h4>
      <p class="soft">
        {say.sharedSays(shared.form)} · {say.profileLine}: <span lang="en">{shared.by}</span>
      </p>
      {isShared && <Facts rows={shared.shares.map(({ person, amount }) => [say.personOf(person), amount])} />}
      {shared.reference !== undefined && (
        <p>
          <strong>{shared.form}</strong> · {say.recorded(shared.reference)}
        </p>
      )}
      {isShared && (
        <Button onClick={() => show({ claim: claim.claim, paper: 'statement' })}>{say.preview(say.statement)}</Button>
      )}
      {isShared && shared.reference === undefined && isAllowed('RecordForm') && (
        <Form class="form-row" autocomplete="off" onSend={record}>
          <Field label={say.statementNumber}>
            <FormNumber name="statement" />
          </Field>
          <Button type="submit" look="primary">
            {say.record(shared.form)}
          </Button>
        </Form>
      )}
      {shared.reference === undefined && claim.person !== undefined && isAllowed('ShareClaim') && (
        <Parts claim={claim} act={act} />
      )}
    </section>
  )
}

type Part = { readonly person: string; readonly amount: string }

/** One person after the other; what the parts lack is said by the refusal. */
function Parts({ claim, act }: { claim: ClaimView; act: Act }) {
  const say = words().cage
  const parts = useSignal<readonly Part[]>([])
  const wrong = useSignal('')
  const add = (sent: HTMLFormElement) => {
    const entered = new FormData(sent)
    const [person, text] = ['person', 'part'].map((field) => String(entered.get(field)).trim()) as [string, string]
    const amount = parseMoney(text)
    wrong.value = amount === undefined || amount <= 0n ? say.notMoney(text) : ''
    if (amount === undefined || amount <= 0n) return
    const isThere = parts.value.some((one) => one.person === person)
    const put = { person, amount: formatMoney(amount) }
    parts.value = isThere ? parts.value.map((one) => (one.person === person ? put : one)) : [...parts.value, put]
    sent.reset()
  }
  const share = async () => {
    const shares = parts.value.map(({ person, amount }) => ({ person, amount: String(parseMoney(amount)) }))
    if (await act({ do: 'ShareClaim', claim: claim.claim, shares })) parts.value = []
  }
  return (
    <details class="fold">
      <summary>{say.whoShares}</summary>
      <p class="soft">{say.whoSharesSays(claim.person ?? '')}</p>
      <Form class="form-row" autocomplete="off" onSend={add}>
        <Field label={say.personNumber}>
          <Input name="person" required maxLength={40} />
        </Field>
        <Field label={say.part} error={wrong.value}>
          <Input isMoney name="part" required placeholder="0.00" />
        </Field>
        <Button type="submit">{say.addPart}</Button>
      </Form>
      {parts.value.length > 0 && (
        <>
          <Facts rows={parts.value.map(({ person, amount }) => [say.personOf(person), amount])} />
          <Button look="primary" onClick={() => void share()}>
            {say.recordParts}
          </Button>
        </>
      )}
    </details>
  )
}

/** What the statement needs of this house; names come from the register, for this sheet only. */
export function Statement({ claim, onBack }: { claim: ClaimView; onBack: () => void }) {
  const say = words().cage
  const payee = useWinner(claim.person)
  const shared = claim.shared ?? { form: '', by: '', shares: [] }
  return (
    <Paper sheet="shared statement" of={claim.claim} back={say.back} onBack={onBack}>
      {(mark) => (
        <article class="sheet" aria-label={say.statement}>
          <SheetHead title={say.statement} says={shared.form} mark={mark} />
          <Facts
            rows={[
              [say.sheetProperty, view('house').value?.property ?? ''],
              [say.claim, `${claim.claim} · ${say.hit} ${claim.hit}`],
              [say.activity, claim.name],
              [say.handPlayed, onPaper(claim.local)],
              [say.payee, `${payee?.name ?? ''} · ${say.winnerNumber(claim.person ?? '')}`],
              [say.prize, claim.amount],
              [shared.form, shared.reference ?? say.missing],
            ]}
          />
          {shared.shares.map((one) => (
            <Sharer key={one.person} claim={claim} share={one} />
          ))}
          <p class="soft">{say.statementBlanks}</p>
          <Signatures onSheet of={[say.sheetSigned, say.sheetRepresentative]} />
        </article>
      )}
    </Paper>
  )
}

function Sharer({ claim, share }: { claim: ClaimView; share: SharedView['shares'][number] }) {
  const say = words().cage
  const who = useWinner(share.person)
  const missing = claim.forms.filter(({ person, reference }) => person === share.person && reference === undefined)
  return (
    <Facts
      rows={[
        [say.winner, `${who?.name ?? say.unnamed} · ${say.winnerNumber(share.person)}`],
        [say.part, share.amount],
        ...share.forms.map(({ kind, reference }): [string, string] => [kind, reference]),
        ...missing.map(({ kind }): [string, string] => [kind, say.missing]),
      ]}
    />
  )
}
