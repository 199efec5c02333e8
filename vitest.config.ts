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
    // For what never ends; whatever does takes as long as the machine needs.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
    pool: 'forks',
    // Browser tests and houses that are started and stopped wait for a third of their time: three at once keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
})
