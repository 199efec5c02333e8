/** Boxes by table and shift, two blind counts, what was counted with its variance and its history. */
import './count.css'
import type { BoxView } from '../../../views/box.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { Done } from './bookedcounts.tsx'
import { Box } from './box.tsx'
import { CountSheet } from './sheet.tsx'
import { shiftNow } from './shift.ts'
import { CountTiles } from './tiles.tsx'

function CountPage() {
  const counts = view('counts').value
  const say = words()
  const box = counts?.boxes.find(({ table }) => table === query.value.get('table')) ?? counts?.boxes[0]
  const isSheet = query.value.get('paper') === 'sheet'
  return (
    <Desk screen="count">
      {!isSheet && query.value.get('table') === null && <CountTiles />}
      <main class="desk">
        <section class="no-print">
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
      <Choices class="shifts" label={say.shift}>
        {say.shifts.map(({ value, says }) => (
          <Toggle key={value} isOn={value === shiftNow()} onClick={() => show({ shift: value })}>
            {says}
          </Toggle>
        ))}
      </Choices>
      <Button onClick={() => show({ paper: 'sheet' })}>{say.seeSheet}</Button>
    </>
  )
}

function Boxes({ boxes, chosen }: { boxes: readonly BoxView[]; chosen: string | undefined }) {
  const say = words().count
  return (
    <Rows>
      {boxes.map(({ table, activities, waiting, counted }) => (
        <li key={table}>
          <Row isOpen={table === chosen} onClick={() => show({ table, corrects: undefined, paper: undefined })}>
            <span>{say.table(table)}</span>
            {waiting !== undefined ? (
              <Badge tone="due">{say.oneOfTwo}</Badge>
            ) : (
              <span>{counted.includes(shiftNow()) && <Badge tone="good">{say.counted}</Badge>}</span>
            )}
            <span class="soft">
              {activities.map(({ name }) => name.replace(/ Progressive Jackpot$/, '')).join(', ')}
            </span>
            <span />
          </Row>
        </li>
      ))}
    </Rows>
  )
}

export const open = (page: HTMLElement): void => openScreen({ screen: 'count', views: ['counts'] }, page, <CountPage />)
