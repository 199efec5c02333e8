/** The cards between rounds: opened, shuffled, cut, spread while nobody plays, changed in time. */

import { useSignal } from '@preact/signals'
import { Button, Toggle } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { clockOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { Foot } from './foot.tsx'
import * as live from './live.ts'
import { Count } from './pick.tsx'

const CHECKS = ['inspected', 'spread', 'washed'] as const

/** New cards: what the dealer did with them, and the floor person who has looked. */
export function OpenCards({ table, rules, game, onBack }: live.Props & { onBack?: () => void }) {
  const say = words().dealing
  const done = useSignal<Readonly<Record<string, boolean>>>({})
  // As many as lay there before.
  const backs = useSignal<readonly string[]>(game.deck?.backs ?? ['red'])
  const choices = rules.deck?.shuffling === 'by hand' ? [['red']] : [['red'], ['red', 'blue']]
  return (
    <Form
      class="dealing-whole"
      onSend={(form) => {
        const second = secondIn(new FormData(form))
        const [inspected, spread, washed] = CHECKS.map((check) => done.value[check] === true)
        void live
          .play(table, [{ do: 'open', backs: [...backs.value], inspected, spread, washed }], second)
          .then((isDone) => isDone && onBack?.())
      }}
    >
      <h2 tabIndex={-1} class="dealing-first">
        {say.openTitle}
      </h2>
      <fieldset class="seat-group">
        <legend>{say.openSays}</legend>
        {CHECKS.map((check) => (
          <Toggle
            key={check}
            class="check"
            isOn={done.value[check] === true}
            onClick={() => {
              done.value = { ...done.value, [check]: done.value[check] !== true }
            }}
          >
            {say.checks[check]}
          </Toggle>
        ))}
      </fieldset>
      <fieldset class="seat-group">
        <legend>{say.decks}</legend>
        {choices.map((choice) => (
          <Toggle
            key={choice.length}
            isOn={backs.value.length === choice.length}
            onClick={() => {
              backs.value = choice
            }}
          >
            {say.deckCount(choice.length)}
          </Toggle>
        ))}
      </fieldset>
      <SecondPerson act="PlayTable" />
      <Foot rules={rules} game={game}>
        {onBack !== undefined && <Button onClick={onBack}>{say.backToBets}</Button>}
        <Button type="submit" look="primary" size="next">
          {say.open}
        </Button>
      </Foot>
    </Form>
  )
}

/** Which deck is on the table, until when, and when its stub is counted next. */
export function DeckLine({ rules, game }: Pick<live.Props, 'rules' | 'game'>) {
  const say = words().dealing
  const { deck } = game
  if (rules.deck === undefined || deck === undefined) return null
  const changeBy = live.shown.value?.changeBy
  const counts = rules.deck.shuffling === 'counting device'
  const left = rules.deck.stubEvery - deck.roundsSinceCount
  return (
    <span class="dealing-deck">
      {[
        say.dealtFrom[rules.deck.dealing],
        deckNow(game),
        changeBy === undefined ? undefined : say.changeBy(clockOf(changeBy)),
        counts ? undefined : left <= 0 ? say.stubNow : say.stubIn(left),
      ]
        .filter((part) => part !== undefined)
        .join(' · ')}
    </span>
  )
}

/** With two in turn, the one that is played with now. */
function deckNow({ phase, deck }: live.Props['game']): string {
  const say = words().dealing
  const { backs = [], ready, last } = deck ?? {}
  const now = phase === 'bets' ? ready : last
  const named = (back: string) => say.colours[back] ?? back
  return backs.length > 1 && now !== undefined ? say.deckNow(named(now)) : say.backs(backs.map(named).join(', '))
}

/** Shuffled by the device, or by hand and then cut; with two decks the one that rested, also while the other is played. */
export function Shuffle({ table, rules, game }: live.Props) {
  const say = words().dealing
  const { deck, out, phase } = game
  if (rules.deck === undefined || deck === undefined || deck.ready !== undefined) return null
  // First its cover or its sign.
  if (out?.shuffler === 'uncovered') return null
  if (phase !== 'bets' && (deck.backs.length < 2 || out?.shuffler !== undefined)) return null
  const least = rules.deck.cutMin
  const byHand = ['hand', 'preshuffled'] as const
  const ways =
    phase !== 'bets' || rules.deck.dealing === 'hand'
      ? (['device'] as const)
      : rules.deck.shuffling === 'by hand'
        ? byHand
        : (['device', ...byHand] as const)
  const rested = deck.backs.find((back) => back !== deck.last) ?? deck.backs[0] ?? ''
  const counts = rules.deck.shuffling === 'counting device'
  const shuffle = (by: (typeof ways)[number], counted?: number) =>
    void live.play(table, [
      {
        do: 'shuffle',
        by,
        ...(by === 'device' ? { back: rested } : {}),
        ...(counted === undefined ? {} : { counted }),
      },
    ])
  if (deck.uncut !== undefined)
    return (
      <fieldset class="seat-group">
        <legend>{say.cutTitle(least)}</legend>
        {[least, 20, 26, 40].map((cards) => (
          <Button key={cards} onClick={() => void live.play(table, [{ do: 'cut', cards }])}>
            {say.cut(cards)}
          </Button>
        ))}
      </fieldset>
    )
  return (
    <div class="seat-group">
      <span>
        {deck.backs.length === 2 && out?.shuffler === undefined
          ? say.shuffleDeck(say.colours[rested] ?? rested)
          : say.shuffleTitle}
        {deck.isSpread === true ? ` ${say.looked}` : ''}
      </span>
      {ways.map((by) => (
        <Button key={by} onClick={() => shuffle(by, by === 'device' && counts ? 52 : undefined)}>
          {say.shuffles[by]}
        </Button>
      ))}
      {counts && (
        <details class="fold">
          <summary>{say.notComplete}</summary>
          <Count
            label={say.shufflerCounts}
            start={51}
            max={60}
            send={say.notCompleteSend}
            onSend={(n) => shuffle('device', n)}
          />
        </details>
      )}
    </div>
  )
}

/** What else is done with cards while no round is under way. */
export function BetweenRounds({
  table,
  rules,
  game,
  isEmpty,
  onNewCards,
}: live.Props & { isEmpty: boolean; onNewCards: () => void }) {
  const say = words().dealing
  const { deck } = game
  if (rules.deck === undefined || deck === undefined) return null
  const { ready } = deck
  const by = rules.deck.shuffling === 'by hand' ? ('hand' as const) : ('device' as const)
  const isLate = rules.deck.shuffling !== 'counting device' && deck.roundsSinceCount >= rules.deck.stubEvery
  return (
    <>
      <p class="seat-group">
        {ready !== undefined && (
          <Button onClick={() => void live.play(table, [{ do: 'shuffle', by, back: ready }])}>
            {say.shuffleAgain}
          </Button>
        )}
        {isEmpty && deck.isSpread !== true && (
          <Button onClick={() => void live.play(table, [{ do: 'idle' }])}>{say.idle}</Button>
        )}
        <Button onClick={onNewCards}>{say.newCards}</Button>
      </p>
      {isLate && (
        <Count
          label={say.wholeDeck}
          start={52}
          max={60}
          send={say.wholeDeckSend}
          onSend={(cards) => void live.play(table, [{ do: 'count stub', cards }])}
        />
      )}
      {deck.isCut === true && <Recut table={table} least={rules.deck.cutMin} />}
    </>
  )
}

/** Before cards are dealt a floor person may have them cut again. */
export function Recut({ table, least }: { table: string; least: number }) {
  const say = words().dealing
  return (
    <details class="fold">
      <summary>{say.recut}</summary>
      <Form
        onSend={(sent) => {
          const form = new FormData(sent)
          void live.play(table, [{ do: 'cut', cards: Number(form.get('cards')) }], secondIn(form))
        }}
      >
        <Field label={say.cutTitle(least)}>
          <Input type="number" name="cards" min={least} max={51} value={26} required />
        </Field>
        <SecondPerson act="PlayTable" />
        <Button type="submit">{say.recutDone}</Button>
      </Form>
    </details>
  )
}
