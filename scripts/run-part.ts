import { spawn } from 'node:child_process'
import { styleText } from 'node:util'

export type Part = {
  readonly name: string
  readonly command: string
  readonly env?: Readonly<Record<string, string | undefined>>
}
export type Outcome = {
  readonly passed: boolean
  readonly output: string
  readonly seconds: number
}

/** A build service shares its machine, so its limits stop only what hangs. */
export const patience = process.env.CI ? 3 : 1

/** Runs one command to its end, at most `seconds` (on a build service `patience` times as long), and keeps what it said. */
export function runPart({ command, env }: Part, seconds: number): Promise<Outcome> {
  return new Promise(resolve => {
    const limit = seconds * patience
    const started = performance.now()
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
    })
    let output = ''
    const save = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', save)
    child.stderr.on('data', save)
    const stop = stopper(child.pid)
    let isStopped = false
    const timer = setTimeout(() => {
      isStopped = true
      output += `\nStopped after ${Math.round(limit)} s.\n`
      stop()
    }, limit * 1000)
    const interrupted = () => {
      child.once('close', () => process.exit(130))
      stop()
    }
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
    child.once('close', code => {
      clearTimeout(timer)
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
      // Who was stopped may still end with 0.
      const passed = code === 0 && !isStopped
      resolve({ passed, output, seconds: (performance.now() - started) / 1000 })
    })
  })
}

/** The whole group is asked to end, and made to end 15 s later. */
function stopper(pid: number | undefined) {
  return () => {
    if (pid === undefined) return
    const group = process.platform === 'win32' ? pid : -pid
    const send = (signal: NodeJS.Signals) => {
      try {
        process.kill(group, signal)
      } catch {
        // It has ended by itself.
      }
    }
    send('SIGTERM')
    setTimeout(() => send('SIGKILL'), 15_000).unref()
  }
}

/** One line a part, ended by `note`; what a failed part said follows, indented, and before it the `failures` by name. */
export function tell(
  { name }: Part,
  { passed, output, seconds }: Outcome,
  note: string,
  failures: readonly string[] = [],
) {
  const mark = passed ? styleText('green', 'ok  ') : styleText('red', 'FAIL')
  console.log(`${mark} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd())
  if (!passed)
    for (const result of [...failures, output])
      console.log(result.trimEnd().replaceAll(/^/gm, '     '))
}
