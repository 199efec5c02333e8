import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take longest come first, so that no worker stands idle at the end; also where no run is remembered yet. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => turn(a.moduleId) - turn(b.moduleId))
  }
}

const TURNS = [/\/attack\.test\.ts$/, /\/tests\//, /\.slow\.test\.ts$|\/src\/sim\//]

function turn(file: string): number {
  const at = TURNS.findIndex((pattern) => pattern.test(file))
  return at === -1 ? TURNS.length : at
}
