import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onlyInAll, skips } from '../test/skips.ts'
import { type Count, closingLines, lastLine, sumOf } from './count-tests.ts'
import { flakyTests } from './failed-tests.ts'
import { findChromium } from './find-chromium.ts'
import { judgeStage } from './judge-stage.ts'
import { type Part, patience, print, runPart } from './run-part.ts'
import { filesOf, type Kind } from './test-files.ts'

// The whole run ends within a quarter of an hour; a part that hangs is stopped and the next one still runs.
const started = Date.now()
const limitSeconds = 15 * 60
const folder = mkdtempSync(join(tmpdir(), 'kintsu-reports-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

function secondsGone() {
  return (Date.now() - started) / 1000
}

function run(part: Part, seconds: number) {
  return runPart(part, Math.min(seconds, limitSeconds - secondsGone() / patience))
}

/** The checks count as one test. */
async function check(): Promise<Count> {
  const part = { name: 'check', command: 'node scripts/check.ts' }
  const outcome = await run(part, 60)
  const count = { passed: outcome.passed ? 1 : 0, failed: outcome.passed ? 0 : 1, skipped: 0 }
  print(part, outcome, lastLine(count))
  return count
}

type Stage = { readonly part: Part; readonly seconds: number; readonly report: string } & {
  readonly files: readonly string[]
}

/** Runs a test runner that writes its JSON report to `report` and must run `files`. */
async function tests({ part, seconds, report, files }: Stage): Promise<Count> {
  const outcome = await run(part, seconds)
  const met = await Promise.all(skips.map(skip => skip.applies()))
  const stage = { files, skips: skips.filter((_, at) => met[at]) }
  const { count, passed, failures } = judgeStage(report, outcome.passed, stage)
  print(part, { ...outcome, passed }, lastLine(count), failures)
  return count
}

function vitest(name: string, project: Kind, env: Part['env'] = {}, without: string[] = []) {
  const report = join(folder, `${name.replaceAll(' ', '-')}.json`)
  const leftOut = without.map(file => `--exclude ${file}`).join(' ')
  const command = `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json="${report}" ${leftOut}`
  const files = filesOf(project).filter(file => !without.includes(file))
  return tests({ part: { name, command, env }, seconds: 400, report, files })
}

/**
 * Tests that open no database run only once, and so do tests of reading files and of the bytes that are kept in memory:
 * none of them depends on the server.
 */
function withoutDatabase() {
  return filesOf('contract').filter(file => !readFileSync(file, 'utf8').includes('fresh-database'))
}
function filesRunOnce() {
  return [
    ...withoutDatabase(),
    'test/contract/imports-command.test.ts',
    'test/contract/imports-files.test.ts',
    'test/contract/cache-forgets.test.ts',
    'test/contract/cached-deception.test.ts',
    'test/contract/cached-http.test.ts',
    'test/contract/cached-never.test.ts',
    'test/contract/cached-poisoning.test.ts',
    'test/contract/cached-walk.test.ts',
    'test/contract/same-bytes.test.ts',
  ]
}

async function contracts(): Promise<readonly Count[]> {
  const server = process.env.TEST_DATABASE_URL
  const embedded = await vitest('contract', 'contract', { TEST_DATABASE_URL: '' })
  if (!server) {
    console.log('NOT RUN: contract tests on a server of your own: TEST_DATABASE_URL names none')
    return [embedded]
  }
  const env = { TEST_DATABASE_URL: server }
  return [embedded, await vitest('contract on server', 'contract', env, filesRunOnce())]
}

async function browser(): Promise<Count> {
  const chromium = await findChromium()
  if (chromium.kind === 'missing') {
    console.log(`NOT RUN: browser tests: no Chromium. ${chromium.reasons.join(' · ')}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const report = join(folder, 'browser.json')
  const env = { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  // On a busy machine a page is late now and then, so a test is retried once. A test that fails twice is an error, and so
  // are more than two that fail once (six on a build service, which is shared).
  const command = 'playwright test --retries=1'
  const files = filesOf('browser').filter(file => !onlyInAll.includes(file))
  const part = { name: 'browser', command, env }
  const count = await tests({ part, seconds: 640, report, files })
  const flaky = flakyTests(report)
  for (const test of flaky) console.log(`unsteady: ${test}`)
  return flaky.length > 2 * patience ? { ...count, failed: count.failed + flaky.length } : count
}

const counts = [
  await check(),
  await vitest('unit', 'unit'),
  ...(await contracts()),
  await browser(),
]
const total = sumOf(counts)
if (total.failed > 0) process.exitCode = 1
for (const line of closingLines(total, secondsGone())) console.log(line)
