/**
 * What each screen costs the line: its script and all that it cannot do without, packed as they are sent, in each language.
 *   npm run bench -- screens
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { builtWeb } from '../tools/web.ts'

const AIM = 150_000
const LANGUAGE = /^(en|es)-/

const assets = join(await builtWeb(), 'assets')
const names = readdirSync(assets).filter((file) => file.endsWith('.js'))
const scripts = new Map(names.map((name) => [name, scriptOf(readFileSync(join(assets, name)))]))

function scriptOf(source: Buffer) {
  const text = source.toString()
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return {
    bytes: brotliCompressSync(source, { params }).length,
    needs: [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => name!),
    brings: [...text.matchAll(/import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => name!),
  }
}

/** With all that they cannot do without. */
function bytesOf(...roots: string[]): number {
  const found = new Set<string>()
  for (const waiting = [...roots]; waiting.length > 0; ) {
    const name = waiting.pop()!
    if (!found.has(name)) waiting.push(...scripts.get(name)!.needs)
    found.add(name)
  }
  return [...found].reduce((sum, name) => sum + scripts.get(name)!.bytes, 0)
}

const first = names.find((name) => scripts.get(name)!.brings.length > 10)!
const languages = names.filter((name) => LANGUAGE.test(name))
const screens = scripts.get(first)!.brings.filter((name) => !languages.includes(name))
const kilo = (bytes: number): string => `${Math.round(bytes / 1000)} kB`
let over = 0
for (const screen of new Set(screens)) {
  const sizes = languages.map((language) => [language.replace(/-.*/, ''), bytesOf(first, screen, language)] as const)
  if (sizes.some(([, bytes]) => bytes > AIM)) over += 1
  console.log(
    `${screen.replace(/-.*/, '').padEnd(12)} ${sizes.map(([name, bytes]) => `${name} ${kilo(bytes)}`).join('  ')}`,
  )
}
console.log(`${over} of ${new Set(screens).size} screens are over ${kilo(AIM)}`)
