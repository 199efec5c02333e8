/**
 * What the build of the pages does for their words: a module asks for the parts of a language that it says, and a page can
 * look up in which file of messages a sentence is (src/web/words.ts).
 */
import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { PARTS, type Part } from '../src/web/parts.ts'

const root = resolve(import.meta.dirname, '..')
const ROOMS = 'virtual:rooms'
const WORDS = join(root, 'src', 'web', 'words.ts')

export const webWords = (): Plugin => ({
  name: 'words',
  // While the types are there, which say what an argument is.
  enforce: 'pre',
  resolveId: (id) => (id === ROOMS ? `\0${ROOMS}` : undefined),
  load: async (id) => (id === `\0${ROOMS}` ? `export const ROOMS = ${JSON.stringify(await idsByFile())}` : undefined),
  transform(code, id) {
    if (!/\/src\/(?:web|views)\/.*\.tsx?$/.test(id) || id === WORDS) return
    const parts = partsIn(code)
    if (parts.length === 0) return
    return `import { ask as asks } from ${JSON.stringify(WORDS)}\n${code}\nasks(...${JSON.stringify(parts)})\n`
  },
})

/** For each file of messages the ids of its sentences. */
export async function idsByFile(): Promise<Record<string, readonly string[]>> {
  const folder = join(root, 'src', 'words', 'en', 'messages')
  const files = globSync('**/*.ts', { cwd: folder }).sort()
  const rooms = await Promise.all(
    files.map(async (file) => {
      const module = (await import(join(folder, file))) as Record<string, object>
      return [file.replace(/\.ts$/, ''), [...new Set(Object.values(module).flatMap(Object.keys))]] as const
    }),
  )
  return Object.fromEntries(rooms)
}

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name)

/**
 * The parts that a module says: `words().cage`, `const say = words()` and then `say.cage`, or as an argument of the type Words.
 * One name too many costs a few bytes, one too few would be a hole in the page: tools/webwords.test.ts.
 */
export function partsIn(code: string): Part[] {
  const taken = [
    ...[...code.matchAll(/\{([^{}]*)\}(?: = words\(\)|: Words\b)/g)].flatMap(([, names]) =>
      names!.split(',').map((name) => name.split(':')[0]!.trim()),
    ),
    ...[...code.matchAll(/\b(\w+)(?: = words\(\)(?!\.)|: Words\b)|\b(words)\(\)/g)].flatMap(([, alias, words]) =>
      [...code.matchAll(new RegExp(`\\b${alias ?? `${words}\\(\\)`}\\s*\\.(\\w+)`, 'g'))].map(([, name]) => name!),
    ),
  ]
  return [...new Set(taken)].filter(isPart)
}
