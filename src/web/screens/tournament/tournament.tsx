/** A tournament on somebody's own phone: my seat, the clock, the prizes, my place. Nobody signs in: it shows what hangs on the wall. */
import '../lists/lists.css'
import './tournament.css'
import { computed } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isLevel, levelNumber, type Period } from '../../../games/tournament/levels.ts'
import { comingAfter, leftText, shownAt } from '../../../views/tournaments/clock.ts'
import type { ClockView, TournamentSign } from '../../../views/tournaments/sign.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { useTicking } from '../../stream/ticking.ts'
import { chipsText } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { RowLink, Rows } from '../../ui/row.tsx'
import { LanguageChoice, ThemeChoice } from '../../ui/shell/display.tsx'
import { openScreen, Stale, Waiting } from '../../ui/shell.tsx'
import { blindsText, periodName } from '../../ui/tournament/clockline.tsx'
import { startText } from '../../ui/tournament/starts.ts'
import { words } from '../../words.ts'
import { Mine } from './mine.tsx'

/** The tournament that this phone follows; all of them until it has chosen. */
const chosen = computed(() => query.value.get('tournament') ?? undefined)

function PhonePage() {
  const say = words().tournamentPhone
  const signs = view('tournamentsigns').value
  const wanted = chosen.value
  const open = signs?.filter(({ isOver }) => !isOver) ?? []
  const sign = signs?.find(({ activity }) => activity === wanted) ?? (open.length === 1 ? open[0] : undefined)
  const isUnknown = wanted !== undefined && signs !== undefined && sign === undefined
  // An old link: whatever is on tonight is offered instead.
  useEffect(() => {
    if (isUnknown) show({ tournament: undefined }, true)
  }, [isUnknown])
  return (
    <main class="phone">
      <header class="phone-head">
        <div>
          <h1>{sign?.name ?? words().screens.tournament}</h1>
          <p class="soft">
            {[view('house').value?.property, sign?.id].filter((part) => part !== undefined && part !== '').join(' · ')}
          </p>
        </div>
        <span class="top-display">
          <ThemeChoice />
          <LanguageChoice />
        </span>
      </header>
      <Stale />
      {(signs === undefined || isUnknown) && <Waiting />}
      {signs !== undefined && !isUnknown && sign === undefined && <Choice signs={open} />}
      {sign !== undefined && (
        <>
          {sign.ticker.map((one) => one.kind === 'said' && <Notice key={one.says}>{one.says}</Notice>)}
          <Mine key={sign.activity} sign={sign} />
          {sign.clock === undefined ? <Before sign={sign} /> : <Running sign={sign} clock={sign.clock} />}
          <Prizes sign={sign} />
        </>
      )}
      {view('house').value?.isDemo === true && <p class="demo-mark">{words().demo}</p>}
      {sign !== undefined && <p class="soft">{say.private}</p>}
    </main>
  )
}

function Choice({ signs }: { signs: readonly TournamentSign[] }) {
  const say = words().tournamentPhone
  if (signs.length === 0) return <p class="soft">{say.none}</p>
  return (
    <Rows aria-label={say.choose}>
      {signs.map(({ activity, name, starts, entries }) => (
        <li key={activity}>
          <RowLink
            href={`/tournament?tournament=${activity}`}
            onClick={(event) => {
              event.preventDefault()
              show({ tournament: activity })
            }}
          >
            <strong>{name}</strong>
            <span class="soft">
              {[...(starts === undefined ? [] : [startText(starts)]), say.entries(entries)].join(' · ')}
            </span>
          </RowLink>
        </li>
      ))}
    </Rows>
  )
}

/** Before the start and after the end. */
function Before({ sign: { status, isOver, starts, entries, buyIn, fee, isFree, levels } }: { sign: TournamentSign }) {
  const say = words().tournamentPhone
  const clock = words().tournamentClock
  return (
    <section class="phone-mine">
      <h2>{isFree ? clock.freeRoll : clock.buyIn(buyIn, fee)}</h2>
      {status === 'called off' ? (
        <p>{clock.off}</p>
      ) : isOver || status === 'finished' ? (
        <p>{clock.ended}</p>
      ) : (
        starts !== undefined && <p>{startText(starts)}</p>
      )}
      <p class="soft">{say.entries(entries)}</p>
      {levels !== undefined && <Levels periods={levels} />}
    </section>
  )
}

function Running({ sign: { players, entries, average }, clock }: { sign: TournamentSign; clock: ClockView }) {
  const say = words().tournamentPhone
  const tv = words().tournamentClock
  const shown = shownAt(clock, useTicking().value)
  const { now, leftMs, period, isOver, isRunning, isHandForHand } = shown
  return (
    <section class="phone-time" aria-label={say.clock}>
      <p class="phone-level">
        {[
          periodName(shown),
          ...(isRunning || isHandForHand ? [] : [tv.paused]),
          ...(isHandForHand ? [tv.handForHand] : []),
        ].join(' · ')}
      </p>
      <p class="phone-left" role="timer">
        {isOver ? tv.over : leftText(leftMs)}
      </p>
      <p class="phone-blinds">{isLevel(now) ? blindsText(now) : ''}</p>
      <p>{say.players(chipsText(players), chipsText(entries))}</p>
      {average !== undefined && <p class="soft">{say.average(chipsText(average))}</p>}
      <ol class="coming" aria-label={say.next}>
        {comingAfter(clock.periods, period, 3).map(({ period: one, level }, nth) => (
          <li key={period + nth}>
            <span>{isLevel(one) ? tv.level(level) : tv.break}</span>
            <b>{isLevel(one) ? blindsText(one) : tv.minutes(one.break)}</b>
          </li>
        ))}
      </ol>
      <Levels periods={clock.periods} now={period} />
    </section>
  )
}

function Levels({ periods, now }: { periods: readonly Period[]; now?: number }) {
  const tv = words().tournamentClock
  return (
    <details class="fold">
      <summary>{words().tournamentPhone.structure}</summary>
      <ol class="coming">
        {periods.map((one, nth) => (
          <li key={nth} aria-current={nth === now ? 'true' : undefined}>
            <span>
              {isLevel(one) ? `${tv.level(levelNumber(periods, nth))} · ${tv.minutes(one.minutes)}` : tv.break}
            </span>
            <b>{isLevel(one) ? blindsText(one) : tv.minutes(one.break)}</b>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Prizes({ sign: { pool, prizes } }: { sign: TournamentSign }) {
  const say = words().tournamentPhone
  return (
    <section aria-label={say.prizes}>
      <h2>{words().tournamentClock.pool(pool)}</h2>
      <ol class="coming">
        {prizes.map(({ place, to, prize, thing, name }) => (
          <li key={place}>
            <span>
              {to === undefined || to === place ? place : words().tournamentClock.places(place, to)} {name}
            </span>
            <b>{thing ?? prize}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'tournament', views: ['tournamentsigns'], part: chosen }, page, <PhonePage />)
