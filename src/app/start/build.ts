import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compressFiles } from '../http/compress-files.ts'

const run = promisify(execFile)
const inputs = [
  'src/**/*.{ts,tsx,css}',
  'public/**',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** Builds the browser and server bundles unless the last build used the same sources; returns the server's file. */
export async function buildWhenStale(root: string): Promise<string> {
  const server = join(root, 'build/server/index.js')
  const stamp = join(root, 'build/sources')
  const sources = fingerprint(root)
  if (existsSync(server) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources)
    return server
  const program = join(root, 'node_modules/@react-router/dev/bin.cjs')
  await run(process.execPath, [program, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  }).catch((failure: { stderr?: string; stdout?: string }) => {
    throw new Error(`react-router build:\n${failure.stderr || failure.stdout || String(failure)}`)
  })
  await compressFiles(join(root, 'build/client'))
  writeFileSync(stamp, sources)
  return server
}

function fingerprint(root: string) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(pattern => globSync(pattern, { cwd: root })).sort()) {
    const path = join(root, file)
    if (statSync(path).isFile() && !file.includes('.test.'))
      hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}
