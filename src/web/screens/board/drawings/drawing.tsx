/** A drawing as it happens, for the room: the digest to note, whoever is called with the clock, whoever plays. */
import { partyKey } from '../../../../base/party.ts'
import type { DrawnSign } from '../../../../views/signs/drawnsign.ts'
import { beat, houseNow } from '../../../stream/feed.ts'
import { clockOf } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { whenOf, windowWords } from '../times.ts'

export function DrawingNow({ drawing: { held, next, sealed, calls } }: { drawing: DrawnSign }) {
  const say = words().board
  return (
    <div class="sign-drawing">
      {calls.map(({ who, ticket, until, isPlaying, stands }) => (
        <p key={partyKey(who)} class="sign-called" role="status">
          <strong>{ticket === undefined ? words().party(who) : say.ticket(ticket)}</strong>{' '}
          {isPlaying ? say.plays(stands ?? '') : until === undefined ? say.isCalledNow : say.isCalled(leftOf(until))}
        </p>
      ))}
      {sealed !== undefined && <Sealed sealed={sealed} />}
      {calls.length === 0 && held !== undefined && <p>{say.drawingNow(clockOf(held.from), clockOf(held.to))}</p>}
      {calls.length === 0 && held === undefined && next !== undefined && (
        <p>{say.nextDrawing(whenOf(next, beat.value?.local ?? ''))}</p>
      )}
    </div>
  )
}

/** What the house has bound itself to, before the room adds its chance: for everybody to note. */
export function Sealed({ sealed }: { sealed: NonNullable<DrawnSign['sealed']> }) {
  const say = words().board
  return (
    <p>
      {say.sealed(sealed.draw, sealed.entries)} <code class="sign-digest">{sealed.digest}</code>
      {sealed.outside !== undefined && (
        <> {say.outside[sealed.outside.kind](sealed.outside.name, sealed.isContributed, sealed.outside.minutes)}</>
      )}
      {sealed.marks > 0 && <> {say.marks(sealed.marks)}</>}
    </p>
  )
}

function leftOf(until: number): string {
  const left = Math.max(0, Math.ceil((until - houseNow.value) / 1_000))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}

/** `Thu 14:00–23:00, 20:00–21:00 for $1,000 (2 winners)`. */
export const timesOf = ({ times }: DrawnSign): string =>
  times
    .map(({ dates = [], prize, winners, ...window }) => {
      const say = words().board
      const on = windowWords(window, dates)
      const what = prize === undefined ? on : `${on} ${say.forPrize(words().prize(prize))}`
      return winners === undefined ? what : `${what} ${say.winners(winners)}`
    })
    .join(', ')
