import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { site } from './http.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-site-'))
const web = join(folder, 'web')
mkdirSync(join(web, 'assets'), { recursive: true })
writeFileSync(join(web, 'index.html'), '<!doctype html>')
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

test('only our own scripts may run', async () => {
  expect((await app.request('/')).headers.get('content-security-policy')).toContain("default-src 'self'")
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
