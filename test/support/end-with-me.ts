import type { ChildProcess } from 'node:child_process'

const running = new Map<ChildProcess, NodeJS.Signals>()
process.once('exit', () => {
  for (const [child, signal] of running) child.kill(signal)
})

/** Ends the child if this process ends before it. */
export function endWithMe(child: ChildProcess, signal: NodeJS.Signals): ChildProcess {
  running.set(child, signal)
  child.once('exit', () => running.delete(child))
  return child
}
