import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

export type Found =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'missing'; readonly reasons: readonly string[] }

const run = promisify(execFile)
/** First the one without windows, which loads pages in two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macs = ['Google Chrome', 'Chromium'].map(
  name => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

/** `CHROMIUM_PATH`, else the system's Chromium; `undefined` leaves the choice to Playwright. */
export function installedChromium(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const places = [...folders.flatMap(folder => names.map(name => join(folder, name))), ...macs]
  return process.env.CHROMIUM_PATH || places.find(path => existsSync(path))
}

/** An installed Chromium, else Debian's package if root may install it, else Playwright's own download. */
export async function findChromium(): Promise<Found> {
  const reasons: string[] = []
  for (const attempt of [async () => installedChromium(), fromDebian, fromPlaywright]) {
    try {
      const path = await attempt()
      if (path === undefined) continue
      await run(path, ['--version', '--no-sandbox'], { timeout: 30_000 })
      return { kind: 'found', path }
    } catch (cause) {
      reasons.push(firstLines(cause))
    }
    if (process.env.CHROMIUM_PATH) break
  }
  return { kind: 'missing', reasons }
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('     no Chromium here: apt-get install chromium-headless-shell')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeout: 240_000, maxBuffer: 64 * 1024 * 1024 }
  await run('apt-get', ['update'], options)
  await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
    options,
  )
  return installedChromium()
}

async function fromPlaywright() {
  console.log('     no Chromium here: playwright install chromium')
  const program = join('node_modules', '@playwright', 'test', 'cli.js')
  await run(process.execPath, [program, 'install', 'chromium', '--no-shell'], { timeout: 240_000 })
  return chromium.executablePath()
}

function firstLines(cause: unknown) {
  return (cause instanceof Error ? cause.message : String(cause))
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .slice(0, 300)
}
