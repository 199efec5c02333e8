/** The game: the score as it stands, each period to its end, and what is to be done for it. */
import { useSignal } from '@preact/signals'
import { mayDo } from '../../../../server/door/permissions.ts'
import type { PeriodView } from '../../../../views/squares/squares.ts'
import { acting, type Refused, sendAs } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { session } from '../../../stream/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input, Select } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { BadgeFields, proofIn } from '../../../ui/proof.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../../ui/secondperson.tsx'
import { becameOf, prizeOf } from '../../../ui/squares/period.ts'
import { words } from '../../../words.ts'
import { Asks, answersTo } from '../asked.tsx'
import { SeatPick } from '../seatpick.tsx'
import type { OfSquares } from './grid.tsx'

type OfPeriod = OfSquares & { readonly period: PeriodView }

export function Periods(of: OfSquares) {
  const say = words().squares
  const { periods, hasBegun } = of.squares
  const open = periods.find(({ step }) => !['to come', 'won', 'carried', 'nobody'].includes(step))
  const next = periods.find(({ step }) => step === 'to come')
  return (
    <>
      <ol class="squares-list">
        {periods.map((one) => (
          <li key={one.period} data-step={one.step}>
            <span>{say.period(one.period)}</span>
            <strong>{prizeOf(one)}</strong>
            <span class="soft">{becameOf(one)}</span>
          </li>
        ))}
      </ol>
      {hasBegun && next !== undefined && isAllowed('TellScore') && <Standing {...of} />}
      {open !== undefined && <Next key={`${open.period} ${open.step} ${open.table}`} {...of} period={open} />}
      {hasBegun && open === undefined && next !== undefined && isAllowed('EndPeriod') && <End {...of} period={next} />}
    </>
  )
}

function Standing({ squares: { activity, top, left, now }, give }: OfSquares) {
  const say = words().squares.desk
  const tell = (sent: HTMLFormElement) => void give({ do: 'TellScore', activity, ...scoreIn(new FormData(sent)) })
  return (
    <section>
      <h3>{say.now}</h3>
      <Form onSend={tell}>
        <Scores top={top} left={left} now={now?.score} />
        <p class="acts">
          <Button type="submit">{say.nowDo}</Button>
        </p>
      </Form>
    </section>
  )
}

type Teams = { readonly top: string; readonly left: string; readonly now?: { top: number; left: number } | undefined }

const Scores = ({ top, left, now }: Teams) => (
  <div class="squares-scores">
    <Field label={top}>
      <Input name="top" required inputMode="numeric" maxLength={5} autocomplete="off" defaultValue={now?.top ?? ''} />
    </Field>
    <Field label={left}>
      <Input name="left" required inputMode="numeric" maxLength={5} autocomplete="off" defaultValue={now?.left ?? ''} />
    </Field>
  </div>
)

const scoreIn = (filled: FormData) => ({ top: Number(filled.get('top')), left: Number(filled.get('left')) })
const textIn = (filled: FormData, name: string): string => String(filled.get(name) ?? '').trim()

const Source = () => (
  <Field label={words().squares.desk.source}>
    <Input name="source" required maxLength={200} autocomplete="off" />
  </Field>
)

function End({ squares: { activity }, give, period: { period } }: OfPeriod) {
  const say = words().squares
  return (
    <section>
      <p class="soft">{say.desk.endSays}</p>
      <p class="acts">
        <Button look="primary" size="next" onClick={() => void give({ do: 'EndPeriod', activity, period })}>
          {say.desk.end(say.period(period))}
        </Button>
      </p>
    </section>
  )
}

/** The one thing that is to be done for it. */
function Next(of: OfPeriod) {
  switch (of.period.step) {
    case 'to score':
      return isAllowed('EnterScore') ? <Enter {...of} /> : null
    case 'to confirm':
      return (
        <>
          <Confirm {...of} />
          {isAllowed('EnterScore') && <Enter {...of} />}
        </>
      )
    case 'to award':
      return isAllowed('AwardCell') ? <Award {...of} /> : null
    case 'to draw':
      return isAllowed('DrawBall') ? <Ball {...of} /> : null
    case 'to come':
    case 'won':
    case 'carried':
    case 'nobody':
      return null
  }
}

function Enter({ squares: { activity, top, left }, give, period: { period } }: OfPeriod) {
  const say = words().squares
  const enter = (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    void give({ do: 'EnterScore', activity, period, ...scoreIn(filled), source: textIn(filled, 'source') })
  }
  return (
    <section>
      <h3>{say.desk.score(say.period(period))}</h3>
      <Form onSend={enter}>
        <Scores top={top} left={left} />
        <Source />
        <p class="acts">
          <Button type="submit" look="primary">
            {say.desk.enterDo}
          </Button>
        </p>
      </Form>
    </section>
  )
}

/** Typed once more by somebody else, so that two pairs of eyes have seen it. */
function Confirm({ squares: { activity, top, left }, period: { period } }: OfPeriod) {
  const say = words().squares
  const refused = useSignal<Refused | undefined>(undefined)
  const demo = (session.value?.demo ?? []).filter(
    (person) => person.id !== acting.value && mayDo('ConfirmScore', person.roles),
  )
  const confirm = async (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    const proof = proofIn(filled)
    if (proof === undefined) return
    const order = {
      do: 'ConfirmScore',
      activity,
      period,
      ...scoreIn(filled),
      source: textIn(filled, 'source'),
    } as const
    const answer = await sendAs(order, proof)
    refused.value = answer.ok ? undefined : answer
    // A PIN never stays on a screen that is not its owner's.
    sent.reset()
  }
  return (
    <section>
      <h3>{say.desk.confirm(say.period(period))}</h3>
      <p class="soft">{say.desk.confirmSays}</p>
      <Form onSend={confirm}>
        <Scores top={top} left={left} />
        <Source />
        <BadgeFields demo={demo} />
        <p class="acts">
          <Button type="submit" look="primary">
            {say.desk.confirmDo}
          </Button>
        </p>
      </Form>
      <Refusal refused={refused.value} />
    </section>
  )
}

function Award({ squares: { activity }, give, period: { period, table = '', seats = 0, taken, asks = [] } }: OfPeriod) {
  const say = words().squares.desk
  const asked = asks.map(({ clause, asks: what }) => ({ clause, says: say.asks[what] ?? what }))
  const picked = useSignal<readonly string[]>(taken ?? [])
  const all = Array.from({ length: seats }, (_, nth) => String(nth + 1))
  const yes = useSignal<Readonly<Record<string, boolean>>>(
    Object.fromEntries(all.flatMap((seat) => asked.map(({ clause }) => [`${seat} ${clause}`, true]))),
  )
  const award = () => {
    const told = picked.value.map((seat) => ({ seat, answers: answersTo(asked, yes, `${seat} `) }))
    void give({ do: 'AwardCell', activity, period, seats: told })
  }
  return (
    <section>
      <h3>{say.award(table)}</h3>
      <p class="soft">{taken === undefined ? say.awardTold : say.awardKept}</p>
      {taken === undefined && <SeatPick seats={seats} picked={picked} />}
      {picked.value.map((seat) => (
        <fieldset key={seat} class="seat-asks">
          <legend>{words().games.tables.seat(seat)}</legend>
          <Asks asks={asked} yes={yes} under={`${seat} `} />
        </fieldset>
      ))}
      <p class="acts">
        <Button look="primary" size="next" disabled={picked.value.length === 0} onClick={award}>
          {say.awardDo(picked.value.length)}
        </Button>
      </p>
    </section>
  )
}

function Ball({ squares: { activity }, give, period: { period, bowl = [] } }: OfPeriod) {
  const say = words().squares.desk
  const draw = (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    void give({ do: 'DrawBall', activity, period, table: textIn(filled, 'table') }, secondIn(filled))
  }
  return (
    <section>
      <Form onSend={draw}>
        <Field label={say.ball} hint={say.ballSays(bowl.join(', '))}>
          <Input name="table" required maxLength={10} autocomplete="off" />
        </Field>
        <SecondPerson act="DrawBall" />
        <p class="acts">
          <Button type="submit" look="primary">
            {say.ballDo}
          </Button>
        </p>
      </Form>
    </section>
  )
}

export function Correct({ squares: { activity, top, left, periods }, give }: OfSquares) {
  const say = words().squares
  const correct = async (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    const done = await give(
      {
        do: 'CorrectScore',
        activity,
        period: textIn(filled, 'period'),
        ...scoreIn(filled),
        source: textIn(filled, 'source'),
        reason: textIn(filled, 'reason'),
      },
      secondIn(filled),
    )
    if (done) sent.reset()
  }
  return (
    <details class="fold">
      <summary>{say.desk.correct}</summary>
      <p class="soft">{say.desk.correctSays}</p>
      <Form onSend={correct}>
        <Field label={say.desk.which}>
          <Select name="period">
            {periods.map(({ period, score }) =>
              score === undefined ? null : (
                <option key={period} value={period}>
                  {say.period(period)}
                </option>
              ),
            )}
          </Select>
        </Field>
        <Scores top={top} left={left} />
        <Source />
        <Field label={say.desk.reason}>
          <Input name="reason" required maxLength={200} autocomplete="off" />
        </Field>
        <SecondPerson act="CorrectScore" />
        <p class="acts">
          <Button type="submit">{say.desk.correctDo}</Button>
        </p>
      </Form>
    </details>
  )
}
