import type { Market } from '#domain/market/market.ts'
import { type BenchPaths, pathsOf } from './addresses.ts'
import { type Bare, bareFigures } from './bare-pages.ts'
import { complaintsOf, type Measured, measure, send } from './load.ts'
import { scriptWeight } from './script-weights.ts'
import type { BenchShop } from './shop.ts'
import { printTable, rounded } from './table.ts'

const connections = 16
const requests = 1500
const warmUp = 300

/** Pages and the list's API, each beside its bare limit: the same tree drawn without router, HTTP, SQL or compression. */
export const benchPages = async (shop: BenchShop, market: Market): Promise<readonly string[]> => {
  const paths = await pathsOf(shop.address, market)
  const { checkout: _, ...drawn } = paths
  const urls = {
    ...Object.fromEntries(
      Object.entries(drawn).map(([name, path]) => [name, `${shop.address}/${market}${path}`]),
    ),
    api: `${shop.address}/api/listings/?market=${market}&category=phones`,
  } as Record<keyof Bare, string>
  const before = shop.residentMegabytes()
  const complaints: string[] = []
  const measured = new Map<keyof Bare, Measured & { readonly kilobytes: number }>()
  for (const [name, url] of Object.entries(urls) as [keyof Bare, string][]) {
    const load = { connections, expected: 200, ask: () => ({ url }) }
    await measure({ ...load, requests: warmUp })
    const found = await measure({ ...load, requests })
    measured.set(name, { ...found, kilobytes: (await send({ url })).body.length / 1000 })
    complaints.push(...complaintsOf(name, found))
  }
  const after = shop.residentMegabytes()
  const bare = await bareFigures(shop.databaseUrl, market, drawn)
  tell(measured, bare)
  console.log(`\nshop memory: ${rounded(before)} MB before, ${rounded(after)} MB after\n`)
  await tellScripts(`${shop.address}/${market}`, paths)
  return complaints
}

const tell = (
  measured: ReadonlyMap<keyof Bare, Measured & { readonly kilobytes: number }>,
  bare: Bare,
) => {
  console.log(
    `${connections} connections, ${requests} requests each; bare: one thread, one at a time`,
  )
  printTable(
    ['page', 'requests/s', 'p50 ms', 'p99 ms', 'kB sent', 'bare/s', 'of bare'],
    [...measured].map(([name, { perSecond, p50, p99, kilobytes }]) => [
      name === 'api' ? '/api/listings/ (bare: its queries)' : `${name} (bare: renderToString)`,
      rounded(perSecond),
      rounded(p50, 1),
      rounded(p99, 1),
      rounded(kilobytes, 1),
      rounded(bare[name]),
      `${rounded((perSecond / bare[name]) * 100)} %`,
    ]),
  )
}

const tellScripts = async (base: string, { filtered: _, ...pages }: BenchPaths) => {
  const rows: string[][] = []
  for (const [name, path] of Object.entries(pages)) {
    const { kilobytes, files } = await scriptWeight(base + path)
    rows.push([name, rounded(kilobytes, 1), String(files)])
  }
  printTable(['scripts at load', 'kB gzip', 'files'], rows)
}
