import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

const started = new Set<ChildProcess>()

/** Starts a separate program, whose first message reports that it is ready. `file`: its path from this folder. */
export async function startProcess<Ready>(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly child: ChildProcess; readonly ready: Ready }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  started.add(child)
  child.once('exit', () => started.delete(child))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it was ready.`)
  })
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [Ready]
  ended.catch(() => undefined)
  return { child, ready }
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** kill -9: nothing is finished or reported. */
export async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export function stopProcesses() {
  return Promise.all([...started].map(kill))
}

/** Ports are kept across a restart, so they are from a range that outgoing connections do not use. */
const firstPort = 4_240
const lastPort = 4_259
let next = firstPort

export async function ownPort(): Promise<number> {
  while (next <= lastPort) {
    const port = next
    next += 1
    if (await isFree(port)) return port
  }
  throw new Error(`No port between ${firstPort} and ${lastPort} is free.`)
}

/** Releases the ports once the processes that had them have ended. */
export function freePorts() {
  next = firstPort
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  const listens = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ])
  if (listens) {
    server.close()
    await once(server, 'close')
  }
  return listens
}
