import pg from 'pg'
import { measureBare, writtenByShop } from './bare-placement.ts'
import { complaintsOf, type Measured, measure } from './load.ts'
import { orderMaker } from './order-requests.ts'
import type { BenchShop } from './shop.ts'
import { fillStalls } from './stock.ts'
import { printTable, rounded } from './table.ts'

const rounds = [
  { connections: 1, orders: 300 },
  { connections: 8, orders: 1200 },
  { connections: 32, orders: 1600 },
] as const
const checkouts = { connections: 32, requests: 1600 } as const
/** The lowest figures that pass, on the machine of docs/decisions/0052-placing-in-four-round-trips.md. */
const bars = { ordersPerSecond: 350, ofBare: 45, p50AloneMs: 5, checkoutsPerSecond: 150 } as const
const stalls = 32
const warmUp = 200
const seconds = 6
const unitsEach = 2500

/**
 * Orders accepted by POST /api/orders/, compared with the same rows written by one statement without the shop; then
 * whole checkouts.
 */
export async function benchOrders(shop: BenchShop): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const filled = await fillStalls(client, 'ro', stalls, unitsEach)
  const makers = await Promise.all(filled.map(stall => orderMaker(shop.address, stall)))
  const before = shop.residentMegabytes()
  const makerOf = (connection: number) => makers[connection] ?? missing(connection)
  const placing = { seconds, expected: 201 }
  const place = (connections: number, requests: number) =>
    measure({
      ...placing,
      connections,
      requests,
      createRequest: ({ connection }) => makerOf(connection).order(),
    })
  const complaints = [...complaintsOf('warm-up', await place(8, warmUp))]
  // As the database does by itself within a minute: plans made for empty tables are made again.
  await client.query('analyze')
  const written = await writtenByShop(client)
  const placed: Measured[] = []
  for (const { connections, orders } of rounds) {
    const found = await place(connections, orders)
    placed.push(found)
    complaints.push(...complaintsOf(`orders with ${connections} connections`, found))
  }
  const checkedOut = await measure({
    ...placing,
    ...checkouts,
    createRequest: ({ connection }) => makerOf(connection).checkout(),
  })
  complaints.push(...complaintsOf('checkouts', checkedOut))
  const after = shop.residentMegabytes()
  const bare = await shop.whileStopped(async () => {
    const listingIds = filled.map(stall => stall.listingId)
    await measureBare(shop.databaseUrl, written, listingIds.slice(0, 8), warmUp)
    const found: Measured[] = []
    for (const { connections, orders } of rounds)
      found.push(
        await measureBare(shop.databaseUrl, written, listingIds.slice(0, connections), orders),
      )
    return found
  })
  await client.end()
  print(placed, bare)
  complaints.push(...judge(placed, bare, checkedOut))
  console.log(`\nshop memory: ${rounded(before)} MB before, ${rounded(after)} MB after`)
  return complaints
}

/** Prints the figures that have a bar; returns those that miss it. */
function judge(placed: readonly Measured[], bare: readonly Measured[], checkedOut: Measured) {
  const [alone, most, limit] = [placed[0], placed.at(-1), bare.at(-1)]
  if (!alone || !most || !limit) return []
  const share = (most.perSecond / limit.perSecond) * 100
  const figures = [
    ['p50 at one connection, ms', alone.p50, '<=', bars.p50AloneMs],
    ['orders/s at 32 connections', most.perSecond, '>=', bars.ordersPerSecond],
    ['of bare at 32 connections, %', share, '>=', bars.ofBare],
    ['whole checkouts/s at 32 connections', checkedOut.perSecond, '>=', bars.checkoutsPerSecond],
  ] as const
  console.log('')
  printTable(
    ['figure', 'measured', 'bar'],
    figures.map(([name, value, sign, bar]) => [name, rounded(value, 1), `${sign} ${bar}`]),
  )
  return figures
    .filter(([, value, sign, bar]) => !(sign === '<=' ? value <= bar : value >= bar))
    .map(([name, value, sign, bar]) => `${name}: ${rounded(value, 1)}, wanted ${sign} ${bar}`)
}

function shareOf(ours: Measured, limit: Measured): string {
  return rounded((ours.perSecond / limit.perSecond) * 100)
}

function missing(connection: number): never {
  throw new Error(`No stall for connection ${connection}.`)
}

function print(placed: readonly Measured[], bare: readonly Measured[]) {
  return printTable(
    ['connections', 'orders/s', 'p50 ms', 'p99 ms', 'bare/s', 'p50 ms', 'p99 ms', 'of bare'],
    rounds.map(({ connections }, at) => {
      const [ours, limit] = [placed[at], bare[at]]
      return ours && limit
        ? [
            String(connections),
            rounded(ours.perSecond),
            rounded(ours.p50, 1),
            rounded(ours.p99, 1),
            rounded(limit.perSecond),
            rounded(limit.p50, 1),
            rounded(limit.p99, 1),
            `${shareOf(ours, limit)} %`,
          ]
        : []
    }),
  )
}
