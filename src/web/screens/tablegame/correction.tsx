/** What was entered wrongly, a decision or the dealer's cards, is set right by somebody of the floor. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { formatMoney, times, ZERO } from '../../../base/money.ts'
import { isRefusal } from '../../../base/refusal.ts'
import { type Card, signsOf } from '../../../cards/card.ts'
import { toSettle } from '../../../games/table/settle.ts'
import { fromLeft, type GameTable } from '../../../games/table/table.ts'
import { Button, Toggle } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import type { Closing } from './confirmation.tsx'
import { SeatChoice } from './departure.tsx'
import * as live from './live.ts'
import { HandWords, isOnTable, Pick } from './pick.tsx'
import { Foreseen, foresee } from './preview.tsx'
import { saidBy } from './roundstate.tsx'

/** Until everybody has decided every decision; after that only how much who plays has wagered. */
export function decidedIn(game: GameTable): string[] {
  if (game.phase === 'decisions') return fromLeft(game).filter((name) => game.seats[name]?.decision !== undefined)
  const left = game.phase === 'settle' ? toSettle(game) : game.phase === 'reveal' ? fromLeft(game) : []
  return left.filter((name) => game.seats[name]?.decision === 'play')
}

export function Decided({ table, rules, game, onBack, onDone }: live.Props & Closing) {
  const say = words()
  const decided = decidedIn(game)
  const seat = useSignal(decided.length === 1 ? decided[0] : undefined)
  // Nothing is chosen before somebody has chosen it.
  const factor = useSignal<number | undefined>(undefined)
  const ante = game.seats[seat.value ?? '']?.wagers.ante ?? ZERO
  const least = game.phase === 'decisions' ? 0 : 1
  const isChosen = seat.value !== undefined && factor.value !== undefined
  const action = (play: string | undefined): live.Action => ({
    do: 'decide',
    seat: seat.value ?? '',
    ...(play === undefined ? {} : { play }),
  })
  return (
    <SetRight
      title={say.dealing.decidedWrongly}
      isReady={isChosen}
      table={table}
      actions={() => [action(factor.value === 0 ? undefined : formatMoney(times(ante, factor.value ?? 0)))]}
      onBack={onBack}
      onDone={onDone}
    >
      <fieldset class="seat-group" aria-label={say.table.seats}>
        <SeatChoice
          seats={decided}
          chosen={seat.value}
          label={(name) => `${say.table.seat(name)} ${saidBy(game.seats[name] ?? { wagers: {} })}`}
          onChoose={(name) => {
            seat.value = name
            factor.value = undefined
          }}
        />
      </fieldset>
      {seat.value !== undefined && (
        <fieldset class="seat-group">
          <legend>{say.dealing.rightIs(say.table.seat(seat.value))}</legend>
          {Array.from({ length: rules.playMax + 1 - least }, (_, at) => at + least).map((count) => (
            <Toggle
              key={count}
              isOn={factor.value === count}
              onClick={() => {
                factor.value = count
              }}
            >
              {count === 0 ? say.practice.fold : `${say.practice.play(count)} ${formatMoney(times(ante, count))}`}
            </Toggle>
          ))}
        </fieldset>
      )}
    </SetRight>
  )
}

export function DealersCards({ table, rules, game, onBack, onDone }: live.Props & Closing) {
  const say = words()
  const cards = useSignal<readonly Card[]>([])
  const isFull = cards.value.length === rules.dealerCards
  const seen = foresee({ rules, game }, { do: 'reveal', dealer: cards.value, floor: true })
  return (
    <SetRight
      title={say.dealing.dealerWrong}
      isReady={isFull && !isRefusal(seen)}
      table={table}
      actions={() => [{ do: 'reveal', dealer: signsOf(cards.value) } as live.Action]}
      onBack={onBack}
      onDone={onDone}
    >
      <Pick
        title={say.practice.dealer}
        cards={cards}
        count={rules.dealerCards}
        isGone={(card) => isOnTable(game, card)}
        note={<HandWords cards={cards.value} />}
      />
      {isFull && <Foreseen stepped={seen} />}
    </SetRight>
  )
}

/** The form of both: what is right, and the badge of the floor. */
function SetRight({
  title,
  isReady,
  table,
  actions,
  onBack,
  onDone,
  children,
}: Closing & {
  title: string
  isReady: boolean
  table: string
  actions: () => live.Action[]
  children: ComponentChildren
}) {
  const say = words().dealing
  return (
    <Form
      class="dealing-whole"
      onSend={(form) => {
        if (!isReady) return
        const second = secondIn(new FormData(form))
        void live.play(table, actions(), second).then((isDone) => isDone && onDone())
      }}
    >
      <h2 tabIndex={-1} class="dealing-first">
        {title}
      </h2>
      {children}
      {isReady && <SecondPerson act="PlayTable" />}
      <footer class="steps dealing-foot">
        <Button onClick={onBack}>{say.notThat}</Button>
        <span class="steps-why">{isReady ? '' : say.rightFirst}</span>
        <Button type="submit" look="primary" size="next" disabled={!isReady}>
          {say.setRight}
        </Button>
      </footer>
    </Form>
  )
}
