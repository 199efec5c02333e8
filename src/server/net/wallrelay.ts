/**
 * Screens on the wall that hang on a relay: it passes on that they are seen, each at most every few seconds however many
 * browsers have opened its address, and only those that the house has told it of.
 */
import { Hono } from 'hono'

const EVERY_MS = 10_000
const PATIENCE_MS = 4_000

export function wallRelay(
  house: URL,
  isKnown: (screen: string) => boolean,
  { now = Date.now, ask = fetch }: { readonly now?: () => number; readonly ask?: typeof fetch } = {},
): Hono {
  const told = new Map<string, number>()
  const app = new Hono()
  app.post('/:screen', async (call) => {
    const screen = call.req.param('screen')
    if (!isKnown(screen)) return call.json({ isKnown: false })
    if (now() - (told.get(screen) ?? Number.NEGATIVE_INFINITY) >= EVERY_MS) {
      told.set(screen, now())
      // A house that is down sees no screen; the board says so itself.
      await ask(new URL(`/api/wall/${encodeURIComponent(screen)}`, house), {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined)
    }
    return call.json({ isKnown: true })
  })
  return app
}
