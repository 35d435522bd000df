import { join } from 'node:path'
import { kill, startProcess, stopProcesses } from './processes.ts'

export type Guard = 'guarded' | 'unguarded'

export type BuyerServer = {
  readonly port: number
  /** kill -9: nothing is finished or reported. */
  readonly kill: () => Promise<void>
}

/** A separate server process, responding when this resolves; `release`: the folder of another release than this one. */
export async function startServer(
  url: string,
  guard: Guard,
  release?: string,
): Promise<BuyerServer> {
  const file = release ? join(release, 'test/faults/buyer-server.ts') : 'buyer-server.ts'
  const { child, ready } = await startProcess<{ port: number }>(file, [url, guard])
  return { port: ready.port, kill: () => kill(child) }
}

export const stopServers = stopProcesses
