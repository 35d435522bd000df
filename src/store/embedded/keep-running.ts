import type { ChildProcess } from 'node:child_process'
import { watchParent } from './watch-parent.ts'

/** A server that exits unexpectedly (killed, out of memory) is restarted on the same sockets, until `stop`. */
export async function keepRunning(launch: () => Promise<ChildProcess>) {
  let server = await launch()
  let isEnding = false
  const save = async () => {
    for (;;) {
      const watcher = watchParent(server.pid)
      await endOf(server)
      watcher?.kill()
      if (isEnding) return
      const next = await launchAgain(launch, () => isEnding)
      if (!next) return
      server = next
      if (isEnding) server.kill('SIGINT')
    }
  }
  const stored = save()
  return {
    stop: async () => {
      isEnding = true
      server.kill('SIGINT')
      await stored
    },
  }
}

async function launchAgain(launch: () => Promise<ChildProcess>, isEnding: () => boolean) {
  while (!isEnding()) {
    try {
      return await launch()
    } catch (error) {
      process.stderr.write(`${String(error)}\n`)
    }
  }
  return undefined
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function endOf(server: ChildProcess) {
  if (!hasEnded(server)) await new Promise(resolve => server.once('exit', resolve))
}
