/** Cards for the order, envelopes in that order, keys in that order, until the car starts. */
import { useSignal } from '@preact/signals'
import { ACE, type Card, cardOf, SUITS, type SuitSign, signOf, suitOf } from '../../../../cards/card.ts'
import type { KeysView } from '../../../../views/stages.ts'
import { Button } from '../../../ui/button.tsx'
import { Cards } from '../../../ui/cards.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { words } from '../../../words.ts'
import type { Give, NameOf } from '../step.ts'

type Of = {
  readonly activity: string
  readonly keys: KeysView
  readonly who: readonly string[]
  readonly give: Give
  readonly nameOf: NameOf
}

export function Keys({ activity, keys, who, give, nameOf }: Of) {
  const say = words().games.stage
  const { phase, next } = keys
  const envelope = keys.chosen[keys.tried.length]?.envelope ?? 0
  return (
    <>
      {phase === 'to draw cards' && <Drawing activity={activity} keys={keys} who={who} give={give} nameOf={nameOf} />}
      {phase === 'to choose' && next !== undefined && (
        <>
          <p class="game-says" aria-live="polite">
            {say.chooses(nameOf(next))}
          </p>
          <p class="acts">
            {keys.free.map((one) => (
              <Button
                key={one}
                onClick={() =>
                  void give({ do: 'StepStage', activity, action: { do: 'choose', who: next, envelope: one } })
                }
              >
                {one}
              </Button>
            ))}
          </p>
        </>
      )}
      {phase === 'to try' && next !== undefined && (
        <>
          <p class="game-says" aria-live="polite">
            {say.tries(nameOf(next), envelope)}
          </p>
          <p class="acts">
            {([true, false] as const).map((starts) => (
              <Button
                key={String(starts)}
                size="next"
                look={starts ? 'primary' : undefined}
                onClick={() => void give({ do: 'StepStage', activity, action: { do: 'try', who: next, starts } })}
              >
                {starts ? say.starts : say.startsNot}
              </Button>
            ))}
          </p>
        </>
      )}
      {keys.order.length > 0 && <Order keys={keys} nameOf={nameOf} />}
    </>
  )
}

/** From the ace up. */
const cardsOf = (count: number, suit: number): Card[] =>
  Array.from({ length: count }, (_, nth) => cardOf(nth === 0 ? ACE : nth - 1, suit))

function Drawing({ activity, keys, who, give, nameOf }: Of) {
  const say = words().games.stage
  const chosen = useSignal<SuitSign>('s')
  const first = keys.drawn[0]
  const suit = first === undefined ? SUITS.indexOf(chosen.value) : suitOf(first.card)
  const next = who.find((one) => !keys.drawn.some((drawn) => drawn.who === one))
  return (
    <>
      {first === undefined && (
        <Field label={say.suit}>
          <Select
            value={chosen.value}
            onChange={(event) => {
              chosen.value = event.currentTarget.value as SuitSign
            }}
          >
            {SUITS.map((one) => (
              <option key={one} value={one}>
                {say.suits[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {next !== undefined && (
        <>
          <p class="game-says" aria-live="polite">
            {say.draws(nameOf(next))}
          </p>
          <p class="acts">
            {cardsOf(keys.cards, suit)
              .filter((card) => !keys.drawn.some((drawn) => drawn.card === card))
              .map((card) => (
                <Button
                  key={card}
                  onClick={() =>
                    void give({
                      do: 'StepStage',
                      activity,
                      action: { do: 'draw card', who: next, card: signOf(card) },
                    })
                  }
                >
                  <Cards cards={[card]} />
                </Button>
              ))}
          </p>
        </>
      )}
      <ul class="out">
        {keys.drawn.map((drawn) => (
          <li key={drawn.who}>
            {nameOf(drawn.who)} <Cards cards={[drawn.card]} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Order({ keys, nameOf }: { keys: KeysView; nameOf: NameOf }) {
  const say = words().games.stage
  return (
    <>
      <h3>{say.order}</h3>
      <ol class="stage-order">
        {keys.order.map((who) => (
          <li key={who} aria-current={keys.next === who ? 'step' : undefined}>
            {nameOf(who)}
            {keys.chosen
              .filter((one) => one.who === who)
              .map(({ envelope }) => {
                const tried = keys.tried.find((one) => one.envelope === envelope)
                const was = tried === undefined ? '' : ` · ${tried.starts ? say.won : say.tried}`
                return <span key={envelope}>{` · ${say.envelope(envelope)}${was}`}</span>
              })}
          </li>
        ))}
      </ol>
    </>
  )
}
