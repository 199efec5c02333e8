/** The dealer's hand, with what the system drew; somebody of the floor sets right what was entered wrongly. */
import { useSignal } from '@preact/signals'
import { isRefusal } from '../../../base/refusal.ts'
import { type Card, signOf, signsOf } from '../../../cards/card.ts'
import { toSettle } from '../../../games/table/settle.ts'
import type { Proof } from '../../stream/session.ts'
import { Button, Toggle } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import { Foot } from './foot.tsx'
import * as live from './live.ts'
import { HandWords, isOnTable, Pick } from './pick.tsx'
import { foresee, settledAlong, WhyNot } from './preview.tsx'
import { Standing } from './roundstate.tsx'

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
  const [card] = isNoneDrawn.value ? [] : magic.value
  const drawn = {
    ...(card === undefined ? {} : { magic: card }),
    ...(lucky.value === undefined || isNoneDrawn.value ? {} : { lucky: lucky.value }),
  }
  const seen = (floor: boolean) => foresee({ rules, game }, { do: 'reveal', dealer: cards.value, floor, ...drawn })
  const alone = isFull ? seen(false) : undefined
  const needsFloor = alone !== undefined && isRefusal(alone) && !isRefusal(seen(true))
  const show = (second?: Proof) => {
    const foreseen = seen(second !== undefined)
    return live.play(
      table,
      [
        {
          do: 'reveal',
          dealer: signsOf(cards.value),
          ...drawn,
          ...(card === undefined ? {} : { magic: signOf(card) }),
        } as live.Action,
        ...(isRefusal(foreseen) ? [] : settledAlong({ rules, game: foreseen.table }, toSettle)),
      ],
      second,
    )
  }
  return (
    <Form class="dealing-whole" onSend={(form) => show(needsFloor ? secondIn(new FormData(form)) : undefined)}>
      <Standing game={game} />
      <Pick
        title={words().practice.dealer}
        cards={cards}
        count={rules.dealerCards}
        isGone={(one) => isOnTable(game, one)}
        note={<HandWords cards={cards.value} />}
      />
      {isFull && isDrawn && (
        <>
          <fieldset class="seat-group">
            <legend>{say.luckyBonus}</legend>
            {[...Array.from({ length: rules.seatsMax }, (_, at) => String(at + 1)), 'dealer'].map((place) => (
              <Toggle
                key={place}
                isOn={lucky.value === place && !isNoneDrawn.value}
                onClick={() => {
                  lucky.value = lucky.value === place ? undefined : place
                  isNoneDrawn.value = false
                }}
              >
                {place === 'dealer' ? words().practice.dealer : words().table.seat(place)}
              </Toggle>
            ))}
            <Toggle
              isOn={isNoneDrawn.value}
              onClick={() => {
                isNoneDrawn.value = !isNoneDrawn.value
              }}
            >
              {say.noneDrawn}
            </Toggle>
          </fieldset>
          {!isNoneDrawn.value && <Pick title={say.magicCard} cards={magic} count={1} isGone={() => false} />}
        </>
      )}
      {alone !== undefined && isRefusal(alone) && <WhyNot refusal={alone} />}
      {needsFloor && <SecondPerson act="PlayTable" />}
      <Foot rules={rules} game={game} why={isFull && isMissing ? say.drawnFirst : ''}>
        <Button
          type="submit"
          look="primary"
          size="next"
          disabled={alone === undefined || isMissing || (isRefusal(alone) && !needsFloor)}
        >
          {needsFloor ? say.setRight : say.shown}
        </Button>
      </Foot>
    </Form>
  )
}
