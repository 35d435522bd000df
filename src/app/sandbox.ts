import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startSandboxChild } from './demo/sandbox-child.ts'

/**
 * The played providers alone, for a rehearsal of a live shop: writes what goes into PROVIDERS_FILE, and plays until it is
 * stopped (docs/operate.md).
 */
const [file] = process.argv.slice(2)
const { env } = process

if (!file) {
  process.stderr.write('Usage: npm run sandbox -- PROVIDERS.json\n')
  process.exit(2)
}

const dataDir = resolve(env.DATA_DIR || '.data', 'sandbox')
mkdirSync(dataDir, { recursive: true })
const sandbox = await startSandboxChild({
  dataDir,
  secret: seedIn(resolve(dataDir, 'seed')),
  sandboxPort: Number(env.SANDBOX_PORT || 3001),
})
// Text messages stay in a demo, and so does its identity provider.
const { sms: _sms, social: _social, ...settings } = sandbox.settings
writeFileSync(file, `${JSON.stringify(settings, undefined, 2)}\n`, { mode: 0o600 })
process.stdout.write(`The sandbox plays at ${sandbox.url}; ${file} names it.\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void sandbox.stop().then(() => process.exit()))

/** The keys stay the same when it is started again. */
function seedIn(path: string): string {
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(path, 'utf8')
}
