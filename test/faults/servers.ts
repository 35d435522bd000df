import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Guard = 'guarded' | 'unguarded'

export type BuyerServer = {
  readonly port: number
  /** kill -9: nothing is finished, nothing is told. */
  readonly kill: () => Promise<void>
}

const started = new Set<ChildProcess>()

/** A server process of its own, answering when this resolves. */
export const startServer = async (url: string, guard: Guard): Promise<BuyerServer> => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'buyer-server.ts'), url, guard],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  started.add(child)
  child.once('exit', () => started.delete(child))
  const ended = once(child, 'exit').then(() => {
    throw new Error('A server ended before it answered.')
  })
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  ended.catch(() => undefined)
  return { port: message.port, kill: () => end(child) }
}

export const stopServers = () => Promise.all([...started].map(end))

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
