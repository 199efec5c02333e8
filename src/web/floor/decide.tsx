/** Checklist, verification, decline, dispute. What a button would do in money is said before it is pressed. */
import { useSignal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { HitView } from '../../views/hit.ts'
import { show } from '../live/address.ts'
import { view } from '../live/feed.ts'
import { placeName, Reasons, Refusal } from '../live/frame.tsx'
import { acting, may, type OrderText, type Refused, send } from '../live/orders.ts'
import { words } from '../words/words.ts'

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

type Question = HitView['checklist'][number]

/** The same question about several persons is one row; each may still be answered alone. */
function Checklist({ hit, act }: { hit: HitView; act: Act }) {
  const say = words().floor
  const groups = [...Map.groupBy(hit.checklist, ({ asks, clause }) => `${clause} ${asks}`)]
  return (
    <section aria-labelledby="checklist-title">
      <h2 id="checklist-title">{say.checklist}</h2>
      <p class="soft">{groups.length === 0 ? say.allAnswered : say.checklistSays}</p>
      <ul class="checklist">
        {groups.map(([name, questions]) => (
          <li key={name}>
            <p>
              <strong>{questions[0]!.asks}</strong>
              <br />
              <span class="clause">{questions[0]!.clause}</span> <span class="soft">{questions[0]!.says}</span>
            </p>
            {questions.length > 1 && (
              <button
                type="button"
                class="act plain"
                disabled={hit.status !== 'declared'}
                onClick={() =>
                  void act({
                    do: 'AttestHit',
                    hit: hit.hit,
                    answers: Object.fromEntries(questions.map(({ id }) => [id, true])),
                  })
                }
              >
                {say.yesForAll(questions.length)}
              </button>
            )}
            <ul class="answers">
              {questions.map((question) => (
                <Answer key={question.id} question={question} hit={hit} act={act} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answer({ question, hit, act }: { question: Question; hit: HitView; act: Act }) {
  const say = words().floor
  const { id, who, asks, answer } = question
  const place = who === 'the hand' ? '' : placeName(who)
  return (
    <li>
      {place !== '' && <span class="soft">{place}</span>}
      <fieldset class="pair" aria-label={`${asks} ${place}`}>
        {([true, false] as const).map((yes) => (
          <button
            key={String(yes)}
            type="button"
            class="toggle answer"
            data-yes={yes}
            aria-pressed={answer === yes}
            disabled={hit.status !== 'declared'}
            onClick={() => void act({ do: 'AttestHit', hit: hit.hit, answers: { [id]: yes } })}
          >
            {yes ? say.yes : say.no}
          </button>
        ))}
      </fieldset>
    </li>
  )
}

/** What is left to answer stands in the checklist itself; the first few are enough here. */
const REASONS_SHOWN = 3

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
          <Reasons reasons={why.reasons.slice(0, REASONS_SHOWN)} />
          {why.reasons.length > REASONS_SHOWN && (
            <p class="soft">{say.floor.more(why.reasons.length - REASONS_SHOWN)}</p>
          )}
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
