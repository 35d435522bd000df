import { defineConfig } from 'vitest/config'

/** The tests beside the rules of one folder of src/domain, for StrykerJS (run-rules.ts). */
export default defineConfig({
  test: {
    include: [`src/domain/${process.env.KINTSU_MUTANTS}/**/*.test.ts`],
    setupFiles: ['test/mutants/short-laws.ts'],
    testTimeout: 30_000,
  },
})
