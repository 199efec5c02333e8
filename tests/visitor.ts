/**
 * A browser without a browser: keeps the cookies of its places and asks the api without a socket. Every answer that it gets
 * is held against the description of the api.
 */
import { DEMO_STAFF } from '../src/server/demo/people.ts'
import type { Place } from '../src/server/door/places.ts'
import { undescribed } from './described.ts'

/** A house without a socket, or one at an address. */
export type Asked = {
  request(path: string, init: RequestInit, beside: { address: string }): Response | Promise<Response>
}
type Answered = { status: number; body: Record<string, never> }
export type Visitor = {
  /** Signs a person of the demo in at a place. */
  enter(place: Place, id: string): Promise<Answered>
  request(path: string, init?: RequestInit, place?: Place): Promise<Response>
  post(path: string, body: unknown, place?: Place): Promise<Answered>
  get(path: string, place?: Place): Promise<Answered>
  readonly cookies: ReadonlyMap<string, string>
}

export const proofOf = (id: string): { badge: string; pin: string } => {
  const { badge, pin } = DEMO_STAFF.find((person) => person.id === id)!
  return { badge, pin }
}

export function visitor(app: Asked, address = '127.0.0.1', isDescribed = true): Visitor {
  const cookies = new Map<string, string>()
  const request = async (path: string, init: RequestInit = {}, place?: Place): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (place !== undefined) headers.set('x-gamekeeper-place', place)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await app.request(path, { ...init, headers }, { address })
    const strange = isDescribed ? await undescribed(init.method ?? 'GET', path, answer) : undefined
    if (strange !== undefined)
      throw new Error(`${strange}\nWhere a type has changed, npm run schemas describes it anew.`)
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const read = async (answer: Response): Promise<Answered> => ({
    status: answer.status,
    body: (await answer.json()) as Record<string, never>,
  })
  const post = async (path: string, body: unknown, place?: Place) =>
    read(
      await request(
        path,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        place,
      ),
    )
  return {
    cookies,
    request,
    post,
    get: async (path, place) => read(await request(path, {}, place)),
    enter: (place, id) => post('/session', { place, ...proofOf(id) }),
  }
}
