/** Papers of drawings: tickets with their stubs, passes, and the sheet of a posted drawing. */
import { Hono } from 'hono'
import { businessDay, isLocal } from '../../base/moment.ts'
import type { Party } from '../../base/party.ts'
import { ticketsOf } from '../../engine/entries/drum.ts'
import { countOf } from '../../engine/entries/spans.ts'
import type { Span } from '../../engine/entries/vocabulary.ts'
import { drawingAt } from '../../engine/offerings/drawingtimes.ts'
import { acceptedRule, runningOf } from '../../engine/offerings/running.ts'
import { beginsAt, passOf } from '../../engine/stages/passes.ts'
import { callingOf } from '../../rulebook/calling.ts'
import { saysOf } from '../../rulebook/cited.ts'
import type { Gift } from '../../rulebook/parts/calling.ts'
import { givenFor } from '../../views/drawings/gift.ts'
import { type SheetCall, type SheetLine, sheetCalls } from '../../views/paper/drawingsheet.ts'
import { serialOf } from '../../views/paper/serial.ts'
import { chosenTickets, type Handed, spanIn, type TicketPapers, ticketPapersOf } from '../../views/paper/ticketpaper.ts'
import { fault } from '../api/fault.ts'
import type { Door } from '../door/door.ts'
import { personsOf } from '../door/persons.ts'
import type { House } from '../house/kernel.ts'
import { entryAt } from '../house/storage.ts'

export type PassPaper = {
  readonly callup: string
  readonly serial: string
  readonly activity: string
  readonly name: string
  readonly id?: string
  /** What the pass is for, in the words of the rules. */
  readonly says: string
  readonly clause: string
  readonly who: Party
  readonly person?: string
  /** As the register has it; nobody whom it does not know. */
  readonly holder?: string
  readonly drawing?: string
  readonly day: string
  readonly begins?: string
  /** The clause by which identification may still follow. */
  readonly owes?: string
}

export type DrawingSheet = {
  readonly activity: string
  readonly name: string
  readonly id?: string
  readonly drawing: string
  readonly to?: string
  /** As posted, while it is its day. */
  readonly gives?: Gift
  readonly prize?: string
  /** How many lay in the drum at the first draw; before it, how many lie in it now. Known until calls of another day are made. */
  readonly drum?: { readonly tickets: number; readonly local: string; readonly isDrawn: boolean }
  readonly calls: readonly SheetCall[]
}

export function drawingPaperRoutes({ house, register, audit, ...door }: Door): Hono {
  const persons = personsOf(register, () => house.now().local.slice(0, 10))
  const app = new Hono()

  app.get('/ticketpapers', async (call) => {
    const { activity = '', first, last = first } = call.req.query()
    const strange = [first, last].find((one) => one !== undefined && !/^[1-9]\d{0,14}$/.test(one))
    if (strange !== undefined) return fault(call, 400, 'not a ticket', { text: strange.slice(0, 40) })
    const wanted = first === undefined ? undefined : { first: Number(first), last: Number(last) }
    const papers = await ticketPapers(house, activity, wanted)
    return papers === undefined
      ? fault(call, 404, 'activity does not run', { activity: activity.slice(0, 80) })
      : call.json(papers)
  })

  app.get('/pass', (call) => {
    const callup = call.req.query('callup') ?? ''
    const holder = (person: string) => {
      const reader = door.here(call) ?? door.everybodyIn(call)[0]
      audit.note('register read', { person: reader?.person ?? '', of: person })
      return persons.read(person)?.name
    }
    const pass = passPaper(house, callup, holder)
    return pass === undefined
      ? fault(call, 404, 'no pass of this number', { callup: callup.slice(0, 40) })
      : call.json(pass)
  })

  app.get('/drawingsheet', async (call) => {
    const { activity = '', drawing = '' } = call.req.query()
    if (!isLocal(`${drawing}:00`)) return fault(call, 400, 'not a day or time', { text: drawing.slice(0, 40) })
    const sheet = await drawingSheet(house, activity, drawing)
    return sheet === undefined
      ? fault(call, 404, 'no such activity', { activity: activity.slice(0, 80) })
      : call.json(sheet)
  })
  return app
}

export async function ticketPapers(
  house: House,
  activity: string,
  wanted: Span | undefined,
): Promise<TicketPapers | undefined> {
  if (runningOf(house.state, activity) === undefined) return undefined
  const prints = await house.store.rows<{ of: string }>(
    `select "of" from sheets where sheet = 'tickets' and "of" >= ? and "of" < ?`,
    `${activity} T`,
    `${activity} U`,
  )
  const printed = prints.flatMap(({ of }) => spanIn(of.slice(activity.length + 1)) ?? [])
  const chosen = chosenTickets(house.state, activity, printed, wanted)
  const handed = await handedOut(house, chosen.chosen)
  return ticketPapersOf(house.state, activity, chosen, printed, handed)
}

async function handedOut({ store }: House, numbers: readonly number[]): Promise<Handed[]> {
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined || last === undefined) return []
  type Row = Span & Record<'local' | 'table' | 'seat', string | null>
  // The last one that begins before them may reach into them.
  const rows = await store.rows<Row>(
    `select g.first, g.last, coalesce(g.due, h.local) as local, coalesce(g."table", h."table") as "table", g.seat from handed g left join hits h on h.hit = g.hit
     where g.first >= coalesce((select max(first) from handed where first <= ?), ?) and g.first <= ? order by g.first`,
    first,
    first,
    last,
  )
  return rows.map(({ local, table, seat, ...span }) => ({
    ...span,
    ...(local === null ? {} : { local }),
    ...(table === null ? {} : { table }),
    ...(seat === null ? {} : { seat }),
  }))
}

/** Of a day whose stage is not over and forgotten. `holder`: asks the register for a name. */
export function passPaper(
  { state }: Pick<House, 'state'>,
  callup: string,
  holder: (person: string) => string | undefined,
): PassPaper | undefined {
  const found = passOf(state, callup)
  const running = found === undefined ? undefined : runningOf(state, found.stage.activity)
  const terms = running?.rule.stage
  if (found === undefined || running === undefined || terms === undefined) return undefined
  const { rule, offering } = running
  const { who, person, drawing, owes } = found.pass
  const begins = beginsAt(state, running, found.stage.day)
  const name = person === undefined ? undefined : holder(person)
  const id = rule.id === undefined ? {} : { id: rule.id }
  return {
    callup,
    serial: serialOf({ number: rule.number, ...id }, callup),
    activity: rule.activity,
    name: offering.name ?? rule.name,
    ...id,
    says: saysOf(rule, terms.pass.by),
    clause: terms.pass.by,
    who,
    ...(person === undefined ? {} : { person }),
    ...(name === undefined ? {} : { holder: name }),
    ...(drawing === undefined ? {} : { drawing }),
    day: found.stage.day,
    ...(begins === undefined ? {} : { begins }),
    ...(owes === undefined ? {} : { owes }),
  }
}

export async function drawingSheet(house: House, activity: string, drawing: string): Promise<DrawingSheet | undefined> {
  const running = runningOf(house.state, activity)
  const rule = running?.rule ?? acceptedRule(house.state, activity)
  if (rule === undefined) return undefined
  const rows = await house.store.rows<{ seq: number }>(
    'select distinct seq from calls where activity = ? and drawing = ? order by seq',
    activity,
    drawing,
  )
  const lines: SheetLine[] = []
  for (const { seq } of rows) {
    const entry = await entryAt(house.store, seq)
    if (entry !== undefined) lines.push({ local: house.zone.localOf(Date.parse(entry.recorded)), events: entry.events })
  }
  const held = drawingAt(running?.offering.drawings ?? [], `${drawing}:00`)
  const now = house.now().local
  const calls = sheetCalls(drawing, lines)
  const dayOf = (local: string) => businessDay(local, house.state.property?.dayStart ?? '00:00')
  const isToday = dayOf(`${drawing}:00`) === dayOf(now)
  const isDrum = running !== undefined && callingOf(running)?.from === 'ticket drum'
  const inDrum = ticketsOf(house.state, activity).filter(({ isIn }) => isIn)
  return {
    activity,
    name: running?.offering.name ?? rule.name,
    ...(rule.id === undefined ? {} : { id: rule.id }),
    drawing,
    ...(held === undefined ? {} : { to: held.to }),
    ...(isToday ? givenFor(house.state, activity, drawing) : {}),
    ...(isDrum ? drumAt(house, calls, isToday ? { tickets: countOf(inDrum), local: now } : undefined) : {}),
    calls: calls.map((call) => ({ ...call, ...drumOf(house, call) })),
  }
}

function drumOf({ state }: Pick<House, 'state'>, { callup }: SheetCall): { drum?: number } {
  const drum = state.callups.get(callup)?.drum
  return drum === undefined ? {} : { drum }
}

/** At the first draw; before it, as it is. */
function drumAt(
  house: Pick<House, 'state'>,
  [first]: readonly SheetCall[],
  now: { readonly tickets: number; readonly local: string } | undefined,
): Pick<DrawingSheet, 'drum'> {
  if (first === undefined) return now === undefined ? {} : { drum: { ...now, isDrawn: false } }
  const { drum } = drumOf(house, first)
  return drum === undefined ? {} : { drum: { tickets: drum, local: first.local, isDrawn: true } }
}
