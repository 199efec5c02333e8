/** What was told of a day's seats after the fact. What was settled before stays; here the difference is shown. */
import type { CorrectedStay, LateScan } from '../../../../server/presence/toldlater.ts'
import { query, show } from '../../../stream/address.ts'
import { beat } from '../../../stream/feed.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Field, Input } from '../../../ui/field.tsx'
import { when } from '../../../ui/names.ts'
import { Refusal } from '../../../ui/refusal.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'
import { nameOf } from '../naming.ts'

export function ToldLater() {
  const say = words().podium.later
  const day = query.value.get('day')
  const minute = beat.value?.local.slice(0, 16) ?? ''
  const question = new URLSearchParams({ ...(day === null ? {} : { day }), again: minute })
  const { view, reasons } = useView(minute === '' ? undefined : `/api/views/toldlater?${question}`)
  return (
    <div class="podium-stays">
      <section class="pane">
        <h2>{say.title}</h2>
        <p class="soft">{say.says}</p>
        <Field label={say.day} class="podium-day">
          <Input
            type="date"
            max={minute.slice(0, 10)}
            value={day ?? view?.day ?? ''}
            onChange={({ currentTarget: { value } }) => value !== '' && show({ day: value })}
          />
        </Field>
      </section>
      <Refusal refused={reasons === undefined ? undefined : { ok: false, who: { kind: 'order' }, reasons }} />
      {view !== undefined && (
        <>
          <section class="pane">
            <h2>{say.corrected}</h2>
            {view.corrected.length === 0 ? <p class="empty">{say.noneCorrected}</p> : <Corrected of={view.corrected} />}
          </section>
          <section class="pane">
            <h2>{say.late}</h2>
            {view.late.length === 0 ? <p class="empty">{say.noneLate}</p> : <Late of={view.late} />}
          </section>
        </>
      )}
    </div>
  )
}

function Corrected({ of }: { of: readonly CorrectedStay[] }) {
  const say = words().podium
  const { later } = say
  return (
    <Table
      columns={[
        later.who,
        say.stays.where,
        later.told,
        later.now,
        { says: later.difference, isMoney: true },
        later.line,
      ]}
    >
      {of.map((one) => (
        <tr key={one.stay}>
          <td>{nameOf(one)}</td>
          <td>{say.stays.place(one.table, one.seat)}</td>
          <td>{spanSaid(one.told)}</td>
          <td>{one.now === undefined ? say.stays.void : spanSaid(one.now)}</td>
          <td class="money">{differenceSaid(one.difference)}</td>
          <td>{one.corrected}</td>
        </tr>
      ))}
    </Table>
  )
}

function spanSaid({ from, to }: { from: string; to?: string }): string {
  const say = words().podium
  return say.later.span(when(from), to === undefined ? say.stays.still : when(to))
}

function differenceSaid(difference: number | undefined): string {
  const { later, minutes } = words().podium
  if (difference === undefined) return later.open
  const said = minutes(Math.floor(Math.abs(difference) / 60_000))
  return difference < 0 ? later.less(said) : later.more(said)
}

function Late({ of }: { of: readonly LateScan[] }) {
  const say = words().podium
  const { later } = say
  return (
    <Table columns={[later.who, say.stays.where, later.read, later.heard, later.brought]}>
      {of.map((one, n) => (
        <tr key={n}>
          <td>{nameOf(one)}</td>
          <td>{one.seat === undefined ? say.table(one.table) : say.stays.place(one.table, one.seat)}</td>
          <td>{when(one.at)}</td>
          <td>{when(one.heard)}</td>
          <td>{later.is[one.is] ?? one.is}</td>
        </tr>
      ))}
    </Table>
  )
}
