import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'

export default defineConfig({
  test: {
    include: ['{src,tests,tools}/**/*.test.{ts,tsx}'],
    // No test sees what another leaves behind, so they share workers: what is imported, and every rule file, is read once in each.
    isolate: false,
    setupFiles: ['./tests/seed.ts'],
    // A demo that a test starts has no past; what plays one says so.
    env: { GAMEKEEPER_NIGHTS: '0' },
    // For what never ends; whatever does takes as long as the machine needs.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
    pool: 'forks',
    // Browser tests and houses that are started and stopped wait for half of their time: four at once keep two cores busy.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
  },
})
