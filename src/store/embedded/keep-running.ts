import { type ChildProcess, spawn } from 'node:child_process'

/** A server that exits unexpectedly (killed, out of memory) is restarted on the same sockets, until `stop`. */
export async function keepRunning(launch: () => Promise<ChildProcess>) {
  let server = await launch()
  let isEnding = false
  const supervise = async () => {
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
  const supervised = supervise()
  return {
    stop: async () => {
      isEnding = true
      server.kill('SIGINT')
      await supervised
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

/** Stops the server within a second if this process dies without stopping it (kill -9). */
function watchParent(serverPid: number | undefined): ChildProcess | undefined {
  if (serverPid === undefined) return undefined
  const script = `const alive=p=>{try{process.kill(p,0);return true}catch(e){return e.code==='EPERM'}};setInterval(()=>{if(!alive(${serverPid}))process.exit();if(!alive(${process.pid})){process.kill(${serverPid},'SIGINT');process.exit()}},500)`
  const watcher = spawn(process.execPath, ['-e', script], { detached: true, stdio: 'ignore' })
  watcher.unref()
  return watcher
}
