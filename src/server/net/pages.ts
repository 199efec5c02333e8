import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { secureHeaders } from 'hono/secure-headers'
import { encodingFor, packer } from './packed.ts'
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
  /** Where the logo of the house lies, if it has put one down; on its club cards. */
  logo?: string
  /** The pages that are shown here; otherwise all. */
  pages?: RegExp
}

/** Pages with an address of their own; all of them are the one document, which knows what to show. */
const PAGES =
  /^\/(?:players|hands|tonight|table(?:\/[^/]+)?|floor|podium|club|games|contests|director|clock|tournament|cage|count|books|manager|offerings|series|screens|(?:hit|claim)(?:\/[\w-]+)?|paper|staff|signin|board(?:\/[\w-]+)?|lists|kiosk|practice(?:\/[\w-]+)?)?\/?$/

/** Bytes from which on it is worth it. */
const PACKED_MIN = 1_000
/** Fonts are packed already; what is not named by its content may change, and is small. */
const isPacked = (path: string, { type, bytes }: { type: string; bytes: Uint8Array }): boolean =>
  path.startsWith('/assets/') && !type.startsWith('font/') && bytes.length >= PACKED_MIN

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])
const LOGO_MAX = 1_000_000

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
export const BOARD_PAGES = /^\/(?:players|hands|board(?:\/[\w-]+)?|lists|clock|tournament)\/?$/
/** And where members see what is theirs, too. */
export const KIOSK_PAGES = /^\/(?:players|hands|board(?:\/[\w-]+)?|lists|clock|tournament|kiosk)\/?$/

/** Everything the pages ask for, without a socket: tests call `site.request(...)`. */
export function site(options: Site): Hono {
  const { web, version, api, watch, operations, isSecure = false, isPractice = false, logo, pages = PAGES } = options
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
  // Answers of the house; a live stream is no text that ends.
  app.use('/api/*', compress({ encoding: 'gzip', threshold: PACKED_MIN }))
  const packed = packer()
  if (operations !== undefined) app.route('/', operations)
  app.get('/api/health', (call) => call.json({ name: 'gamekeeper', version }))
  app.get('/api/', (call) => call.redirect('/api', 308))
  // What the public asks a relay answers; the page at the house leads there.
  if (pages === PAGES) app.all('/api/public/*', (call) => call.json({ isElsewhere: true }))
  if (api !== undefined) app.route('/api', api)
  app.all('/api/*', (call) => call.json({ says: `There is nothing at ${call.req.path}.` }, 404))
  app.get('/logo', async (call) => {
    const bytes = logo === undefined ? undefined : await readFile(logo).catch(() => undefined)
    // By its first signs: whatever else lies there is not told. None is no fault, and pages ask for it.
    if (bytes === undefined || bytes.length > LOGO_MAX || !bytes.subarray(0, 4).equals(PNG)) return call.body(null, 204)
    return call.body(new Uint8Array(bytes), 200, { 'content-type': 'image/png', 'cache-control': 'no-cache' })
  })
  app.get('*', async (call) => {
    const found = await fileOf(web, call.req.path, pages)
    if (found === undefined) return call.text(`There is no page at ${call.req.path}. Start at /.`, 404)
    // Vite names what is in assets/ by its content, so it never changes; the page itself may at any time.
    const keep = call.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const bytes = isPractice && found.type === TYPES['.html'] ? marked(found.bytes) : found.bytes
    const headers = { 'content-type': found.type, 'cache-control': keep, vary: 'accept-encoding' }
    const encoding = isPacked(call.req.path, found) ? encodingFor(call.req.header('accept-encoding')) : undefined
    if (encoding === undefined) return call.body(bytes, 200, headers)
    const less = await packed(found.file, found.bytes, encoding)
    return call.body(new Uint8Array(less), 200, { ...headers, 'content-encoding': encoding })
  })
  return app
}

const marked = (page: Uint8Array): string => new TextDecoder().decode(page).replace('<html', '<html data-practice')

async function fileOf(web: string, path: string, pages: RegExp) {
  const file = normalize(join(web, pages.test(path) ? 'index.html' : path))
  const type = TYPES[extname(file)]
  if (type === undefined || !file.startsWith(normalize(web) + sep)) return undefined
  try {
    return { file, type, bytes: new Uint8Array(await readFile(file)) }
  } catch {
    return undefined
  }
}
