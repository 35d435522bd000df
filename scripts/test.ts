import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Count, countTests, lastLine, sumOf } from './count-tests.ts'
import { failedTests, unsteadyTests } from './failed-tests.ts'
import { findChromium } from './find-chromium.ts'
import { type Part, runPart, tell } from './run-part.ts'

// Everything together ends within twelve minutes, with a pass on a server of one's own in sixteen; a part that hangs is
// stopped and the next one still runs.
const minutes = process.env.TEST_DATABASE_URL ? 16 : 12
const deadline = Date.now() + minutes * 60_000
const folder = mkdtempSync(join(tmpdir(), 'kintsu-reports-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const run = (part: Part, seconds: number) =>
  runPart(part, Math.min(seconds, (deadline - Date.now()) / 1000))

/** The checks are one thing that passes or fails. */
const check = async (): Promise<Count> => {
  const part = { name: 'check', command: 'node scripts/check.ts' }
  const outcome = await run(part, 60)
  const count = { passed: outcome.passed ? 1 : 0, failed: outcome.passed ? 0 : 1, skipped: 0 }
  tell(part, outcome, lastLine(count))
  return count
}

/** A runner that writes its JSON report to `report`. */
const tests = async (part: Part, seconds: number, report: string): Promise<Count> => {
  const outcome = await run(part, seconds)
  const count = countTests(report, outcome.passed)
  tell(part, outcome, lastLine(count), failedTests(report))
  return count
}

const vitest = (name: string, project: string, env: Part['env'] = {}, without = '') => {
  const report = join(folder, `${name.replaceAll(' ', '-')}.json`)
  const command = `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json="${report}" ${without}`
  return tests({ name, command, env }, 240, report)
}

/** What opens no database is asked once, and so is how a file is read: neither depends on the server. */
const withoutDatabase = globSync('test/contract/*.test.ts').filter(
  file => !readFileSync(file, 'utf8').includes('fresh-database'),
)
const askedOnce = [
  ...withoutDatabase,
  'test/contract/imports-command.test.ts',
  'test/contract/imports-files.test.ts',
]
  .map(file => `--exclude ${file}`)
  .join(' ')

const contracts = async (): Promise<readonly Count[]> => {
  const server = process.env.TEST_DATABASE_URL
  const embedded = await vitest('contract', 'contract', { TEST_DATABASE_URL: '' })
  if (!server) return [embedded]
  const env = { TEST_DATABASE_URL: server }
  return [embedded, await vitest('contract on server', 'contract', env, askedOnce)]
}

const browser = async (): Promise<Count> => {
  const chromium = await findChromium()
  if (chromium.kind === 'missing') {
    console.log(`NOT RUN: browser tests: no Chromium. ${chromium.reasons.join(' · ')}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const report = join(folder, 'browser.json')
  const env = { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  // A machine that does much else delays a page now and then; what fails twice, or more than two that fail once, is a fault.
  const command = 'playwright test --retries=1 --reporter=list,json'
  const count = await tests({ name: 'browser', command, env }, 500, report)
  const unsteady = unsteadyTests(report)
  for (const test of unsteady) console.log(`unsteady: ${test}`)
  return unsteady.length > 2 ? { ...count, failed: count.failed + unsteady.length } : count
}

const counts = [
  await check(),
  await vitest('unit', 'unit'),
  ...(await contracts()),
  await browser(),
]
const total = sumOf(counts)
if (total.failed > 0) process.exitCode = 1
console.log(lastLine(total))
