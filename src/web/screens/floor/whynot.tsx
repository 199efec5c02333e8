/** Why not? Asked by table, seat, time and person; answered in one sentence with all clauses, printable on one page. */

import { partyKey } from '../../../base/party.ts'
import { onPaper } from '../../ui/shell/clock.tsx'
import './whynot.css'
import { useSignal } from '@preact/signals'
import { laidIn } from '../../../cards/showncards.ts'
import type { PersonView } from '../../../server/door/persons.ts'
import type { WhyAnswer } from '../../../views/whynot.ts'
import { query, show } from '../../stream/address.ts'
import { beat, view } from '../../stream/feed.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ShownCards } from '../../ui/cards.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { isClause, Reasons, Refusal } from '../../ui/refusal.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { words } from '../../words.ts'
import { Sentence } from './sentence.tsx'

/** Fields of the question, as they stand in the address. */
const FIELDS = { at: 'table', seat: 'seat', day: 'day', time: 'time', person: 'person' } as const
type Asked = keyof typeof FIELDS

const asked = (field: Asked): string => query.value.get(field) ?? ''

function path(): `/api/views/whynot?${string}` | undefined {
  const [table, seat, day, time, person] = [asked('at'), asked('seat'), asked('day'), asked('time'), asked('person')]
  if (table === '' && person === '' && day === '' && time === '') return undefined
  const today = beat.value?.local.slice(0, 10)
  // Which day a time is of is known with the first word of the house.
  if (today === undefined && time !== '' && day === '') return undefined
  const local = time !== '' ? `${day === '' ? (today ?? '') : day}T${time}` : day
  const wanted = { table, seat, local, person }
  const params = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''))
  return `/api/views/whynot?${params}`
}

export function WhyNot() {
  const say = words().floor.whynot
  const { view: found, reasons } = useView(path())
  const answers = found?.answers ?? []
  const key = query.value.get('answer')
  const chosen = answers.find((answer) => keyOf(answer) === key) ?? answers[0]
  return (
    <div class="whynot">
      <Ask />
      {reasons !== undefined && (
        <Notice tone="stop" role="alert">
          <Reasons reasons={reasons} />
        </Notice>
      )}
      {path() === undefined && <p class="empty">{say.how}</p>}
      {found !== undefined && answers.length === 0 && <p class="empty">{say.none}</p>}
      {chosen !== undefined && (
        <div class="desk">
          <section aria-label={say.found(answers.length)} class="not-printed">
            <List
              name="whynot"
              title={say.found(answers.length)}
              quietUpTo={5}
              rows={answers}
              keyOf={keyOf}
              opens={{ isOpen: (one) => one === chosen, open: (one) => show({ answer: keyOf(one) }) }}
              columns={[
                { key: 'who', says: words().listed.who, value: ({ who }) => words().party(who) },
                { key: 'at', says: words().listed.when, value: ({ local }) => local, kind: 'time', isUnlabelled: true },
                { key: 'name', says: words().listed.name, value: ({ name }) => name, isUnlabelled: true },
                {
                  key: 'verdict',
                  says: words().listed.state,
                  value: ({ found: answer }) => verdictText(answer),
                  cell: (answer) => <Verdict answer={answer} />,
                  isUnlabelled: true,
                },
              ]}
            />
          </section>
          <Answer answer={chosen} />
        </div>
      )}
    </div>
  )
}

const keyOf = ({ seq, who, activity }: WhyAnswer): string => `${seq} ${partyKey(who)} ${activity}`

/** Neither a name nor a card stands in the address: the register tells the number of the person. */
const NUMBER = /^\d{1,8}$/
const personOf = (asked: string) => post('/api/persons/find', /^\d+$/.test(asked) ? { card: asked } : { name: asked })

function Ask() {
  const say = words().floor.whynot
  const several = useSignal<readonly PersonView[] | undefined>(undefined)
  const refused = useSignal<Refused | undefined>(undefined)
  const tables = view('tables').value ?? []
  const table = tables.find((one) => one.table === asked('at'))
  const search = async (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const person = String(form.get('person') ?? '').trim()
    const isLooked = person !== '' && !NUMBER.test(person)
    const answer = isLooked ? await personOf(person) : undefined
    refused.value = answer?.ok === false ? answer : undefined
    if (answer?.ok === false) return
    const found = answer?.found ?? []
    several.value = isLooked && found.length !== 1 ? found : undefined
    if (several.value !== undefined) return
    const field = (name: Asked) => {
      const value = String(form.get(name) ?? '').trim()
      return value === '' ? undefined : value
    }
    show({
      at: field('at'),
      seat: field('seat'),
      day: field('day'),
      time: field('time'),
      person: isLooked ? found[0]!.person : field('person'),
      answer: undefined,
    })
  }
  return (
    <Form class="ask" onSend={search}>
      <p class="soft">{say.says}</p>
      <Field label={say.table}>
        <Select
          name="at"
          value={asked('at')}
          onChange={(event) => show({ at: event.currentTarget.value || undefined, answer: undefined })}
        >
          <option value="">{say.anySeat}</option>
          <Options of={tables.map(({ table: name }) => name)} />
        </Select>
      </Field>
      <Field label={say.seat}>
        <Select
          name="seat"
          value={asked('seat')}
          onChange={(event) => show({ seat: event.currentTarget.value || undefined, answer: undefined })}
        >
          <option value="">{say.anySeat}</option>
          <Options of={Array.from({ length: table?.seats ?? 10 }, (_, seat) => String(seat + 1))} />
        </Select>
      </Field>
      <Field label={say.day}>
        <Input name="day" type="date" value={asked('day')} />
      </Field>
      <Field label={say.time}>
        <Input name="time" type="time" value={asked('time')} />
      </Field>
      <Field label={say.person}>
        <Input name="person" maxLength={120} autocomplete="off" value={asked('person')} />
      </Field>
      <Button type="submit" look="primary">
        {say.search}
      </Button>
      <Refusal refused={refused.value} />
      {several.value !== undefined && (
        <div class="ask-which" role="status">
          {several.value.length === 0 ? say.nobody : say.which}
          {several.value.map(({ person, name, born }) => (
            <Button
              key={person}
              onClick={() => {
                several.value = undefined
                show({ person, answer: undefined })
              }}
            >
              {[name, born].filter((part) => part !== undefined).join(', ')}
            </Button>
          ))}
        </div>
      )}
    </Form>
  )
}

const Verdict = ({ answer: { found } }: { answer: WhyAnswer }) => (
  <Badge tone={verdictOf(found).tone}>{verdictText(found)}</Badge>
)

function verdictText(found: WhyAnswer['found']): string {
  const say = words()
  const { word } = verdictOf(found)
  return say.floor.found[word as keyof typeof say.floor.found] ?? say.status[word] ?? word
}

function verdictOf(found: WhyAnswer['found']): { word: string; tone: 'good' | 'due' | 'stop' } {
  if (found.what === 'board') {
    const isOut = found.won !== undefined || found.beatenBy !== undefined
    return isOut ? { word: 'beaten', tone: 'stop' } : { word: 'board', tone: 'due' }
  }
  if (found.what !== 'won') return { word: found.what, tone: 'stop' }
  const isGood = found.status === 'verified' || found.status === 'settled'
  return {
    word: found.status,
    tone: isGood ? 'good' : found.status === 'declared' || found.status === 'held' ? 'due' : 'stop',
  }
}

/** Everything that a patron or an inspector is handed: question, sentence, clauses in words, cards, where it is recorded. */
function Answer({ answer }: { answer: WhyAnswer }) {
  const say = words().floor.whynot
  const { found } = answer
  const reasons = 'reasons' in found ? found.reasons : []
  const clauses = [...new Map(reasons.filter(({ clause }) => isClause(clause)).map((one) => [one.clause, one.rule]))]
  return (
    <article class="pane why-answer">
      <header class="pane-head">
        <h2>{say.title}</h2>
        <Verdict answer={answer} />
      </header>
      <p class="why-sentence" aria-live="polite">
        <Sentence answer={answer} />
      </p>
      {laidIn(answer.cards).length > 0 && (
        <>
          <h2>{say.hands}</h2>
          <ShownCards cards={answer.cards} />
        </>
      )}
      {clauses.length > 0 && (
        <>
          <h2>{say.clauses}</h2>
          <dl class="why-clauses">
            {clauses.map(([clause, rule]) => (
              <div key={clause}>
                <dt>
                  <span class="clause">{clause}</span>
                </dt>
                <dd>
                  <Ruled text={rule} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {found.what === 'won' && found.evidence !== undefined && (
        <p>
          <strong>{say.evidence}</strong>: {found.evidence}
        </p>
      )}
      <p class="soft">
        {say.rulesOf(answer.name, answer.id)} · {say.line(answer.seq)}
        {'hit' in found && ' · '}
        {'hit' in found && <RecordLink of={found.hit} />}
      </p>
      <p class="soft for-paper">{say.printed(beat.value === undefined ? '' : onPaper(beat.value.local))}</p>
      <p class="actions">
        <Button onClick={() => print()}>{say.print}</Button>
      </p>
    </article>
  )
}
