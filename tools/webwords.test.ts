import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PARTS } from '../src/web/parts.ts'
import { en } from '../src/words/en/en.ts'
import { MESSAGES } from '../src/words/en/messages.ts'
import { es } from '../src/words/es/es.ts'
import { vi } from '../src/words/vi/vi.ts'
import { idsByFile, partsIn } from './webwords.ts'

const src = resolve(import.meta.dirname, '..', 'src')
const modules = globSync('{web,views}/**/*.{ts,tsx}', { cwd: src }).filter((file) => !file.includes('.test.'))
const codeOf = (file: string): string => readFileSync(join(src, file), 'utf8')

test('the parts that a module says are found, whichever way it says them', () => {
  expect(partsIn('<h1>{words().cage.title}</h1>')).toEqual(['cage'])
  expect(partsIn('const say = words()\nsay.books.day + say.cancel')).toEqual(['books'])
  expect(partsIn('const { floor, table: say } = words()')).toEqual(['floor', 'table'])
  expect(partsIn('const at = ({ series: say }: Words) => say.until')).toEqual(['series'])
  expect(partsIn('(words: Words) => words\n  .picks.days')).toEqual(['picks'])
  expect(partsIn('const say = words().cage\nsay.title')).toEqual(['cage'])
})

test('nobody takes the words in a way that is not found', () => {
  const odd = modules.flatMap((file) =>
    [...codeOf(file).matchAll(/[^\n]*\bwords\(\)(?!\s*\.\w)[^\n]*/g)]
      .map(([line]) => line.trim())
      // Given to a function, which says by its type what it is: of that, too, the parts are found.
      .filter(
        (line) => !/^const (?:\w+|\{.*\}) = words\(\)$|\w\((?:\w+, )?words\(\)[,)]|^export function words/.test(line),
      )
      .map((line) => `${file}: ${line}`),
  )
  expect(odd).toEqual([])
})

test('code that comes later waits for its words', () => {
  const unheard = modules.flatMap((file) =>
    [...codeOf(file).matchAll(/[^\n]*\bimport\('[^\n]*/g)]
      .map(([line]) => `${file}: ${line.trim()}`)
      .filter(
        (line) =>
          !/virtual:rooms|lazily\(async|withWords\(import|words\/pseudo|\/languages\/|^web\/main.tsx: [\w']+: /.test(
            line,
          ),
      ),
  )
  expect(unheard).toEqual([])
})

test.each(Object.entries({ en, es, vi }))('each part is in its file: %s', async (language, words) => {
  for (const [part, file] of Object.entries(PARTS)) {
    if (file.startsWith('messages/')) continue
    const own = join(src, 'words', language, `${file}.ts`)
    const [found = join(src, 'words', 'en', `${file}.ts`)] = globSync(own)
    const module = (await import(found)) as Readonly<Record<string, unknown>>
    expect([part, module[part] === words[part as keyof typeof words]]).toEqual([part, true])
  }
})

test('every message is in one file that a page can find, the same in each language', async () => {
  const files = await idsByFile()
  expect(Object.values(files).flat().sort()).toEqual(Object.keys(MESSAGES).sort())
  for (const language of ['es', 'vi'])
    for (const file of globSync('**/*.ts', { cwd: join(src, 'words', language, 'messages') })) {
      const module = (await import(join(src, 'words', language, 'messages', file))) as Record<string, object>
      const ids = Object.values(module).flatMap((one) => (typeof one === 'object' ? Object.keys(one) : []))
      expect([file, ids.filter((id) => !files[file.replace(/\.ts$/, '')]!.includes(id))]).toEqual([file, []])
    }
})
