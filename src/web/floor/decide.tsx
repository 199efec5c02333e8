/** Checklist, verification, decline, dispute. What a button would do in money is said before it is pressed. */
import { useSignal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { HitView } from '../../views/hit.ts'
import { show } from '../live/address.ts'
import { view } from '../live/feed.ts'
import { Reasons, Refusal } from '../live/frame.tsx'
import { acting, may, type OrderText, type Refused, send } from '../live/orders.ts'
import { words } from '../live/words.ts'

export function Decide({ hit }: { hit: HitView }) {
  const say = words().floor
  const refused = useSignal<Refused | undefined>(undefined)
  const act = async (order: OrderText): Promise<boolean> => {
    // Whoever works on a hit stays with it, although the list moves on.
    show({ hit: hit.hit })
    const answer = await send(order)
    refused.value = answer.ok ? undefined : answer
    return answer.ok
  }
  if (hit.status === 'verified')
    return (
      <p class="actions">
        <a class="row" href="/cage">
          {say.toCage}
        </a>
      </p>
    )
  return (
    <>
      <Checklist hit={hit} act={act} />
      {hit.status === 'declared' && <Verify hit={hit} act={act} />}
      <Refusal refused={refused.value} />
      <Decline hit={hit} act={act} />
      {hit.status === 'declared' && <Dispute hit={hit} act={act} />}
    </>
  )
}

type Act = (order: OrderText) => Promise<boolean>

function Checklist({ hit, act }: { hit: HitView; act: Act }) {
  const say = words()
  const [isDeclared, answered] = [hit.status === 'declared', hit.checklist.length === 0]
  return (
    <section aria-labelledby="checklist-title">
      <h2 id="checklist-title">{say.floor.checklist}</h2>
      <p class="soft">{answered ? say.floor.allAnswered : say.floor.checklistSays}</p>
      <ul class="checklist">
        {hit.checklist.map(({ id, who, asks, clause, says, answer }) => (
          <li key={id}>
            <p>
              <strong>{asks}</strong>
              <span class="soft"> {who === 'the hand' ? '' : who}</span>
              <br />
              <span class="clause">{clause}</span> <span class="soft">{says}</span>
            </p>
            <fieldset class="pair" aria-label={`${asks} ${who}`}>
              {([true, false] as const).map((yes) => (
                <button
                  key={String(yes)}
                  type="button"
                  class="toggle answer"
                  data-yes={yes}
                  aria-pressed={answer === yes}
                  disabled={!isDeclared}
                  onClick={() => void act({ do: 'AttestHit', hit: hit.hit, answers: { [id]: yes } })}
                >
                  {yes ? say.floor.yes : say.floor.no}
                </button>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Verify({ hit, act }: { hit: HitView; act: Act }) {
  const say = words()
  const [why, setWhy] = useState<Refused | undefined>(undefined)
  const by = acting.value
  const answers = JSON.stringify(hit.checklist.map(({ answer }) => answer))
  // The house itself says whether this person may verify now.
  useEffect(() => {
    let isOld = false
    if (by !== '')
      void may({ do: 'VerifyHit', hit: hit.hit }).then((answer) => {
        if (!isOld) setWhy(answer.ok ? undefined : answer)
      })
    return () => {
      isOld = true
    }
  }, [hit.hit, hit.status, answers, by])
  return (
    <>
      <div class="actions">
        <button
          type="button"
          class="act next"
          disabled={why !== undefined}
          onClick={() => void act({ do: 'VerifyHit', hit: hit.hit })}
        >
          {say.floor.verify(hit.total)}
        </button>
        <span class="soft">{why === undefined ? say.floor.verifySays(hit.total) : ''}</span>
      </div>
      {why !== undefined && (
        <div class="notice" data-tone="due">
          <strong>{say.notAllowed}</strong>
          <Reasons reasons={why.reasons} />
        </div>
      )}
    </>
  )
}

function Decline({ hit, act }: { hit: HitView; act: Act }) {
  const say = words()
  const staff = (view('room').value?.staff ?? []).filter(({ id }) => id !== acting.value)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const clause = String(form.get('clause'))
    void act({
      do: 'DeclineHit',
      hit: hit.hit,
      reason: String(form.get('reason')),
      ...(clause === '' ? {} : { clause }),
      second: String(form.get('second')),
      evidence: String(form.get('evidence')),
    })
  }
  const clauses = [...new Map(hit.checklist.map(({ clause, says }) => [clause, says]))]
  return (
    <details class="fold">
      <summary>{say.floor.decline}</summary>
      <p class="soft">{say.floor.declineSays(hit.total)}</p>
      <form class="form" onSubmit={submit}>
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
          <span>{say.floor.second}</span>
          <select name="second" required>
            <option value="">{say.choose}</option>
            {staff.map(({ id, name, role }) => (
              <option key={id} value={id}>
                {`${name}, ${say.roles[role]}`}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say.floor.evidence}</span>
          <input name="evidence" required maxLength={1000} placeholder={say.floor.evidenceHint} />
        </label>
        <button type="submit" class="act stop">
          {say.floor.declineNow}
        </button>
      </form>
    </details>
  )
}

function Dispute({ hit, act }: { hit: HitView; act: Act }) {
  const say = words()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    void act({ do: 'DisputeHit', hit: hit.hit, reason: String(form.get('reason')) })
  }
  return (
    <details class="fold">
      <summary>{say.floor.dispute}</summary>
      <p class="soft">{say.floor.disputeSays}</p>
      <form class="form" onSubmit={submit}>
        <label>
          <span>{say.reason}</span>
          <input name="reason" required maxLength={1000} />
        </label>
        <button type="submit" class="act stop">
          {say.floor.disputeNow}
        </button>
      </form>
    </details>
  )
}
