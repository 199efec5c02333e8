/** Contests of the member who stands here: what is to be filled in and until when. */

import type { MemberContest } from '../../../views/contests/member.ts'
import { clock } from '../../stream/feed.ts'
import { Button } from '../../ui/button.tsx'
import { minuteOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { openContest } from './forms.ts'
import { isBusy } from './member.ts'

/** `at`: when the list was asked for. */
export function Contests({ of, at }: { of: readonly MemberContest[]; at: number }) {
  const say = words().kioskForms
  if (of.length === 0) return null
  return (
    <section aria-label={say.title}>
      <h2>{say.title}</h2>
      {of.map((contest) => (
        <Row key={contest.activity} of={contest} at={at} />
      ))}
    </section>
  )
}

function Row({ of: { activity, name, form, locks, locksInMs, isOpen }, at }: { of: MemberContest; at: number }) {
  const say = words().kioskForms
  const left = secondsLeft(locksInMs, at, clock.value)
  const isStill = isOpen && left > 0
  const [does, tells] = !isStill
    ? [say.see, say.seeOf(name)]
    : form === undefined
      ? [say.fillIn, say.fillInOf(name)]
      : [say.change, say.changeOf(name)]
  return (
    <p class="kiosk-row" data-contest={activity}>
      <span>
        <strong lang="en">{name}</strong>
        <br />
        <span>{form === undefined ? say.none : say.handedIn(form.form, minuteOf(form.local))}</span>
        <br />
        <span class="soft">
          {isStill ? `${say.until(minuteOf(locks))} ${say.locksIn(left)}` : say.closed(minuteOf(locks))}
        </span>
      </span>
      <Button size="touch" isBusy={isBusy.value} aria-label={tells} onClick={() => void openContest(activity)}>
        {does}
      </Button>
    </p>
  )
}

export const secondsLeft = (inMs: number, at: number, now: number): number =>
  Math.max(0, Math.ceil((inMs - (now - at)) / 1_000))
