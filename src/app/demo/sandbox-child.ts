import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createKeys, type SandboxKeys } from '../../sandbox/keys.ts'
import type { Config } from '../config.ts'
import { demoProviders } from './demo-providers.ts'

type Ready = { readonly url: string; readonly stripePort: number }

/** Runs the fake providers as a separate process next to the shop. */
export async function startSandboxChild(
  config: Pick<Config, 'dataDir' | 'secret' | 'sandboxPort'>,
) {
  const keys = loadKeys(config)
  const child = spawn(process.execPath, ['src/sandbox/sandbox.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      SANDBOX_PORT: String(config.sandboxPort),
      SANDBOX_STRIPE_PORT: String(config.sandboxPort + 1),
      SANDBOX_KEYS: JSON.stringify(keys),
      SANDBOX_STATE: join(config.dataDir, 'sandbox.json'),
    },
  })
  const { url, stripePort } = await readyOf(child)
  return {
    settings: demoProviders(keys, { url, stripePort }),
    url,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function readyOf(child: ChildProcess): Promise<Ready> {
  const exited = once(child, 'exit').then(() => {
    throw new Error('the sandbox ended before it answered: is its port in use?')
  })
  const [message] = await Promise.race([once(child, 'message'), exited])
  exited.catch(() => undefined)
  return message as Ready
}

/** Stored next to the data, so that a restarted sandbox uses the same keys for the shop. */
function loadKeys({ dataDir, secret }: Pick<Config, 'dataDir' | 'secret'>): SandboxKeys {
  const path = join(dataDir, 'sandbox-keys.json')
  const storedKeys = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  if ('identity' in storedKeys) return storedKeys as SandboxKeys
  // The keys are missing, or were written by a version that faked fewer providers.
  const keys = { ...createKeys(secret), ...storedKeys }
  writeFileSync(path, JSON.stringify(keys), { mode: 0o600 })
  return keys
}
