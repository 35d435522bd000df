import { type ChildProcess, spawn } from 'node:child_process'

/** Stops the server within a second if this process dies without stopping it (kill -9). */
export function watchParent(serverPid: number | undefined): ChildProcess | undefined {
  if (serverPid === undefined) return undefined
  const script = `const alive=p=>{try{process.kill(p,0);return true}catch(e){return e.code==='EPERM'}};setInterval(()=>{if(!alive(${serverPid}))process.exit();if(!alive(${process.pid})){process.kill(${serverPid},'SIGINT');process.exit()}},500)`
  const watcher = spawn(process.execPath, ['-e', script], { detached: true, stdio: 'ignore' })
  watcher.unref()
  return watcher
}
