/** Boxes by table and shift, two blind counts, what was counted with its variance and its history. */
import './count.css'
import type { BoxView } from '../../../views/box.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { goOnIf, onlyReads } from '../../stream/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { List } from '../../ui/list/list.tsx'
import { OfficeDesk } from '../../ui/list/officedesk.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { Done, SEARCHED } from './bookedcounts.tsx'
import { Box } from './box.tsx'
import { CountSheet } from './sheet.tsx'
import { shiftNow } from './shift.ts'
import { CountTiles } from './tiles.tsx'

/** What a phone shows in the place of the list: a box, the sheet, or what was booked. */
const OPENED = ['table', 'corrects', 'paper', 'booked', ...SEARCHED] as const

function CountPage() {
  const counts = view('counts').value
  const box = counts?.boxes.find(({ table }) => table === query.value.get('table')) ?? counts?.boxes[0]
  const isSheet = query.value.get('paper') === 'sheet'
  return (
    <Desk screen="count">
      {!isSheet && query.value.get('table') === null && <CountTiles />}
      <main>
        <OfficeDesk
          label={words().count.boxes}
          isOpened={OPENED.some((name) => query.value.has(name))}
          back={words().count.boxes}
          onBack={() => show(Object.fromEntries(OPENED.map((name) => [name, undefined])))}
          adds={{ says: words().count.bookedTitle, onAdd: () => show({ booked: '1' }) }}
          list={
            <>
              <Shifts />
              {counts === undefined && <Waiting />}
              {counts !== undefined && <Boxes boxes={counts.boxes} chosen={box?.table} />}
            </>
          }
        >
          {isSheet && counts !== undefined && <CountSheet today={counts.day} shift={shiftNow()} />}
          {!isSheet && mayCount() && box !== undefined && (
            <Box key={`${box.table} ${query.value.get('corrects')}`} box={box} />
          )}
          {!isSheet && <Done done={counts?.done ?? []} />}
        </OfficeDesk>
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

/** Whoever only reads has the counts, and no form to fill in. */
const mayCount = (): boolean => isAllowed('CountBox') || isAllowed('CountBox paper')

const isCounted = ({ counted }: BoxView): boolean => counted.includes(shiftNow())

function Boxes({ boxes, chosen }: { boxes: readonly BoxView[]; chosen: string | undefined }) {
  const say = words().count
  return (
    <List
      name="boxes"
      title={say.boxes}
      hasHeading
      quietUpTo={8}
      rows={boxes}
      keyOf={({ table }) => table}
      empty={say.noBoxes}
      choices={[
        { key: 'open', says: say.toCount, fits: (row: BoxView) => !isCounted(row) },
        { key: 'done', says: say.counted, fits: isCounted },
      ].filter(({ fits }) => boxes.some(fits) && !boxes.every(fits))}
      opens={{
        isOpen: ({ table }) => table === chosen,
        open: ({ table }) => show({ table, corrects: undefined, paper: undefined }),
      }}
      columns={[
        {
          key: 'table',
          says: words().listed.where,
          value: ({ table }) => say.table(table),
          cell: ({ table }) => <strong>{say.table(table)}</strong>,
        },
        {
          key: 'status',
          says: words().listed.state,
          value: (row) => (row.waiting !== undefined ? say.oneOfTwo : isCounted(row) ? say.counted : ''),
          cell: (row) =>
            row.waiting !== undefined ? (
              <Badge tone="due">{say.oneOfTwo}</Badge>
            ) : (
              isCounted(row) && <Badge tone="good">{say.counted}</Badge>
            ),
          isUnlabelled: true,
        },
        {
          key: 'activities',
          says: words().listed.activity,
          value: ({ activities }) => activities.map(({ name }) => name.replace(/ Progressive Jackpot$/, '')).join(', '),
          isUnlabelled: true,
        },
      ]}
    />
  )
}

export const open = (page: HTMLElement): void => {
  goOnIf(onlyReads)
  openScreen({ screen: 'count', views: ['counts'] }, page, <CountPage />)
}
