/** What an attack is: a name, what it tries, what must hold, and how it is done. The list of them is in attacks.ts. */
import type { Chance } from '../fuzz/random.ts'
import type { Estate } from './estate.ts'
import type { Program } from './program.ts'
import type { Target, TargetOptions } from './target.ts'

export type Attack = {
  readonly name: string
  /** What somebody does, in one line. */
  readonly tries: string
  /** What is still true afterwards, in one line. */
  readonly holds: string
  readonly run: (scene: Scene) => Promise<void>
}

/** What an attack works with. Every house that it takes is looked at when it is over, whatever happened there. */
export type Scene = {
  readonly chance: Chance
  /** How much of it: `tests` picks so many tries for npm test, `all` for npm run attack. */
  times(of: { readonly tests: number; readonly all: number }): number
  readonly isAll: boolean
  /** The program as it is installed, and the nights that were played with it. */
  readonly estate: Estate
  readonly program: Program
  /** A copy of the house in a folder of its own. Nothing runs there yet. */
  house(options?: TargetOptions): Target
  /** Of this house nothing more is asked: it was damaged, and it was heard what it says. */
  forget(target: Target): void
  /** An empty folder. */
  folder(): string
  /** Counts a try. */
  tried(times?: number): void
  /** Says that something did not hold; the attack goes on. */
  broke(says: string): void
  /** The same unless it holds. */
  expect(holds: boolean, says: string): void
}
