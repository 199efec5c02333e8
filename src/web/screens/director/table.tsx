/** One table: seats that are closed, stacks counted, small chips raced off, the table given back. */
import { useSignal } from '@preact/signals'
import type { EntryRow, TableRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { show } from '../../stream/address.ts'
import { eventOf } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Input, Select } from '../../ui/field.tsx'
import { Form, typedIn, useSending } from '../../ui/form.tsx'
import { chipsText } from '../../ui/names.ts'
import { Options } from '../../ui/options.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'

type Of = { readonly desk: TournamentDesk; readonly row: TableRow }

export function TableOf({ desk, row }: Of) {
  const say = words().tournaments.seats
  const { activity } = desk
  const { table, seats, closed, players } = row
  const { refused, order } = useSending()
  const seated = new Map(seatedAt(desk, table).map((one) => [Number(one.seat), one]))
  const isRunning = desk.status === 'running'
  return (
    <article class="pane">
      <h2>{words().tournamentClock.table(table)}</h2>
      <ol class="director-seats">
        {Array.from({ length: seats }, (_, nth) => nth + 1).map((seat) => (
          <li key={seat}>
            <span class="player-seat">{seat}</span>
            <Sitting row={seated.get(seat)} otherwise={closed.includes(seat) ? `✕ ${say.closedSeat}` : ''} />
            {!seated.has(seat) && isAllowed('SetSeat') && (
              <Button
                look="quiet"
                size="small"
                aria-label={closed.includes(seat) ? say.reopen(seat) : say.close(seat)}
                onClick={() => {
                  const isClosed = !closed.includes(seat)
                  const done = isClosed ? say.isClosed(seat) : say.isOpen(seat)
                  void order({ do: 'SetSeat', activity, table, seat, isClosed }, done)
                }}
              >
                {closed.includes(seat) ? '○' : '✕'}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isRunning && isAllowed('CountStacks') && <Count desk={desk} row={row} />}
      {isRunning && isAllowed('RaceChips') && desk.structure.chipSet.length > 1 && <Race desk={desk} row={row} />}
      {players === 0 && isAllowed('ReleaseTable') && (
        <Button onClick={() => void order({ do: 'ReleaseTable', activity, table }, say.released)}>{say.release}</Button>
      )}
      <Refusal refused={refused.value} />
    </article>
  )
}

/** One tap from what happens to them. */
function Sitting({ row, otherwise }: { row: EntryRow | undefined; otherwise: string }) {
  if (row === undefined) return <span>{otherwise}</span>
  return (
    <Button
      look="link"
      class="seat-name"
      onClick={() => show({ part: 'players', player: row.entry, table: undefined })}
    >
      {row.chips === undefined ? row.name : `${row.name} · ${chipsText(row.chips)}`}
    </Button>
  )
}

const seatedAt = ({ entries }: TournamentDesk, table: string): EntryRow[] =>
  entries
    .filter((one) => one.status === 'in' && one.table === table)
    .toSorted((one, other) => Number(one.seat) - Number(other.seat))

function Count({ desk, row: { table } }: Of) {
  const say = words().tournaments.seats
  const { refused, order } = useSending()
  const rows = seatedAt(desk, table)
  const count = (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const stacks = rows.map(({ entry, seat }) => ({ seat: Number(seat), chips: Number(typed(entry)) }))
    return order({ do: 'CountStacks', activity: desk.activity, table, stacks }, ({ events }) => {
      const event = eventOf(events, 'StacksCounted')
      return event === undefined ? say.countDo : say.counted(chipsText(event.total), chipsText(event.inPlay))
    })
  }
  return (
    <details class="fold">
      <summary>{say.count}</summary>
      <Form onSend={count}>
        {rows.map(({ entry, name, chips }) => (
          <Field key={entry} label={say.stack(name)}>
            <Input
              name={entry}
              type="number"
              min={0}
              step={1}
              required
              autocomplete="off"
              defaultValue={chips === undefined ? '' : String(chips)}
            />
          </Field>
        ))}
        <Button type="submit">{say.countDo}</Button>
        <Refusal refused={refused.value} />
      </Form>
    </details>
  )
}

function Race({ desk, row: { table } }: Of) {
  const say = words().tournaments.seats
  const { refused, order } = useSending()
  const values = desk.structure.chipSet.map(({ value }) => value).toSorted((one, other) => one - other)
  const small = useSignal(String(values[0]))
  const large = useSignal(String(values[1]))
  const rows = seatedAt(desk, table)
  const race = (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const told = rows.filter(({ entry }) => Number(typed(`odd ${entry}`)) > 0)
    const stacks = told.map(({ entry, seat }) => ({
      seat: Number(seat),
      chips: Number(typed(`odd ${entry}`)),
      hasOthers: typed(`others ${entry}`) === 'on',
    }))
    const cards = told.flatMap(({ entry, seat }) => {
      const card = typed(`card ${entry}`)
      return card === ''
        ? []
        : [{ seat: Number(seat), card: `${card.slice(0, -1).toUpperCase()}${card.slice(-1).toLowerCase()}` }]
    })
    const asked = { table, small: Number(small.value), large: Number(large.value), stacks, cards }
    return order({ do: 'RaceChips', activity: desk.activity, ...asked }, ({ events }) => {
      const difference = eventOf(events, 'ChipsRaced')?.difference ?? 0
      return say.raced(`${difference < 0 ? '−' : '+'}${chipsText(Math.abs(difference))}`)
    })
  }
  const options = values.map((value) => [String(value), chipsText(value)] as const)
  return (
    <details class="fold">
      <summary>{say.race}</summary>
      <p class="soft">{say.raceSays}</p>
      <Form onSend={race}>
        <Field label={say.small}>
          <Select value={small.value} onChange={({ currentTarget }) => (small.value = currentTarget.value)}>
            <Options of={options} />
          </Select>
        </Field>
        <Field label={say.large}>
          <Select value={large.value} onChange={({ currentTarget }) => (large.value = currentTarget.value)}>
            <Options of={options} />
          </Select>
        </Field>
        {rows.map(({ entry, name }) => (
          <fieldset key={entry} class="race-seat">
            <legend>{name}</legend>
            <Field label={say.odd(name)}>
              <Input name={`odd ${entry}`} type="number" min={0} step={1} autocomplete="off" />
            </Field>
            <Field label={say.card(name)} hint={say.cardHint}>
              <Input name={`card ${entry}`} maxLength={2} autocomplete="off" />
            </Field>
            <Check name={`others ${entry}`} label={say.others} defaultChecked />
          </fieldset>
        ))}
        <Button type="submit">{say.raceDo}</Button>
        <Refusal refused={refused.value} />
      </Form>
    </details>
  )
}
