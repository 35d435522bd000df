import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MutantResult, Stryker } from './load-stryker.ts'
import type { Outcome } from './outcome.ts'

/**
 * Runs StrykerJS on the pure rules of one folder of src/domain, with the tests beside them. TypeScript 7 has no
 * compiler of the former kind, with which StrykerJS would rewrite tsconfig.json: it gets the name of a missing
 * file (decision 43).
 */
export async function runRules(
  Stryker: Stryker,
  folder: string,
  incremental: boolean,
): Promise<readonly Outcome[]> {
  process.env.KINTSU_MUTANTS = folder
  const stryker = new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutants/vitest.config.ts', related: false },
    // The type checker rejects these: a member of a string union, and an optional chain on a value that is always
    // present.
    mutator: { excludedMutations: ['StringLiteral', 'OptionalChaining'] },
    mutate: [`src/domain/${folder}/**/*.ts`, '!**/*.test.ts', '!**/*.builders.ts'],
    concurrency: 1,
    coverageAnalysis: 'perTest',
    timeoutMS: 10_000,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['/docs', '/public', '/build', '/.data', '/test-results', '/test/e2e'],
    tsconfigFile: 'none.json',
    incremental,
    incrementalFile: `.cache/mutants/${folder}.json`,
    reporters: ['progress-append-only'],
    allowEmpty: true,
    warnings: false,
  })
  return (await stryker.runMutationTest()).flatMap(outcomeOf)
}

function outcomeOf(result: MutantResult): readonly Outcome[] {
  const { fileName, replacement = '', status, location, mutatorName } = result
  if (status === 'Ignored' || status === 'CompileError') return []
  // It would not accept such an array either.
  if (replacement.includes('Stryker was here')) return []
  return [
    {
      file: fileName.slice(join(process.cwd(), '/').length).replaceAll('\\', '/'),
      line: location.start.line,
      was: textAt(fileName, location),
      becomes: replacement,
      what: mutatorName,
      // A test file that can no longer be loaded fails too: RuntimeError.
      isCaught: status === 'Killed' || status === 'Timeout' || status === 'RuntimeError',
    },
  ]
}

function textAt(file: string, { start, end }: MutantResult['location']): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) =>
      line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
    )
    .join('\n')
}
