import { globSync } from 'node:fs'

/** The files of each kind of test; both runners and the stages that count them read them here. */
export const testFiles = {
  unit: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  contract: ['test/contract/**/*.test.ts'],
  browser: ['test/e2e/**/*.test.ts'],
} as const

export type Kind = keyof typeof testFiles

/** What the tree holds now, by path from the project's folder. */
export function filesOf(kind: Kind): readonly string[] {
  return globSync([...testFiles[kind]])
    .map(file => file.replaceAll('\\', '/'))
    .sort()
}
