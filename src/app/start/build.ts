import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fingerprintOf } from './fingerprint.ts'
import { hurried, markAsHurried } from './later-compression.ts'

const run = promisify(execFile)

/** The file that says from which sources the build was made. */
function stampOf(root: string) {
  return join(root, 'build/sources')
}

/** The fingerprint of the sources of the present build; `undefined` without one. */
export function builtSources(root: string): string | undefined {
  const stamp = stampOf(root)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

export function isBuilt(root: string, sources: string): boolean {
  return existsSync(join(root, 'build/server/index.js')) && builtSources(root) === sources
}

type Building = {
  readonly signal?: AbortSignal
  /** For somebody who waits: the shop compresses the browser's files once more (`later-compression.ts`). */
  readonly isHurried?: boolean
}

/** Builds the browser and server bundles, in a process of its own; throws with the output of a build that failed. */
export async function buildShop(
  root: string,
  sources: string,
  { signal, isHurried = false }: Building = {},
): Promise<void> {
  const program = join(root, 'node_modules/@react-router/dev/bin.cjs')
  await run(process.execPath, [program, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...(isHurried && hurried) },
    ...(signal && { signal }),
  }).catch((failure: { stderr?: string; stdout?: string }) => {
    throw new Error(`react-router build:\n${failure.stderr || failure.stdout || String(failure)}`)
  })
  if (isHurried) markAsHurried(root)
  writeFileSync(stampOf(root), sources)
}

export async function buildWhenStale(root: string): Promise<void> {
  const sources = fingerprintOf(root)
  if (!isBuilt(root, sources)) await buildShop(root, sources)
}
