/** One's own entry, by the number that stands on the receipt; this phone remembers it. */
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { TournamentSign } from '../../../views/tournaments/sign.ts'
import { query, show } from '../../stream/address.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form, typedIn } from '../../ui/form.tsx'
import { words } from '../../words.ts'
import { placeText } from '../director/knockout.tsx'

const KEPT = 'gamekeeper.entry'

/** What this phone remembers: the entry of each tournament. */
const remembered = signal<Readonly<Record<string, string>>>(read())

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

function remember(activity: string, entry: string | undefined): void {
  const { [activity]: _, ...others } = remembered.value
  remembered.value = entry === undefined ? others : { ...others, [activity]: entry }
  localStorage.setItem(KEPT, JSON.stringify(remembered.value))
}

export function Mine({ sign }: { sign: TournamentSign }) {
  const say = words().tournamentPhone
  const { activity } = sign
  const asked = query.value.get('entry')
  const entry = (asked ?? remembered.value[activity])?.toUpperCase()
  useEffect(() => {
    if (asked !== null) remember(activity, asked.toUpperCase())
  }, [asked, activity])
  const forget = () => {
    remember(activity, undefined)
    show({ entry: undefined })
  }
  if (entry === undefined || entry === '')
    return (
      <Form
        class="phone-join"
        onSend={(form) => show({ tournament: activity, entry: typedIn(form)('entry').toUpperCase() })}
      >
        <Field label={say.entry} hint={say.entryHint}>
          <Input name="entry" required maxLength={12} autocomplete="off" placeholder="E12" />
        </Field>
        <Button type="submit" look="primary" size="touch">
          {say.look}
        </Button>
      </Form>
    )
  return <Entry sign={sign} entry={entry} onForget={forget} />
}

function Entry({ sign, entry, onForget }: { sign: TournamentSign; entry: string; onForget: () => void }) {
  const say = words().tournamentPhone
  const tv = words().tournamentClock
  const { activity, changes, players } = sign
  const question = new URLSearchParams({ activity, entry, at: changes })
  const { view: found, reasons } = useView(`/api/views/tournamententry?${question}`)
  const mine = found?.entry
  const isDone = sign.status === 'finished' || sign.status === 'awarded'
  const at = mine?.goes ?? mine
  const seat = at?.table === undefined ? undefined : `${at.table} ${at.seat ?? ''}`
  const before = useRef(seat)
  const isMoved = before.current !== undefined && seat !== undefined && before.current !== seat
  useEffect(() => {
    if (before.current === undefined) before.current = seat
    if (isMoved) navigator.vibrate?.([300, 120, 300])
  }, [seat])
  if (found === undefined && reasons === undefined) return null
  return (
    <section class="phone-mine tournament-mine" aria-label={say.mine} aria-live="polite">
      {mine === undefined ? (
        <p>{say.notFound(entry)}</p>
      ) : (
        <>
          <h2>
            {mine.name} <span class="soft">{mine.entry}</span>
          </h2>
          {mine.status === 'in' && isDone && <p class="phone-seat">{players === 1 ? say.out('1') : say.stayed}</p>}
          {mine.status === 'in' && !isDone && (
            <>
              <p class={mine.goes !== undefined || isMoved ? 'phone-noted' : 'soft'}>
                {mine.goes !== undefined ? `▸ ${say.goes}` : isMoved ? `▸ ${say.moved}` : say.seat}
              </p>
              <p class="phone-seat">
                {at?.table === undefined
                  ? sign.status === 'running'
                    ? say.waits
                    : say.noSeat
                  : `${tv.table(at.table)} · ${tv.seat(at.seat ?? '')}`}
              </p>
              {mine.goes !== undefined && mine.table !== undefined && (
                <p class="soft">{say.from(tv.table(mine.table), tv.seat(mine.seat ?? ''))}</p>
              )}
              {sign.status === 'running' && <p>{say.isIn(players)}</p>}
              {mine.owes && <p>▲ {say.owes}</p>}
              {mine.bounty !== undefined && <p>{say.bounty(mine.bounty)}</p>}
            </>
          )}
          {mine.status === 'out' && mine.place !== undefined && (
            <p class="phone-seat">{say.out(placeText(mine.place, mine.to))}</p>
          )}
          {mine.status === 'out' && mine.place === undefined && <p class="phone-seat">{say.noPlace}</p>}
          {(mine.status === 'withdrawn' || mine.status === 'void') && <p>{say.gone}</p>}
          {mine.prize !== undefined && <p class="phone-noted">◆ {say.won(mine.prize)}</p>}
        </>
      )}
      <Button look="quiet" size="touch" onClick={onForget}>
        {say.forget}
      </Button>
    </section>
  )
}
