/** Crazy 4 Poker and Four-Card Poker to try out: wagers, cards, decisions, and what the dealer collects and pays. */

import { useSignal } from '@preact/signals'
import type { Cents } from '../../../base/money.ts'
import { cents, formatMoney, times } from '../../../base/money.ts'
import { isRefusal, type Refusal as Refused } from '../../../base/refusal.ts'
import type { WagerName, Wagers } from '../../../games/table/rules.ts'
import { toSettle } from '../../../games/table/settle.ts'
import type { Practice } from '../../../server/desks/practice.ts'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Cards } from '../../ui/cards.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Says } from '../../ui/sentence.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { Why } from './clauses.tsx'
import { deckOf, givenCards } from './deck.ts'
import { ToldLine } from './instruction.tsx'
import { Paytables } from './paytables.tsx'
import {
  act,
  asked,
  dealRound,
  lostByFolding,
  moreOn,
  netOf,
  newRound,
  nextRound,
  type Round,
  revealRound,
  sumOf,
} from './round.ts'

type Game = Extract<Practice, { game: 'table' }>
type Placed = { readonly [seat: string]: Wagers }

const SEATS = ['1', '2', '3']
const FIRST_ANTE = cents(1_000n)

export function TableGame({ game }: { game: Game }) {
  const { rules } = game
  const start = (): Wagers =>
    Object.fromEntries(
      Object.entries(rules.wagers)
        .filter(([name, terms]) => name === 'ante' || terms?.equal === 'ante')
        .map(([name]) => [name, FIRST_ANTE]),
    )
  const placed = useSignal<Placed>({ 1: start() })
  const round = useSignal<Round>(newRound(rules, game.meters))
  const refused = useSignal<Refused | undefined>(undefined)
  const take = (next: Round | Refused) => {
    refused.value = isRefusal(next) ? next : undefined
    if (!isRefusal(next)) round.value = next
  }
  const { table, meters, isOver } = round.value
  const isBetting = (table.phase === 'bets' || table.phase === 'closed') && isOver !== true
  const again = () => take(nextRound(round.value))
  return (
    <div class="try">
      <section class="try-table" aria-label={game.name}>
        <Meters meters={meters} />
        {!isBetting && <DealersHand round={round.value} />}
        <div class="try-seats">
          {Object.keys(placed.value).map((seat) =>
            isBetting ? (
              <Bets key={seat} game={game} seat={seat} placed={placed} />
            ) : (
              <SeatHand key={seat} game={game} seat={seat} round={round.value} take={take} />
            ),
          )}
        </div>
        <Refusal refused={refused.value && { ok: false, ...refused.value }} />
        <footer class="try-steps">
          {isBetting && <Seats placed={placed} start={start} />}
          {isBetting && (
            <Next
              onPress={() => take(dealRound(round.value, rules, placed.value, deckOf(1, givenCards(location.search))))}
            >
              {words().practice.deal}
            </Next>
          )}
          {table.phase === 'reveal' && (
            <Next onPress={() => take(revealRound(round.value, rules))}>{words().practice.reveal}</Next>
          )}
          {table.phase === 'settle' && <Settle round={round.value} game={game} take={take} />}
          {isOver === true && <Next onPress={again}>{words().practice.again}</Next>}
        </footer>
      </section>
      {isOver === true && <Summary round={round.value} seats={Object.keys(placed.value)} />}
      <Told round={round.value} game={game} />
      <Paytables game={game} players={Object.keys(placed.value).length} />
    </div>
  )
}

/** The round at one look: of each seat what lay there, what the dealer paid and took, and what is left of it. */
function Summary({ round, seats }: { round: Round; seats: readonly string[] }) {
  const say = words().practice
  return (
    <section class="try-sum" aria-label={say.summary}>
      <h2>{say.summary}</h2>
      <Table
        columns={[
          say.sumSeat,
          say.sumHand,
          { says: say.sumBet, isMoney: true },
          { says: say.sumPaid, isMoney: true },
          { says: say.sumNet, isMoney: true },
        ]}
      >
        {seats.map((seat) => {
          const { bet, paid, net } = sumOf(round, seat)
          return (
            <tr key={seat}>
              <td>{words().table.seat(seat)}</td>
              <td>{words().dealing.fourCards(round.hands[seat] ?? [])}</td>
              <td class="money">{formatMoney(bet)}</td>
              <td class="money">{formatMoney(paid)}</td>
              <td class="money">{`${net > 0n ? '+' : ''}${formatMoney(net)}`}</td>
            </tr>
          )
        })}
      </Table>
    </section>
  )
}

type Take = (next: Round | Refused) => void

/** The one thing to do next; the return key does it. */
function Next({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button look="primary" size="next" ref={(button) => button?.focus({ preventScroll: true })} onClick={onPress}>
      {children}
    </Button>
  )
}

function Meters({ meters }: { meters: Round['meters'] }) {
  const say = words().practice
  return (
    <ul class="try-meters">
      {Object.entries(meters).map(([meter, { shows }]) => (
        <li key={meter}>
          <span class="soft">{say.meter(meter)}</span> <strong>{formatMoney(shows)}</strong>
        </li>
      ))}
    </ul>
  )
}

function DealersHand({ round }: { round: Round }) {
  const say = words().practice
  const isShown = round.table.phase === 'settle' || round.isOver === true
  const { dealer = [] } = round
  const { up } = round.table
  return (
    <section class="try-hand" aria-label={say.dealer}>
      <h2>{say.dealer}</h2>
      {isShown && <Cards cards={dealer} />}
      {!isShown && up !== undefined && <Cards cards={[up]} />}
      {!isShown && <p class="soft">{say.faceDown(dealer.length - (up === undefined ? 0 : 1))}</p>}
      {isShown && <p>{words().dealing.fourCards(dealer)}</p>}
    </section>
  )
}

function Bets({ game, seat, placed }: { game: Game; seat: string; placed: { value: Placed } }) {
  const say = words().practice
  const { rules } = game
  const wagers = placed.value[seat] ?? {}
  const offered = (Object.keys(rules.wagers) as WagerName[]).filter((name) => name !== 'play')
  const press = (wager: WagerName, by: 1 | -1) => {
    placed.value = { ...placed.value, [seat]: moreOn(rules, wagers, wager, by) }
  }
  return (
    <section class="try-hand" aria-label={words().table.seat(seat)}>
      <h2>{words().table.seat(seat)}</h2>
      <ul class="try-wagers">
        {offered.map((wager) => (
          <li key={wager}>
            <span>
              {say.wagers[wager] ?? wager} <small class="soft">{say.wagerSays[wager]}</small>
            </span>
            <Button
              size="small"
              aria-label={say.less(say.wagers[wager] ?? wager, seat)}
              onClick={() => press(wager, -1)}
            >
              −
            </Button>
            <output>{formatMoney(wagers[wager] ?? cents(0n))}</output>
            <Button
              size="small"
              aria-label={say.more(say.wagers[wager] ?? wager, seat)}
              onClick={() => press(wager, 1)}
            >
              +
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Seats({ placed, start }: { placed: { value: Placed }; start: () => Wagers }) {
  const say = words().practice
  return (
    <Choices label={say.players}>
      {SEATS.map((_, at) => (
        <Toggle
          key={at}
          isOn={Object.keys(placed.value).length === at + 1}
          onClick={() => {
            placed.value = Object.fromEntries(
              SEATS.slice(0, at + 1).map((seat) => [seat, placed.value[seat] ?? start()]),
            )
          }}
        >
          {say.seats(at + 1)}
        </Toggle>
      ))}
    </Choices>
  )
}

/** Whoever plays by the keyboard goes on at the seat that is asked; nothing is chosen yet. */
const takeFocus = (seat: HTMLElement | null) => {
  if (seat?.contains(document.activeElement) === false) seat.focus({ preventScroll: true })
}

function SeatHand({ game, seat, round, take }: { game: Game; seat: string; round: Round; take: Take }) {
  const say = words().practice
  const cards = round.hands[seat] ?? []
  const isAsked = asked(round) === seat
  const state = round.table.seats[seat]
  const net = netOf(round, seat)
  return (
    <section
      class="try-hand"
      data-asked={isAsked}
      aria-label={words().table.seat(seat)}
      tabIndex={-1}
      ref={isAsked ? takeFocus : null}
    >
      <h2>{words().table.seat(seat)}</h2>
      <Cards cards={cards} />
      <p>{words().dealing.fourCards(cards)}</p>
      {isAsked && <Decision game={game} seat={seat} round={round} take={take} />}
      {!isAsked && state?.decision !== undefined && (
        <p class="soft">
          {say.decisions[state.decision]}
          {state.wagers.play === undefined ? '' : ` ${formatMoney(state.wagers.play)}`}
        </p>
      )}
      {round.isOver === true && (
        <p class="try-net" data-sign={net < 0n ? 'lost' : net > 0n ? 'won' : 'even'}>
          {net < 0n ? say.lost(formatMoney(cents(-net))) : net > 0n ? say.won(formatMoney(net)) : say.even}
        </p>
      )}
    </section>
  )
}

/** Every choice is asked of the game itself; what it refuses is there with its reason. */
function Decision({ game, seat, round, take }: { game: Game; seat: string; round: Round; take: Take }) {
  const say = words().practice
  const { rules } = game
  const ante: Cents = round.table.seats[seat]?.wagers.ante ?? cents(0n)
  const choices = Array.from({ length: rules.playMax }, (_, at) => {
    const play = times(ante, at + 1)
    return { at: at + 1, next: act(round, rules, { do: 'decide', seat, play }) }
  })
  const folded = act(round, rules, { do: 'decide', seat })
  const lost = lostByFolding(rules, round.table.seats[seat]?.wagers ?? {})
  const no = choices.map(({ next }) => next).find(isRefusal)
  return (
    <>
      <div class="try-choices">
        <Button onClick={() => take(folded)}>
          {say.fold} <small>{say.foldLoses(formatMoney(lost))}</small>
        </Button>
        {choices.map(({ at, next }) => (
          <Button key={at} look="primary" disabled={isRefusal(next)} onClick={() => take(next)}>
            {say.play(at)} <small>{formatMoney(times(ante, at))}</small>
          </Button>
        ))}
      </div>
      {no !== undefined && (
        <p class="soft">
          {no.reasons.map((reason) => (
            <Says key={reason.clause} of={reason} />
          ))}{' '}
          <Why by={no.reasons.map(({ clause }) => clause).join(' ')} clauses={game.clauses} />
        </p>
      )}
    </>
  )
}

/** The next seat from the right; what only the floor lets pay is said before, and waits until it has looked. */
function Settle({ round, game, take }: { round: Round; game: Game; take: Take }) {
  const say = words().practice
  const [seat] = toSettle(round.table)
  if (seat === undefined) return null
  const [alone, verified] = [false, true].map((floor) => act(round, game.rules, { do: 'settle', seat, floor }))
  if (!isRefusal(alone!) || isRefusal(verified!)) return <Next onPress={() => take(alone!)}>{say.settle(seat)}</Next>
  return (
    <>
      <Notice tone="due">
        {alone.reasons.map((reason) => (
          <span key={reason.clause}>
            <Says of={reason} /> <Why by={reason.clause} clauses={game.clauses} />
          </span>
        ))}
      </Notice>
      <Next onPress={() => take(verified!)}>{say.verified}</Next>
    </>
  )
}

/** The newest line is the one to read; the page itself does not move. */
const toNewest = (list: HTMLElement | null) => {
  if (list !== null) list.scrollTop = list.scrollHeight
}

function Told({ round, game }: { round: Round; game: Game }) {
  const say = words().practice
  return (
    <section class="try-told" aria-live="polite" aria-label={say.told}>
      <h2>{say.told}</h2>
      {round.told.length === 0 && <p class="soft">{say.nothingYet}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ol tabIndex={0} ref={(list) => toNewest(list)}>
        {round.told.map((told, at) => (
          // The list only grows.
          <li key={at} data-does={told.does}>
            <ToldLine told={told} clauses={game.clauses} />
          </li>
        ))}
      </ol>
    </section>
  )
}
