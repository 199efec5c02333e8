/** What belongs to the member who stands here, and how many seconds it is still shown. */

import { useEffect, useMemo } from 'preact/hooks'
import type { KioskAnswer } from '../../../server/club/kioskroutes.ts'
import type { KioskCredits } from '../../../views/kiosk.ts'
import { beat, clock } from '../../stream/feed.ts'
import { gameName } from '../../stream/games.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { untilOf } from '../../ui/names.ts'
import { dateOf, minuteOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { ContestSheet } from './contestform.tsx'
import { Contests } from './contests.tsx'
import { sheet } from './forms.ts'
import { act, forget, isBusy, leftSeconds, touch } from './member.ts'

export function Mine({ of }: { of: KioskAnswer }) {
  return (
    <>
      <Leaving />
      {sheet.value === undefined ? <Everything of={of} /> : <ContestSheet />}
    </>
  )
}

function Everything({ of }: { of: KioskAnswer }) {
  const { played, entries, contests, credits, aside, collection, pieces } = of
  const at = useMemo(() => Date.now(), [of])
  const say = words().kiosk
  // Who has pressed the last digit has scrolled down for it.
  useEffect(() => window.scrollTo(0, 0), [])
  return (
    <>
      <Contests of={contests} at={at} />
      {credits.length === 0 && <p class="soft">{say.noCredits}</p>}
      {credits.map((one) => (
        <Credits key={one.activity} of={one} />
      ))}
      {aside.length > 0 && (
        <section aria-label={say.aside}>
          <h2>{say.aside}</h2>
          <p>{say.bringId}</p>
          {aside.map(({ reservation, prizes, until }) => (
            <p key={reservation} class="kiosk-row">
              <span>
                <strong>{reservation}</strong> <span lang="en">{prizes.join(', ')}</span>{' '}
                <span class="soft">{say.asideUntil(minuteOf(until))}</span>
              </span>
              <Button
                size="touch"
                isBusy={isBusy.value}
                aria-label={say.giveBackOf(reservation)}
                onClick={() => void act('release', { reservation })}
              >
                {say.giveBack}
              </Button>
            </p>
          ))}
        </section>
      )}
      <section aria-label={say.entries}>
        <h2>{say.entries}</h2>
        {entries.length === 0 && <p class="soft">{say.noEntries}</p>}
        {entries.map(({ activity, name, tickets, points }) => (
          <p key={activity} class="kiosk-row">
            <span lang="en">{name}</span>
            <span>{say.inIt(tickets, points)}</span>
          </p>
        ))}
      </section>
      {pieces.length > 0 && (
        <section aria-label={say.pieces}>
          <h2>{say.pieces}</h2>
          {pieces.map(({ series, kind, face, count, to }) => (
            <p key={series} class="kiosk-row">
              <span>
                {words().pieces.kinds[kind] ?? kind} <Money amount={face} />
              </span>
              <span>{say.piecesUntil(count, untilOf(to))}</span>
            </p>
          ))}
        </section>
      )}
      {collection.length > 0 && (
        <section aria-label={say.collectionTitle}>
          <h2>{say.collectionTitle}</h2>
          {collection.map(({ left: amount, ends }) => (
            <p key={ends} class="kiosk-row">
              <span>{say.collection(dateOf(ends))}</span>
              <Money amount={amount} />
            </p>
          ))}
        </section>
      )}
      <section aria-label={say.hours}>
        <h2>{say.hours}</h2>
        {played.length === 0 && <p class="soft">{say.noHours}</p>}
        {played.map(({ game, ms }) => (
          <p key={game} class="kiosk-row">
            <span>{gameName(game)}</span>
            <span>{say.time(Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60)}</span>
          </p>
        ))}
      </section>
      <p class="print-only">{say.printedAt(minuteOf(beat.value?.local ?? ''))}</p>
    </>
  )
}

/** Always in sight: how long it stays, the slip, and the way out. */
function Leaving() {
  const say = words().kiosk
  const left = leftSeconds(clock.value)
  useEffect(() => {
    if (left <= 0) forget()
  }, [left])
  return (
    <div class="kiosk-end">
      <span role="timer" aria-live="off">
        {say.forgets(Math.max(0, left))}
      </span>
      {sheet.value === undefined && (
        <Button
          size="touch"
          onClick={() => {
            window.print()
            touch()
          }}
        >
          {say.print}
        </Button>
      )}
      <Button look="primary" size="touch" onClick={() => forget()}>
        {say.done}
      </Button>
    </div>
  )
}

function Credits({ of: { activity, name, credits, lots, to, reserves, rewards } }: { of: KioskCredits }) {
  const say = words().kiosk
  return (
    <section aria-label={name}>
      <h2 lang="en">{name}</h2>
      <p class="kiosk-credits">
        <strong>{credits}</strong> {say.credits(credits)}
      </p>
      <p class="soft">{say.until(dateOf(to))}</p>
      {lots
        .filter(({ ends }) => ends !== '')
        .map(({ ends, left }) => (
          <p key={ends} class="soft">
            {say.lotEnds(left, minuteOf(ends))}
          </p>
        ))}
      {rewards.map(({ prize, credits: many, value, isWithin }) => (
        <p key={prize} class="kiosk-row">
          <span>
            <span lang="en">{prize}</span> · {many} {say.credits(many)} · <Money amount={value} />
          </span>
          {isWithin && reserves ? (
            <Button
              size="touch"
              isBusy={isBusy.value}
              aria-label={say.putAsideOf(prize)}
              onClick={() => void act('reserve', { activity, prizes: [prize] })}
            >
              {say.putAside}
            </Button>
          ) : (
            <span class="soft">{isWithin ? say.askDesk : say.more(many - credits)}</span>
          )}
        </p>
      ))}
    </section>
  )
}
