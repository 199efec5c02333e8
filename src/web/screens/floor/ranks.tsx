/** Ranks that are posted anew while an activity runs: by a card drawn in view, or as the house decides. */
import { useSignal } from '@preact/signals'
import { type Card, signsOf } from '../../../cards/card.ts'
import type { RankView } from '../../../views/floor.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { CardDeck, cardWords } from '../../ui/cards.tsx'
import { Form } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { isClause, Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { Clause, Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { minutesSince } from './map/tablestate.ts'

const keyOf = ({ activity, setting }: RankView): string => `${activity} ${setting}`

export function Ranks() {
  const say = words().floor.ranks
  const all = view('floor').value?.ranks ?? []
  const chosen = all.find((one) => keyOf(one) === query.value.get('rank')) ?? all[0]
  return (
    <div class="desk">
      <section aria-label={words().floor.tabs.ranks}>
        <List
          name="ranks"
          title={words().floor.tabs.ranks}
          quietUpTo={6}
          rows={all}
          keyOf={keyOf}
          opens={{ isOpen: (one) => one === chosen, open: (one) => show({ rank: keyOf(one) }) }}
          columns={[
            {
              key: 'name',
              says: words().listed.name,
              value: ({ name }) => name,
              cell: ({ name }) => <strong>{name}</strong>,
            },
            {
              key: 'setting',
              says: words().listed.kind,
              value: ({ setting }) => setting,
              cell: ({ setting }) => <Ruled text={setting} />,
              isUnlabelled: true,
            },
            {
              key: 'value',
              says: say.now,
              value: ({ value }) => (value === '' ? say.nothing : value),
              cell: ({ value }) => <strong>{value === '' ? say.nothing : value}</strong>,
              isUnlabelled: true,
            },
          ]}
        />
      </section>
      {chosen !== undefined && <Rank key={keyOf(chosen)} one={chosen} />}
    </div>
  )
}

function Rank({ one }: { one: RankView }) {
  const say = words()
  const { ranks } = say.floor
  const card = useSignal<Card | undefined>(undefined)
  const value = useSignal('')
  const refused = useSignal<Refused | undefined>(undefined)
  const next = one.isDrawn ? (card.value === undefined ? '' : cardWords(card.value)) : value.value
  const post = async (sent: HTMLFormElement) => {
    const fields = new FormData(sent)
    const drawn = card.value === undefined ? {} : { drawnCard: signsOf([card.value]) }
    const answer = await send(
      {
        do: 'PostRank',
        activity: one.activity,
        setting: one.setting,
        ...(one.isDrawn ? drawn : { value: value.value }),
      },
      secondIn(fields),
    )
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) card.value = undefined
  }
  return (
    <section class="pane">
      <header class="pane-head">
        <h2>{one.name}</h2>
        <span>
          {ranks.now}: <strong class="clock">{one.value === '' ? ranks.nothing : one.value}</strong>{' '}
          {one.since !== undefined && <span class="soft">{ranks.since(minutesSince(one.since))}</span>}
        </span>
      </header>
      <p class="soft">
        {isClause(one.clause) && <Clause clause={one.clause} says={one.says} />}{' '}
        {one.isDrawn ? ranks.drawn : ranks.decides} {ranks.holds}
      </p>
      <h2>{one.isDrawn ? ranks.card : ranks.choose}</h2>
      {one.isDrawn ? (
        <CardDeck
          left={(piece) => (piece === card.value ? 0 : 1)}
          onPick={(piece) => {
            card.value = piece
          }}
          onUndo={() => {
            card.value = undefined
          }}
        />
      ) : (
        <Choices class="wrap">
          {one.oneOf.map((choice) => (
            <Toggle
              key={choice}
              isOn={value.value === choice}
              onClick={() => {
                value.value = choice
              }}
            >
              {choice}
            </Toggle>
          ))}
        </Choices>
      )}
      <Form keep={`rank ${location.search}`} onSend={post}>
        <SecondPerson act="PostRank" />
        <Button type="submit" look="primary" disabled={next === ''}>
          {ranks.post(next)}
        </Button>
      </Form>
      <Refusal refused={refused.value} />
    </section>
  )
}
