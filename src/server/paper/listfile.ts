/**
 * Lists as files. The page sends what it shows and the house draws it: whoever exports gets what they see, and no more than that. Every
 * export is a line of the audit trail, as a look at a register is.
 */
import { Hono } from 'hono'
import { z } from 'zod'
import type { en } from '../../words/en/en.ts'
import { en as english } from '../../words/en/en.ts'
import { es as spanish } from '../../words/es/es.ts'
import { bodyOf } from '../api/bodies.ts'
import { fault } from '../api/fault.ts'
import type { Beside } from '../beside/beside.ts'
import type { Door } from '../door/door.ts'
import type { Permit } from '../door/permit.ts'
import type { Paper } from './paper.ts'

const WORDS = { en: english, es: spanish }
const COLUMNS_MOST = 24
const ROWS_MOST = 100_000
/** More columns than these are read on a page that lies. */
const UPRIGHT_MOST = 6

/** Of which list; no sentence, so that the trail stays readable. */
const listName = z.string().regex(/^[\w .-]{1,60}$/)

export const exportCall = z.object({
  list: listName,
  as: z.literal('csv'),
  rows: z.number().int().min(0).max(ROWS_MOST),
})

export const listCall = z.object({
  list: listName,
  title: z.string().min(1).max(200),
  /** What was filtered. */
  says: z.string().max(300).optional(),
  language: z.enum(['en', 'es']),
  columns: z
    .array(z.object({ says: z.string().max(80), isRight: z.literal(true).optional() }))
    .min(1)
    .max(COLUMNS_MOST),
  rows: z.array(z.array(z.string().max(400)).max(COLUMNS_MOST)).max(ROWS_MOST),
  /** How many there are, where not all of them were sent. */
  of: z.number().int().min(0).max(ROWS_MOST),
})
type ListCall = z.output<typeof listCall>

type Said = { readonly words: typeof en; readonly house: string; readonly person: string; readonly local: string }

function listPaper(list: ListCall, at: number, { words, house, person, local }: Said): Paper {
  const say = words.listed.file
  const { title, says, language, columns, rows, of } = list
  const shown = say.shownTo(person, words.times.moment(local))
  return {
    title: house === '' ? title : `${house} · ${title}`,
    language,
    at,
    ...(columns.length > UPRIGHT_MOST ? { isWide: true } : {}),
    blocks: [
      { is: 'heading', text: title, says: [house, shown].filter((text) => text !== '').join(' · ') },
      ...(says === undefined ? [] : [{ is: 'text' as const, text: say.filteredBy(says) }]),
      { is: 'text', text: rows.length < of ? say.cut(rows.length, of) : say.rows(rows.length) },
      {
        is: 'table',
        columns: columns.map(({ says: head, isRight }) => (isRight ? { says: head, isMoney: true } : { says: head })),
        rows: rows.map((row) => row.map((cell) => words.times.any(cell.replace(BLANK, 'T')))),
      },
    ],
  }
}

/** Between the day and the hour, as files for programs have them. */
const BLANK = /(?<=^\d{4}-\d\d-\d\d) (?=\d\d:\d\d)/

const DEADLINE_MS = 30_000

export function listRoutes({ house, audit, desk }: Door, permit: Permit, beside: Beside): Hono {
  const app = new Hono()
  /** That a table of the screen leaves as a file which the browser makes itself. */
  app.post('/exports', async (call) => {
    const here = permit.toCome(call, 'export')
    if (here instanceof Response) return here
    const asked = await bodyOf(call, exportCall)
    if (asked instanceof Response) return asked
    const { list, as, rows } = asked.value
    audit.note('export', { person: here.person, what: `list ${list} as ${as}`, place: here.place, rows })
    return call.json({ isNoted: true as const })
  })

  app.post('/papers/list', async (call) => {
    const here = permit.toCome(call, 'export')
    if (here instanceof Response) return here
    const asked = await bodyOf(call, listCall)
    if (asked instanceof Response) return asked
    const { list, language, rows } = asked.value
    audit.note('export', {
      person: here.person,
      what: `list ${list} as pdf`,
      place: here.place,
      rows: rows.length,
    })
    const { at, local } = house.now()
    const said = {
      words: WORDS[language],
      house: house.state.property?.property ?? '',
      person: desk.members().find(({ id }) => id === here.person)?.name ?? WORDS[language].person(here.person),
      local,
    }
    const made = await beside.ask('pdf', listPaper(asked.value, at, said), DEADLINE_MS)
    if (typeof made === 'string') return fault(call, 503, 'file is not made yet')
    return call.body(made.found, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${list.replaceAll(/[^\w.-]+/g, '-')}.pdf"`,
      'cache-control': 'no-store',
    })
  })
  return app
}
