import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'

/** Layers without clock, chance and files: none of their tests sees what another leaves behind, so they share workers. */
const PURE = 'base|cards|games|rulebook|ledger|engine|odds|views|words'

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: [`src/@(${PURE})/**/*.test.ts`], isolate: false } },
      {
        extends: true,
        test: { name: 'whole', include: [`src/!(${PURE})/**/*.test.{ts,tsx}`, '{tests,tools}/**/*.test.ts'] },
      },
    ],
    setupFiles: ['./tests/seed.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Half of the time a browser test waits: two at once are quicker also on two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
