/** Counts that are booked: each with its variance; a corrected one keeps its old figures on the page. */
import type { CountedView } from '../../views/box.ts'
import { query, show } from '../live/address.ts'
import { isAllowed } from '../live/asking.ts'
import { nameOf, when } from '../live/frame.tsx'
import { words } from '../words/words.ts'

export function Done({ done }: { done: readonly CountedView[] }) {
  const say = words().count
  const table = query.value.get('table')
  const isOne = table !== null && query.value.get('of') !== 'all'
  const shown = isOne ? done.filter((one) => one.table === table) : done
  return (
    <section class="pane">
      <header class="pane-head">
        <h2>{isOne ? say.doneOf(table) : say.done}</h2>
        {table !== null && (
          <button type="button" class="act plain" onClick={() => show({ of: isOne ? 'all' : undefined })}>
            {isOne ? say.allTables : say.table(table)}
          </button>
        )}
      </header>
      {shown.length === 0 && <p class="soft">{say.none}</p>}
      {shown.map((one) => (
        <Counted key={one.box} counted={one} />
      ))}
    </section>
  )
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
            {say.count.shifts.find(({ value }) => value === one.shift)?.says ?? one.shift} · {when(one.local)} ·{' '}
            {names(one.by)}
          </span>
        </h3>
        <span class="soft">
          {one.corrects !== undefined && say.count.corrects(one.corrects)}
          {one.corrected !== undefined && say.count.corrected(one.corrected)}
          {one.typedBy !== undefined && ` ${say.count.lateTyped(nameOf(one.typedBy))}`}
        </span>
      </header>
      <table class="grid-table">
        <thead>
          <tr>
            <th>{say.cage.activity}</th>
            <th class="money">{say.count.counted}</th>
            <th class="money">{say.count.recorded}</th>
            <th class="money">{say.count.variance}</th>
          </tr>
        </thead>
        <tbody>
          {one.lines.map(({ activity, name, counted, recorded, variance }) => (
            <tr key={activity}>
              <td>{name}</td>
              <td class="money figure">{counted}</td>
              <td class="money">{recorded ?? <span class="soft">{say.count.noVariance}</span>}</td>
              <td class="money figure">{variance ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {one.recounts.map((recount) => (
        <p key={recount.local} class="recount">
          {say.count.recount(`${names(recount.by)}, ${when(recount.local)}`)}{' '}
          {recount.figures.map(({ name, first, again }) => say.count.recountFigures(name, first, again)).join('; ')}
        </p>
      ))}
      {one.mayCorrect && isAllowed('CountBox') && (
        <button
          type="button"
          class="act plain"
          onClick={() => show({ table: one.table, shift: one.shift, corrects: one.box })}
        >
          {say.count.correct}
        </button>
      )}
    </article>
  )
}
