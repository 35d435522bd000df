import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathsOf, productUrl } from './addresses.ts'
import { type BenchResponse, complaintsOf, type Measured, measure, send } from './load.ts'
import type { BenchShop, Run } from './shop.ts'
import { printTable, rounded } from './table.ts'

const rounds = 3
const bounds = { requests: 20_000, seconds: 3 }
/** The bars (docs/performance.md): requests a second, of the bare server's, and milliseconds. */
const least = { page: 5_000, product: 5_000, list: 4_000 } as const
const leastOfBare = 0.5
const mostP99 = 10

type Row = { readonly name: string; readonly ours: Measured; readonly bare: Measured }

/**
 * Responses from memory, each beside a bare server that sends the same bytes and headers: both in turn, so that other
 * load on the machine affects both. The best round of each counts.
 */
export async function benchCached(
  shop: BenchShop,
  { market, connections }: Run,
): Promise<readonly string[]> {
  const paths = await pathsOf(shop.address, market)
  const pages = ['home', 'listing', 'product'] as const
  const urls = [
    ...pages.map(name => [name, 'page', `${shop.address}/${market}${paths[name]}`] as const),
    ['/api/products/', 'product', await productUrl(shop.address, market)] as const,
    [
      '/api/listings/',
      'list',
      `${shop.address}/api/listings/?market=${market}&category=phones`,
    ] as const,
  ]
  const rows: Row[] = []
  const complaints: string[] = []
  for (const [name, kind, url] of urls) {
    const row = { name, ...(await measureBoth(url, connections)) }
    rows.push(row)
    complaints.push(...complaintsAbout(row, least[kind]))
  }
  console.log(`${connections} connections; bare: a Node server that sends the same bytes`)
  print(rows)
  return complaints
}

async function measureBoth(url: string, connections: number): Promise<Omit<Row, 'name'>> {
  const bare = await bareServer(await send({ url }))
  try {
    const found = { ours: [] as Measured[], bare: [] as Measured[] }
    for (let round = 0; round < rounds; round += 1) {
      found.bare.push(await load(bare.url, connections))
      found.ours.push(await load(url, connections))
    }
    return { ours: best(found.ours), bare: best(found.bare) }
  } finally {
    bare.stop()
  }
}

function load(url: string, connections: number): Promise<Measured> {
  return measure({ connections, ...bounds, expected: 200, createRequest: () => ({ url }) })
}

function best(found: readonly Measured[]): Measured {
  const [first] = found.toSorted((one, other) => other.perSecond - one.perSecond)
  if (!first) throw new Error('Nothing was measured.')
  return first
}

/** A server in a process of its own that sends what the shop sent. */
async function bareServer({ headers, body }: BenchResponse) {
  const { date: _, connection: __, 'keep-alive': ___, ...own } = headers
  const child = fork(resolve('test/bench/bare-server.ts'))
  child.send({ headers: own, body: body.toString('base64') })
  const [address] = (await once(child, 'message')) as [AddressInfo]
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => child.kill() }
}

function complaintsAbout({ name, ours, bare }: Row, leastPerSecond: number): readonly string[] {
  const ofBare = ours.perSecond / bare.perSecond
  return [
    ...complaintsOf(name, ours),
    ...(ours.perSecond < leastPerSecond
      ? [`${name} from memory: ${rounded(ours.perSecond)}/s, wanted ${leastPerSecond}`]
      : []),
    ...(ofBare < leastOfBare
      ? [`${name} from memory: ${rounded(ofBare * 100)} % of bare, wanted ${leastOfBare * 100}`]
      : []),
    ...(ours.p99 > mostP99
      ? [`${name} from memory: p99 ${rounded(ours.p99, 1)} ms, wanted ${mostP99}`]
      : []),
  ]
}

function print(rows: readonly Row[]) {
  printTable(
    ['from memory', 'req/s', 'p50 ms', 'p99 ms', 'bare/s', 'p99 ms', 'of bare'],
    rows.map(({ name, ours, bare }) => [
      name,
      rounded(ours.perSecond),
      rounded(ours.p50, 1),
      rounded(ours.p99, 1),
      rounded(bare.perSecond),
      rounded(bare.p99, 1),
      `${rounded((ours.perSecond / bare.perSecond) * 100)} %`,
    ]),
  )
}
