/** Seat by seat from the right: its cards, what they collect and pay and why, and only then is it sent. */
import { useSignal } from '@preact/signals'
import { formatMoney, ZERO } from '../../../base/money.ts'
import { isRefusal } from '../../../base/refusal.ts'
import { type Card, signsOf } from '../../../cards/card.ts'
import { toSettle } from '../../../games/table/settle.ts'
import type { Proof } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import { Foot } from './foot.tsx'
import * as live from './live.ts'
import { HandWords, isOnTable, Pick } from './pick.tsx'
import { foresee, Lines, Sums, settledAlong, WhyNot } from './preview.tsx'
import { DealersHand, Standing } from './roundstate.tsx'

const HAND = 5
/** Terms under which a payment, or a Play wager that the hand does not allow, waits for the floor. */
const FLOOR = ['floor', 'bonus floor', 'more play'] as const

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
  const isReady = isFull || !needsCards
  const clause = isRefusal(alone) ? alone.reasons[0]?.clause : undefined
  // Whatever else is refused, no floor person makes it right.
  const needsFloor = isReady && FLOOR.some((term) => rules.by[term] !== undefined && rules.by[term] === clause)
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
      <Standing game={game} turn={seat} />
      <DealersHand game={game} />
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
      {isReady && (isRefusal(withFloor) ? <WhyNot refusal={withFloor} /> : <Sums entries={withFloor.entries} />)}
      {needsFloor && isRefusal(alone) && !isRefusal(withFloor) && <WhyNot refusal={alone} />}
      {!needsFloor ? (
        <>
          {isReady && !isRefusal(withFloor) && <Lines stepped={withFloor} />}
          <Foot rules={rules} game={game}>
            <Button look="primary" size="next" disabled={isRefusal(alone) || !isReady} onClick={() => void settle()}>
              {say.practice.settle(seat)}
            </Button>
          </Foot>
        </>
      ) : (
        <Form
          class="dealing-whole"
          onSend={(form) => {
            const second = secondIn(new FormData(form))
            void (isRaise ? mend(second) : settle(second))
          }}
        >
          <SecondPerson act="PlayTable" />
          {!isRefusal(withFloor) && <Lines stepped={withFloor} />}
          <Foot rules={rules} game={game}>
            <Button type="submit" look="primary" size="next">
              {isRaise ? say.dealing.mendPlay(formatMoney(wagers.ante ?? ZERO)) : say.dealing.withFloor}
            </Button>
          </Foot>
        </Form>
      )}
    </>
  )
}
