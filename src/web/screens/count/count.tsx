/** Boxes by table and shift, two blind counts, what was counted with its variance and its history. */
import './count.css'
import type { BoxView } from '../../../views/box.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { Desk, openScreen, Waiting } from '../../ui/frame.tsx'
import { words } from '../../words.ts'
import { Box } from './box.tsx'
import { Done } from './done.tsx'
import { CountSheet } from './sheet.tsx'
import { shiftNow } from './shift.ts'

function CountPage() {
  const counts = view('counts').value
  const say = words()
  const box = counts?.boxes.find(({ table }) => table === query.value.get('table')) ?? counts?.boxes[0]
  const isSheet = query.value.get('paper') === 'sheet'
  return (
    <Desk screen="count">
      <main class="desk">
        <section class="no-print">
          <h1>{say.screens.count}</h1>
          <Shifts />
          {counts === undefined && <Waiting />}
          <h2>{say.count.boxes}</h2>
          {counts?.boxes.length === 0 && <p class="soft">{say.count.noBoxes}</p>}
          <Boxes boxes={counts?.boxes ?? []} chosen={box?.table} />
        </section>
        <section>
          {isSheet && counts !== undefined && <CountSheet today={counts.day} shift={shiftNow()} />}
          {!isSheet && box !== undefined && <Box key={`${box.table} ${query.value.get('corrects')}`} box={box} />}
          {!isSheet && <Done done={counts?.done ?? []} />}
        </section>
      </main>
    </Desk>
  )
}

function Shifts() {
  const say = words().count
  return (
    <>
      <fieldset class="pair shifts" aria-label={say.shift}>
        {say.shifts.map(({ value, says }) => (
          <button
            key={value}
            type="button"
            class="toggle"
            aria-pressed={value === shiftNow()}
            onClick={() => show({ shift: value })}
          >
            {says}
          </button>
        ))}
      </fieldset>
      <button type="button" class="act plain" onClick={() => show({ paper: 'sheet' })}>
        {say.seeSheet}
      </button>
    </>
  )
}

function Boxes({ boxes, chosen }: { boxes: readonly BoxView[]; chosen: string | undefined }) {
  const say = words().count
  return (
    <ul class="rows">
      {boxes.map(({ table, activities, waiting, counted }) => (
        <li key={table}>
          <button
            type="button"
            class="row"
            aria-current={table === chosen ? 'true' : undefined}
            onClick={() => show({ table, corrects: undefined, paper: undefined })}
          >
            <span>{say.table(table)}</span>
            {waiting !== undefined ? (
              <span class="badge" data-tone="due">
                {say.oneOfTwo}
              </span>
            ) : (
              <span>
                {counted.includes(shiftNow()) && (
                  <span class="badge" data-tone="good">
                    {say.counted}
                  </span>
                )}
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
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'count', look: 'office', views: ['counts'] }, page, <CountPage />)
