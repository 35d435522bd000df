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

/** A build service shares its machine, so its longer limits stop only commands that hang. */
export const patience = process.env.CI ? 3 : 1

/** Runs one command to its end, at most `seconds` (multiplied by `patience` on a build service), and returns its output. */
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
    const append = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
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
      // A stopped command may still exit with 0.
      const passed = code === 0 && !isStopped
      resolve({ passed, output, seconds: (performance.now() - started) / 1000 })
    })
  })
}

/** Sends SIGTERM to the whole process group, and SIGKILL 15 s later. */
function stopper(pid: number | undefined) {
  return () => {
    if (pid === undefined) return
    const group = process.platform === 'win32' ? pid : -pid
    const send = (signal: NodeJS.Signals) => {
      try {
        process.kill(group, signal)
      } catch {
        // The process has already ended.
      }
    }
    send('SIGTERM')
    setTimeout(() => send('SIGKILL'), 15_000).unref()
  }
}

/**
 * Prints one line for each part, ended by `note`; for a failed part also the `failures` by name, then its output,
 * indented.
 */
export function print(
  { name }: Part,
  { passed, output, seconds }: Outcome,
  note: string,
  failures: readonly string[] = [],
) {
  const mark = passed ? styleText('green', 'ok  ') : styleText('red', 'FAIL')
  console.log(`${mark} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd())
  if (!passed)
    for (const text of [...failures, output]) console.log(text.trimEnd().replaceAll(/^/gm, '     '))
}
