import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patience } from './scripts/run-part.ts'
import { testFiles } from './scripts/test-files.ts'

// No file keeps state in a module, so the files of a worker share what they import: reading it anew cost more than the tests.
const isolate = false

// A test that asserts nothing proves nothing: it fails.
const expect = { requireAssertions: true }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [...testFiles.unit],
          isolate,
          expect,
          testTimeout: 30_000 * patience,
        },
      },
      {
        oxc: { jsx: { development: false } },
        test: {
          name: 'contract',
          env: { NODE_ENV: 'production' },
          include: [...testFiles.contract],
          isolate,
          expect,
          // After the unit tests, in a run of both: projects of one group must have as many workers as each other.
          sequence: { groupOrder: 1 },
          globalSetup: 'test/support/database.ts',
          // They wait for databases and played providers more than they compute.
          maxWorkers: 2 * availableParallelism(),
          testTimeout: 30_000 * patience,
          hookTimeout: 60_000 * patience,
        },
      },
    ],
  },
})
