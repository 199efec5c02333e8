/** Tickets in two halves, one for the drum and the stub to keep: the same number and barcode on both. */

import { useSignal } from '@preact/signals'
import type { TicketField } from '../../../../rulebook/parts/entries.ts'
import type { TicketPaper, TicketPapers } from '../../../../views/paper/ticketpaper.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Button } from '../../../ui/button.tsx'
import { Barcode } from '../../../ui/paper/barcode.tsx'
import { Paper } from '../../../ui/paper/sheet.tsx'
import { Reasons } from '../../../ui/refusal.tsx'
import { Ruled } from '../../../ui/sentence.tsx'
import { clockOf, onPaper } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'

type Of = { activity: string; first: string | null; last: string | null; onBack: () => void }

export function TicketsPaper({ activity, first, last, onBack }: Of) {
  const say = words().drawingPapers
  const round = useSignal(0)
  const range = { ...(first === null ? {} : { first }), ...(last === null ? {} : { last }) }
  const { view: read, reasons } = useView(
    `/api/views/ticketpapers?${new URLSearchParams({ activity, ...range, round: String(round.value) })}`,
  )
  const [one, end] = [read?.tickets[0], read?.tickets.at(-1)]
  if (reasons !== undefined) return <Reasons reasons={reasons} />
  if (read === undefined) return null
  return (
    <>
      {read.left > 0 && (
        <p class="no-print" role="status">
          {say.left(read.left)} {first === null && <Button onClick={() => (round.value += 1)}>{say.next}</Button>}
        </p>
      )}
      {one === undefined || end === undefined ? (
        <p class="empty">
          {say.noTickets} <Button onClick={onBack}>{say.back}</Button>
        </p>
      ) : (
        <Paper
          key={`${one.ticket} ${round.value}`}
          sheet="tickets"
          of={`${activity} ${one.ticket}-${end.ticket}`}
          back={say.back}
          onBack={onBack}
        >
          {(mark) => (
            <section class="sheet tickets" aria-label={say.tickets}>
              {read.tickets.map((ticket) => (
                <Ticket key={ticket.ticket} of={read} ticket={ticket} mark={mark} />
              ))}
            </section>
          )}
        </Paper>
      )}
    </>
  )
}

function Ticket({ of, ticket, mark }: { of: TicketPapers; ticket: TicketPaper; mark: string | undefined }) {
  const say = words().drawingPapers
  // It may have left with another range.
  const copy = mark ?? (ticket.printed > 0 ? words().cage.copyMark(ticket.printed) : undefined)
  return (
    <article class="ticket" aria-label={ticket.ticket}>
      <div class="half">
        <Head of={of} ticket={ticket} says={say.forDrum} copy={copy} />
        <dl class="ticket-fields">
          {of.fields.map((field) => (
            <div key={field} data-field={field}>
              <dt>{say.fields[field]}</dt>
              <dd>{writtenIn(field, ticket)}</dd>
            </div>
          ))}
        </dl>
        <Barcode of={ticket.serial} />
      </div>
      <div class="half stub">
        <Head of={of} ticket={ticket} says={say.stub} copy={copy} />
        <p class="soft">
          {[ticket.local === undefined ? '' : onPaper(ticket.local), placeOf(ticket)].filter(Boolean).join(' · ')}
        </p>
        <p>{say.keep}</p>
        <Barcode of={ticket.serial} />
      </div>
    </article>
  )
}

type Half = { of: TicketPapers; ticket: TicketPaper; says: string; copy: string | undefined }

const Head = ({ of, ticket, says, copy }: Half) => (
  <header>
    <strong class="ticket-number">{ticket.ticket}</strong>
    <span>
      <Ruled text={of.name} />
      {of.id !== undefined && <span class="soft"> {of.id}</span>}
      <br />
      <span class="soft">{says}</span>
    </span>
    {copy !== undefined && <strong class="copy-mark">{copy}</strong>}
  </header>
)

function placeOf({ table, seat }: TicketPaper): string {
  const say = words().drawingPapers.fields
  return [table === undefined ? '' : `${say.table} ${table}`, seat === undefined ? '' : `${say.seat} ${seat}`]
    .filter((one) => one !== '')
    .join(' · ')
}

/** What only the player or the representative can write is left to them. */
function writtenIn(field: TicketField, { local, table, seat, person }: TicketPaper): string {
  switch (field) {
    case 'date':
      return local === undefined ? '' : onPaper(local.slice(0, 10))
    case 'time':
      return local === undefined ? '' : clockOf(local)
    case 'table':
      return table ?? ''
    case 'seat':
      return seat ?? ''
    case 'card number':
      return person ?? ''
    case 'name':
    case 'full name':
    case 'first and last name':
    case 'identification':
    case 'initials of the house':
      return ''
  }
}
