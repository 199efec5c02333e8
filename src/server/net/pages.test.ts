import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { site } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-site-'))
const web = join(folder, 'web')
mkdirSync(join(web, 'assets'), { recursive: true })
writeFileSync(join(web, 'index.html'), '<!doctype html><html lang="en"></html>')
writeFileSync(join(web, 'assets', 'page-1.js'), '1')
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
