/** The count sheet of a shift: every box of it, who counted, and the lines to sign. */

import { add, formatMoney, parseMoney, ZERO } from '../../base/money.ts'
import type { CountedView, CountsView } from '../../views/box.ts'
import { show } from '../live/address.ts'
import { view } from '../live/feed.ts'
import { nameOf } from '../live/frame.tsx'
import { Facts, Paper, SheetHead, Signatures } from '../live/sheet.tsx'
import { words } from '../words/words.ts'

export function CountSheet({ counts, shift }: { counts: CountsView; shift: string }) {
  const say = words().count
  const boxes = counts.done.filter((one) => one.day === counts.day && one.shift === shift).toReversed()
  return (
    <Paper sheet="count sheet" of={`${counts.day} ${shift}`} back={say.back} onBack={() => show({ paper: undefined })}>
      {(mark) => <Sheet day={counts.day} shift={shift} boxes={boxes} mark={mark} />}
    </Paper>
  )
}

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
          [say.count.sheetDay, day],
          [say.count.shift, say.count.shifts.find(({ value }) => value === shift)?.says ?? shift],
          [say.count.sheetBoxes, String(valid.length)],
          [say.count.sheetTotal, formatMoney(total)],
          [say.count.by, counters.map(nameOf).join(', ')],
        ]}
      />
      {boxes.length === 0 ? (
        <p>{say.count.sheetNone}</p>
      ) : (
        <table class="grid-table">
          <thead>
            <tr>
              <th>{say.count.box}</th>
              <th>{say.count.tableOnly}</th>
              <th>{say.cage.activity}</th>
              <th>{say.books.when}</th>
              <th class="money">{say.count.counted}</th>
              <th class="money">{say.count.recorded}</th>
              <th class="money">{say.count.variance}</th>
            </tr>
          </thead>
          <tbody>
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
                  <td>{index === 0 && one.local.slice(11, 16)}</td>
                  <td class="money">{line.counted}</td>
                  <td class="money">{line.recorded ?? ''}</td>
                  <td class="money">{line.variance ?? ''}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
      <Signatures of={counters.map((id) => say.count.sheetSigned(nameOf(id)))} />
    </article>
  )
}
