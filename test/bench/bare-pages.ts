import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { Market } from '#domain/market/market.ts'
import type { BenchPaths } from './addresses.ts'

export type BareFigure = { readonly perSecond: number; readonly cpuMs: number }

/** Each page's tree rendered to a string; for the API, its queries run. */
export type Bare = Readonly<Record<Exclude<keyof BenchPaths, 'checkout'> | 'api', BareFigure>>

const folder = 'build/bench'

/** Built like the shop's server and run in a separate process while the shop is idle. */
export async function bareFigures(
  databaseUrl: string,
  market: Market,
  paths: Omit<BenchPaths, 'checkout'>,
): Promise<Bare> {
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      ssr: 'test/bench/bare-trees.tsx',
      outDir: folder,
      target: 'node22',
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'bare-trees.js' } },
    },
  })
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [resolve(folder, 'bare-trees.js'), JSON.stringify({ databaseUrl, market, paths })],
    { env: { ...process.env, NODE_ENV: 'production' } },
  )
  return JSON.parse(stdout) as Bare
}
