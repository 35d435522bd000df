import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A folder of tools/: packages that one command needs and `npm ci` leaves out. */
type Tool = 'lighthouse' | 'stryker' | 'drizzle-kit'

type FetchedTool = { readonly kind: 'fetched'; readonly packages: string }
export type MissingTool = { readonly kind: 'missing'; readonly reason: string }

/** Installs the packages of a tool, unless those of its lock file are there; `packages` is their folder. */
export async function fetchTool(tool: Tool): Promise<FetchedTool | MissingTool> {
  const folder = resolve(import.meta.dirname, '../tools', tool)
  const packages = join(folder, 'node_modules')
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const stamp = join(packages, '.fetched')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock)
    return { kind: 'fetched', packages }
  console.log(`Fetching the packages of tools/${tool} (once) …`)
  const failure = await install(folder)
  if (failure !== undefined) return { kind: 'missing', reason: reasonOf(tool, failure) }
  writeFileSync(stamp, lock)
  return { kind: 'fetched', packages }
}

/** Returns what npm writes when it fails. Few retries: without a network the answer should not take minutes. */
async function install(folder: string): Promise<string | undefined> {
  const options = ['--ignore-scripts', '--fetch-retries=1', '--fetch-retry-mintimeout=1000']
  const child = spawn('npm', ['ci', '--loglevel=error', ...options], {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const [code] = await once(child, 'close')
  return code === 0 ? undefined : output
}

function reasonOf(tool: Tool, failure: string) {
  const lines = failure
    .split('\n')
    .filter(line => /^npm error [^ ]/.test(line))
    .slice(0, 6)
  return [
    `The packages of tools/${tool} could not be fetched. They are not part of the shop's packages: the first run`,
    'needs access to the npm registry, later ones do not.',
    ...lines,
  ].join('\n')
}
