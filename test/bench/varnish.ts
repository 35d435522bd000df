import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { markets } from '#domain/market/market.ts'
import { pathsOf } from './addresses.ts'
import { complaintsOf, type Measured, measure, send } from './load.ts'
import { type BenchShop, freePort, openShop } from './shop.ts'
import { fillStalls, listStalls } from './stock.ts'
import { printTable, rounded } from './table.ts'
import { checkEncodings, checkPersonal, checkPurgeToken } from './varnish-checks.ts'
import { staleMs, watchFreshness } from './varnish-freshness.ts'
import { missingVarnish, startVarnish, type Varnish } from './varnish-process.ts'

const connections = 16
const warmUp = { requests: 300, seconds: 2 }
const bounds = { requests: 20_000, seconds: 4 }
const selling = { seconds: 20, salesPerSecond: 5 }
const stallCount = 4
const lastCount = 6
const listings = '/api/listings/?market=ro&category=phones'

/**
 * A Varnish with the configuration of docs/operate.md in front of the shop: how many pages it serves next to the shop
 * alone, and whether anything is lost, old or mixed up through it.
 */
export async function benchVarnish(): Promise<readonly string[]> {
  const missing = missingVarnish()
  if (missing) {
    console.log(`SKIPPED: ${missing}`)
    return []
  }
  const [port, token, secret] = [await freePort(), random(), random()]
  let shopPort = 0
  const shop = await openShop({
    env: async ownPort => {
      shopPort = ownPort
      return settings({ port, token, secret })
    },
  })
  try {
    const varnish = await startVarnish({ port, shopPort, token })
    try {
      return await compare(shop, varnish, secret)
    } finally {
      await varnish.end()
    }
  } finally {
    await shop.end()
  }
}

type Run = { readonly port: number; readonly token: string; readonly secret: string }

/** The shop's addresses are those of Varnish. */
function settings({ port, token, secret }: Run): Readonly<Record<string, string>> {
  const sites = markets.map(market => [
    `SITE_${market.toUpperCase()}`,
    `http://localhost:${port}/${market}`,
  ])
  return {
    ...Object.fromEntries(sites),
    CDN: 'varnish',
    CDN_PURGE_URL: `http://127.0.0.1:${port}`,
    CDN_TOKEN: token,
    KINTSU_SECRET: secret,
  }
}

async function compare(shop: BenchShop, varnish: Varnish, secret: string) {
  const { home, listing, product } = await pathsOf(varnish.address, 'ro')
  const pages = [`/ro${home}`, `/ro${listing}`, `/ro${product}`, listings]
  const complaints = [
    ...(await measureBoth(shop, varnish, pages)),
    ...(await checkPurgeToken(varnish.address)),
    ...(await checkPersonal(varnish.address, secret)),
  ]
  for (const path of pages) complaints.push(...(await checkEncodings(varnish.address, path)))
  return [...complaints, ...(await checkFreshness(shop, varnish, pages))]
}

async function measureBoth(shop: BenchShop, varnish: Varnish, pages: readonly string[]) {
  const complaints: string[] = []
  const rows: string[][] = []
  for (const path of pages) {
    const alone = await measureAt(shop.address, path, new URL(varnish.address).host)
    const cpuBefore = shop.cpuSeconds()
    const through = await measureAt(varnish.address, path)
    const cpuMs = ((shop.cpuSeconds() - cpuBefore) * 1000) / through.responses
    const hits = await hitRate(varnish.address, path)
    complaints.push(...complaintsOf(path, alone), ...complaintsOf(`${path} at Varnish`, through))
    if (hits < 0.99) complaints.push(`${path}: only ${rounded(hits * 100)} % hits at Varnish`)
    rows.push([
      path,
      rounded(alone.perSecond),
      rounded(alone.p99, 1),
      rounded(through.perSecond),
      rounded(through.p99, 1),
      rounded(cpuMs, 3),
      `${rounded(hits * 100, 1)} %`,
    ])
  }
  const head = ['page', 'shop/s', 'p99 ms', 'Varnish/s', 'p99 ms', 'shop CPU ms', 'hits']
  printTable(head, rows)
  return complaints
}

async function measureAt(address: string, path: string, host?: string): Promise<Measured> {
  const createRequest = () => ({ url: address + path, ...(host && { headers: { host } }) })
  const load = { connections, expected: 200, createRequest }
  await measure({ ...load, ...warmUp })
  return measure({ ...load, ...bounds })
}

async function hitRate(address: string, path: string): Promise<number> {
  let hits = 0
  const count = 200
  for (let each = 0; each < count; each += 1) {
    const { headers } = await send({ url: address + path })
    if (headers['x-cache'] === 'hit') hits += 1
  }
  return hits / count
}

async function checkFreshness(shop: BenchShop, varnish: Varnish, pages: readonly string[]) {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const units = selling.seconds * selling.salesPerSecond
  const stalls = await fillStalls(client, 'ro', stallCount, units)
  const last = await listStalls(client, await firstListings(varnish.address), lastCount)
  await client.end()
  const { seconds, salesPerSecond } = selling
  const found = await watchFreshness({
    ...selling,
    varnish: varnish.address,
    shop: shop.address,
    stalls,
    last,
    pages,
  })
  console.log(
    `\n${found.sales} sales in ${seconds} s (${salesPerSecond} a second), ${found.soldOut} listings sold out, ${found.compared} ` +
      `responses through Varnish compared; the oldest was ${rounded(found.oldest)} ms behind (at most ${staleMs})`,
  )
  const few = found.soldOut === 0 ? ['No listing was sold out.'] : []
  const still = found.versions <= pages.length ? ['No page changed during the sales.'] : []
  return [...found.complaints, ...few, ...still]
}

/** The listings at the top of the list, which the pages show. */
async function firstListings(address: string): Promise<readonly string[]> {
  const { body } = await send({
    url: address + listings,
    headers: { 'accept-encoding': 'identity' },
  })
  const { cards } = JSON.parse(body.toString('utf8')) as {
    readonly cards: readonly { readonly offer: { readonly listingId: string } }[]
  }
  return cards.map(({ offer }) => offer.listingId)
}

function random(): string {
  return randomBytes(32).toString('hex')
}
