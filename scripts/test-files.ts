import { globSync } from 'node:fs'

/** The files of each kind of test, read by both runners and by the stages that count the tests. */
export const testFiles = {
  unit: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  contract: ['test/contract/**/*.test.ts'],
  browser: ['test/e2e/**/*.test.ts'],
} as const

export type Kind = keyof typeof testFiles

/** The files that exist now; paths are relative to the project folder. */
export function filesOf(kind: Kind): readonly string[] {
  return globSync([...testFiles[kind]])
    .map(file => file.replaceAll('\\', '/'))
    .sort()
}
