/** What is posted, for whoever answers the public beside the house. Asked again and again, it is made only when something changed. */
import { Hono } from 'hono'
import { type PostedView, postedView } from '../../views/players/posted.ts'
import type { House } from '../house/kernel.ts'

export function postedRoute(house: House): Hono {
  let made: { readonly mark: string; readonly text: string } | undefined
  const app = new Hono()
  app.get('/posted', (call) => {
    const mark = markOf(house)
    if (call.req.header('if-none-match') === mark) return call.body(null, 304, { etag: mark })
    if (made?.mark !== mark) made = { mark, text: JSON.stringify(postedView(house.state) satisfies PostedView) }
    return call.body(made.text, 200, { 'content-type': 'application/json', etag: mark })
  })
  return app
}

/** Another one as soon as anything in it is another: postings are counted, and the rest is short. */
function markOf({ state }: House): string {
  const statuses = [...state.offerings.values()].map(({ status, running }) => `${status[0]}${running?.version ?? ''}`)
  const tables = [...state.tables.values()].map(
    ({ table, game, openedAt, broken, limit, kind }) =>
      `${table} ${game} ${openedAt === undefined} ${limit} ${kind} ${Object.keys(broken ?? {})}`,
  )
  return `"${state.postings}-${hashOf([...statuses, ...tables].join(','))}"`
}

/** Short, and for telling two of them apart only. */
function hashOf(text: string): string {
  let hash = 5381
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0
  return hash.toString(36)
}
