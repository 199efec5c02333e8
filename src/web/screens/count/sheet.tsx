/** The count sheet of a shift: every box of it, who counted, and the lines to sign. */

import { add, formatMoney, parseMoney, ZERO } from '../../../base/money.ts'
import type { CountedView } from '../../../views/box.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { Facts } from '../../ui/facts.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { nameOf } from '../../ui/names.ts'
import { Paper, SheetHead } from '../../ui/paper/sheet.tsx'
import { Signatures } from '../../ui/paper/signatures.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { clockOf, onPaper } from '../../ui/shell/clock.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { shiftName } from './shift.ts'

/** Of any day: the boxes come from the tables. */
export function CountSheet({ today, shift }: { today: string; shift: string }) {
  const say = words().count
  const day = query.value.get('day') ?? today
  const after = view('counts').value?.done[0]?.box ?? ''
  const { view: read, reasons } = useView(
    `/api/views/boxes?${new URLSearchParams({ from: day, to: day, shift, all: '1', after })}`,
  )
  return (
    <>
      <Field label={say.sheetDay} class="sheet-day no-print">
        <Input
          type="date"
          value={day}
          max={today}
          onChange={({ currentTarget: { value } }) =>
            show({ day: value === '' || value === today ? undefined : value })
          }
        />
      </Field>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {read !== undefined && (
        <Paper sheet="count sheet" of={`${day} ${shift}`} back={say.back} onBack={backToBoxes}>
          {(mark) => <Sheet day={day} shift={shift} boxes={read.found.toReversed()} mark={mark} />}
        </Paper>
      )}
    </>
  )
}
const backToBoxes = () => show({ paper: undefined, day: undefined })

type Of = { day: string; shift: string; boxes: readonly CountedView[]; mark: string | undefined }

function Sheet({ day, shift, boxes, mark }: Of) {
  const say = words()
  const counters = [...new Set(boxes.flatMap(({ by }) => by))]
  // A figure that was corrected is printed, and does not count.
  const valid = boxes.filter(({ corrected }) => corrected === undefined)
  const total = add(ZERO, ...valid.map((one) => parseMoney(one.total) ?? ZERO))
  return (
    <article class="sheet" aria-label={say.count.sheet}>
      <SheetHead title={say.count.sheet} says={view('house').value?.property ?? ''} mark={mark} />
      <Facts
        rows={[
          [say.count.sheetDay, onPaper(day)],
          [say.count.shift, shiftName(shift)],
          [say.count.sheetBoxes, String(valid.length)],
          [say.count.sheetTotal, formatMoney(total)],
          [say.count.by, counters.map(nameOf).join(', ')],
        ]}
      />
      {boxes.length === 0 ? (
        <p>{say.count.sheetNone}</p>
      ) : (
        <Table
          columns={[
            say.count.box,
            say.count.tableOnly,
            say.cage.activity,
            say.books.when,
            { says: say.count.counted, isMoney: true },
            { says: say.count.recorded, isMoney: true },
            { says: say.count.variance, isMoney: true },
          ]}
        >
          {boxes.flatMap((one) =>
            one.lines.map((line, index) => (
              <tr key={`${one.box} ${line.activity}`}>
                <td>
                  {index === 0 && one.box}
                  {index === 0 && one.corrects !== undefined && (
                    <span class="soft"> {say.count.corrects(one.corrects)}</span>
                  )}
                  {index === 0 && one.corrected !== undefined && (
                    <span class="soft"> {say.count.corrected(one.corrected)}</span>
                  )}
                  {index === 0 && one.typedBy !== undefined && (
                    <span class="soft"> {say.count.lateTyped(nameOf(one.typedBy))}</span>
                  )}
                </td>
                <td>{index === 0 && one.table}</td>
                <td>{line.name}</td>
                <td>{index === 0 && clockOf(one.local)}</td>
                <td class="money">{one.corrected === undefined ? line.counted : <del>{line.counted}</del>}</td>
                <td class="money">{line.recorded ?? ''}</td>
                <td class="money">{line.variance ?? ''}</td>
              </tr>
            )),
          )}
        </Table>
      )}
      <Signatures onSheet of={counters.map((id) => say.count.sheetSigned(nameOf(id)))} />
    </article>
  )
}
