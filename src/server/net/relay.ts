/**
 * A relay of what is public: it listens to the house once and tells boards and phones, so that a crowd costs the house one
 * listener. What players ask it answers itself, from what it has heard. It knows no secrets and takes no orders; the calls of a
 * kiosk it passes on where it is told to. When the house is silent the relay sends no beat, and boards and phones say so.
 */
import { Hono } from 'hono'
import { steady } from '../../base/steady.ts'
import type { MeterSign } from '../../views/signs/meter.ts'
import { besideHouse } from '../beside/beside.ts'
import { isPublic } from '../door/permissions.ts'
import { VIEWS, type ViewName } from '../door/viewnames.ts'
import type { PhoneView } from '../phones/phoneroutes.ts'
import { knownOf } from '../players/known.ts'
import { type LastHeard, playersRoutes } from '../players/routes.ts'
import { type Crowd, crowdOf, howOf, type Pace } from './crowd.ts'
import { kioskRelay } from './kioskrelay.ts'
import type { Operations } from './requestlog.ts'
import { type Told, tellerOf } from './told.ts'
import { wallRelay } from './wallrelay.ts'

/** After so long without a sign of life the house is called again, and the boards hear no beat. */
export const SILENT_MS = 2_000
const AGAIN_MS = 1_000
/** Nobody waits for an order here, so a crowd is told faster than at the house, and more of them. */
const PACE: Pace = { most: 10_000, wordsPerMs: 20 }

export const PUBLIC_VIEWS: readonly ViewName[] = VIEWS.filter(isPublic)

export type Relay = {
  readonly app: Hono
  /** /health: whether boards here show the present. */
  readonly health: Operations
  readonly crowd: Crowd
  /** Whether the house was heard of lately. */
  isLinked(): boolean
  close(): void
}

export type RelayOptions = {
  /** Where the house is. */
  readonly house: URL
  /** Where phones of the public reach the house, to put themselves on a list; nowhere, where it is not told. */
  readonly join?: URL
  /** Whether members see what is theirs on their own phones. */
  readonly kiosk?: boolean
  readonly report: (says: string) => void
  readonly pace?: Pace
  /** How often it asks what is posted. */
  readonly askMs?: number
}

export function relayOf({ house, join, kiosk = false, report, pace = {}, askMs }: RelayOptions): Relay {
  const kept = new Map<ViewName, Pick<Message, 'id' | 'data'>>()
  const told = new Map<ViewName, Told>()
  const tellers = new Map(PUBLIC_VIEWS.map((view) => [view, tellerOf(view)]))
  /** Made into words when it is told: what came in between is told to nobody. */
  const word = (view: ViewName): Told | undefined => {
    const newest = kept.get(view)
    if (newest === undefined || newest.data === told.get(view)?.text) return told.get(view)
    told.set(view, tellers.get(view)!(newest.id, newest.data))
    return told.get(view)
  }
  let beat: { readonly data: string; readonly heardAt: number } | undefined
  const exact = steady()
  let screens: { readonly data: string; names?: ReadonlySet<string> } = { data: '[]' }
  let meters: { readonly data: string; signs?: readonly MeterSign[] } = { data: '[]' }
  // By a clock that nobody sets.
  const age = (): number => (beat === undefined ? 0 : Math.round(performance.now() - beat.heardAt))
  const isLinked = () => beat !== undefined && age() < SILENT_MS
  const crowd = crowdOf(
    {
      word,
      beat: () => (beat !== undefined && isLinked() ? aged(beat.data, age()) : undefined),
    },
    { ...PACE, ...pace },
  )

  function hear({ id, event, data }: Message): void {
    if (event === 'beat') {
      beat = { data, heardAt: performance.now() }
      exact.hear((JSON.parse(data) as { readonly at: number }).at, beat.heardAt)
      return
    }
    const view = PUBLIC_VIEWS.find((name) => name === event)
    if (view === undefined) return
    if (view === 'meters') meters = { data }
    if (view === 'screens') screens = { data }
    kept.set(view, { id, data })
    crowd.poke()
  }

  let isClosed = false
  let hangUp = new AbortController()
  let wasLinked = true
  const address = new URL(`/api/live?views=${PUBLIC_VIEWS.join(',')}`, house)
  const said = (why: string) => {
    if (wasLinked && !isClosed)
      report(`The house at ${house.origin} is not heard (${why}); it is called again every second.`)
    wasLinked = false
  }

  async function listen(): Promise<void> {
    while (!isClosed) {
      hangUp = new AbortController()
      let silent = setTimeout(() => hangUp.abort(), SILENT_MS)
      try {
        const { ok, status, body } = await fetch(address, { signal: hangUp.signal })
        if (!ok || body === null) throw new Error(`it answered ${status}`)
        for await (const message of messagesOf(body)) {
          clearTimeout(silent)
          silent = setTimeout(() => hangUp.abort(), SILENT_MS)
          if (!wasLinked) report(`The house at ${house.origin} is heard again.`)
          wasLinked = true
          hear(message)
        }
        said('it hung up')
      } catch (error) {
        said(reasonOf(error))
      } finally {
        clearTimeout(silent)
      }
      if (!isClosed) await new Promise((done) => setTimeout(done, AGAIN_MS))
    }
  }
  void listen()

  const app = new Hono()
  app.get('/live', (call) => {
    const asked = [...new Set((call.req.query('views') ?? PUBLIC_VIEWS.join(',')).split(','))]
    const unknown = asked.find((view) => !(VIEWS as readonly string[]).includes(view))
    if (unknown !== undefined)
      return call.json(
        { says: `There is no view "${unknown.slice(0, 40)}"; here are ${PUBLIC_VIEWS.join(', ')}.` },
        400,
      )
    // A page follows all that its people may see; here nobody is signed in.
    const stream = crowd.listen(
      PUBLIC_VIEWS.filter((view) => asked.includes(view)),
      undefined,
      howOf(call.req.query('part'), call.req.query('changes')),
    )
    if (stream === undefined) return call.json({ says: 'Too many screens are open at once.' }, 429)
    return call.body(stream, 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
  })
  app.get('/instant', (call) => {
    const at = isLinked() ? exact.at(performance.now()) : undefined
    return at === undefined
      ? call.json({ says: 'The house is not heard.' }, 503)
      : call.json({ at: Math.round(at) }, 200, { 'cache-control': 'no-store' })
  })
  const elsewhere: PhoneView = { takes: false, ...(join === undefined ? {} : { at: new URL('/lists', join).href }) }
  app.get('/wait', (call) => call.json(elsewhere))
  const known = knownOf(house, askMs === undefined ? {} : { everyMs: askMs })
  const beside = besideHouse()
  const heard = (): LastHeard | undefined => {
    if (beat === undefined) return undefined
    const { at, local } = JSON.parse(beat.data) as Pick<LastHeard, 'at' | 'local'>
    return { at, local, ageMs: age() }
  }
  // Read when the first one asks.
  const signs = () => (meters.signs ??= (JSON.parse(meters.data) as MeterSign[] | null) ?? [])
  app.route('/public', playersRoutes({ known, heard, meters: signs, beside }))
  const named = () =>
    (screens.names ??= new Set(
      ((JSON.parse(screens.data) as { screen: string }[] | null) ?? []).map(({ screen }) => screen),
    ))
  app.route(
    '/wall',
    wallRelay(house, (screen) => named().has(screen)),
  )
  if (kiosk) app.route('/kiosk', kioskRelay(house))
  app.all('*', (call) => call.json({ says: `Boards are shown here; for everything else ask the house.` }, 404))

  const health: Operations = new Hono()
  health.get('/health', (call) => {
    const ready = isLinked()
    const faults = ready ? [] : [`the house at ${house.origin} is not heard`]
    const listeners = crowd.listeners()
    return call.json({ name: 'gamekeeper boards', ready, faults, listeners }, ready ? 200 : 503, {
      'cache-control': 'no-store',
    })
  })

  return {
    app,
    health,
    crowd,
    isLinked,
    close() {
      isClosed = true
      hangUp.abort()
      known.close()
      void beside.close()
      crowd.close()
    },
  }
}

/** A beat is passed on a little later than it was heard, and says so: a board is stale as soon as it would be at the house. */
const aged = (data: string, age: number): string => JSON.stringify({ ...(JSON.parse(data) as object), age })

const reasonOf = (error: unknown): string => {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException }
  return name === 'AbortError' ? 'silence' : (cause?.code ?? message)
}

export type Message = { readonly id: string; readonly event: string; readonly data: string }

/** Server-sent events as they come; what has no name is passed over. */
export async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  const text = new TextDecoder()
  let rest = ''
  for await (const part of body) {
    const blocks = (rest + text.decode(part, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const message of blocks.map(messageOf)) if (message.event !== '') yield message
  }
}

function messageOf(block: string): Message {
  const message = { id: '', event: '', data: '' }
  for (const line of block.split('\n')) {
    const colon = line.indexOf(': ')
    const field = line.slice(0, colon)
    if (field === 'id' || field === 'event' || field === 'data') message[field] = line.slice(colon + 2)
  }
  return message
}
