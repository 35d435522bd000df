import pg from 'pg'
import { complaintsOf, type Measured, measure } from './load.ts'
import { mixedRequests } from './mixed-requests.ts'
import { type BenchShop, openShop } from './shop.ts'
import { fillStalls } from './stock.ts'
import { printTable, rounded } from './table.ts'

const connections = 16
const requests = 50_000
/** Caches fill and functions are compiled before the first measurement. */
const warmUp = 5_000
const rounds = 5
/** A limit for a slow machine: a round that reaches it is reported. */
const secondsPerRound = 600
const mostGrowth = 1.1
const peakBar = 300
const units = 8_000

/** The peak of a shop's memory beside its bar; a complaint if it is missed. */
export function peakComplaints(shop: Pick<BenchShop, 'peakMegabytes'>): readonly string[] {
  const peak = shop.peakMegabytes()
  console.log(`\nshop memory: peak ${rounded(peak)} MB, at most ${peakBar} MB\n`)
  // NaN where there is no /proc.
  return peak > peakBar ? [`The shop held ${rounded(peak)} MB, more than ${peakBar} MB.`] : []
}

/**
 * The leak test: what a process still holds after a collection must not grow with the number of requests it has served,
 * of whatever kind, answered, refused or aborted.
 */
export async function benchMemory(): Promise<readonly string[]> {
  const shop = await openShop({ isInspected: true })
  try {
    return await measureGrowth(shop)
  } finally {
    await shop.end()
  }
}

async function measureGrowth(shop: BenchShop) {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const [stall] = await fillStalls(client, 'ro', 1, units).finally(() => client.end())
  if (!stall) throw new Error('No listing is in stock.')
  const createRequest = await mixedRequests(shop.address, stall)
  const run = (count: number) =>
    measure({
      connections,
      requests: count,
      seconds: secondsPerRound,
      expected: isAnswer,
      createRequest,
    })
  const rows: string[][] = []
  const heaps: number[] = []
  const complaints: string[] = []
  let served = 0
  for (const count of [warmUp, ...Array.from({ length: rounds }, () => requests / rounds)]) {
    const found = await run(count)
    served += found.responses
    if (found.responses < count) complaints.push(`Only ${found.responses} of ${count} requests.`)
    complaints.push(...complaintsOf(`after ${served} requests`, found))
    heaps.push(await shop.heapMegabytes())
    rows.push(rowOf(served, found, heaps.at(-1) ?? Number.NaN, shop))
  }
  printTable(['requests', 'req/s', 'heap MB', 'RSS MB', 'peak MB'], rows)
  return [...complaints, ...growthComplaints(heaps), ...peakComplaints(shop)]
}

/** Redirects, refusals and unknown addresses are answers; a failure or a limit is not. */
function isAnswer(status: number): boolean {
  return status < 500 && status !== 400 && status !== 429
}

function rowOf(served: number, { perSecond }: Measured, heap: number, shop: BenchShop) {
  return [
    String(served),
    rounded(perSecond),
    rounded(heap, 1),
    rounded(shop.residentMegabytes()),
    rounded(shop.peakMegabytes()),
  ]
}

function growthComplaints(heaps: readonly number[]): readonly string[] {
  const growth = (heaps.at(-1) ?? Number.NaN) / (heaps[0] ?? Number.NaN)
  console.log(
    `\nheap after collection: ${rounded((growth - 1) * 100, 1)} % more than after the warm-up, below ${rounded((mostGrowth - 1) * 100)} %`,
  )
  return growth < mostGrowth ? [] : [`The heap grew to ${rounded(growth, 2)} times its size.`]
}
