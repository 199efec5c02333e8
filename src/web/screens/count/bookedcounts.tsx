/** Counts that are booked: each with its variance; a corrected one keeps its old figures on the page. */

import type { CountedView } from '../../../views/box.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Input, Select } from '../../ui/field.tsx'
import { ReportFiles } from '../../ui/list/filebuttons.tsx'
import { nameOf } from '../../ui/names.ts'
import { Options } from '../../ui/options.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { SearchFold } from '../../ui/search.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { shiftName } from './shift.ts'

/** What the address asks for; nothing while nobody searches. */
export const SEARCHED = ['of', 'inshift', 'from', 'to', 'by', 'only'] as const
const isSearched = (): boolean => SEARCHED.some((name) => query.value.has(name))

export function Done({ done }: { done: readonly CountedView[] }) {
  const say = words().count
  const table = query.value.get('table')
  const shown = table === null ? done : done.filter((one) => one.table === table)
  return (
    <>
      <section class="pane">
        <Search />
        {isSearched() && <Found />}
      </section>
      {!isSearched() && (
        <section class="pane">
          <h2>{table === null ? say.done : say.doneOf(table)}</h2>
          {shown.length === 0 && <p class="soft">{say.none}</p>}
          {shown.map((one) => (
            <Counted key={one.box} counted={one} />
          ))}
        </section>
      )}
    </>
  )
}

function Search() {
  const say = words().count
  const value = (name: (typeof SEARCHED)[number]) => query.value.get(name) ?? ''
  const set = (name: (typeof SEARCHED)[number], text: string) =>
    show({ [name]: text.trim() === '' ? undefined : text.trim(), before: undefined })
  const tables = (view('counts').value?.boxes ?? []).map(({ table }) => table)
  const counters = (view('room').value?.staff ?? []).filter(({ roles }) => roles.includes('count'))
  return (
    <SearchFold says={say.search} isUsed={isSearched()}>
      <search class="form search-counts">
        <Field label={say.tableOnly}>
          <Input
            list="counted-tables"
            maxLength={20}
            value={value('of')}
            onChange={({ currentTarget }) => set('of', currentTarget.value)}
          />
          <datalist id="counted-tables">
            {tables.map((table) => (
              <option key={table} value={table} />
            ))}
          </datalist>
        </Field>
        <Field label={say.shift}>
          <Select value={value('inshift')} onChange={({ currentTarget }) => set('inshift', currentTarget.value)}>
            <option value="">{say.any}</option>
            <Options of={say.shifts.map(({ value: shift, says }) => [shift, says])} />
          </Select>
        </Field>
        <Field label={say.by}>
          <Select value={value('by')} onChange={({ currentTarget }) => set('by', currentTarget.value)}>
            <option value="">{say.any}</option>
            <Options of={counters.map(({ id, name }) => [id, name])} />
          </Select>
        </Field>
        <Field label={say.from}>
          <Input type="date" value={value('from')} onChange={({ currentTarget }) => set('from', currentTarget.value)} />
        </Field>
        <Field label={say.to}>
          <Input type="date" value={value('to')} onChange={({ currentTarget }) => set('to', currentTarget.value)} />
        </Field>
        <Check
          label={say.onlyVariance}
          checked={value('only') === 'variance'}
          onChange={({ currentTarget }) => set('only', currentTarget.checked ? 'variance' : '')}
        />
        {isSearched() && (
          <Button onClick={() => show(Object.fromEntries([...SEARCHED, 'before'].map((name) => [name, undefined])))}>
            {say.endSearch}
          </Button>
        )}
      </search>
    </SearchFold>
  )
}

/** From the tables, so that a count of any day is found. */
function Found() {
  const say = words().count
  const asked = new URLSearchParams()
  for (const name of ['from', 'to', 'by', 'only', 'before']) {
    const text = query.value.get(name)
    if (text !== null) asked.set(name, text)
  }
  const of = query.value.get('of')
  if (of !== null) asked.set('table', of)
  const shift = query.value.get('inshift')
  if (shift !== null) asked.set('shift', shift)
  // A count that is booked meanwhile shows up.
  asked.set('after', view('counts').value?.done[0]?.box ?? '')
  const { view: read, reasons } = useView(`/api/views/boxes?${asked}`)
  if (reasons !== undefined) return <Reasons reasons={reasons} />
  if (read === undefined) return null
  if (read.found.length === 0) return <p class="soft">{say.noneFound}</p>
  const { before } = read
  return (
    <>
      <header class="pane-head found-counts">
        <div role="status">
          <h2>{say.foundBoxes(read.boxes, read.counted, read.variance)}</h2>
        </div>
        <ReportFiles name="counts" title={say.bookedTitle} rows={() => countRows(read.found)} />
      </header>
      {read.found.map((one) => (
        <Counted key={one.box} counted={one} />
      ))}
      {before !== undefined && <Button onClick={() => show({ before: String(before) })}>{say.older}</Button>}
    </>
  )
}

/** One figure a row, as the count sheet has them. */
function countRows(found: readonly CountedView[]): string[][] {
  const say = words().count
  const head = [say.sheetDay, say.shift, say.tableOnly, say.box, words().cage.activity, say.counted, say.recorded]
  return [
    [...head, say.variance, say.by, say.correctedBy],
    ...found.flatMap((one) =>
      one.lines.map(({ name, counted, recorded = '', variance = '' }) => [
        ...[one.day, one.shift, one.table, one.box, name, counted, recorded, variance],
        one.by.map(nameOf).join(', '),
        one.corrected ?? '',
      ]),
    ),
  ]
}

function Counted({ counted: one }: { counted: CountedView }) {
  const say = words()
  const names = (people: readonly string[]) => people.map(nameOf).join(', ')
  return (
    <article class="counted-box" data-box={one.box} data-corrected={one.corrected !== undefined}>
      <header class="pane-head">
        <h3>
          {say.count.boxName(one.box)}{' '}
          <span class="soft">
            {say.count.table(one.table)} · {shiftName(one.shift)} · {when(one.local)} · {''}
            {names(one.by)}
          </span>
        </h3>
        <span class="soft">
          {one.corrects !== undefined && say.count.corrects(one.corrects)}
          {one.corrected !== undefined && say.count.corrected(one.corrected)}
          {one.typedBy !== undefined && ` ${say.count.lateTyped(nameOf(one.typedBy))}`}
        </span>
      </header>
      <Table
        columns={[
          say.cage.activity,
          { says: say.count.counted, isMoney: true },
          { says: say.count.recorded, isMoney: true },
          { says: say.count.variance, isMoney: true },
        ]}
      >
        {one.lines.map(({ activity, name, counted, recorded, variance }) => (
          <tr key={activity}>
            <td>{name}</td>
            <td class="money figure">{counted}</td>
            <td class="money">{recorded ?? <span class="soft">{say.count.noVariance}</span>}</td>
            <td class="money figure">{variance ?? ''}</td>
          </tr>
        ))}
      </Table>
      {one.recounts.map((recount) => (
        <p key={recount.local} class="recount">
          {say.count.recount(`${names(recount.by)}, ${when(recount.local)}`)}{' '}
          {recount.figures.map(({ name, first, again }) => say.count.recountFigures(name, first, again)).join('; ')}
        </p>
      ))}
      {one.mayCorrect && isAllowed('CountBox') && (
        <Button onClick={() => show({ table: one.table, shift: one.shift, corrects: one.box })}>
          {say.count.correct}
        </Button>
      )}
    </article>
  )
}
