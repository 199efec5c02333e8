/** Who stands at the window, and the ID they show: found in the register or enrolled there; the journal gets a number. */

import { type Signal, useSignal } from '@preact/signals'
import type { PersonView } from '../../../server/door/persons.ts'
import type { ClaimView } from '../../../views/claim.ts'
import { beat } from '../../stream/feed.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { dayOf } from '../../ui/shell/clock.tsx'
import { OnBoard } from '../../ui/stage/onboard.tsx'
import { words } from '../../words.ts'
import { Enrol } from './enrol.tsx'
import { type Act, Step, type StepState } from './step.tsx'

/** Chosen at the window and not on record yet: it is with the ID. */
export type Chosen = Signal<PersonView | undefined>

type StepOf = { claim: ClaimView; act: Act; chosen: Chosen; state: StepState }

/** Name and age come before any form. */
export function Who({ claim, act, chosen, state }: StepOf) {
  const say = words().cage
  const known = useWinner(claim.person)
  const who = known ?? chosen.value
  const says =
    who !== undefined ? (
      <>
        <PersonLine person={who} />
        {claim.person !== undefined && known !== undefined && (
          <OnBoard person={claim.person} isNamed={claim.isNamed === true} />
        )}
      </>
    ) : claim.idShown ? (
      say.unnamed
    ) : state === 'none' ? (
      <span class="soft">{say.notAsked}</span>
    ) : (
      say.whoSays
    )
  const mayFind = isAllowed('ShowId') && (!claim.idShown || claim.unnamed !== undefined)
  return (
    <Step
      n={1}
      title={say.steps.who}
      state={state}
      says={says}
      opens={!mayFind ? undefined : who === undefined ? say.findWinner : say.change}
    >
      {mayFind && <Find chosen={chosen} />}
      {mayFind && !claim.idShown && (
        <div class="actions">
          <Button onClick={() => void act({ do: 'ShowId', claim: claim.claim, ...copying(claim) })}>
            {say.showId}
          </Button>
          <span class="soft">{say.showIdSays}</span>
        </div>
      )}
    </Step>
  )
}

export function Identity({ claim, act, chosen, state }: StepOf) {
  const say = words().cage
  const known = useWinner(claim.person)
  const who = chosen.value ?? known
  const isDone = claim.idShown && !lacksCopy(claim)
  const says = isDone ? (
    [known === undefined ? say.idShown : say.idShownBy(known.name), claim.idCopied && say.idCopied]
      .filter(Boolean)
      .join(' · ')
  ) : state === 'none' ? (
    <span class="soft">{say.notAsked}</span>
  ) : state === 'later' ? (
    <span class="soft">{say.first(say.steps.who)}</span>
  ) : claim.copiedBy === undefined ? (
    say.idSays
  ) : (
    <>
      <span class="clause">{claim.copiedBy}</span> {say.copySays}
    </>
  )
  const isBack = claim.idShown && claim.claimedBy !== undefined && isAllowed('ShowId')
  const mayRecord = isAllowed('ShowId') && (!isDone || (claim.person === undefined && chosen.value !== undefined))
  return (
    <Step
      n={2}
      title={say.steps.id}
      state={state}
      says={says}
      opens={isBack || (mayRecord && state === 'none') ? say.openStep : undefined}
    >
      {claim.isClaimed && <p class="soft">{say.claimedSays}</p>}
      {isBack && <Back claim={claim} by={claim.claimedBy ?? ''} act={act} />}
      {mayRecord && (who !== undefined || claim.person !== undefined) && (
        <Documents
          documents={who?.documents ?? []}
          says={claim.copiedBy === undefined ? say.recordId : say.recordCopy}
          record={async () => {
            const person = who?.person ?? claim.person
            const named = person === undefined ? {} : { person }
            if (await act({ do: 'ShowId', claim: claim.claim, ...named, ...copying(claim) })) chosen.value = undefined
          }}
        />
      )}
    </Step>
  )
}

/** It was seen, and the copy that the rules ask for is still to come. */
export const lacksCopy = ({ idShown, idCopied, copiedBy }: ClaimView): boolean =>
  idShown && copiedBy !== undefined && idCopied !== true

/** Whoever presses has kept a copy where the rules ask for one: the button says so. */
const copying = ({ copiedBy }: ClaimView): { copied?: true } => (copiedBy === undefined ? {} : { copied: true })

/** Each document on record: what the person holds in their hand is one of them. */
type OnRecord = { documents: PersonView['documents']; says: string; record: () => void }
function Documents({ documents, says, record }: OnRecord) {
  const say = words().cage
  const valid = documents.filter(({ isExpired }) => !isExpired)
  return (
    <>
      <ul class="found">
        {documents.map(({ kind, ends, expires, isExpired }) => (
          <li key={`${kind} ${ends}`}>
            <span>
              <strong>{say.documentEnds(kind, ends)}</strong>{' '}
              {expires !== undefined && <span class="soft">{`${say.validUntil} ${dayOf(expires)}`}</span>}
              {isExpired && <span class="soft"> ({say.expired})</span>}
            </span>
            {!isExpired && (
              <Button look="primary" onClick={record}>
                {says}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {valid.length === 0 && (
        <div class="actions">
          <Button look="primary" onClick={record}>
            {says}
          </Button>
          <span class="soft">{say.noDocument}</span>
        </div>
      )}
    </>
  )
}

/** ID was shown when it was won; the winner is here again and claims the prize, which may then be paid later. */
function Back({ claim, by, act }: { claim: ClaimView; by: string; act: Act }) {
  const say = words().cage
  return (
    <div class="actions">
      <Button onClick={() => void act({ do: 'ShowId', claim: claim.claim, ...copying(claim) })}>{say.isBack}</Button>
      <span class="soft">
        {say.isBackSays} <span class="clause">{by}</span>
      </span>
    </div>
  )
}

/** The person behind a number, for this page only. */
export function useWinner(person: string | undefined): PersonView | undefined {
  return useView(person === undefined || !isAllowed('EnrolPerson') ? undefined : `/api/persons/${person}`).view
}

/** Whole years on the day of the house. */
function ageOf(born: string): number {
  const today = beat.value?.local.slice(0, 10) ?? born
  return Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0)
}

const PersonLine = ({ person: { name, born } }: { person: PersonView }) => (
  <span>
    <strong>{name}</strong>{' '}
    <span class="soft">{born === undefined ? words().cage.noAge : words().cage.age(ageOf(born))}</span>
  </span>
)

function Find({ chosen }: { chosen: Chosen }) {
  const say = words().cage
  const refused = useSignal<Refused | undefined>(undefined)
  const people = useSignal<readonly PersonView[] | undefined>(undefined)
  const find = async (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const [name, document, card] = ['name', 'document', 'card'].map((field) => String(form.get(field) ?? '').trim())
    if (!name && !document && !card) return
    const answer = await post('/api/persons/find', card ? { card } : document ? { document } : { name })
    refused.value = answer.ok ? undefined : answer
    people.value = answer.ok ? answer.found : undefined
  }
  const choose = (person: PersonView) => {
    chosen.value = person
    people.value = undefined
  }
  return (
    <>
      <Form autocomplete="off" onSend={find}>
        <p>{say.findWinner}</p>
        <div class="form-row">
          <Field label={say.byName}>
            <Input name="name" maxLength={120} />
          </Field>
          <Field label={say.byDocument}>
            <Input name="document" maxLength={60} />
          </Field>
          <Field label={say.byCard}>
            <Input name="card" maxLength={20} inputMode="numeric" />
          </Field>
          <Button type="submit">{say.look}</Button>
        </div>
      </Form>
      <div role="status">
        {people.value?.length === 0 && <p class="soft">{say.nobody}</p>}
        <ul class="found">
          {(people.value ?? []).map((one) => (
            <li key={one.person}>
              <span>
                <PersonLine person={one} />
                {one.born !== undefined && <span class="soft">{` · ${say.born} ${dayOf(one.born)}`}</span>}
                {one.documents.map(({ kind, ends, isExpired }) => (
                  <span key={ends} class="soft">
                    {` · ${say.documentEnds(kind, ends)}${isExpired ? ` (${say.expired})` : ''}`}
                  </span>
                ))}
              </span>
              <Button look="primary" onClick={() => choose(one)}>
                {say.thisOne}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <Refusal refused={refused.value} />
      <Enrol choose={choose} />
    </>
  )
}
