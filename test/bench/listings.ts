import { growDatabase } from '#store/seeds/large/grow-catalogue.ts'
import { complaintsOf, type Measured, measure } from './load.ts'
import { type BenchShop, openShop, type Run } from './shop.ts'
import { printTable, rounded } from './table.ts'

const units = 1_000_000
/** How many times as many requests the demo's ten thousand units may allow as a million. */
const growthAllowed = 1.5

const queries: Readonly<Record<string, string>> = {
  'no filter': '',
  'one brand': '&brand=samsung',
  'two brands, one grade': '&brand=apple,samsung&grade=FOARTE_BUN',
  'cheapest first': '&sort=price-up',
}
const turns = 4
const warmUp = { requests: 1000, seconds: 20 }
const bounds = { requests: 500, seconds: 5 }

type Shops = { readonly small: BenchShop; readonly large: BenchShop }
type Found = Readonly<Record<keyof Shops, readonly Measured[]>>

/**
 * `GET /api/listings/` with nothing stored, of two shops in turn: one with the demo's catalogue, one with a million
 * units.
 */
export async function benchListings({ market, connections }: Run): Promise<readonly string[]> {
  const open = () => openShop({ env: async () => ({ CACHE_MEGABYTES: '0' }) })
  const shops = { small: await open(), large: await open() }
  try {
    await shops.large.whileStopped(() => growDatabase(shops.large.databaseUrl, units))
    const found = new Map<string, Found>()
    for (const [name, query] of Object.entries(queries)) {
      const path = `/api/listings/?market=${market}&category=phones${query}`
      found.set(name, await measureInTurn(shops, path, connections))
    }
    print(found)
    return [...found].flatMap(([name, each]) => judge(name, each))
  } finally {
    await Promise.all(Object.values(shops).map(shop => shop.end()))
  }
}

async function measureInTurn(shops: Shops, path: string, connections: number): Promise<Found> {
  const load = ({ address }: BenchShop, amount: typeof bounds) =>
    measure({
      connections,
      ...amount,
      expected: 200,
      createRequest: () => ({ url: address + path }),
    })
  await load(shops.small, warmUp)
  await load(shops.large, warmUp)
  const found = { small: [] as Measured[], large: [] as Measured[] }
  for (let turn = 0; turn < turns; turn += 1) {
    found.small.push(await load(shops.small, bounds))
    found.large.push(await load(shops.large, bounds))
  }
  return found
}

function print(found: ReadonlyMap<string, Found>) {
  printTable(
    ['GET /api/listings/', 'demo, req/s', '1M, req/s', 'growth'],
    [...found].map(([name, each]) => [
      name,
      rounded(rateOf(each.small)),
      rounded(rateOf(each.large)),
      `${rounded(growthOf(each), 2)}×`,
    ]),
  )
}

function judge(name: string, found: Found): readonly string[] {
  const growth = growthOf(found)
  return [
    ...[...found.small, ...found.large].flatMap(each => complaintsOf(name, each)),
    ...(growth <= growthAllowed
      ? []
      : [`${name}: ${rounded(growth, 2)} times as slow, at most ${growthAllowed}`]),
  ]
}

function growthOf({ small, large }: Found): number {
  return rateOf(small) / rateOf(large)
}

/** Requests a second, of all turns. */
function rateOf(found: readonly Measured[]): number {
  const seconds = found.map(({ responses, perSecond }) => responses / perSecond)
  const responses = found.reduce((sum, each) => sum + each.responses, 0)
  return responses / seconds.reduce((sum, each) => sum + each, 0)
}
