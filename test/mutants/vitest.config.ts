import { defineConfig } from 'vitest/config'

/** Runs the tests beside the rules of one folder of src/domain, for StrykerJS (run-rules.ts). */
export default defineConfig({
  test: {
    include: [`src/domain/${process.env.KINTSU_MUTANTS}/**/*.test.ts`],
    // This test breaks rules on purpose itself and takes seconds: too slow to run for every mutant.
    exclude: ['src/domain/cart/cloud-sabotage.laws.test.ts'],
    setupFiles: ['test/mutants/short-laws.ts'],
    testTimeout: 30_000,
  },
})
