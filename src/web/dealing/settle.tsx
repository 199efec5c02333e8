/** The dealer's hand with what the system drew; then seat by seat from the right. */
import { useSignal } from '@preact/signals'
import { formatMoney, ZERO } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { type Card, signOf, signsOf } from '../../cards/card.ts'
import { inWords } from '../../games/table/hands.ts'
import { toSettle } from '../../games/table/settle.ts'
import { Said } from '../live/said.tsx'
import { SecondPerson, secondIn } from '../live/second.tsx'
import type { Proof } from '../live/session.ts'
import { words } from '../words/words.ts'
import { Foot } from './foot.tsx'
import { foresee, Sums, settledAlong, WhyNot } from './foreseen.tsx'
import * as live from './live.ts'
import { Pick } from './pick.tsx'

const HAND = 5
/** Terms under which a payment, or a Play wager that the hand does not allow, waits for the floor. */
const FLOOR = ['floor', 'bonus floor', 'more play'] as const

const isOnTable = (game: live.Props['game'], card: Card): boolean =>
  Object.values(game.seats).some((seat) => seat.cards?.includes(card) === true)

const HandWords = ({ cards }: { cards: readonly Card[] }) => (
  <span class="deal-hand">
    <Said text={inWords(cards)} />
  </span>
)

export function Reveal({ table, rules, game }: live.Props) {
  const say = words().dealing
  // What lies face up is there already.
  const cards = useSignal<readonly Card[]>(game.dealer ?? (game.up === undefined ? [] : [game.up]))
  const magic = useSignal<readonly Card[]>([])
  const lucky = useSignal<string | undefined>(undefined)
  const isNoneDrawn = useSignal(false)
  const isFull = cards.value.length === rules.dealerCards
  // Drawn for those who have wagered on it and are still in.
  const isDrawn =
    rules.magic !== undefined &&
    Object.values(game.seats).some(
      ({ wagers, decision }) =>
        decision === 'play' && (wagers['hand bonus'] !== undefined || wagers['dealer hand bonus'] !== undefined),
    )
  const isMissing = isDrawn && !isNoneDrawn.value && (magic.value.length === 0 || lucky.value === undefined)
  const show = () => {
    const [card] = isNoneDrawn.value ? [] : magic.value
    const drawn = {
      ...(card === undefined ? {} : { magic: card }),
      ...(lucky.value === undefined || isNoneDrawn.value ? {} : { lucky: lucky.value }),
    }
    const seen = foresee({ rules, game }, { do: 'reveal', dealer: cards.value, ...drawn })
    void live.play(table, [
      {
        do: 'reveal',
        dealer: signsOf(cards.value),
        ...drawn,
        ...(card === undefined ? {} : { magic: signOf(card) }),
      } as live.Action,
      ...(isRefusal(seen) ? [] : settledAlong({ rules, game: seen.table }, toSettle)),
    ])
  }
  return (
    <>
      <Pick
        title={words().practice.dealer}
        cards={cards}
        count={rules.dealerCards}
        isGone={(card) => isOnTable(game, card)}
        note={<HandWords cards={cards.value} />}
      />
      {isFull && isDrawn && (
        <>
          <fieldset class="seat-group">
            <legend>{say.luckyBonus}</legend>
            {[...Array.from({ length: rules.seatsMax }, (_, at) => String(at + 1)), 'dealer'].map((place) => (
              <button
                key={place}
                type="button"
                class="toggle"
                aria-pressed={lucky.value === place && !isNoneDrawn.value}
                onClick={() => {
                  lucky.value = lucky.value === place ? undefined : place
                  isNoneDrawn.value = false
                }}
              >
                {place === 'dealer' ? words().practice.dealer : words().table.seat(place)}
              </button>
            ))}
            <button
              type="button"
              class="toggle"
              aria-pressed={isNoneDrawn.value}
              onClick={() => {
                isNoneDrawn.value = !isNoneDrawn.value
              }}
            >
              {say.noneDrawn}
            </button>
          </fieldset>
          {!isNoneDrawn.value && <Pick title={say.magicCard} cards={magic} count={1} isGone={() => false} />}
        </>
      )}
      <Foot rules={rules} game={game}>
        <button type="button" class="act next" disabled={!isFull || isMissing} onClick={show}>
          {say.shown}
        </button>
      </Foot>
    </>
  )
}

export function Settle(props: live.Props) {
  const [seat] = toSettle(props.game)
  return seat === undefined ? null : <SettleSeat key={seat} {...props} seat={seat} />
}

function SettleSeat({ table, rules, game, seat }: live.Props & { seat: string }) {
  const say = words()
  const { wagers = {}, decision, cards: known = [] } = game.seats[seat] ?? {}
  const cards = useSignal<readonly Card[]>(known)
  const isFull = cards.value.length === HAND
  const hands = isFull ? { [seat]: cards.value } : undefined
  const seen = (floor: boolean) =>
    foresee({ rules, game }, { do: 'settle', seat, floor, ...(hands === undefined ? {} : { hands }) })
  const alone = seen(false)
  const needsCards = decision === 'play' || isRefusal(foresee({ rules, game }, { do: 'settle', seat }))
  const clause = isRefusal(alone) ? alone.reasons[0]?.clause : undefined
  // Whatever else is refused, no floor person makes it right.
  const needsFloor =
    (isFull || !needsCards) && FLOOR.some((term) => rules.by[term] !== undefined && rules.by[term] === clause)
  const isRaise = needsFloor && clause === rules.by['more play'] && (wagers.play ?? ZERO) > (wagers.ante ?? ZERO)
  const withFloor = needsFloor ? seen(true) : alone
  const settle = (second?: Proof) =>
    live.play(
      table,
      [
        { do: 'settle', seat, ...(isFull ? { hands: { [seat]: signsOf(cards.value) } } : {}) },
        ...(isRefusal(withFloor) ? [] : settledAlong({ rules, game: withFloor.table }, toSettle)),
      ],
      second,
    )
  const mend = async (second?: Proof) => {
    const play = formatMoney(wagers.ante ?? ZERO)
    if (await live.play(table, [{ do: 'decide', seat, play }], second)) await settle(second)
  }
  const isGone = (card: Card) =>
    (game.dealer?.includes(card) ?? false) || (isOnTable(game, card) && !known.includes(card))
  return (
    <>
      {needsCards ? (
        <Pick
          title={say.table.seat(seat)}
          cards={cards}
          count={HAND}
          isGone={isGone}
          note={<HandWords cards={cards.value} />}
        />
      ) : (
        <h2>{`${say.table.seat(seat)} ${say.practice.decisions[decision ?? 'fold']}`}</h2>
      )}
      {(isFull || !needsCards) &&
        (isRefusal(withFloor) ? <WhyNot refusal={withFloor} /> : <Sums entries={withFloor.entries} />)}
      {!needsFloor ? (
        <Foot rules={rules} game={game}>
          <button
            type="button"
            class="act next"
            disabled={isRefusal(alone) || (needsCards && !isFull)}
            onClick={() => void settle()}
          >
            {say.practice.settle(seat)}
          </button>
        </Foot>
      ) : (
        <form
          class="form dealing-whole"
          onSubmit={(event) => {
            event.preventDefault()
            const second = secondIn(new FormData(event.currentTarget))
            void (isRaise ? mend(second) : settle(second))
          }}
        >
          {isRefusal(alone) && !isRaise && <WhyNot refusal={alone} />}
          <SecondPerson act="PlayTable" />
          <Foot rules={rules} game={game}>
            <button type="submit" class="act next">
              {isRaise ? say.dealing.mendPlay(formatMoney(wagers.ante ?? ZERO)) : say.dealing.withFloor}
            </button>
          </Foot>
        </form>
      )}
    </>
  )
}
