/** Odd chips of a split pot, and side pots, each split by itself. */
import { useSignal } from '@preact/signals'
import { potsOf, settlePots, splitPot } from '../../../../games/tournament/rulings.ts'
import { chipsText } from '../../../ui/names.ts'
import { words } from '../../../words.ts'
import { Answer, NumberField, type Of, one, Ruling } from './parts.tsx'
import { listIn, putInOf, ranksOf, unreadIn } from './read.ts'

const SEATS = '9'
/** 0: the game has no button. */
const isSaid = (button: string): boolean => button.trim() !== '' && unreadIn(button).length === 0

export function OddChip({ of }: Of) {
  const say = words().rulings.odd
  const [pot, winners, button, seats, unit] = [
    useSignal(''),
    useSignal(''),
    useSignal(''),
    useSignal(SEATS),
    useSignal(''),
  ]
  const sharing = [...new Set(listIn(winners.value))]
  const table = one(seats.value)
  const isTold =
    one(pot.value) > 0 &&
    one(unit.value) > 0 &&
    isSaid(button.value) &&
    one(button.value) <= table &&
    sharing.length > 0 &&
    sharing.every((seat) => seat > 0 && seat <= table)
  const isElsewhere = table > 0 && [one(button.value), ...sharing].some((seat) => seat > table)
  const isWhole = isTold && one(pot.value) % one(unit.value) === 0
  const parts = isWhole ? splitPot(one(pot.value), sharing, one(button.value), table, one(unit.value)) : []
  return (
    <Ruling title={say.title} by={of?.by.oddChip}>
      <NumberField label={say.pot} of={pot} />
      <NumberField label={say.winners} of={winners} hint={say.winnersHint} />
      <NumberField label={say.button} of={button} hint={say.buttonHint} />
      <NumberField label={say.seats} of={seats} />
      <NumberField label={say.unit} of={unit} />
      <Answer>
        {isElsewhere && <p>{say.noSeat(table)}</p>}
        {isTold && !isWhole && <p>{say.uneven(chipsText(one(unit.value)))}</p>}
        <ul>
          {parts.map(({ seat, chips }) => (
            <li key={seat}>{say.part(String(seat), chipsText(chips))}</li>
          ))}
        </ul>
      </Answer>
      <p class="soft">{say.says}</p>
    </Ruling>
  )
}

export function SidePots({ of }: Of) {
  const say = words().rulings.pots
  const odd = words().rulings.odd
  const [put, ranks, button, unit] = [useSignal(''), useSignal(''), useSignal('1'), useSignal('25')]
  const { told, unread } = putInOf(put.value)
  const pots = told.length === 0 ? [] : potsOf(told)
  const { ranks: order, unread: strange } = ranksOf(ranks.value)
  const seats = Math.max(1, one(button.value), ...told.map(({ seat }) => seat))
  const isWon = (playing: readonly number[]) => playing.length === 1 || playing.some((seat) => order.has(seat))
  const isRanked = strange.length === 0 && pots.every(({ seats: playing }) => isWon(playing))
  const parts = isRanked ? settlePots(pots, order, one(button.value), seats, Math.max(1, one(unit.value))) : []
  return (
    <Ruling title={say.title} by={of?.by.sidePots}>
      <NumberField label={say.put} of={put} hint={say.putHint} unread={unread} />
      <NumberField label={say.ranks} of={ranks} hint={say.ranksHint} unread={strange} />
      <NumberField label={odd.button} of={button} hint={odd.buttonHint} />
      <NumberField label={odd.unit} of={unit} />
      <Answer>
        <ul>
          {pots.map(({ chips, seats: playing, isBack = false }, nth) => (
            <li key={nth}>
              {isBack ? (
                say.back(String(playing[0]), chipsText(chips))
              ) : (
                <>
                  <strong>{nth === 0 ? say.main : say.side(nth)}</strong> {say.of(chipsText(chips), playing.join(', '))}
                  {parts[nth] !== undefined &&
                    ` → ${parts[nth].map((part) => odd.part(String(part.seat), chipsText(part.chips))).join(' · ')}`}
                </>
              )}
            </li>
          ))}
        </ul>
      </Answer>
      <p class="soft">{say.says}</p>
    </Ruling>
  )
}
