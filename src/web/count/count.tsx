/** Boxes, two blind counts, variance. */
import './count.css'
import { useSignal } from '@preact/signals'
import { parseMoney } from '../../base/money.ts'
import type { Event } from '../../engine/event.ts'
import type { BoxView, CountedView } from '../../views/box.ts'
import { query, show } from '../live/address.ts'
import { view } from '../live/feed.ts'
import { Desk, nameOf, openScreen, Refusal, Waiting, when } from '../live/frame.tsx'
import { acting, eventOf, post, type Refused } from '../live/orders.ts'
import { words } from '../words/words.ts'

function CountPage() {
  const counts = view('counts').value
  const say = words()
  const box = counts?.boxes.find(({ table }) => table === query.value.get('table')) ?? counts?.boxes[0]
  return (
    <Desk screen="count" as="count">
      <main class="desk">
        <section>
          <h1>{say.screens.count}</h1>
          {counts === undefined && <Waiting />}
          <h2>{say.count.boxes}</h2>
          <ul class="rows">
            {(counts?.boxes ?? []).map(({ table, activities, waiting }) => (
              <li key={table}>
                <button
                  type="button"
                  class="row"
                  aria-current={table === box?.table ? 'true' : undefined}
                  onClick={() => show({ table })}
                >
                  <span>{say.count.table(table)}</span>
                  {waiting === undefined ? (
                    <span />
                  ) : (
                    <span class="badge" data-tone="due">
                      1 / 2
                    </span>
                  )}
                  <span class="soft">
                    {activities.map(({ name }) => name.replace(/ Progressive Jackpot$/, '')).join(', ')}
                  </span>
                  <span />
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section>
          {box !== undefined && <Box key={box.table} box={box} />}
          <Done done={counts?.done ?? []} />
        </section>
      </main>
    </Desk>
  )
}

type Counted = { sealed?: true; differs?: string[]; events?: readonly Event[] }

function Box({ box }: { box: BoxView }) {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const said = useSignal<{ tone: string; says: string } | undefined>(undefined)
  const wrong = useSignal('')
  const isSecond = box.waiting !== undefined
  const nameIn = (activity: string) => box.activities.find((one) => one.activity === activity)?.name ?? activity
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const element = event.currentTarget as HTMLFormElement
    const form = new FormData(element)
    const counted: Record<string, string> = {}
    for (const { activity } of box.activities) {
      const text = String(form.get(activity)).trim()
      const read = parseMoney(text)
      if (read === undefined || read < 0n) {
        wrong.value = say.count.notMoney(text)
        return
      }
      counted[activity] = read.toString()
    }
    wrong.value = ''
    const call = { by: acting.value, table: box.table, shift: String(form.get('shift')), counted }
    const answer = await post<Counted>('/api/counts', call)
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    element.reset()
    const booked = answer.events === undefined ? undefined : eventOf(answer.events, 'BoxCounted')
    said.value =
      booked !== undefined
        ? { tone: 'good', says: say.count.booked(booked.box) }
        : answer.differs !== undefined
          ? { tone: 'stop', says: say.count.differs(answer.differs.map(nameIn).join(', ')) }
          : { tone: 'due', says: say.count.sealed }
  }
  return (
    <article class="pane">
      <header class="pane-head">
        <h1>{say.count.table(box.table)}</h1>
        <span class="badge" data-tone="due">
          {isSecond ? '2 / 2' : '1 / 2'}
        </span>
      </header>
      <p class="soft">{isSecond ? say.count.secondSays(nameOf(box.waiting!.by)) : say.count.firstSays}</p>
      <form class="form" onSubmit={(event) => void submit(event)} autoComplete="off">
        <label>
          <span>{say.count.shift}</span>
          <select name="shift">
            {say.count.shifts.map(({ value, says }) => (
              <option key={value} value={value}>
                {says}
              </option>
            ))}
          </select>
        </label>
        {box.activities.map(({ activity, name, evidence }) => (
          <label key={activity}>
            <span>
              {name} ({say.count.evidence[evidence] ?? evidence})
            </span>
            <input class="money-in" name={activity} inputMode="decimal" required placeholder="0.00" />
          </label>
        ))}
        <div class="actions">
          <button type="submit" class="act next">
            {isSecond ? say.count.sealSecond : say.count.sealFirst}
          </button>
        </div>
      </form>
      <div role="status">
        {said.value !== undefined && (
          <p class="notice" data-tone={said.value.tone}>
            {said.value.says}
          </p>
        )}
        {wrong.value !== '' && (
          <p class="notice" data-tone="stop">
            {wrong.value}
          </p>
        )}
      </div>
      <Refusal refused={refused.value} />
      <DemoBox box={box} />
    </article>
  )
}

/** There is no box to open in a demo, so it is described. */
function DemoBox({ box }: { box: BoxView }) {
  const say = words().count
  const room = view('room').value
  if (room?.isDemo !== true) return null
  return (
    <details class="fold">
      <summary>{say.look}</summary>
      <p class="soft">{say.lookSays}</p>
      <ul class="demo-box">
        {Object.entries(room.boxes[box.table] ?? {}).map(([activity, amount]) => (
          <li key={activity}>
            <strong>{amount}</strong> {box.activities.find((one) => one.activity === activity)?.name}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Done({ done }: { done: readonly CountedView[] }) {
  const say = words().count
  return (
    <section class="pane">
      <h2>{say.done}</h2>
      {done.length === 0 ? (
        <p class="soft">{say.none}</p>
      ) : (
        <table class="grid-table">
          <thead>
            <tr>
              <th>{say.box}</th>
              <th>{words().books.when}</th>
              <th class="money">{say.counted}</th>
              <th class="money">{say.recorded}</th>
              <th class="money">{say.variance}</th>
              <th>{say.by}</th>
            </tr>
          </thead>
          <tbody>
            {done.map(({ box, activity, name, local, counted, recorded, variance, by, corrects }) => (
              <tr key={`${box} ${activity}`}>
                <td>
                  {box}
                  {corrects !== undefined && <span class="soft"> {say.corrects(corrects)}</span>}
                  <br />
                  <span class="soft">{name}</span>
                </td>
                <td>{when(local)}</td>
                <td class="money">{counted}</td>
                <td class="money">{recorded ?? <span class="soft">{say.noVariance}</span>}</td>
                <td class="money">{variance ?? ''}</td>
                <td>{[...new Set(by)].map(nameOf).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'count', look: 'office', views: ['counts'], role: 'count' }, page, <CountPage />)
