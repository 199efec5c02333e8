/** After the lock: the own form game by game, score and place so far, and the list of all forms to hold a slip against. */

import { useSignal } from '@preact/signals'
import { roundsOf } from '../../../games/contest/bracket.ts'
import { winnersOf } from '../../../games/contest/form.ts'
import { unpacked } from '../../../games/contest/packed.ts'
import type { MemberScore, MemberSheet } from '../../../views/contests/member.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { minuteOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { check, checked } from './forms.ts'
import { PrintSlip } from './formslip.tsx'
import { isBusy } from './member.ts'

export function ContestResult({ of }: { of: MemberSheet }) {
  const say = words().kioskForms
  const { own, form, results, locked } = of
  return (
    <div class="no-print kiosk-result">
      {form === undefined && <p>{say.missed}</p>}
      {own !== undefined && locked !== undefined && <Score of={own} played={results.length} forms={locked.forms} />}
      {form !== undefined && <Own of={of} />}
      {locked !== undefined && <List of={of} locked={locked} />}
    </div>
  )
}

function Score({ of, played, forms }: { of: MemberScore; played: number; forms: number }) {
  const say = words().kioskForms
  const { right, place, equals, off, prize } = of
  return (
    <div class="kiosk-score">
      <p class="kiosk-credits">
        <strong>{say.place(place, forms)}</strong>
      </p>
      <p>
        {[
          say.right(right, played),
          ...(equals > 1 ? [say.equals(equals)] : []),
          ...(off === undefined ? [] : [say.off(off)]),
        ].join(' · ')}
      </p>
      {prize !== undefined && (
        <Notice tone="good">
          <strong>{say.prize(prize.amount, prize.thing)}</strong>{' '}
          {prize.isPaid ? say.paid : prize.claim !== undefined && say.claim(prize.claim)}
        </Notice>
      )}
    </div>
  )
}

function Own({ of: { slate, form, own, results } }: { of: MemberSheet }) {
  const say = words()
  const known = unpacked(slate, form!.picks)
  if (!('picks' in known)) return null
  const winners = winnersOf(slate, known.picks)
  const won = new Map(
    results.map((result) => [result.game, 'winner' in result ? result.winner : say.picks.none[result.none]]),
  )
  return (
    <section aria-label={say.kioskForms.own}>
      <h3>{say.kioskForms.own}</h3>
      <p>
        {say.kioskForms.handedIn(form!.form, minuteOf(form!.local))} <PrintSlip />
      </p>
      {roundsOf(slate).map((games) => (
        <div key={games[0]}>
          {slate.kind === 'bracket' && <h4>{say.picks.round(games.length)}</h4>}
          {games.map((nth) => {
            const { id } = slate.games[nth]!
            const mark = own?.marks[id]
            return (
              <p key={id} class="kiosk-row" data-mark={mark}>
                <span>
                  {id} <strong>{winners[nth]}</strong>
                </span>
                <span>
                  {mark === undefined ? say.kioskForms.open : say.picks.marks[mark]}
                  {mark !== undefined && mark !== 'right' && <span class="soft"> · {won.get(id)}</span>}
                </span>
              </p>
            )
          })}
        </div>
      ))}
    </section>
  )
}

function List({ of: { activity, form }, locked }: { of: MemberSheet; locked: NonNullable<MemberSheet['locked']> }) {
  const say = words().kioskForms
  const slip = useSignal('')
  const found = checked.value?.found
  return (
    <section aria-label={say.list}>
      <h3>{say.list}</h3>
      <p>{say.listSays(locked.forms, minuteOf(locked.local))}</p>
      <p>
        <code class="kiosk-digest">{locked.digest}</code>
      </p>
      {form !== undefined && <p>{say.onList(`${form.form} ${form.picks}`)}</p>}
      <Form class="kiosk-check" autocomplete="off" onSend={() => void check(activity, slip.value.trim())}>
        <p class="soft">{say.checkSays}</p>
        <Field label={say.checkField}>
          <Input
            value={slip.value}
            autocomplete="off"
            maxLength={80}
            required
            pattern="[Ff]\d{1,9}-[0-9A-Fa-f]{12,64}"
            onInput={({ currentTarget }) => {
              slip.value = currentTarget.value
            }}
          />
        </Field>
        <Button type="submit" size="touch" isBusy={isBusy.value}>
          {say.check}
        </Button>
        <div role="status">
          {found !== undefined && (
            <Notice tone={found === 'as on the slip' ? 'good' : 'stop'}>{say.found[found]}</Notice>
          )}
        </div>
      </Form>
    </section>
  )
}
