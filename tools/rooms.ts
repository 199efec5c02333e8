/** How the files of src/ hang together: who imports whom, which of them form a circle, how full a folder is. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** By file, the files that it imports, types included. Tests are nobody's part. */
export type Imports = ReadonlyMap<string, readonly string[]>

export function importsIn(root: string): Imports {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      const named = [...source.matchAll(/(?:\bfrom\s+|\bimport\()'(\.[^']+)'/g)].map(([, to = '']) =>
        normalize(join(dirname(file), to)),
      )
      return [file, [...new Set(named)].filter((to) => known.has(to))]
    }),
  )
}

/** Files that reach each other, each circle once, in the order of their names. */
export function circlesIn(imports: Imports): string[][] {
  const number = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  function visit(file: string): number {
    number.set(file, number.size)
    let least = number.get(file)!
    open.push(file)
    for (const to of imports.get(file) ?? []) {
      if (!number.has(to)) least = Math.min(least, visit(to))
      else if (open.includes(to)) least = Math.min(least, number.get(to)!)
    }
    low.set(file, least)
    if (least === number.get(file)) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return least
  }
  for (const file of [...imports.keys()].toSorted()) if (!number.has(file)) visit(file)
  return circles
}

/** Folders with more files than somebody can take in at a glance. */
export function fullFolders(files: Iterable<string>, most: number): string[] {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder}: ${count}`)
}
