/** The clock of one tournament on a wall: time, blinds, who is left, what is to be won, what comes next. */
import { blindsIn, isLevel, type Level, type Period } from '../../../../games/tournament/levels.ts'
import { comingAfter, leftText, msOf, type Shown, shownAt, toBreak } from '../../../../views/tournaments/clock.ts'
import type { TournamentSign } from '../../../../views/tournaments/sign.ts'
import { useTicking } from '../../../stream/ticking.ts'
import { chipsText } from '../../../ui/names.ts'
import { startText } from '../../../ui/tournament/starts.ts'
import { words } from '../../../words.ts'
import { Prizes } from './prizes.tsx'
import { useSounds } from './sounds.ts'

const LAST_MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const PARTS = 20
const COMING = 3
/** So many signs must fit: what is longer is set smaller. */
const fits = (text: string): string => `--signs: ${text.length}`

export function Face({ sign }: { sign: TournamentSign }) {
  const { clock } = sign
  const now = useTicking().value
  const shown = clock === undefined ? undefined : shownAt(clock, now)
  useSounds(shown)
  return (
    <>
      <Facts sign={sign} shown={shown} />
      <section class="tv-middle">{shown === undefined ? <NotYet sign={sign} /> : <Time shown={shown} />}</section>
      <Prizes sign={sign} />
      {clock !== undefined && shown !== undefined && <Next periods={clock.periods} period={shown.period} />}
      {clock === undefined && sign.levels !== undefined && <Next periods={sign.levels} period={-1} />}
    </>
  )
}

function NotYet({ sign: { status, starts, isOver, prizes } }: { sign: TournamentSign }) {
  const say = words().tournamentClock
  const isDone = isOver || status === 'finished'
  const isOpen = status === 'open' && !isDone
  return (
    <>
      {(isDone || isOpen) && (
        <p class="tv-level">{status === 'called off' ? say.off : isDone ? say.ended : say.soon}</p>
      )}
      {isDone ? (
        <p class="tv-said tv-winner">{prizes.find(({ place }) => place === 1)?.name}</p>
      ) : (
        <p class="tv-said">{starts === undefined ? '' : startText(starts)}</p>
      )}
    </>
  )
}

function Time({ shown: { now, level, leftMs, isOver, isRunning, isHandForHand } }: { shown: Shown }) {
  const say = words().tournamentClock
  const isPaused = !isRunning && !isHandForHand
  return (
    <>
      <p class="tv-level" data-tone={isPaused ? 'paused' : undefined}>
        {[
          isLevel(now) ? say.level(level) : say.break,
          ...(isPaused ? [say.paused] : []),
          ...(isHandForHand ? [say.handForHand] : []),
        ].join(' · ')}
      </p>
      {isOver ? (
        <p class="tv-said">{say.over}</p>
      ) : (
        <p class="tv-time" role="timer" data-long={leftMs >= HOUR_MS} data-last={isRunning && leftMs <= LAST_MINUTE_MS}>
          {leftText(leftMs)}
        </p>
      )}
      <Bar gone={1 - leftMs / msOf(now)} />
      {isLevel(now) ? (
        <Blinds level={now} />
      ) : (
        <p class="tv-ante">{now.colourUp === undefined ? '' : say.raceOff(now.colourUp.map(chipsText).join(', '))}</p>
      )}
    </>
  )
}

const Bar = ({ gone }: { gone: number }) => (
  <div class="tv-bar" aria-hidden="true">
    {Array.from({ length: PARTS }, (_, nth) => (
      <i key={nth} style={`--gone: ${Math.round(Math.min(1, Math.max(0, gone * PARTS - nth)) * 100)}%`} />
    ))}
  </div>
)

function Blinds({ level: { small, big, ante } }: { level: Level }) {
  const texts = [small, big].map(chipsText)
  return (
    <>
      <p class="tv-blinds" style={fits(texts.join('/'))}>
        {texts[0]}
        <i>/</i>
        {texts[1]}
      </p>
      <p class="tv-ante">{ante === undefined || ante === 0 ? '' : words().tournamentClock.ante(chipsText(ante))}</p>
    </>
  )
}

function Facts({ sign, shown }: { sign: TournamentSign; shown: Shown | undefined }) {
  const say = words().tournamentClock
  const { players, entries, clock, status } = sign
  const average = clock === undefined && status !== 'open' ? undefined : sign.average
  const blinds = clock === undefined || shown === undefined ? undefined : blindsIn(clock.periods, shown.period)
  const left = clock === undefined || shown === undefined ? undefined : toBreak(clock, shown)
  return (
    <section class="tv-side left">
      <div class="tv-fact">
        <h2>{clock === undefined ? say.entries : say.players}</h2>
        <b data-long={clock !== undefined && entries >= 1_000}>
          {clock === undefined ? chipsText(entries) : chipsText(players)}
          {clock !== undefined && <small> {say.of(chipsText(entries))}</small>}
        </b>
      </div>
      {average !== undefined && (
        <div class="tv-fact">
          <h2>{say.average}</h2>
          <b style={fits(chipsText(average))}>{chipsText(average)}</b>
        </div>
      )}
      {average !== undefined && blinds !== undefined && blinds.big > 0 && (
        <div class="tv-fact">
          <h2>{say.averageBlinds}</h2>
          <b style={fits(chipsText(Math.floor(average / blinds.big)))}>{chipsText(Math.floor(average / blinds.big))}</b>
        </div>
      )}
      {left !== undefined && (
        <div class="tv-fact">
          <h2>{say.toBreak}</h2>
          <b>{leftText(left)}</b>
        </div>
      )}
    </section>
  )
}

/** `period`: -1 before the first one. */
function Next({ periods, period }: { periods: readonly Period[]; period: number }) {
  const say = words().tournamentClock
  const coming = comingAfter(periods, period, COMING)
  return (
    <ul class="tv-next">
      {coming.length === 0 && (
        <li>
          <span>{say.last}</span>
        </li>
      )}
      {coming.map(({ period: one, level }, nth) => (
        <li key={period + nth}>
          {isLevel(one) ? (
            <>
              <span>{nth === 0 ? say.nextLevel(level) : say.thenLevel(level)}</span>
              <b style={fits(`${chipsText(one.small)} / ${chipsText(one.big)}`)}>
                {chipsText(one.small)} / {chipsText(one.big)}
              </b>
            </>
          ) : (
            <>
              <span>{nth === 0 ? say.nextBreak : say.thenBreak}</span>
              <b>{say.minutes(one.break)}</b>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
