import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, isReady } from './shop.ts'
import { printTable, rounded } from './table.ts'

const patienceSeconds = 180

type Start = {
  readonly name: string
  readonly isBuilt: boolean
  readonly isSeeded: boolean
  /** In seconds; a start that no bar is set for is only printed. */
  readonly bar?: number
}

/** In this order: each needs what the one before has left. */
const starts: readonly Start[] = [
  { name: 'first start: no build, no data', isBuilt: false, isSeeded: false, bar: 20 },
  { name: 'with a build and data', isBuilt: true, isSeeded: true, bar: 5 },
  { name: 'with a build, no data', isBuilt: true, isSeeded: false },
  { name: 'no build, with data', isBuilt: false, isSeeded: true },
]

/** `npm start` until the shop accepts requests, with the output of its steps; the build is made anew. */
export async function benchStart(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-bench-'))
  // When run as root, the server runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755)
  const rows: string[][] = []
  const complaints: string[] = []
  try {
    for (const start of starts) {
      if (!start.isBuilt) rmSync('build', { recursive: true, force: true })
      if (!start.isSeeded) rmSync(join(folder, 'data'), { recursive: true, force: true })
      console.log(`\n${start.name}`)
      const seconds = await measureStart(join(folder, 'data'))
      const { name, bar } = start
      rows.push([name, rounded(seconds, 1), bar === undefined ? '' : String(bar)])
      if (bar !== undefined && seconds > bar)
        complaints.push(`${name}: ${rounded(seconds, 1)} s, at most ${bar} s`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log()
  printTable(['start', 'seconds', 'bar'], rows)
  return complaints
}

async function measureStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const { npm_lifecycle_event: _npm, DATABASE_URL: _url, ...env } = process.env
  const began = performance.now()
  const child = spawn(process.execPath, ['src/app/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: String(await freePort()),
    },
  })
  child.stdout?.on('data', (chunk: Buffer) => {
    for (const [line] of chunk.toString().matchAll(/^ .* \d+\.\d s\n/gm)) process.stdout.write(line)
  })
  try {
    while (!(await isReady(port))) {
      const seconds = (performance.now() - began) / 1000
      if (child.exitCode !== null || seconds > patienceSeconds)
        throw new Error('The shop did not start.')
      await pause(20)
    }
    return (performance.now() - began) / 1000
  } finally {
    await end(child)
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
