/**
 * What a relay knows of a house beside its live views: what is posted, and the records of its latest draws. It asks every few
 * seconds and keeps the last answer, so that the public is answered while the house is busy, stopped or out of reach.
 */
import { setImmediate } from 'node:timers/promises'
import type { DrawRecord } from '../../engine/drawings/draw/draw-record.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { type PostedState, type PostedView, postedState } from '../../views/players/posted.ts'
import type { DrawList } from '../house/drawrecords.ts'

export type Posted = { readonly view: PostedView; readonly state: PostedState }
export type Known = {
  posted(): Posted | undefined
  draws(): DrawList | undefined
  record(draw: number): DrawRecord | undefined
  close(): void
}

const ASK_MS = 5_000
const PATIENCE_MS = 4_000
/** Older ones are in the house's own list; a phone shows the latest. */
const RECORDS_KEPT = 20
const LIST_MAX = 4_000_000

export function knownOf(house: URL, { everyMs = ASK_MS }: { readonly everyMs?: number } = {}): Known {
  let posted: Posted | undefined
  let mark = ''
  let draws: DrawList | undefined
  const records = new Map<number, DrawRecord>()
  const closing = new AbortController()

  async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)])
    return fetch(new URL(path, house), { headers, signal, redirect: 'error' })
  }

  async function askPosted(): Promise<void> {
    const answer = await ask('/api/views/posted', mark === '' ? {} : { 'if-none-match': mark })
    if (answer.status !== 200) return void (await answer.body?.cancel())
    const view = (await answer.json()) as PostedView
    const state = postedState(view)
    // Texts are read one by one, so that nobody waits for all of them; until then what was known before is told.
    for (const { activity } of view.activities) {
      await setImmediate()
      runningOf(state, activity)
    }
    posted = { view, state }
    mark = answer.headers.get('etag') ?? ''
  }

  async function askDraws(): Promise<void> {
    const answer = await ask('/api/drawings')
    if (!answer.ok) return
    draws = (await answer.json()) as DrawList
    const shown = draws.draws.slice(0, RECORDS_KEPT)
    for (const draw of records.keys()) if (!shown.some((one) => one.draw === draw)) records.delete(draw)
    // One that is over does not change any more, but for winners who are passed over soon after.
    const wanted = shown.filter(({ draw, stage }, at) => at < 2 || (stage !== 'open' && !records.has(draw)))
    for (const { draw } of wanted) {
      const record = await ask(`/api/drawings/${draw}`)
      const isLong = Number(record.headers.get('content-length') ?? 0) > LIST_MAX
      if (record.ok && !isLong) records.set(draw, (await record.json()) as DrawRecord)
      else await record.body?.cancel()
    }
  }

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      // Whatever is not answered now is asked again; what was known stays.
      await askPosted().catch(() => undefined)
      await askDraws().catch(() => undefined)
      await new Promise<void>((done) => {
        const timer = setTimeout(done, posted === undefined ? Math.min(everyMs, 1_000) : everyMs)
        closing.signal.addEventListener('abort', () => {
          clearTimeout(timer)
          done()
        })
      })
    }
  }
  void listen()

  return {
    posted: () => posted,
    draws: () => draws,
    record: (draw) => records.get(draw),
    close: () => closing.abort(),
  }
}
