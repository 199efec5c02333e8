/**
 * The layers of src/, lowest first, and what each may import. `npm run check` refuses everything else.
 * The pure layers also may not use a clock, randomness, I/O or `async`.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const PURE = ['base', 'cards', 'games', 'rulebook', 'ledger', 'engine', 'odds', 'views', 'words'] as const

const MAY_IMPORT: Record<string, readonly string[]> = {
  base: [],
  cards: ['base'],
  games: ['base', 'cards'],
  rulebook: ['base', 'cards', 'games', 'ledger'],
  ledger: ['base'],
  engine: ['base', 'cards', 'games', 'rulebook', 'ledger'],
  odds: ['base', 'cards', 'games', 'rulebook'],
  views: ['base', 'cards', 'games', 'rulebook', 'ledger', 'engine', 'words'],
  words: ['base', 'cards', 'games', 'ledger'],
  journal: ['base', 'ledger', 'engine', 'words'],
  device: ['base'],
  server: ['base', 'cards', 'games', 'rulebook', 'ledger', 'engine', 'odds', 'views', 'words', 'journal', 'device'],
  web: ['base', 'cards', 'games', 'ledger', 'views', 'words', 'server'],
  sim: ['base', 'cards', 'games', 'rulebook', 'ledger', 'engine', 'views', 'words', 'journal', 'server'],
  cli: [
    'base',
    'cards',
    'games',
    'rulebook',
    'ledger',
    'engine',
    'odds',
    'views',
    'words',
    'journal',
    'device',
    'server',
    'sim',
  ],
}

/** Whose messages the words are: of these layers they know the types and nothing else. */
const WORDED: readonly string[] = ['rulebook', 'engine', 'journal', 'server', 'sim']

/** The auditor reckons with code of its own: of the house it knows types, texts as they are read, and cents. */
const AUDITOR = 'src/sim/reckoning/'
const AUDITOR_MAY: readonly RegExp[] = [
  /^src\/sim\/(reckoning\/|audit\/difference\.ts$)/,
  /^src\/base\/(moment|money|plain)\.ts$/,
  /^src\/rulebook\/(offering|older|text\/read)\.ts$/,
]

/** Packages that a pure layer may use; `cards` stays free of all of them. */
const PURE_PACKAGES: Record<string, readonly string[]> = { rulebook: ['yaml', 'zod'], engine: ['zod'] }

const IMPURE: readonly [RegExp, string][] = [
  [/\bMath\.random\b/, 'Math.random'],
  [/\bnew Date\b|\bDate\.now\b|\bDate\(/, 'Date'],
  [/\bperformance\b/, 'performance'],
  [/\bprocess\.[a-z]/, 'process'],
  [/\bglobalThis\b/, 'globalThis'],
  [/\basync\b|\bawait\b/, 'async'],
]

export type Breach = { file: string; line: number; says: string }

/** Every breach of the layers in the files below `root`/src. Tests may import what they like. */
export function breaches(root: string): Breach[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => breachesOf(root, file, readFileSync(join(root, file), 'utf8')))
}

export function breachesOf(root: string, file: string, source: string): Breach[] {
  const layer = file.split('/')[1] ?? ''
  const allowed = MAY_IMPORT[layer]
  if (allowed === undefined) return [{ file, line: 1, says: `src/${layer} is not a layer; name it in tools/layers.ts` }]
  const isPure = (PURE as readonly string[]).includes(layer)
  const found: Breach[] = []
  let isType = false
  for (const [index, text] of withoutComments(source).split('\n').entries()) {
    // The path of an import over several lines stands on the last of them.
    if (/^\s*(?:import|export)\b/.test(text)) isType = /^\s*import type\b/.test(text)
    const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/.exec(text)?.[1]
    if (imported !== undefined) {
      const says = importBreach(root, file, layer, allowed, isPure, imported, isType)
      if (says !== undefined) found.push({ file, line: index + 1, says })
    }
    if (!isPure) continue
    for (const [pattern, name] of IMPURE) {
      if (pattern.test(text))
        found.push({ file, line: index + 1, says: `${name} may not be used in the pure layer ${layer}` })
    }
  }
  return found
}

function importBreach(
  root: string,
  file: string,
  layer: string,
  allowed: readonly string[],
  isPure: boolean,
  imported: string,
  isType: boolean,
): string | undefined {
  if (imported.startsWith('.')) {
    const path = relative(root, resolve(root, dirname(file), imported))
    if (file.startsWith(AUDITOR) && !isType && !AUDITOR_MAY.some((may) => may.test(path)))
      return `the auditor may not import ${path}`
    const target = relative(join(root, 'src'), resolve(root, dirname(file), imported)).split('/')[0] ?? ''
    if (target === layer || allowed.includes(target)) return undefined
    if (layer === 'web' && isType) return undefined
    if (layer === 'words' && isType && WORDED.includes(target)) return undefined
    return `${layer} may not import ${target}`
  }
  if (!isPure || (PURE_PACKAGES[layer] ?? []).includes(imported)) return undefined
  return `the pure layer ${layer} may not import the package ${imported}`
}

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
