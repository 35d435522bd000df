import { spawn } from 'node:child_process'
import { memoryFlags, memoryVariables } from './memory-limits.ts'

/**
 * Replaces this program by another one of Node, with the shop's memory limits, which V8 and the C library read only when
 * a process begins. The process stays the same, and with it its id, its parent, its terminal and its signals; what this
 * program has loaded, such as the compiler that strips types, is gone. `compiled` is the folder where Node
 * keeps compiled scripts for the next start.
 */
export function becomeProgram(program: string, compiled: string): void {
  const flags = [...memoryFlags(process.env), ...process.execArgv]
  const env = { ...process.env, ...memoryVariables(process.env), NODE_COMPILE_CACHE: compiled }
  // `execve` says that it is experimental; the warning would be the first line that anybody reads.
  const args = ['--disable-warning=ExperimentalWarning', ...flags, program]
  if (process.platform === 'win32' || !process.execve) runBeside(args, env)
  else process.execve(process.execPath, [process.execPath, ...args], env)
}

/** Windows cannot replace a program: it runs as a child, which ends this process with it. */
function runBeside(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal))
  child.once('exit', code => process.exit(code ?? 1))
}
