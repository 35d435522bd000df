import type { orderAddress, orderHistory, orderLine, orders } from '../schema/order.ts'
import type { payment } from '../schema/payment.ts'
import type { idempotencyKey, outbox } from '../schema/plumbing.ts'
import type { shipment } from '../schema/shipment.ts'
import type { unitHistory } from '../schema/unit.ts'
import type { voucherEntry } from '../schema/voucher.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** All rows of a placed order. The accepted legal texts are read during the write: the newest ones of the market. */
export type OrderRows = {
  readonly orders: readonly Omit<typeof orders.$inferInsert, 'agreedTexts'>[]
  readonly order_line: readonly (typeof orderLine.$inferInsert)[]
  readonly order_address: readonly (typeof orderAddress.$inferInsert)[]
  readonly payment: readonly (typeof payment.$inferInsert)[]
  readonly voucher_entry: readonly (typeof voucherEntry.$inferInsert)[]
  readonly shipment: readonly (typeof shipment.$inferInsert)[]
  readonly order_history: readonly (typeof orderHistory.$inferInsert)[]
  readonly unit_history: readonly (typeof unitHistory.$inferInsert)[]
  readonly outbox: readonly (typeof outbox.$inferInsert)[]
  readonly idempotency_key: readonly (typeof idempotencyKey.$inferInsert)[]
}

/** One statement for any number of lines. */
export async function writeOrder(tx: Sql, rows: OrderRows): Promise<void> {
  await rowsOf(
    tx,
    write,
    tables.map(table => JSON.stringify(rows[table].map(inColumns))),
  )
}

const tables = [
  'orders',
  'order_line',
  'order_address',
  'payment',
  'voucher_entry',
  'shipment',
  'order_history',
  'unit_history',
  'outbox',
  'idempotency_key',
] as const satisfies readonly (keyof OrderRows)[]

function inColumns(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]))
}

function columnOf(key: string) {
  return key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

const agreedTexts = `
  select coalesce(jsonb_agg(jsonb_build_object('key', newest.key, 'version', newest.version)), '[]')
  from (
    select distinct on (key) key, version from legal_text
    where market = $1::jsonb -> 0 ->> 'market' and published_at <= now()
    order by key, published_at desc
  ) newest`

function source(table: string, index: number) {
  return table === 'orders'
    ? `(select jsonb_build_array($1::jsonb -> 0 || jsonb_build_object('agreed_texts', (${agreedTexts}))))`
    : `$${index + 1}::jsonb`
}

const write: Statement = {
  name: 'order-write',
  text: `with ${tables
    .map(
      (table, index) => `wrote_${table} as (
        insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${source(table, index)})
      )`,
    )
    .join(', ')} select 1`,
}
