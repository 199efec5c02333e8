/** One's own place on a list, and the call to a seat with its clock. */
import { useSignal } from '@preact/signals'
import type { PhonePlace } from '../../../server/phones/phoneroutes.ts'
import { houseNow } from '../../stream/feed.ts'
import { shortGame } from '../../stream/shortgame.ts'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { ask, isBusy } from './mine.ts'
import { canRing, unlock } from './ring.ts'

const gameOf = ({ game, limit }: PhonePlace): string =>
  [shortGame(game), limit].filter((part) => part !== undefined).join(' ')

/** Whoever has scrolled down to another list sees the call all the same. */
const comeIntoView = (call: HTMLElement | null): void => call?.scrollIntoView({ block: 'start' })

export function Call({ place }: { place: PhonePlace & { page: NonNullable<PhonePlace['page']> } }) {
  const say = words().lists
  const { table, seat, until, answer } = place.page
  const left = until === undefined ? undefined : Math.ceil((until - houseNow.value) / 1_000)
  return (
    <section ref={comeIntoView} class="phone-call" role="alert" data-answered={answer !== undefined}>
      <h2>
        <span aria-hidden="true">▸ </span>
        {say.ready}
      </h2>
      <p class="phone-seat">{say.place(table, seat)}</p>
      <p>{gameOf(place)}</p>
      {left !== undefined && (
        <p class="phone-clock" role="timer" aria-live="off">
          {left > 0 ? (
            <>
              <strong>{clockOf(left)}</strong> {say.left}
            </>
          ) : (
            say.over
          )}
        </p>
      )}
      {answer === undefined ? (
        <Button
          look="primary"
          size="next"
          isBusy={isBusy.value}
          onClick={() => void ask('/api/wait/coming', { list: place.list })}
        >
          {say.onMyWay}
        </Button>
      ) : (
        <p class="phone-noted">◆ {say.noted}</p>
      )}
    </section>
  )
}

const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export function Place({ place }: { place: PhonePlace }) {
  const say = words().lists
  const isLeaving = useSignal(false)
  return (
    <article class="phone-place" data-list={place.list}>
      <h3>{gameOf(place)}</h3>
      <p class="phone-before">{say.before(place.before)}</p>
      <p>{say.number(place.number)}</p>
      <p class="phone-is" data-here={place.isConfirmed}>
        <span aria-hidden="true">{place.isConfirmed ? '◆ ' : '○ '}</span>
        {place.isConfirmed ? say.confirmed : say.confirm}
      </p>
      {!canRing.value && (
        <Button size="touch" onClick={unlock}>
          {say.sound}
        </Button>
      )}
      {isLeaving.value ? (
        <div class="phone-leave">
          <p>{say.leaveAsk(gameOf(place))}</p>
          <div class="phone-acts">
            <Button
              size="touch"
              onClick={() => {
                isLeaving.value = false
              }}
            >
              {say.stay}
            </Button>
            <Button
              look="stop"
              size="touch"
              isBusy={isBusy.value}
              onClick={() => void ask('/api/wait/leave', { list: place.list })}
            >
              {say.leave}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          look="quiet"
          size="touch"
          onClick={() => {
            isLeaving.value = true
          }}
        >
          {say.leave}
        </Button>
      )}
    </article>
  )
}
