import { kill, startProcess, stopProcesses } from './processes.ts'

export type Guard = 'guarded' | 'unguarded'

export type BuyerServer = {
  readonly port: number
  /** kill -9: nothing is finished, nothing is told. */
  readonly kill: () => Promise<void>
}

/** A server process of its own, answering when this resolves. */
export async function startServer(url: string, guard: Guard): Promise<BuyerServer> {
  const { child, ready } = await startProcess<{ port: number }>('buyer-server.ts', [url, guard])
  return { port: ready.port, kill: () => kill(child) }
}

export const stopServers = stopProcesses
