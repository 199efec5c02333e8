import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Operations } from './requestlog.ts'

export type Site = {
  /** The folder with the built pages. */
  web: string
  version: string
  /** Orders, views and the live stream, where a house is open. */
  api?: Hono
  /** Looks at every request: ids, logs, figures. */
  watch?: MiddlewareHandler
  /** /health and /metrics, for those who watch over the house. */
  operations?: Operations
  /** Served by TLS: browsers are told never to come without it. */
  isSecure?: boolean
  /** A practice house: every page says so, also before the house has a name and where no feed is followed. */
  isPractice?: boolean
  /** The pages that are shown here; otherwise all. */
  pages?: RegExp
}

/** Pages with an address of their own; all of them are the one document, which knows what to show. */
const PAGES =
  /^\/(?:hands|tonight|table(?:\/[^/]+)?|floor|podium|club|games|cage|count|books|offerings|paper|staff|signin|board|lists|kiosk|practice(?:\/[\w-]+)?)?\/?$/

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

/** What a relay shows. */
export const BOARD_PAGES = /^\/(?:board|lists)\/?$/

/** Everything the pages ask for, without a socket: tests call `site.request(...)`. */
export function site(options: Site): Hono {
  const { web, version, api, watch, operations, isSecure = false, isPractice = false, pages = PAGES } = options
  const app = new Hono()
  if (watch !== undefined) app.use('*', watch)
  app.use(
    '*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: 'DENY',
      strictTransportSecurity: isSecure ? 'max-age=31536000' : false,
      permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    }),
  )
  app.use('/api/*', async (call, next) => {
    await next()
    // What a signed-in person saw is not kept for the next one.
    if (!call.res.headers.has('cache-control')) call.res.headers.set('cache-control', 'no-store')
  })
  if (operations !== undefined) app.route('/', operations)
  app.get('/api/health', (call) => call.json({ name: 'gamekeeper', version }))
  app.get('/api/', (call) => call.redirect('/api', 308))
  if (api !== undefined) app.route('/api', api)
  app.all('/api/*', (call) => call.json({ says: `There is nothing at ${call.req.path}.` }, 404))
  app.get('*', async (call) => {
    const found = await fileOf(web, call.req.path, pages)
    if (found === undefined) return call.text(`There is no page at ${call.req.path}. Start at /.`, 404)
    // Vite names what is in assets/ by its content, so it never changes; the page itself may at any time.
    const keep = call.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const bytes = isPractice && found.type === TYPES['.html'] ? marked(found.bytes) : found.bytes
    return call.body(bytes, 200, { 'content-type': found.type, 'cache-control': keep })
  })
  return app
}

const marked = (page: Uint8Array): string => new TextDecoder().decode(page).replace('<html', '<html data-practice')

async function fileOf(web: string, path: string, pages: RegExp) {
  const file = normalize(join(web, pages.test(path) ? 'index.html' : path))
  const type = TYPES[extname(file)]
  if (type === undefined || !file.startsWith(normalize(web) + sep)) return undefined
  try {
    return { type, bytes: new Uint8Array(await readFile(file)) }
  } catch {
    return undefined
  }
}
