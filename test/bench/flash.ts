import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import type { Grade, Product } from '#domain/device/device.ts'
import { productPath } from '#domain/device/product-path.ts'
import type { Market } from '#domain/market/market.ts'
import { type BenchResponse, percentiles, send } from './load.ts'
import { orderMaker } from './order-requests.ts'
import type { BenchShop, Run } from './shop.ts'
import type { Stall } from './stock.ts'
import { printTable, rounded } from './table.ts'

const visitors = 2_000
const connections = 200
const units = 5
/** A page that is requested later than this after the last unit was sold must say so. */
const boundMs = 1_000
const looksAfter = 100

type Look = { readonly startedAt: number; readonly ms: number; readonly isInStock: boolean }
type Bought = { readonly ms: number; readonly status: number }

/** Many visitors open the page of one product with few units, all at once, and whoever sees it in stock orders it. */
export async function benchFlash(shop: BenchShop, { market }: Run): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  try {
    const { stall, path } = await stallWith(client, shop, market)
    const url = `${shop.address}/${market}${path}`
    const { order: nextOrder } = await orderMaker(shop.address, stall)
    const looks: Look[] = []
    const orders: Bought[] = []
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    let left = visitors
    const visitInTurn = async () => {
      while (left-- > 0) {
        const look = await lookAt(url, agent)
        looks.push(look)
        if (!look.isInStock) continue
        const start = performance.now()
        const { status } = await send(nextOrder(), agent)
        orders.push({ ms: performance.now() - start, status })
      }
    }
    await Promise.all(Array.from({ length: connections }, visitInTurn))
    for (let look = 0; look < looksAfter; look += 1) {
      looks.push(await lookAt(url, agent))
      await wait(20)
    }
    agent.destroy()
    print(looks, orders)
    return await complaintsAbout(client, stall, looks, orders)
  } finally {
    await client.end()
  }
}

type Card = {
  readonly product: Product
  readonly offer: { readonly listingId: string; readonly grade: Grade }
}

/**
 * Leaves the first listing of the phones with a few units, and lets every visitor ask for the same one of them; with the
 * path of its page.
 */
async function stallWith(
  client: pg.Client,
  shop: BenchShop,
  market: Market,
): Promise<{ readonly stall: Stall; readonly path: string }> {
  const { body } = await send({
    url: `${shop.address}/api/listings/?market=${market}&category=phones`,
    headers: { 'accept-encoding': 'identity' },
  })
  const { cards } = JSON.parse(body.toString('utf8')) as { readonly cards: readonly Card[] }
  const [card] = cards
  if (!card) throw new Error('No phones are in stock.')
  const { product, offer } = card
  const { listingId } = offer
  const { rows } = await client.query<{ id: string }>(leaveUnits, [listingId, units])
  const ids = Array.from({ length: visitors + 1 }, () => rows[0]?.id ?? '')
  return {
    stall: { listingId, productId: product.id, unitIds: ids },
    path: productPath(market, product, offer.grade),
  }
}

/** Units beyond the wanted number go into quarantine; missing ones are copies. */
const leaveUnits = `
  with own as (
    select *, row_number() over (order by id) as place from unit where listing_id = $1 and state = 'listed'
  ), gone as (
    update unit set state = 'quarantined' from own where unit.id = own.id and own.place > $2::int
  ), added as (
    insert into unit (id, listing_id, market, state, serial_sealed, battery_health, acquisition_minor, tax_scheme, received_at)
    select gen_random_uuid(), listing_id, market, 'listed', serial_sealed, battery_health, acquisition_minor, tax_scheme, received_at
    from own cross join generate_series(1, greatest(0, $2::int - (select count(*)::int from own))) where place = 1
    returning id
  )
  select id from own where place <= $2::int union all select id from added`

async function lookAt(url: string, agent: Agent): Promise<Look> {
  const startedAt = Date.now()
  const start = performance.now()
  const response = await send({ url }, agent)
  const ms = performance.now() - start
  return { startedAt, ms, isInStock: textOf(response).includes('https://schema.org/InStock') }
}

function textOf({ headers, body }: BenchResponse): string {
  const isCompressed = headers['content-encoding'] === 'br'
  return (isCompressed ? brotliDecompressSync(body) : body).toString('utf8')
}

async function complaintsAbout(
  client: pg.Client,
  { listingId }: Stall,
  looks: readonly Look[],
  orders: readonly Bought[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ sold: number; distinct: number; last: Date }>(
    `select count(*)::int as sold, count(distinct l.unit_id)::int as distinct, max(o.placed_at) as last
     from order_line l join orders o on o.id = l.order_id where l.listing_id = $1 and l.is_live`,
    [listingId],
  )
  const [{ sold, distinct, last } = { sold: 0, distinct: 0, last: new Date() }] = rows
  const accepted = orders.filter(({ status }) => status === 201).length
  const odd = orders.filter(({ status }) => status !== 201 && status !== 409)
  const late = looks.filter(
    ({ startedAt, isInStock }) => isInStock && startedAt > last.getTime() + boundMs,
  )
  const isSeen = looks.some(({ isInStock }) => !isInStock)
  return [
    ...(sold === units && distinct === units && accepted === units
      ? []
      : [`${sold} lines, ${distinct} units, ${accepted} orders accepted, wanted ${units} of each`]),
    ...(odd.length > 0 ? [`${odd.length} orders got an odd status, first ${odd[0]?.status}`] : []),
    ...(late.length > 0 ? [`${late.length} pages still showed stock ${boundMs} ms after`] : []),
    ...(isSeen ? [] : ['no page ever said that the product is sold out']),
  ]
}

function print(looks: readonly Look[], orders: readonly Bought[]) {
  console.log(`${visitors} visitors on ${connections} connections, ${units} units`)
  const figures = [
    ['page', looks.map(({ ms }) => ms)],
    ['order', orders.map(({ ms }) => ms)],
  ] as const
  printTable(
    ['', 'requests', 'p50 ms', 'p99 ms'],
    figures.map(([name, times]) => {
      const { p50, p99 } = percentiles(times)
      return [name, String(times.length), rounded(p50, 1), rounded(p99, 1)]
    }),
  )
}
