import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// No file keeps state in a module, so the files of a worker share what they import: reading it anew cost more than the tests.
const isolate = false

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          isolate,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          isolate,
          globalSetup: 'test/support/database.ts',
          // They wait for databases and played providers more than they compute.
          maxWorkers: 2 * availableParallelism(),
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
