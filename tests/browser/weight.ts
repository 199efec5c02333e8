/** What a page has cost the line: every script that it has loaded so far, packed as it is sent. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright-core'
import { builtWeb } from '../../tools/web.ts'

/** By the densest packing that the house sends (src/server/net/packed.ts). */
const PARAMS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const packed = new Map<string, number>()

export async function scriptBytes(page: Page): Promise<number> {
  const web = await builtWeb()
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  )
  const bytesOf = (name: string): number => {
    const bytes = packed.get(name) ?? brotliCompressSync(readFileSync(join(web, name)), PARAMS).length
    packed.set(name, bytes)
    return bytes
  }
  return [...new Set(names)].reduce((sum, name) => sum + bytesOf(name), 0)
}
