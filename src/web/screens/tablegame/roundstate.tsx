/** How the round stands: what everybody has said, whose turn it is, and what is known of the dealer's hand. */
import { formatMoney } from '../../../base/money.ts'
import type { Wagers } from '../../../games/table/rules.ts'
import { fromLeft, type GameTable, type SeatState } from '../../../games/table/table.ts'
import { Cards } from '../../ui/cards.tsx'
import { words } from '../../words.ts'

export function Standing({ game, turn }: { game: GameTable; turn?: string | undefined }) {
  const say = words()
  return (
    <ul class="deal-standing" aria-label={say.dealing.standing}>
      {fromLeft(game).map((seat) => (
        <li key={seat} aria-current={seat === turn ? 'step' : undefined}>
          <strong>{say.table.seat(seat)}</strong>
          <span>{seat === turn ? say.dealing.isAsked : standingOf(game.seats[seat] ?? { wagers: {} })}</span>
        </li>
      ))}
    </ul>
  )
}

function standingOf(seat: SeatState): string {
  if (seat.isSettled === true) return words().dealing.isSettled
  return saidBy(seat)
}

/** Fold, or play with how much. */
export function saidBy({ wagers, decision }: Pick<SeatState, 'wagers' | 'decision'>): string {
  const say = words()
  if (wagers.ante === undefined) return say.dealing.notAsked
  if (decision === undefined) return say.dealing.notYet
  return `${say.practice.decisions[decision]}${wagers.play === undefined ? '' : ` ${formatMoney(wagers.play)}`}`
}

/** Held against every hand: the whole of it once it is shown, before that what lies face up. */
export function DealersHand({ game: { dealer, up, phase } }: { game: GameTable }) {
  const isShown = phase === 'settle' && dealer !== undefined
  if (!isShown && up === undefined) return null
  return (
    <p class="deal-dealer">
      <strong>{words().practice.dealer}</strong>
      <Cards cards={isShown ? dealer : [up!]} />
      {isShown ? words().dealing.fourCards(dealer) : <span class="soft">{words().dealing.faceUp}</span>}
    </p>
  )
}

export const wagersIn = (wagers: Wagers): string =>
  Object.entries(wagers)
    .map(([wager, amount]) => `${words().practice.wagers[wager] ?? wager} ${formatMoney(amount)}`)
    .join(' · ')
