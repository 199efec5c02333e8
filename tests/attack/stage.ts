/** Plays attacks one after the other and looks at what is left of every house. */
import { cpSync, rmSync } from 'node:fs'
import { chanceOf } from '../fuzz/random.ts'
import type { Attack, Scene } from './attack.ts'
import { closing } from './closing.ts'
import type { Estate } from './estate.ts'
import { type Target, targetAt } from './target.ts'

export type Result = {
  readonly attack: string
  readonly tries: number
  readonly seconds: number
  /** What did not hold; nothing when all of it did. */
  readonly broken: readonly string[]
}

export type Extent = {
  readonly seed: number
  readonly isAll: boolean
  /** Told as the tries add up. */
  readonly progress?: (attack: string, tries: number) => void
}

const BROKEN_MAX = 20

export async function play(attack: Attack, estate: Estate, { seed, isAll, progress }: Extent): Promise<Result> {
  const began = performance.now()
  const broken: string[] = []
  const targets = new Set<Target>()
  const folders: string[] = []
  let tries = 0
  const broke = (says: string) => void (broken.length < BROKEN_MAX && broken.push(says))
  const folder = () => {
    const made = estate.folder()
    folders.push(made)
    return made
  }
  const scene: Scene = {
    chance: chanceOf(seed + hash(attack.name)),
    times: ({ tests, all }) => (isAll ? all : tests),
    isAll,
    estate,
    program: estate.program,
    house(options = {}) {
      const made = folder()
      cpSync(estate.nights[options.night ?? 'second'], made, { recursive: true })
      const target = targetAt(made, estate.program, options)
      targets.add(target)
      return target
    },
    forget: (target) => void targets.delete(target),
    folder,
    tried(times = 1) {
      tries += times
      progress?.(attack.name, tries)
    },
    broke,
    expect(holds, says) {
      if (!holds) broke(says)
    },
  }
  try {
    await attack.run(scene)
  } catch (error) {
    broke((error as Error).stack ?? String(error))
  }
  for (const target of targets) for (const fault of await closing(target, estate.program)) broke(fault)
  for (const made of folders) rmSync(made, { recursive: true, force: true })
  return { attack: attack.name, tries, seconds: (performance.now() - began) / 1_000, broken }
}

/** Each attack has chances of its own, whichever others are played before it. */
const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7) >>> 0
