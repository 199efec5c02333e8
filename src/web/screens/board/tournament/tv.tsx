/** The wall of a tournament: its clock, or its seating; the address says which. */
import './clock.css'
import type { TournamentSign } from '../../../../views/tournaments/sign.ts'
import { query } from '../../../stream/address.ts'
import { beat, staleSince, view } from '../../../stream/feed.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { clockOf } from '../../../ui/shell/clock.tsx'
import { openScreen, Stale, Waiting } from '../../../ui/shell.tsx'
import { words } from '../../../words.ts'
import { Chips, Rings } from './emblem.tsx'
import { Face } from './face.tsx'
import { Seating } from './seating.tsx'
import { allowSound, canSound } from './sounds.ts'
import { Ticker } from './ticker.tsx'

function ClockPage() {
  const signs = view('tournamentsigns').value
  const wanted = query.value.get('tournament')
  const open = signs?.filter(({ isOver }) => !isOver) ?? []
  const sign =
    signs?.find(({ activity }) => activity === wanted) ??
    onlyOf(open.filter(({ status }) => status === 'running')) ??
    onlyOf(open)
  const isSeats = query.value.get('show') === 'seats'
  return (
    <main
      class="tv"
      data-stale={staleSince.value !== undefined}
      data-tournament={sign?.activity}
      data-over={sign?.isOver === true || sign?.status === 'finished'}
    >
      <Rings />
      <div class="tv-stale">
        <Stale />
      </div>
      {signs === undefined && <Waiting />}
      {signs !== undefined && sign === undefined && <Choice signs={open} />}
      {sign !== undefined && (
        <>
          <Head sign={sign} isSeats={isSeats} />
          {isSeats ? <Seating sign={sign} /> : <Face key={sign.activity} sign={sign} />}
          <Ticker sign={sign} />
        </>
      )}
    </main>
  )
}

/** Nobody stands at a wall to choose: where one is played, it is that one. */
const onlyOf = (signs: readonly TournamentSign[]): TournamentSign | undefined =>
  signs.length === 1 ? signs[0] : undefined

function Head({ sign: { name, id, buyIn, fee, isFree }, isSeats }: { sign: TournamentSign; isSeats: boolean }) {
  const say = words().tournamentClock
  return (
    <header class="tv-head">
      <Chips />
      <div>
        <h1>{name}</h1>
        <p class="tv-where">
          {isFree ? say.freeRoll : say.buyIn(buyIn, fee)}
          {id !== '' && (
            <>
              {' · '}
              <span class="tv-id">{id}</span>
            </>
          )}
        </p>
      </div>
      {!isSeats && !canSound.value && (
        <Button class="tv-sound" onClick={allowSound}>
          {say.sound}
        </Button>
      )}
      <time class="tv-now">{beat.value === undefined ? '' : clockOf(beat.value.local)}</time>
    </header>
  )
}

function Choice({ signs }: { signs: readonly TournamentSign[] }) {
  const say = words().tournamentClock
  return (
    <section class="tv-choice">
      <h1>{signs.length === 0 ? say.none : say.choose}</h1>
      {signs.map(({ activity, name }) => (
        <ButtonLink key={activity} size="touch" href={`/clock?tournament=${encodeURIComponent(activity)}`}>
          {name}
        </ButtonLink>
      ))}
    </section>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'clock', isStage: true, views: ['tournamentsigns'] }, page, <ClockPage />)
