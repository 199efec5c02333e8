/** A form while it can be filled in: time to the lock, what is lacking, the picks, and the slip. */

import { useEffect } from 'preact/hooks'
import { formFaults } from '../../../games/contest/form.ts'
import { packed } from '../../../games/contest/packed.ts'
import type { MemberContest } from '../../../views/contests/member.ts'
import { clock } from '../../stream/feed.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picker } from '../../ui/picks/picker.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Says } from '../../ui/sentence.tsx'
import { dateOf, minuteOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { ContestResult } from './contestresult.tsx'
import { secondsLeft } from './contests.tsx'
import { cleared, closeContest, complete, draft, isSaved, openContest, save, setDraft, sheet } from './forms.ts'
import { FormSlip, PrintSlip } from './formslip.tsx'
import { isBusy } from './member.ts'

export function ContestSheet() {
  const say = words().kioskForms
  const of = sheet.value
  const left = of === undefined ? 0 : secondsLeft(of.locksInMs, of.at, clock.value)
  const isOver = of?.isOpen === true && left === 0
  useEffect(() => window.scrollTo(0, 0), [of?.activity])
  // The lock has come while somebody was filling in: what stands there now is asked for.
  useEffect(() => {
    if (isOver) void openContest(of.activity)
  }, [isOver])
  if (of === undefined) return null
  return (
    <section class="kiosk-form" aria-label={of.name} data-contest={of.activity}>
      <div class="kiosk-row no-print">
        <h2 lang="en">{of.name}</h2>
        <Button size="touch" onClick={() => void closeContest()}>
          {say.back}
        </Button>
      </div>
      {of.isOpen ? (
        <p class="no-print">
          {say.until(minuteOf(of.locks))} <strong role="timer">{say.locksIn(left)}</strong>
        </p>
      ) : (
        <p class="no-print">{say.closed(minuteOf(of.locks))}</p>
      )}
      <Hours of={of} />
      {of.isOpen ? <Filling /> : <ContestResult of={of} />}
      <FormSlip of={of} />
    </section>
  )
}

/** What counts of the hours that are asked for. */
function Hours({ of: { hours } }: { of: MemberContest }) {
  const say = words().kioskForms
  if (hours === undefined) return null
  const { has, needs, from, to, due } = hours
  return (
    <p class="kiosk-hours no-print">
      {say.hours(has, needs, dateOf(from), dateOf(to))}{' '}
      <strong>{has >= needs ? say.enough : say.lacking(needs - has)}</strong>{' '}
      {has < needs && <span class="soft">{say.due[due]}</span>}
    </p>
  )
}

function Filling() {
  const say = words().kioskForms
  const { slate, lacks, form } = sheet.value!
  if (lacks.length > 0)
    return (
      <Notice tone="due" class="no-print">
        <Reasons reasons={lacks} />
        {lacks.some(({ id }) => id === 'form not given') && <p>{say.askFloor}</p>}
      </Notice>
    )
  const picked = draft.value.picks.filter((pick) => pick !== undefined).length
  const whole = complete(slate, draft.value)
  // Of what lacks beside picks, which the form counts itself.
  const fault = picked < slate.games.length ? undefined : formFaults(slate, draft.value)[0]
  const isSame = whole !== undefined && packed(slate, whole) === form?.picks
  return (
    <div class="no-print">
      <Picker
        key={slate}
        slate={slate}
        draft={draft.value}
        onDraft={setDraft}
        hasPad
        onCleared={(games) => (cleared.value = games)}
      />
      <div class="kiosk-save">
        <strong class="kiosk-progress">{say.progress(picked, slate.games.length)}</strong>
        <span role="status">
          {cleared.value.length > 0 ? (
            <Notice tone="due">{words().picks.cleared(cleared.value.map(words().picks.game).join(', '))}</Notice>
          ) : fault !== undefined ? (
            <Says of={fault} />
          ) : isSaved.value && form !== undefined ? (
            <strong>{say.saved(form.form)}</strong>
          ) : (
            <span class="soft">
              {form === undefined
                ? say.kept
                : isSame
                  ? say.handedIn(form.form, minuteOf(form.local))
                  : say.replaces(form.form)}
            </span>
          )}
        </span>
        {form !== undefined && <PrintSlip />}
        <Button
          look="primary"
          size="next"
          isBusy={isBusy.value}
          disabled={whole === undefined || isSame}
          onClick={() => void save()}
        >
          {isSame ? say.unchanged : form === undefined ? say.handIn : say.handInChange}
        </Button>
      </div>
    </div>
  )
}
