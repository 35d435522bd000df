import type { orderAddress, orderHistory, orderLine, orders } from '../schema/order.ts'
import type { payment } from '../schema/payment.ts'
import type { idempotencyKey, outbox } from '../schema/plumbing.ts'
import type { shipment } from '../schema/shipment.ts'
import type { voucherEntry } from '../schema/voucher.ts'
import {
  type RequestedUnits,
  type TakenUnit,
  takingUnits,
  valuesOfTaking,
} from '../stock/taking-units.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/**
 * All rows of a placed order. The accepted legal texts are read during the write: the newest ones of the market. The
 * unit of a device line is the requested one; the taken one and its tax scheme are written.
 */
export type OrderRows = {
  readonly orders: readonly [Omit<typeof orders.$inferInsert, 'agreedTexts'>]
  readonly order_line: readonly (typeof orderLine.$inferInsert)[]
  readonly order_address: readonly (typeof orderAddress.$inferInsert)[]
  readonly payment: readonly (typeof payment.$inferInsert)[]
  readonly voucher_entry: readonly (typeof voucherEntry.$inferInsert)[]
  readonly shipment: readonly (typeof shipment.$inferInsert)[]
  readonly order_history: readonly (typeof orderHistory.$inferInsert)[]
  readonly outbox: readonly (typeof outbox.$inferInsert)[]
  readonly idempotency_key: readonly (typeof idempotencyKey.$inferInsert)[]
}

/**
 * Takes the units and writes all rows of their order, in one statement for any number of lines. Returns the units; if
 * there are fewer than requested, no row was written, and the caller rolls back.
 */
export function writeOrder(
  tx: Sql,
  units: RequestedUnits,
  rows: OrderRows,
): Promise<readonly TakenUnit[]> {
  return rowsOf<TakenUnit>(tx, write, [
    ...valuesOfTaking(units),
    rows.orders[0].placedAt,
    inColumns(rows),
  ])
}

/** The tables whose rows are written as they are. */
const plainTables = [
  'order_address',
  'payment',
  'voucher_entry',
  'shipment',
  'order_history',
  'outbox',
  'idempotency_key',
] as const satisfies readonly (keyof OrderRows)[]

/** One JSON object: an array of rows for each table. */
function inColumns(rows: OrderRows): string {
  const tables = Object.entries(rows).map(([table, each]) => [table, each.map(rowInColumns)])
  return JSON.stringify(Object.fromEntries(tables))
}

function rowInColumns(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]))
}

const columns = new Map<string, string>()

function columnOf(key: string): string {
  const known = columns.get(key)
  if (known !== undefined) return known
  const column = key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  columns.set(key, column)
  return column
}

const rowsFor = (table: keyof OrderRows) =>
  `jsonb_populate_recordset(null::${table}, $7::jsonb -> '${table}')`

/** `given`: the unit of each device line, which is the one it requested if that was taken, else another of its listing. */
const givenUnits = `
  wished as materialized (
    select position, listing_id, unit_id from ${rowsFor('order_line')} where kind = 'device'
  ),
  shown as materialized (
    select distinct on (taken.id) wished.position, taken.id, taken.tax_scheme
    from wished join taken on taken.id = wished.unit_id and taken.listing_id = wished.listing_id
    order by taken.id, wished.position
  ),
  given as (
    select * from shown
    union all
    select line.position, other.id, other.tax_scheme
    from (
      select *, row_number() over (partition by listing_id order by position) as place
      from wished where position not in (select position from shown)
    ) line
    join (
      select *, row_number() over (partition by listing_id order by id) as place
      from taken where id not in (select id from shown)
    ) other using (listing_id, place)
  )`

const agreedTexts = `
  select coalesce(jsonb_agg(jsonb_build_object('key', newest.key, 'version', newest.version)), '[]')
  from (
    select distinct on (key) key, version from legal_text
    where market = $7::jsonb -> 'orders' -> 0 ->> 'market' and published_at <= now()
    order by key, published_at desc
  ) newest`

/** Rows are written once all units are taken; which of the parts runs first is otherwise not defined. */
const ifComplete = 'where (select is_complete from found)'

const write: Statement = {
  name: 'order-write',
  text: `
    with ${takingUnits},
    found as materialized (
      select count(*) = (select coalesce(sum(n), 0) from unnest($2::int[]) as n) as is_complete from taken
    ),
    ${givenUnits},
    wrote_order as (
      insert into orders select row.* from jsonb_populate_record(
        null::orders, $7::jsonb -> 'orders' -> 0 || jsonb_build_object('agreed_texts', (${agreedTexts}))
      ) as row ${ifComplete}
    ),
    wrote_lines as (
      insert into order_line select row.* from jsonb_array_elements($7::jsonb -> 'order_line') as line
      left join given on given.position = (line ->> 'position')::int
      cross join jsonb_populate_record(null::order_line, line || case when given.id is null then '{}'
        else jsonb_build_object('unit_id', given.id, 'tax_scheme', given.tax_scheme) end) as row
      ${ifComplete}
    ),
    wrote_unit_history as (
      insert into unit_history (id, unit_id, from_state, to_state, actor, reason, at)
      select gen_random_uuid(), taken.id, step.from_state, step.to_state, 'shop', 'order ' || $4::uuid, $6::timestamptz
      from taken cross join (values ('listed', 'held'), ('held', 'sold')) as step (from_state, to_state)
      where $5::timestamptz is null and (select is_complete from found)
    ),
    ${plainTables
      .map(
        table =>
          `wrote_${table} as (insert into ${table} select * from ${rowsFor(table)} ${ifComplete})`,
      )
      .join(',\n    ')}
    select id, listing_id as "listingId" from taken`,
}
