import { defineConfig } from 'vitest/config'

/** The tests beside the rules of one folder of src/domain, for StrykerJS (run-rules.ts). */
export default defineConfig({
  test: {
    include: [`src/domain/${process.env.KINTSU_MUTANTS}/**/*.test.ts`],
    // It breaks rules on purpose itself, for seconds: nothing that a mutant should wait for.
    exclude: ['src/domain/cart/cloud-sabotage.laws.test.ts'],
    setupFiles: ['test/mutants/short-laws.ts'],
    testTimeout: 30_000,
  },
})
