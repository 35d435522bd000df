import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A complete shop besides the one of the run, with its own data, that can be killed and restarted. */
export function makeOwnShop(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-own-'))
  const url = `http://localhost:${port}`
  let running: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    const child = running
    running = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    url,
    /** Its data directory. */
    folder,
    start: async () => {
      const { npm_lifecycle_event: _npm, ...env } = process.env
      running = spawn(process.execPath, ['src/app/start.ts'], {
        stdio: 'ignore',
        env: {
          ...env,
          PORT: String(port),
          DATA_DIR: folder,
          DATABASE_URL: '',
          DEMO_HISTORY: 'off',
        },
      })
      await untilReady(`${url}/readyz`, running)
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const patienceMs = 120_000

async function untilReady(url: string, child: ChildProcess) {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await pause(250)
  }
  throw new Error('the shop did not start')
}
