import { kill, startProcess, stopProcesses } from './processes.ts'

export type Guard = 'guarded' | 'unguarded'

export type BuyerServer = {
  readonly port: number
  /** kill -9: nothing is finished or reported. */
  readonly kill: () => Promise<void>
}

/** A separate server process, responding when this resolves. */
export async function startServer(url: string, guard: Guard): Promise<BuyerServer> {
  const { child, ready } = await startProcess<{ port: number }>('buyer-server.ts', [url, guard])
  return { port: ready.port, kill: () => kill(child) }
}

export const stopServers = stopProcesses
