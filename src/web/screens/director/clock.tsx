/** The clock under the director's hand: large time, large keys; every press can be undone. */
import { useSignal } from '@preact/signals'
import { isLevel, levelNumber } from '../../../games/tournament/levels.ts'
import { comingAfter, leftText, shownAt } from '../../../views/tournaments/clock.ts'
import type { TournamentDesk } from '../../../views/tournaments/rows.ts'
import type { ClockView } from '../../../views/tournaments/sign.ts'
import type { OrderTextOf } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { useTicking } from '../../stream/ticking.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form, typedIn, useSending } from '../../ui/form.tsx'
import { chipsText } from '../../ui/names.ts'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { blindsText, periodName } from '../../ui/tournament/clockline.tsx'
import { words } from '../../words.ts'
import { Life } from './players.tsx'

type ClockAct = OrderTextOf<'SetClock'>['act']
const MINUTE = 60
const COMING = 4

export function ClockPart({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments.clock
  if (desk.clock === undefined || desk.status !== 'running')
    return (
      <>
        <Life desk={desk} />
        {(desk.status === 'posted' || desk.status === 'open') && <p class="empty">{say.notStarted}</p>}
        {desk.status !== 'posted' && <Announcements desk={desk} />}
      </>
    )
  return <Running desk={desk} clock={desk.clock} />
}

function Running({ desk, clock }: { desk: TournamentDesk; clock: ClockView }) {
  const say = words().tournaments.clock
  const tv = words().tournamentClock
  const shown = shownAt(clock, useTicking().value)
  const { now, period, leftMs, isRunning, isHandForHand, isOver } = shown
  const { refused, order } = useSending(`${period} ${desk.lastFact?.fact}`)
  const set = (act: ClockAct) => void order({ do: 'SetClock', activity: desk.activity, act }, say.done)
  const may = isAllowed('SetClock')
  return (
    <div class="director-clock">
      <section class="clock-face" data-running={isRunning}>
        <p class="clock-period">
          {[periodName(shown), ...(isHandForHand ? [tv.handForHand] : isRunning ? [] : [tv.paused])].join(' · ')}
        </p>
        <p class="clock-time" role="timer">
          {isOver ? tv.over : leftText(leftMs)}
        </p>
        <p class="clock-blinds">{isLevel(now) ? blindsText(now) : ''}</p>
        {!isLevel(now) && now.colourUp !== undefined && <p>{tv.raceOff(now.colourUp.map(chipsText).join(', '))}</p>}
        <p class="soft">
          {[
            words().tournaments.playersLeft(desk.players, desk.field),
            ...(desk.average === undefined ? [] : [`${tv.average} ${chipsText(desk.average)}`]),
          ].join(' · ')}
        </p>
        {may && (
          <div class="clock-keys">
            {isHandForHand ? (
              <Button look="primary" size="next" onClick={() => set({ do: 'hand' })}>
                {say.handDone}
              </Button>
            ) : (
              <Button look="primary" size="next" onClick={() => set({ do: isRunning ? 'pause' : 'go on' })}>
                {isRunning ? say.pause : say.goOn}
              </Button>
            )}
            <Button size="touch" onClick={() => set({ do: 'add', seconds: -MINUTE })}>
              {say.less}
            </Button>
            <Button size="touch" onClick={() => set({ do: 'add', seconds: MINUTE })}>
              {say.more}
            </Button>
            <Button size="touch" disabled={period === 0} onClick={() => set({ do: 'jump', period: period - 1 })}>
              {say.previous}
            </Button>
            <Button
              size="touch"
              disabled={period === clock.periods.length - 1}
              onClick={() => set({ do: 'jump', period: period + 1 })}
            >
              {say.next}
            </Button>
            <Button
              size="touch"
              onClick={() => set(isHandForHand ? { do: 'end hand for hand' } : { do: 'hand for hand' })}
            >
              {isHandForHand ? say.endHandForHand : say.handForHand}
            </Button>
            {desk.lastFact !== undefined && isAllowed('UndoClock') && (
              <Button
                look="stop"
                size="touch"
                onClick={() =>
                  void order({ do: 'UndoClock', activity: desk.activity, fact: desk.lastFact!.fact }, say.undone)
                }
              >
                {say.undo(say.facts[desk.lastFact.do])}
              </Button>
            )}
          </div>
        )}
        <Refusal refused={refused.value} />
        <p class="soft">{say.rules}</p>
      </section>
      <aside>
        <ol class="coming" aria-label={words().tournamentPhone.next}>
          {comingAfter(clock.periods, period, COMING).map(({ period: one, level }, nth) => (
            <li key={period + nth}>
              <span>{isLevel(one) ? tv.level(level) : tv.break}</span>
              <b>{isLevel(one) ? blindsText(one) : tv.minutes(one.break)}</b>
            </li>
          ))}
        </ol>
        {may && <Jump desk={desk} clock={clock} />}
        {desk.outs.length === 0 && isAllowed('UndoStart') && <UndoStart activity={desk.activity} />}
        <Announcements desk={desk} />
      </aside>
    </div>
  )
}

/** Started too early, or the wrong one: until somebody falls. */
function UndoStart({ activity }: { activity: string }) {
  const say = words().tournaments.clock
  const { refused, order } = useSending()
  return (
    <details class="fold">
      <summary>{say.undoStart}</summary>
      <p class="soft">{say.undoStartSays}</p>
      <ReasonByTwo
        act="UndoStart"
        label={words().tournaments.out.reason}
        deed={say.undoStart}
        onSend={(reason, second) => order({ do: 'UndoStart', activity, reason }, say.startUndone, second)}
      />
      <Refusal refused={refused.value} />
    </details>
  )
}

function Jump({ desk: { activity, lastFact }, clock: { periods } }: { desk: TournamentDesk; clock: ClockView }) {
  const say = words().tournaments.clock
  const tv = words().tournamentClock
  const to = useSignal('0')
  const { refused, order } = useSending(`${to.value} ${lastFact?.fact}`)
  const jump = (form: HTMLFormElement) => {
    const left = typedIn(form)('left')
    const leftSeconds = left === '' ? {} : { leftSeconds: Math.round(Number(left) * MINUTE) }
    return order({ do: 'SetClock', activity, act: { do: 'jump', period: Number(to.value), ...leftSeconds } }, say.done)
  }
  return (
    <details class="fold">
      <summary>{say.jump}</summary>
      <Form onSend={jump}>
        <Field label={say.jump}>
          <Select value={to.value} onChange={({ currentTarget }) => (to.value = currentTarget.value)}>
            {periods.map((one, nth) => (
              <option key={nth} value={String(nth)}>
                {isLevel(one) ? `${tv.level(levelNumber(periods, nth))} · ${blindsText(one)}` : tv.break}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={say.left}>
          <Input name="left" type="number" min={0.5} step={0.5} autocomplete="off" />
        </Field>
        <Button type="submit">{say.jumpDo}</Button>
        <Refusal refused={refused.value} />
      </Form>
    </details>
  )
}

/** The director's own words on the foot of the TV clock and on phones. */
function Announcements({ desk: { activity, announced } }: { desk: TournamentDesk }) {
  const say = words().tournaments.announced
  const { refused, order } = useSending(announced.map(({ announcement }) => announcement).join())
  const post = async (form: HTMLFormElement) => {
    if (await order({ do: 'Announce', activity, says: typedIn(form)('says') }, say.posted)) form.reset()
  }
  return (
    <article class="pane announced">
      <h2>{say.title}</h2>
      {announced.length > 0 && (
        <ul class="chip-acts">
          {announced.map(({ announcement, says }) => (
            <li key={announcement}>
              <span>{says}</span>
              {isAllowed('TakeDownAnnouncement') && (
                <Button
                  size="small"
                  onClick={() => void order({ do: 'TakeDownAnnouncement', activity, announcement }, say.takenDown)}
                >
                  {say.takeDown}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAllowed('Announce') && (
        <Form onSend={post} keep={`announcement ${activity}`}>
          <Field label={say.label} hint={say.hint}>
            <Input name="says" required maxLength={120} autocomplete="off" />
          </Field>
          <Button type="submit">{say.post}</Button>
        </Form>
      )}
      <Refusal refused={refused.value} />
    </article>
  )
}
