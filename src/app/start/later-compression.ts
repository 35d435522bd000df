import { spawn } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { compressFiles } from '../http/compress-files.ts'

const variable = 'HURRIED_BUILD'

/** For a build that somebody waits for: its files are compressed fast, and later by the shop at the best level. */
export const hurried = { [variable]: '1' } as const

export function isHurried(): boolean {
  return process.env[variable] === '1'
}

/** The file that says that the browser's files are compressed fast. */
function markOf(root: string) {
  return join(root, 'build/compressed-fast')
}

export function markAsHurried(root: string): void {
  writeFileSync(markOf(root), '')
}

/** Compresses the files of a hurried build at the best level, in a process of its own. */
export function compressLater(root: string): void {
  if (!existsSync(markOf(root))) return
  spawn(process.execPath, ['src/app/start/compress-build.ts'], { cwd: root, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref()
}

/** What that process does, whenever nobody else needs the processor. Interrupted, it begins again with the next shop. */
export async function compressBuild(root: string): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW)
  await compressFiles(join(root, 'build/client'), 'best')
  rmSync(markOf(root), { force: true })
}
