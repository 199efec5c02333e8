/** What every request gets: an id, a line in the log, a place in the figures. And where those who watch over the house look. */
import { randomBytes } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Config } from '../house/config.ts'
import { gaugesOf, type HealthOptions, healthOf } from './health.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

export const REQUEST_ID = 'x-request-id'

/** The pattern of the route and never the address itself: what a person typed into it stays out of the logs. */
export function watch(log: Log, metrics: Metrics): MiddlewareHandler {
  const run = randomBytes(4).toString('hex')
  let count = 0
  return async (call, next) => {
    const began = performance.now()
    count = (count + 1) >>> 0
    const id = `${run}${count.toString(16).padStart(8, '0')}`
    await next()
    call.res.headers.set(REQUEST_ID, id)
    const ms = performance.now() - began
    const patterns = matchedRoutes(call).map(({ path }) => path)
    const route =
      patterns.findLast((path) => !path.endsWith('*')) ?? (call.req.path.startsWith('/api/') ? 'none' : 'page')
    const { status } = call.res
    metrics.request(route, call.req.method, status, ms)
    const fields = { id, method: call.req.method, route, status, ms: Math.round(ms * 10) / 10 }
    if (status >= 500) log.error('request', fields)
    else log.info('request', fields)
  }
}

/** Knows from where it is asked. */
export type Operations = Hono<{ Bindings: { address?: string } }>
export type OperationsOptions = HealthOptions & { readonly show: Config['metrics'] }

/** `/health` says whether orders are taken, `/health/live` only that the process is there, `/metrics` the figures. */
export function operations({ show, ...options }: OperationsOptions): Operations {
  const app: Operations = new Hono()
  app.get('/health', async (call) => {
    const health = await healthOf(options)
    return call.json(health, health.ready ? 200 : 503, { 'cache-control': 'no-store' })
  })
  app.get('/health/live', (call) => call.json({ name: 'gamekeeper', version: options.version }))
  app.get('/metrics', async (call) => {
    if (show === 'off') return call.text('There are no metrics here.', 404)
    if (show === 'local' && !isHere(call.env?.address)) return call.text('Metrics are read on this machine only.', 403)
    return call.text(options.metrics.text(gaugesOf(await healthOf(options))), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
  })
  return app
}

/** Without an address it came through no socket: a test, or the process itself. */
const isHere = (address: string | undefined) => address === undefined || /^(::1|(::ffff:)?127\.)/.test(address)
