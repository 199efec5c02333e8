/** Somebody on a list: coming onto it, being called, answering, coming off it. */
import { useSignal } from '@preact/signals'
import type { JoinedBy, PageAnswer, Shown } from '../../../engine/waiting/vocabulary.ts'
import type { PlayerView } from '../../../server/door/players.ts'
import type { ListView, WaitingView } from '../../../views/podium/lists.ts'
import { show } from '../../stream/address.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { words } from '../../words.ts'
import { CarriedCall } from './carried.tsx'
import { order, tableNamed } from './moving.ts'
import { nameOf } from './naming.ts'
import { PlayerFinder } from './player.tsx'

const SHOWN: readonly Shown[] = ['initials', 'number']
const ANSWERS: readonly PageAnswer[] = ['coming', 'here']

/** Numbers with commas between, as people write them. */
export const numbersIn = (text: string): string[] => text.split(/[\s,]+/).filter((part) => /^\d{1,2}$/.test(part))

export function AddPerson({ list, onDone }: { list: ListView; onDone: () => void }) {
  const say = words().waiting
  const how = useSignal<JoinedBy>('podium')
  const shows = useSignal<Shown>('initials')
  const seats = useSignal('')
  const join = async ({ person, name }: PlayerView) => {
    const only = numbersIn(seats.value)
    const isDone = await order(
      '',
      {
        do: 'JoinList',
        list: list.list,
        person,
        how: how.value,
        shows: shows.value,
        ...(only.length === 0 ? {} : { prefers: { seats: only } }),
      },
      say.done.joined(name, list.list),
    )
    if (isDone) onDone()
  }
  return (
    <div class="seat-deeds">
      <Choices label={say.addTo(list.list)}>
        {(['podium', 'call'] as const).map((one) => (
          <Toggle
            key={one}
            isOn={how.value === one}
            disabled={one === 'call' && list.callIn === undefined}
            onClick={() => {
              how.value = one
            }}
          >
            {one === 'podium' ? say.atPodium : say.callIn}
          </Toggle>
        ))}
      </Choices>
      <Choices label={say.shows}>
        {SHOWN.map((one) => (
          <Toggle
            key={one}
            isOn={shows.value === one}
            onClick={() => {
              shows.value = one
            }}
          >
            {say.showsAs[one]}
          </Toggle>
        ))}
      </Choices>
      <Field label={say.changes.seats}>
        <Input
          value={seats.value}
          autocomplete="off"
          onInput={({ currentTarget: { value } }) => {
            seats.value = value
          }}
        />
      </Field>
      <PlayerFinder label={say.addTo(list.list)} onChoose={(player) => void join(player)} />
    </div>
  )
}

export function WaitingDeeds({ list, one }: { list: ListView; one: WaitingView }) {
  const say = words().waiting
  const { person, page, prefers } = one
  const name = nameOf(one)
  const at = { list: list.list, person }
  const wishes = [
    ...(prefers?.tables ?? []).map((table) => say.changes.wish.table(table)),
    ...(prefers?.seats === undefined ? [] : [say.changes.wish.seats(prefers.seats.join(', '))]),
  ]
  return (
    <>
      <p class="soft">
        {[
          say.callNumber(one.number),
          say.how[one.how],
          ...(wishes.length === 0 ? [] : [say.prefers(wishes.join(', '))]),
        ].join(' · ')}
      </p>
      {page !== undefined && (
        <p>
          {say.calledTo(page.table, page.seat)}
          <CarriedCall carried={page.carried} />
        </p>
      )}
      {isAllowed('PagePerson') && (
        <div class="actions">
          {page !== undefined && (
            <>
              {ANSWERS.filter((answer) => page.answer !== 'here' && page.answer !== answer).map((how) => (
                <Button key={how} onClick={() => void order('', { do: 'AnswerPage', ...at, how }, say.done.answered)}>
                  {say.answer[how]}
                </Button>
              ))}
              {page.answer !== 'here' && (
                <Button
                  onClick={() =>
                    void order(
                      '',
                      { do: 'SeatPlayer', table: page.table, seat: page.seat, person },
                      words().podium.done.seated(page.table, page.seat),
                    )
                  }
                >
                  {say.seatWho(name, page.table, page.seat)}
                </Button>
              )}
              <Button look="quiet" onClick={() => void order('', { do: 'DropPage', ...at }, say.done.dropped)}>
                {say.dropPage}
              </Button>
            </>
          )}
          {!one.isConfirmed && (
            <Button onClick={() => void order('', { do: 'CheckIn', person }, say.done.checkedIn(name))}>
              {say.checkIn}
            </Button>
          )}
          {page === undefined && one.isConfirmed && <CallTo list={list} one={one} />}
          <Button
            look="stop"
            onClick={async () => {
              if (await order('', { do: 'LeaveList', ...at }, say.done.left(name))) show({ who: undefined })
            }}
          >
            {say.leave}
          </Button>
        </div>
      )}
    </>
  )
}

/** To a table of the game that has a seat; the house chooses the first one that the person would take. */
function CallTo({ list, one }: { list: ListView; one: WaitingView }) {
  const say = words().waiting
  const free = list.tables.filter((table) => tableNamed(table)?.seats.some(({ is }) => is === 'empty'))
  return (
    <>
      {free.slice(0, 4).map((table) => (
        <Button
          key={table}
          onClick={() =>
            void order('', { do: 'PagePerson', list: list.list, person: one.person, table }, say.callTo(table))
          }
        >
          {say.callTo(table)}
        </Button>
      ))}
    </>
  )
}
