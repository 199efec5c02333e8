import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { site } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-site-'))
const web = join(folder, 'web')
mkdirSync(join(web, 'assets'), { recursive: true })
writeFileSync(join(web, 'index.html'), '<!doctype html><html lang="en"></html>')
writeFileSync(join(web, 'assets', 'page-1.js'), '1')
const long = 'one and the same word '.repeat(200)
writeFileSync(join(web, 'assets', 'long-1.js'), long)
writeFileSync(join(web, 'assets', 'long-1.woff2'), long)
writeFileSync(join(folder, 'secret.json'), '{}')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const app = site({ web, version: '1.2.3' })

test('the page itself may change at any time, its assets never', async () => {
  const page = await app.request('/')
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  const asset = await app.request('/assets/page-1.js')
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(asset.headers.get('content-type')).toContain('javascript')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['identity', null],
  [undefined, null],
])('text is packed as the browser asks: %s', async (accepted, encoding) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const _twice of [1, 2]) {
    const answer = await app.request('/assets/long-1.js', { headers })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (encoding !== null) expect(bytes.length).toBeLessThan(long.length / 10)
    const read = encoding === null ? bytes : unpacked[encoding as 'br' | 'gzip'](bytes)
    expect(read.toString()).toBe(long)
  }
})

test('fonts, and what is shorter than its packing, go out as they are', async () => {
  for (const file of ['long-1.woff2', 'page-1.js']) {
    const { headers } = await app.request(`/assets/${file}`, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(headers.has('content-encoding')).toBe(false)
  }
})

test('answers of the house are packed, its live stream is not', async () => {
  const api = new Hono()
  api.get('/long', (call) => call.json({ long }))
  api.get('/live', (call) => call.body(long, 200, { 'content-type': 'text/event-stream' }))
  const house = site({ web, version: '1.2.3', api })
  const headers = { 'accept-encoding': 'br, gzip' }
  expect((await house.request('/api/long', { headers })).headers.get('content-encoding')).toBe('gzip')
  expect((await house.request('/api/live', { headers })).headers.has('content-encoding')).toBe(false)
})

test('only our own scripts and styles, in no frame, and nothing else at all', async () => {
  const { headers } = await app.request('/')
  const policy = headers.get('content-security-policy') ?? ''
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
    expect(policy).toContain(part)
  expect(policy).not.toContain('unsafe')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('the logo of the house is a picture that it has put down, and nothing else that lies there', async () => {
  const logo = join(folder, 'logo.png')
  const branded = site({ web, version: '1.2.3', logo })
  expect((await branded.request('/logo')).status).toBe(204)
  writeFileSync(logo, 'not a picture')
  expect((await branded.request('/logo')).status).toBe(204)
  writeFileSync(logo, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))
  const shown = await branded.request('/logo')
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await app.request('/logo')).status).toBe(204)
})

test('browsers are told to insist on TLS only where there is TLS', async () => {
  expect((await app.request('/')).headers.get('strict-transport-security')).toBeNull()
  const secure = site({ web, version: '1.2.3', isSecure: true })
  expect((await secure.request('/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('a table has its own page, also one that is called by two words', async () => {
  for (const path of ['/table/1', '/table/VIP%201']) expect((await app.request(path)).status, path).toBe(200)
  expect((await app.request('/table/1/2')).status).toBe(404)
})

test('answers of the API are kept by nobody', async () => {
  expect((await app.request('/api/x')).headers.get('cache-control')).toBe('no-store')
})

test('health tells name and version', async () => {
  expect(await (await app.request('/api/health')).json()).toEqual({ name: 'gamekeeper', version: '1.2.3' })
})

test.each([
  '/nothing.html',
  '/assets',
  '/..%2fsecret.json',
  '/%2e%2e/secret.json',
  '/assets/..%2f..%2fsecret.json',
  '/api/x',
])('%s is not found', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

test('every page of a practice house carries the mark, and no page of another', async () => {
  const practice = site({ web, version: '1.2.3', isPractice: true })
  for (const path of ['/', '/signin', '/hands'])
    expect(await (await practice.request(path)).text()).toContain('<html data-practice')
  expect(await (await app.request('/')).text()).not.toContain('data-practice')
})
