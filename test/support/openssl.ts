import { execFileSync, spawnSync } from 'node:child_process'

const program = 'openssl'

/** Tests against it are skipped, with a reason, where it is not installed. */
export const hasOpenssl = spawnSync(program, ['version']).status === 0

export function openssl(input: string | Buffer, ...args: string[]): Buffer {
  return execFileSync(program, args, { input })
}
