import { type BenchPaths, pathsOf, productUrl } from './addresses.ts'
import { type Bare, bareFigures } from './bare-pages.ts'
import { complaintsOf, type Measured, measure, send } from './load.ts'
import { peakComplaints } from './memory.ts'
import { scriptWeight } from './script-weights.ts'
import { type BenchShop, openShop, type Run } from './shop.ts'
import { printTable, rounded } from './table.ts'

/** V8 compiles what a page needs over its first 1,500 requests: until then a product costs half as much again. */
const warmUp = { requests: 2000, seconds: 60 }
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

/** What an API endpoint reaches when nothing is stored: requests a second. */
const least = { api: 700, 'api-product': 900 } as const

type Name = keyof Bare | 'api-product'
type Figures = ReadonlyMap<Name, PageFigure>

/**
 * Pages and API endpoints that are created for each request (nothing is stored), compared with their lower bounds: the
 * same tree rendered without router, HTTP, SQL or compression, and the queries alone.
 */
export async function benchPages(run: Run): Promise<readonly string[]> {
  const shop = await openShop({ env: async () => ({ CACHE_MEGABYTES: '0' }) })
  try {
    return [...(await measurePages(shop, run)), ...peakComplaints(shop)]
  } finally {
    await shop.end()
  }
}

async function measurePages(shop: BenchShop, { market, connections }: Run) {
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
    'api-product': await productUrl(shop.address, market),
  } as Record<Name, string>
  const figures = new Map<Name, PageFigure>()
  for (const [name, url] of Object.entries(urls) as [Name, string][])
    figures.set(name, await measurePage(shop, url, connections))
  const bare = await bareFigures(shop.databaseUrl, market, renderedPaths)
  console.log(
    `${connections} connections, at most ${bounds.requests} requests or ${bounds.seconds} s each; bare: one at a time`,
  )
  print(figures, bare)
  printBars(figures, bare)
  await printScripts(`${shop.address}/${market}`, paths)
  return [
    ...[...figures].flatMap(([name, found]) => complaintsOf(name, found)),
    ...barred.flatMap(name => pageComplaints(name, figures, bare)),
    ...(['api', 'api-product'] as const).flatMap(name => apiComplaints(name, figures)),
  ]
}

function pageComplaints(name: (typeof barred)[number], figures: Figures, bare: Bare) {
  const { cpuMs, htmlKilobytes, perSecond } = figures.get(name) ?? nothing
  const share = perSecond / bare[name].perSecond
  return [
    ...(cpuMs <= bars.cpuMs
      ? []
      : [`${name}: ${rounded(cpuMs, 1)} ms of CPU, at most ${bars.cpuMs}`]),
    ...(htmlKilobytes <= bars.htmlKilobytes
      ? []
      : [`${name}: ${rounded(htmlKilobytes, 1)} kB of HTML, at most ${bars.htmlKilobytes}`]),
    ...(share >= bars.shareOfBare
      ? []
      : [`${name}: ${rounded(share * 100)} % of bare, at least ${bars.shareOfBare * 100} %`]),
  ]
}

function apiComplaints(name: keyof typeof least, figures: Figures) {
  const { perSecond } = figures.get(name) ?? nothing
  return perSecond >= least[name]
    ? []
    : [`${name}: ${rounded(perSecond)} requests a second, at least ${least[name]}`]
}

const nothing = { cpuMs: Number.NaN, htmlKilobytes: Number.NaN, perSecond: Number.NaN }

async function measurePage(shop: BenchShop, url: string, connections: number): Promise<PageFigure> {
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

const titles: Partial<Readonly<Record<Name, string>>> = {
  api: '/api/listings/ (bare: its queries)',
  'api-product': '/api/products/',
}

function print(figures: Figures, bare: Bare) {
  printTable(
    ['page', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms', 'kB', 'bare/s', 'CPU ms', 'req/s of bare'],
    [...figures].map(([name, { perSecond, p50, p99, cpuMs, kilobytes }]) => {
      const limit = name === 'api-product' ? nothing : bare[name]
      return [
        titles[name] ?? `${name} (bare: renderToString)`,
        rounded(perSecond),
        rounded(p50, 1),
        rounded(p99, 1),
        rounded(cpuMs, 2),
        rounded(kilobytes, 1),
        rounded(limit.perSecond),
        rounded(limit.cpuMs, 2),
        `${rounded((perSecond / limit.perSecond) * 100)} %`,
      ]
    }),
  )
}

function printBars(figures: Figures, bare: Bare) {
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
