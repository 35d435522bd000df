import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Measured, percentiles } from './load.ts'

/** The rows that one order of the shop wrote, by table, every value as PostgreSQL formats it. */
export type Written = ReadonlyMap<string, readonly Readonly<Record<string, string | null>>[]>

const tables: Readonly<Record<string, string>> = {
  orders: 'id = $1',
  order_line: 'order_id = $1',
  order_address: 'order_id = $1',
  payment: 'order_id = $1',
  shipment: 'order_id = $1',
  order_history: 'order_id = $1',
  outbox: "payload ->> 'orderId' = $1::text",
  idempotency_key: "body ->> 'id' = $1::text",
  unit_history: 'unit_id in (select unit_id from order_line where order_id = $1)',
}

const asText = { getTypeParser: () => (value: string | Buffer) => String(value) }

/** The rows of the newest order: a bare placement must write the same. */
export async function writtenByShop(client: pg.Client): Promise<Written> {
  const newest = await client.query('select id from orders order by placed_at desc limit 1')
  const id: unknown = newest.rows[0]?.id
  const written = new Map<string, Record<string, string | null>[]>()
  for (const [table, condition] of Object.entries(tables)) {
    const text = `select * from ${table} where ${condition.replaceAll('$1', '$1::uuid')}`
    const { rows } = await client.query({ text, values: [id], types: asText })
    written.set(table, rows)
  }
  return written
}

/** Places orders with one prepared statement, which is one transaction: reserves a unit and inserts the same rows. */
export async function measureBare(
  url: string,
  written: Written,
  listingIds: readonly string[],
  orders: number,
): Promise<Measured> {
  const placement = placementOf(written)
  const clients = await Promise.all(listingIds.map(() => connect(url)))
  const times: number[] = []
  let left = orders
  const placeOrders = async (client: pg.Client, listingId: string) => {
    while (left-- > 0) {
      const start = performance.now()
      const { rows } = await client.query({
        ...placement.statement,
        values: placement.values(listingId),
      })
      times.push(performance.now() - start)
      if (rows.length !== 1) throw new Error(`${listingId} is sold out.`)
    }
  }
  const start = performance.now()
  await Promise.all(clients.map((client, at) => placeOrders(client, listingIds[at] ?? '')))
  const seconds = (performance.now() - start) / 1000
  await Promise.all(clients.map(client => client.end()))
  return {
    responses: times.length,
    perSecond: times.length / seconds,
    ...percentiles(times),
    unexpected: new Map(),
    example: undefined,
  }
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

const takeUnit = `taken as (
  update unit set state = 'sold' where id = (
    select id from unit where listing_id = $1 and state = 'listed' limit 1 for update
  ) returning id
)`

function placementOf(written: Written) {
  const values: (string | null)[] = []
  const unitId = written.get('order_line')?.find(row => row.unit_id)?.unit_id
  const cell = (value: string | null) => {
    if (value === unitId) return '(select id from taken)'
    values.push(value)
    return `$${values.length + 1}`
  }
  const inserts = [...written].flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {})
    if (columns.length === 0) return []
    const cells = rows.map(
      row => `(${columns.map(column => cell(row[column] ?? null)).join(', ')})`,
    )
    return [
      `wrote_${table} as (insert into ${table} (${columns.join(', ')}) values ${cells.join(', ')})`,
    ]
  })
  const text = `with ${[takeUnit, ...inserts].join(',\n')} select id from taken`
  const ids = namesOf(written)
  return {
    statement: { name: 'bare-placement', text },
    values: (listingId: string) => [listingId, ...renewed(values, ids)],
  }
}

/** The values that no two orders may share: ids, the number, the cart and the key. */
function namesOf(written: Written): readonly string[] {
  const rows = [...written.values()].flat()
  const names = rows.flatMap(row => [row.id, row.cart_id, row.key])
  const number = written.get('orders')?.[0]?.number
  return [...new Set([...names, number])].filter(name => name !== null && name !== undefined)
}

function renewed(values: readonly (string | null)[], names: readonly string[]) {
  const fresh = names.map(name => [name, randomUUID()] as const)
  return values.map(value => {
    const named = value && fresh.filter(([name]) => value.includes(name))
    return named
      ? named.reduce((text, [name, other]) => text.replaceAll(name, other), value)
      : value
  })
}
