import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Sql } from '../transaction.ts'
import { type AmountTable, amountTables } from './amount-tables.ts'
import { convertedSql, wholeUnitsSql } from './converted-sql.ts'

export type AmountChange = {
  readonly market: Market
  readonly from: Currency
  readonly to: Currency
  /** Whether shelf prices are rounded down to whole units. */
  readonly roundsShelf: boolean
  /** The change that is taken back: amounts that it converted, and nobody changed since, become what they were. */
  readonly undoes?: string | undefined
}

/** The amounts of one column; sums in minor units, as text, since they may be large. */
export type ConvertedPlace = {
  readonly place: string
  readonly rows: number
  readonly before: bigint
  readonly after: bigint
}

type Row = {
  readonly place: string
  readonly rows: string
  readonly before: string
  readonly after: string
}

/** What would be converted; nothing is written. */
export async function planAmounts(sql: Sql, change: AmountChange): Promise<ConvertedPlace[]> {
  const places: ConvertedPlace[] = []
  for (const table of [...amountTables, priceBook])
    places.push(...(await run(sql, `${found(table, change)} ${report(table)}`, [change.market])))
  return places
}

/** Converts the amounts of a market, and keeps each as it was; the price book gets a new version. */
export async function convertAmounts(
  tx: Sql,
  change: AmountChange & { readonly id: string; readonly actor: string; readonly at: Date },
): Promise<ConvertedPlace[]> {
  const { market, id, actor, at, undoes } = change
  if (undoes !== undefined) await deleteRoundings(tx, undoes)
  const places: ConvertedPlace[] = []
  for (const table of amountTables) {
    const text = `${found(table, change)}, ${kept(table)}, ${written(table, change)} ${report(table)}`
    places.push(...(await run(tx, text, [market, id])))
  }
  const reason = `${change.from} → ${change.to}`
  const book = `${found(priceBook, change)}, ${kept(priceBook)}, ${newVersion} ${report(priceBook)}`
  places.push(...(await run(tx, book, [market, id, actor, reason, at])))
  await tx.query({ text: roundings, values: [market, id, actor, at] })
  return places
}

async function run(sql: Sql, text: string, values: unknown[]): Promise<ConvertedPlace[]> {
  const { rows } = await sql.query<Row>({ text, values })
  return rows.map(({ place, rows: count, before, after }) => ({
    place,
    rows: Number(count),
    before: BigInt(before),
    after: BigInt(after),
  }))
}

/** The last base price of each item. No version of the price book is ever overwritten (sell.md, Price). */
const priceBook: AmountTable = {
  table: 'price_book_entry',
  columns: ['base_minor'],
  key: 't.item',
  ofMarket: `t.market = $1 and not exists (select from price_book_entry l
    where l.market = t.market and l.item = t.item and l.since_version > t.since_version)`,
  hasCurrency: false,
}

/** `amounts`: each row with its amounts before and after. */
function found(
  { table, columns, shelf = [], key, ofMarket, hasCurrency }: AmountTable,
  { from, to, roundsShelf, undoes }: AmountChange,
): string {
  const inCurrency = hasCurrency ? ` and t.currency = '${from}'` : ''
  const after = columns.map(column => {
    const converted = convertedSql(`r.${column}`, from, to)
    const rounded = roundsShelf && shelf.includes(column) ? wholeUnitsSql(converted) : converted
    return `${undoes === undefined ? rounded : restored(table, column, rounded, undoes)} as ${column}_after`
  })
  return `with rows as (
      select t.ctid as at, (${key}) as key, ${columns.map(each => `t.${each}`).join(', ')}
      from ${table} t where ${ofMarket}${inCurrency}
    ), amounts as (select r.*, ${after.join(', ')} from rows r)`
}

function restored(table: string, column: string, otherwise: string, undoes: string): string {
  return `coalesce((select k.before_minor from currency_amount k
    where k.change_id = '${undoes}' and k.place = '${table}.${column}' and k.key = r.key
      and k.after_minor = r.${column} limit 1), ${otherwise})`
}

function eachAmount({ table, columns }: AmountTable): string {
  const values = columns.map(each => `('${table}.${each}', a.${each}, a.${each}_after)`)
  return `amounts a cross join lateral (values ${values.join(', ')}) as v (place, before, after)
    where v.before is not null`
}

function kept(table: AmountTable): string {
  return `kept as (
      insert into currency_amount (change_id, place, key, before_minor, after_minor)
      select $2::uuid, v.place, a.key, v.before, v.after from ${eachAmount(table)}
    )`
}

function written({ table, columns, hasCurrency }: AmountTable, { to }: AmountChange): string {
  const sets = columns.map(each => `${each} = a.${each}_after`)
  if (hasCurrency) sets.push(`currency = '${to}'`)
  return `written as (
      update ${table} t set ${sets.join(', ')} from amounts a where t.ctid = a.at
    )`
}

const newVersion = `version as (
      insert into price_book_version (market, number, tables, actor, reason, at)
      select market, number + 1, tables, $3, $4, $5 from price_book_version
      where market = $1 order by number desc limit 1 returning number
    ), written as (
      insert into price_book_entry (market, item, since_version, base_minor)
      select $1, a.key, version.number, a.base_minor_after from amounts a, version
    )`

function report(table: AmountTable): string {
  return `select v.place, count(*) as rows, sum(v.before) as before, sum(v.after) as after
    from ${eachAmount(table)} group by v.place order by v.place`
}

const roundingPlace = 'voucher_entry.rounding'

/** What is left of a voucher is the sum of its entries: the cents that rounding moved are an entry of their own. */
const roundings = `with off as (
    select v.id, v.left_minor - sum(e.amount_minor) as by
    from voucher v join voucher_entry e on e.voucher_id = v.id where v.market = $1
    group by v.id having v.left_minor <> sum(e.amount_minor)
  ), added as (
    insert into voucher_entry (id, voucher_id, kind, amount_minor, actor, reason, at)
    select gen_random_uuid(), id, 'adjust', by, $3, 'rounding of the change of currency', $4 from off
    returning id, amount_minor
  )
  insert into currency_amount (change_id, place, key, before_minor, after_minor)
  select $2::uuid, '${roundingPlace}', id::text, 0, amount_minor from added`

async function deleteRoundings(tx: Sql, undoes: string) {
  const text = `delete from voucher_entry where id::text in (
    select key from currency_amount where change_id = $1::uuid and place = '${roundingPlace}')`
  await tx.query({ text, values: [undoes] })
}
