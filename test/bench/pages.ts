import type { Market } from '#domain/market/market.ts'
import { type BenchPaths, pathsOf } from './addresses.ts'
import { type Bare, bareFigures } from './bare-pages.ts'
import { complaintsOf, type Measured, measure, send } from './load.ts'
import { scriptWeight } from './script-weights.ts'
import type { BenchShop } from './shop.ts'
import { printTable, rounded } from './table.ts'

const connections = 16
const warmUp = { requests: 300, seconds: 2 }
const bounds = { requests: 2000, seconds: 3 }

type PageFigure = Measured & {
  readonly kilobytes: number
  /** Before compression. */
  readonly htmlKilobytes: number
  readonly cpuMs: number
}

/** What rendering a page may cost, and what it may weigh before compression (decision 54). */
const bars = { cpuMs: 5, htmlKilobytes: 60, shareOfBare: 0.45 } as const
const barred = ['listing', 'product'] as const

/**
 * Pages and the listing API, each compared with its lower bound: the same tree rendered without router, HTTP, SQL
 * or compression.
 */
export async function benchPages(shop: BenchShop, market: Market): Promise<readonly string[]> {
  const paths = await pathsOf(shop.address, market)
  const { checkout: _, ...renderedPaths } = paths
  const urls = {
    ...Object.fromEntries(
      Object.entries(renderedPaths).map(([name, path]) => [
        name,
        `${shop.address}/${market}${path}`,
      ]),
    ),
    api: `${shop.address}/api/listings/?market=${market}&category=phones`,
  } as Record<keyof Bare, string>
  const before = shop.residentMegabytes()
  const figures = new Map<keyof Bare, PageFigure>()
  for (const [name, url] of Object.entries(urls) as [keyof Bare, string][])
    figures.set(name, await measurePage(shop, url))
  const after = shop.residentMegabytes()
  const bare = await bareFigures(shop.databaseUrl, market, renderedPaths)
  print(figures, bare)
  printBars(figures, bare)
  console.log(`\nshop memory: ${rounded(before)} MB before, ${rounded(after)} MB after\n`)
  await printScripts(`${shop.address}/${market}`, paths)
  return [...figures].flatMap(([name, found]) => complaintsOf(name, found))
}

async function measurePage(shop: BenchShop, url: string): Promise<PageFigure> {
  const load = { connections, expected: 200, createRequest: () => ({ url }) }
  await measure({ ...load, ...warmUp })
  const cpuBefore = shop.cpuSeconds()
  const found = await measure({ ...load, ...bounds })
  const cpuMs = ((shop.cpuSeconds() - cpuBefore) * 1000) / found.responses
  const plain = await send({ url, headers: { 'accept-encoding': 'identity' } })
  return {
    ...found,
    cpuMs,
    kilobytes: (await send({ url })).body.length / 1000,
    htmlKilobytes: plain.body.length / 1000,
  }
}

function print(figures: ReadonlyMap<keyof Bare, PageFigure>, bare: Bare) {
  const { requests, seconds } = bounds
  console.log(
    `${connections} connections, at most ${requests} requests or ${seconds} s each; bare: one at a time`,
  )
  printTable(
    ['page', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms', 'kB', 'bare/s', 'CPU ms', 'req/s of bare'],
    [...figures].map(([name, { perSecond, p50, p99, cpuMs, kilobytes }]) => [
      name === 'api' ? '/api/listings/ (bare: its queries)' : `${name} (bare: renderToString)`,
      rounded(perSecond),
      rounded(p50, 1),
      rounded(p99, 1),
      rounded(cpuMs, 2),
      rounded(kilobytes, 1),
      rounded(bare[name].perSecond),
      rounded(bare[name].cpuMs, 2),
      `${rounded((perSecond / bare[name].perSecond) * 100)} %`,
    ]),
  )
}

function printBars(figures: ReadonlyMap<keyof Bare, PageFigure>, bare: Bare) {
  console.log('\npages that are rendered for each request, and their bars')
  printTable(
    ['page', 'CPU ms', 'bar', 'HTML kB', 'bar', 'req/s of bare', 'bar'],
    barred.flatMap(name => {
      const found = figures.get(name)
      if (!found) return []
      const share = (found.perSecond / bare[name].perSecond) * 100
      return [
        [
          name,
          rounded(found.cpuMs, 2),
          `<= ${bars.cpuMs}`,
          rounded(found.htmlKilobytes, 1),
          `<= ${bars.htmlKilobytes}`,
          `${rounded(share)} %`,
          `>= ${bars.shareOfBare * 100} %`,
        ],
      ]
    }),
  )
}

async function printScripts(base: string, { filtered: _, ...pages }: BenchPaths) {
  const rows: string[][] = []
  for (const [name, path] of Object.entries(pages)) {
    const { kilobytes, files } = await scriptWeight(base + path)
    rows.push([name, rounded(kilobytes, 1), String(files)])
  }
  printTable(['scripts at load', 'kB gzip', 'files'], rows)
}
