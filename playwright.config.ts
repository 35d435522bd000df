import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { installedChromium } from './scripts/find-chromium.ts'
import { patience } from './scripts/run-part.ts'
import { testFiles } from './scripts/test-files.ts'
import { refusedConsent } from './test/support/consent-cookie.ts'
import { printPayingTable } from './test/support/paying-table.ts'

const port = Number(process.env.KINTSU_E2E_PORT || 3177)

/** A folder of its own for the shop's database; workers inherit its name, and who made it takes it away. */
const madeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-e2e-'))
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
if (!isWorker) process.once('exit', printPayingTable)
process.env.KINTSU_E2E_DIR ??= madeFolder()
process.env.KINTSU_E2E_SANDBOX = `http://127.0.0.1:${port + 1}`

const chromium = installedChromium()

/** `npm run e2e` leaves out what is tagged @all; KINTSU_E2E=all runs everything. */
export default defineConfig({
  testMatch: [...testFiles.browser],
  ...(process.env.KINTSU_E2E === 'all' ? {} : { grepInvert: /@all\b/ }),
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: [
    ['list'],
    ['./test/support/require-assertions.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // Whoever shops here has refused to be measured; test/e2e/consent.test.ts asks anew.
    storageState: { cookies: [refusedConsent()], origins: [] },
    // A worker would hide requests from tests that answer them; test/e2e/offline.test.ts allows it.
    serviceWorkers: 'block',
    // Recording every page costs as much again as drawing it.
    trace: process.env.KINTSU_E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
  webServer: {
    command: 'node src/app/start.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.KINTSU_E2E_DIR,
      DATABASE_URL: process.env.KINTSU_E2E_DATABASE_URL ?? '',
      REQUESTS_PER_MINUTE: '100000',
      ORDERS_PER_MINUTE: '10000',
      MAX_UNITS_PER_HOUR: '10000',
      // Tests look at empty lists and full shelves; `test/contract/demo-history.test.ts` has a history.
      DEMO_HISTORY: 'off',
    },
  },
})
