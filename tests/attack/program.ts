/** The program as a house has it installed: built, listed, in a folder of its own, where an attack may also change it. */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listRelease, releaseFile } from '../../src/server/upkeep/release.ts'

export type Program = {
  readonly root: string
  readonly main: string
  /** Of another checkout: what it answers is described elsewhere. */
  readonly isBefore?: boolean
}

/** This checkout. Another one is a program of before, to see which attacks it does not stand. */
export const SOURCE = resolve(import.meta.dirname, '..', '..')
const LAUNCHERS = ['gamekeeper.cjs', 'own-node.cjs']

const programAt = (root: string): Program => ({ root, main: join(root, 'dist', 'cli', 'main.js') })

/** As `npm run build` makes it, without types and with a plain page in place of the screens. */
export async function install(root: string, source: string): Promise<Program> {
  const program = programAt(root)
  const { bundleInto } = (await import(join(source, 'tools', 'bundle.ts'))) as typeof import('../../tools/bundle.ts')
  mkdirSync(join(root, 'tools'), { recursive: true })
  for (const name of ['package.json', 'catalog', 'demo'])
    cpSync(join(source, name), join(root, name), { recursive: true })
  for (const name of LAUNCHERS) cpSync(join(source, 'tools', name), join(root, 'tools', name))
  symlinkSync(join(source, 'node_modules'), join(root, 'node_modules'))
  await bundleInto(join(root, 'dist', 'cli'))
  mkdirSync(join(root, 'dist', 'web'))
  writeFileSync(join(root, 'dist', 'web', 'index.html'), '<!doctype html><title>Gamekeeper</title>')
  if (source === SOURCE) await list(program)
  return { ...program, isBefore: source !== SOURCE }
}

/** Writes the list of its files anew, as whoever builds it does. */
export async function list({ root }: Program): Promise<void> {
  writeFileSync(releaseFile(root), JSON.stringify(await listRelease(root)))
}

export function copyOf({ root }: Program, to: string): Program {
  cpSync(root, to, { recursive: true, verbatimSymlinks: true })
  return programAt(to)
}
