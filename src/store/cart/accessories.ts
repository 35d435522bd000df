import type { Model } from '#domain/device/device.ts'
import type { Fits } from '#domain/device/fits.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import { noteRead } from '../cache/reads.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** An accessory in one market, on offer or not. */
export type AccessoryRow = {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly price: Money
  readonly isActive: boolean
  readonly fits: Fits
  readonly isFreeProtector: boolean
  readonly colorHex: string
}

export type BatteryRow = { readonly id: string; readonly price: Money }

type FittedModel = Pick<Model, 'id' | 'type' | 'brand'>

export async function listAccessoriesOfMarket(
  sql: Sql,
  market: Market,
): Promise<readonly AccessoryRow[]> {
  noteRead('accessories')
  const known = lastRead.get(market)
  const values = [market, known?.version ?? null]
  const [row] = await rowsOf<ReadAccessories>(sql, accessoriesOfMarket, values)
  if (known && row?.found === null) return known.rows
  const rows = (row?.found ?? []).map(toAccessory)
  lastRead.set(market, { version: row?.version ?? '', rows })
  return rows
}

/** Every product page reads the same accessories: they are sent again only when they have changed. */
const lastRead = new Map<
  Market,
  { readonly version: string; readonly rows: readonly AccessoryRow[] }
>()

/** `found` is `null` if this is the version that is known. */
type ReadAccessories = { version: string; found: readonly RawAccessory[] | null }

export async function listAccessoriesById(sql: Sql, market: Market, ids: readonly string[]) {
  return ids.length === 0
    ? []
    : (await rowsOf<RawAccessory>(sql, accessoriesById, [market, ids])).map(toAccessory)
}

/** The models of the products, each once; none for an unknown product. */
export async function listFittedModels(
  sql: Sql,
  productIds: readonly string[],
): Promise<readonly FittedModel[]> {
  noteRead('catalogue')
  return productIds.length === 0 ? [] : rowsOf<FittedModel>(sql, modelsOfProducts, [productIds])
}

export async function listBatteries(
  sql: Sql,
  market: Market,
  ids: readonly string[],
): Promise<readonly BatteryRow[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf<RawBattery>(sql, batteriesById, [market, ids])
  return rows.map(row => ({ id: row.id, price: priceOf(row) }))
}

type RawPrice = { price_minor: string | number; currency: Currency }
type RawBattery = RawPrice & { id: string }
type RawAccessory = RawPrice & {
  id: string
  name: string
  type: string
  is_active: boolean
  fits: Fits
  is_free_protector: boolean
  color_hex: string
}

const ofMarket =
  'from accessory_listing o join accessory a on a.id = o.accessory_id where o.market = $1::text'

const accessories = `
  select a.id, a.name ->> $1::text as name, a.type, a.fits, o.price_minor, o.currency, o.is_active,
    a.is_free_protector, a.color_hex ${ofMarket}`

/** The version consists of the transactions that wrote the rows. */
const accessoriesOfMarket: Statement = {
  name: 'accessories-of-market',
  text: `
    with present as materialized (
      select coalesce(md5(string_agg(a.id || ' ' || a.xmin::text || ' ' || o.xmin::text, ',' order by a.id)), '') as version
      ${ofMarket}
    )
    select version, case when version = $2::text then null
      else (select coalesce(json_agg(a order by a.id), '[]') from (${accessories}) a) end as found
    from present`,
}

const accessoriesById: Statement = {
  name: 'accessories-by-id',
  text: `${accessories} and a.id = any($2::text[]) order by a.id`,
}

const modelsOfProducts: Statement = {
  name: 'models-of-products',
  text: `
    select id, type, brand from model
    where id in (select model_id from product where id = any($1::text[])) order by id`,
}

const batteriesById: Statement = {
  name: 'batteries-by-id',
  text: `select id, price_minor, currency from battery_offer where market = $1 and id = any($2::text[])`,
}

function priceOf(row: RawPrice): Money {
  return {
    minor: Number(row.price_minor),
    currency: row.currency,
  }
}

function toAccessory(row: RawAccessory): AccessoryRow {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    price: priceOf(row),
    isActive: row.is_active,
    fits: row.fits,
    isFreeProtector: row.is_free_protector,
    colorHex: row.color_hex,
  }
}
