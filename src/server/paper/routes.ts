/**
 * Papers that are kept, as PDF files. A file is a print: it is made only after `PrintSheet` has counted it, and a second one says COPY,
 * as on the screen. Whoever has the file can print it as often as they like; the house has handed it out once.
 */
import { type Context, Hono } from 'hono'
import type { Sheet } from '../../engine/house/vocabulary.ts'
import { sheetPieces } from '../../engine/pieces/printing.ts'
import { en } from '../../words/en/en.ts'
import { es } from '../../words/es/es.ts'
import { fault } from '../api/fault.ts'
import type { Beside } from '../beside/beside.ts'
import type { Door } from '../door/door.ts'
import type { Permit } from '../door/permit.ts'
import type { Players } from '../door/players.ts'
import type { House } from '../house/kernel.ts'
import { logFile } from '../tournaments/log.ts'
import { foundLog } from '../tournaments/past.ts'
import type { Paper } from './paper.ts'
import { piecePapers } from './piecepapers.ts'
import { piecesFile } from './piecesfile.ts'

const WORDS = { en, es }
type Asked = {
  readonly of: string
  readonly words: typeof en
  readonly language: string
  readonly at: number
  readonly named: Named
}
/** Players as the register names them now, and whoever works here. */
type Named = {
  readonly players: (person: string) => string | undefined
  readonly staff: (by: string) => string | undefined
}
/** The paper, or nothing where there is none of that name. */
type Make = (house: House, asked: Asked) => Promise<Paper | undefined>

/** By the sheet that is counted. A new one is a line here. */
const FILES: Partial<Record<Sheet, Make>> = {
  pieces: async (house, { of, named, ...said }) => {
    const sheet = sheetPieces(of)
    if (sheet === undefined) return undefined
    const papers = await piecePapers(house, sheet.series, sheet)
    return papers?.sheet === of ? piecesFile(papers, said) : undefined
  },
  // Named by when it started; without that it is the one that is held now.
  'tournament log': async (house, { of, named, ...said }) => {
    const [activity = '', started] = of.split(' ')
    return logFile(await foundLog(house, activity, started, named.players), { ...said, staff: named.staff })
  },
}

/** When its latest print was counted. */
async function printedAt(house: House, sheet: string, of: string): Promise<string | undefined> {
  const [row] = await house.store.rows<{ at: string | null }>(
    'select at from sheets where sheet = ? and "of" = ? order by n desc limit 1',
    sheet,
    of,
  )
  return row?.at ?? undefined
}

/** Four hundred pieces take a second or two of a thread that nothing of the house waits for. */
const DEADLINE_MS = 30_000

export function paperRoutes({ house, desk }: Door, permit: Permit, beside: Beside, players: Players): Hono {
  const app = new Hono()
  const staff = (by: string) => {
    const name = desk.nameOf(by)
    return name === by ? undefined : name
  }
  app.get('/:sheet', async (call) => {
    const here = permit.toDo(call, 'PrintSheet')
    return here instanceof Response ? here : answer(call)
  })

  async function answer(call: Context): Promise<Response> {
    const sheet = call.req.param('sheet') ?? ''
    const { of = '', language: asked } = call.req.query()
    const language = asked === 'es' ? 'es' : 'en'
    const make = Object.hasOwn(FILES, sheet) ? FILES[sheet as Sheet] : undefined
    const printed = make === undefined ? undefined : await printedAt(house, sheet, of)
    if (make === undefined || printed === undefined)
      return fault(call, 404, 'sheet was not printed', { sheet: of.slice(0, 60) })
    const named = { players: players.names(), staff }
    const paper = await make(house, { of, words: WORDS[language], language, at: Date.parse(printed), named })
    if (paper === undefined) return fault(call, 404, 'sheet was not printed', { sheet: of.slice(0, 60) })
    const made = await beside.ask('pdf', paper, DEADLINE_MS)
    if (typeof made === 'string') return fault(call, 503, 'file is not made yet')
    return call.body(made.found, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${of.replaceAll(/[^\w.-]+/g, '-')}.pdf"`,
      'cache-control': 'no-store',
    })
  }
  return app
}
