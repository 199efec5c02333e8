/** The dealer's hand with what the system drew; then seat by seat from the right. */
import { type Signal, useSignal } from '@preact/signals'
import { formatMoney, ZERO } from '../../base/money.ts'
import { type Card, signOf, signsOf } from '../../cards/card.ts'
import { toSettle } from '../../games/table/settle.ts'
import { SecondPerson, secondIn } from '../live/second.tsx'
import type { Proof } from '../live/session.ts'
import { words } from '../words/words.ts'
import * as live from './live.ts'
import { Pick } from './pick.tsx'

const HAND = 5
/** Terms under which a payment, or a Play wager that the hand does not allow, waits for the floor. */
const FLOOR = ['floor', 'bonus floor', 'more play'] as const

const isOnTable = (game: live.Props['game'], card: Card): boolean =>
  Object.values(game.seats).some((seat) => seat.cards?.includes(card) === true)

export function Reveal({ table, rules, game }: live.Props) {
  const say = words().dealing
  // What lies face up is there already.
  const cards = useSignal<readonly Card[]>(game.dealer ?? (game.up === undefined ? [] : [game.up]))
  const magic = useSignal<readonly Card[]>([])
  const lucky = useSignal<string | undefined>(undefined)
  const isMagic = useSignal(false)
  const isDrawn = rules.magic !== undefined
  const show = () => {
    const [card] = magic.value
    void live.play(table, [
      {
        do: 'reveal',
        dealer: signsOf(cards.value),
        ...(card === undefined ? {} : { magic: signOf(card) }),
        ...(lucky.value === undefined ? {} : { lucky: lucky.value }),
      },
    ])
  }
  return (
    <>
      {isDrawn && (
        <fieldset class="pair">
          {[false, true].map((wants) => (
            <button
              key={String(wants)}
              type="button"
              class="toggle"
              aria-pressed={isMagic.value === wants}
              onClick={() => {
                isMagic.value = wants
              }}
            >
              {wants ? say.drawn : words().practice.dealer}
            </button>
          ))}
        </fieldset>
      )}
      {isMagic.value ? (
        <>
          <Pick title={say.magicCard} cards={magic} count={1} isGone={() => false} />
          <fieldset class="seat-group">
            <legend>{say.luckyBonus}</legend>
            {[...Array.from({ length: rules.seatsMax }, (_, at) => String(at + 1)), 'dealer'].map((place) => (
              <button
                key={place}
                type="button"
                class="toggle"
                aria-pressed={lucky.value === place}
                onClick={() => {
                  lucky.value = lucky.value === place ? undefined : place
                }}
              >
                {place === 'dealer' ? words().practice.dealer : words().table.seat(place)}
              </button>
            ))}
          </fieldset>
        </>
      ) : (
        <Pick
          title={words().practice.dealer}
          cards={cards}
          count={rules.dealerCards}
          isGone={(card) => isOnTable(game, card)}
        />
      )}
      <button type="button" class="act next" disabled={cards.value.length !== rules.dealerCards} onClick={show}>
        {say.shown}
      </button>
    </>
  )
}

/** The cards of the seat, then what it gets; what needs the floor waits for its badge. */
export function Settle({ table, rules, game }: live.Props) {
  const say = words()
  const [seat] = toSettle(game)
  const cards: Signal<readonly Card[]> = useSignal(game.seats[seat ?? '']?.cards ?? [])
  const isFloorCalled = useSignal(false)
  if (seat === undefined) return null
  const { decision, wagers = {} } = game.seats[seat] ?? {}
  const isGone = (card: Card): boolean => game.dealer?.includes(card) === true || isOnTable(game, card)
  const settle = (second?: Proof) => {
    const hands = cards.value.length === HAND ? { hands: { [seat]: signsOf(cards.value) } } : {}
    return live.play(table, [{ do: 'settle', seat, ...hands }], second).then((isDone) => {
      const why = live.refused.value?.reasons[0]?.clause
      // Whatever else is refused, no floor person makes it right.
      if (!isDone && why !== undefined && FLOOR.some((term) => rules.by[term] === why)) isFloorCalled.value = true
      return isDone
    })
  }
  const mend = async (second?: Proof) => {
    const play = formatMoney(wagers.ante ?? ZERO)
    if (await live.play(table, [{ do: 'decide', seat, play }], second)) await settle(second)
  }
  const clause = live.refused.value?.reasons[0]?.clause
  const isRaise = clause === rules.by['more play'] && (wagers.play ?? ZERO) > (wagers.ante ?? ZERO)
  return (
    <>
      <Pick title={say.table.seat(seat)} cards={cards} count={HAND} isGone={isGone} />
      {!isFloorCalled.value ? (
        <button
          type="button"
          class="act next"
          disabled={cards.value.length !== HAND && decision === 'play'}
          onClick={() => void settle()}
        >
          {say.practice.settle(seat)}
        </button>
      ) : (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            const second = secondIn(new FormData(event.currentTarget))
            void (isRaise ? mend(second) : settle(second))
          }}
        >
          <SecondPerson act="PlayTable" />
          <button type="submit" class="act next">
            {isRaise ? say.dealing.mendPlay(formatMoney(wagers.ante ?? ZERO)) : say.dealing.withFloor}
          </button>
        </form>
      )}
    </>
  )
}
