/** The evidence packet as a file to read. What proves it is the view of that name; this one prints what stands in it. */
import { type Context, Hono } from 'hono'
import { en } from '../../words/en/en.ts'
import { es } from '../../words/es/es.ts'
import { fault } from '../api/fault.ts'
import type { Beside } from '../beside/beside.ts'
import type { Door } from '../door/door.ts'
import type { Permit } from '../door/permit.ts'
import { packetOf } from './packet.ts'
import { packetFile } from './packetfile.ts'
import { foundOf, SEES_ALL, seenBy } from './record.ts'
import { askedOf, readersOf } from './recordroutes.ts'

const WORDS = { en, es }
/** Some pages, drawn by a thread that nothing of the house waits for. */
const DEADLINE_MS = 30_000

export function packetRoutes(door: Door, permit: Permit, beside: Beside): Hono {
  const { house, desk, audit } = door
  const app = new Hono()
  app.get('/packet', async (call) => {
    const allowed = permit.toSee(call, 'packet')
    return allowed instanceof Response ? allowed : answer(call)
  })

  async function answer(call: Context): Promise<Response> {
    const found = await foundOf(house, askedOf(call))
    if (found === undefined) return fault(call, 404, 'no such hit or claim', { of: askedOf(call) })
    const { hit } = found.row
    audit.note('export', {
      person: readersOf(door, call)[0]?.person ?? '',
      what: `evidence packet of ${hit}, on paper`,
    })
    const language = call.req.query('language') === 'es' ? 'es' : 'en'
    const names = new Map(desk.rows().map(({ id, name }) => [id, name]))
    const paper = packetFile(seenBy(house, found, SEES_ALL), await packetOf(house, found), {
      words: WORDS[language],
      language,
      at: house.now().at,
      nameOf: (person) => names.get(person),
    })
    const made = await beside.ask('pdf', paper, DEADLINE_MS)
    if (typeof made === 'string') return fault(call, 503, 'file is not made yet')
    return call.body(made.found, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${hit}-evidence.pdf"`,
      'cache-control': 'no-store',
    })
  }
  return app
}
