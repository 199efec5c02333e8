/**
 * What each screen costs the line, by the build's own output: its scripts and all that they cannot do without, with the words
 * that they say in each language, packed as the house sends them (brotli, src/server/net/packed.ts).
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { PARTS, type Part } from '../src/web/parts.ts'
import { IN_VIETNAMESE } from '../src/web/spoken.ts'
import { partsIn } from './webwords.ts'

export const LIMIT = 150_000
const root = resolve(import.meta.dirname, '..')

type Chunk = {
  readonly fileName: string
  readonly isEntry: boolean
  readonly facadeModuleId: string | null
  readonly code: string
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly moduleIds: readonly string[]
}
export type Weight = { readonly screen: string; readonly language: string; readonly bytes: number }

export async function weights(): Promise<readonly Weight[]> {
  const made = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })
  const { output } = made as unknown as { output: readonly (Chunk & { readonly type: string })[] }
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((one) => [one.fileName, one as Chunk]))
  const first = [...chunks.values()].find(({ isEntry }) => isEntry)!
  const bytes = new Map([...chunks].map(([name, { code }]) => [name, packed(code)]))
  const byModule = new Map([...chunks.values()].map((one) => [one.facadeModuleId, one.fileName]))

  /** With all that they cannot do without. */
  const whole = (...roots: string[]): Set<string> => {
    const found = new Set<string>()
    for (const waiting = [...roots]; waiting.length > 0; ) {
      const name = waiting.pop()!
      if (!found.has(name)) waiting.push(...chunks.get(name)!.imports)
      found.add(name)
    }
    return found
  }
  const wordsIn = (language: string, parts: readonly Part[]): string[] => {
    const files = ['general', ...new Set(parts.map((part) => PARTS[part]))]
    const own = (of: string, file: string) => byModule.get(join(root, 'src', 'words', of, `${file}.ts`)) ?? []
    const page = [language, ...(language === 'vi' ? ['en'] : [])].map((one) =>
      byModule.get(join(root, 'src', 'web', 'languages', `${one}.ts`)),
    )
    return [
      ...page.flatMap((one) => one ?? []),
      ...files.flatMap((file) => {
        const found = own(language, file)
        // Sentences in Vietnamese stand beside the English ones.
        return [found, found.length === 0 || file.startsWith('messages/') ? own('en', file) : []].flat()
      }),
    ]
  }
  const sum = (names: Iterable<string>): number => [...names].reduce((so, name) => so + bytes.get(name)!, 0)
  const weigh = (language: string, ...roots: string[]): number => {
    const scripts = whole(first.fileName, ...roots)
    const parts = [...scripts].flatMap((name) => chunks.get(name)!.moduleIds).flatMap(partsOfModule)
    return sum(whole(...scripts, ...wordsIn(language, [...new Set(parts)])))
  }
  return screens().flatMap(([screen, module]) => {
    const file = byModule.get(module)!
    // What comes later to some of its visitors: each with the one that is largest.
    const later = [...whole(file)].flatMap((name) => chunks.get(name)!.dynamicImports).filter(isPartOfPage(chunks))
    const languages = ['en', 'es', ...(IN_VIETNAMESE.includes(screen) ? ['vi'] : [])]
    return languages.map((language) => ({
      screen,
      language,
      bytes: Math.max(weigh(language, file), ...later.map((one) => weigh(language, file, one))),
    }))
  })
}

/** A part of a screen, and not words or another screen. */
const isPartOfPage = (chunks: ReadonlyMap<string, Chunk>) => (name: string) =>
  /\/src\/web\/(?:screens|ui)\//.test(chunks.get(name)?.facadeModuleId ?? '')

const packed = (code: string): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

const partsOfModule = (id: string): Part[] =>
  /\/src\/(?:web|views)\/.*\.tsx?$/.test(id) ? partsIn(readFileSync(id, 'utf8')) : []

/** By the address; the start page has none. */
function screens(): [screen: string, module: string][] {
  const main = readFileSync(join(root, 'src', 'web', 'main.tsx'), 'utf8')
  const found = [...main.matchAll(/^ {2}(\w+|''): \(\) => import\('\.\/([^']+)'\)/gm)]
  return found.map(([, name, path]) => [name === "''" ? 'start' : name!, join(root, 'src', 'web', path!)])
}
