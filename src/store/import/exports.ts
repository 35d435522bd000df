import type { Grade } from '#domain/device/device.ts'
import type { UnitState } from '#domain/device/unit-state.ts'
import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

type Named = { readonly sku: string | null; readonly title: string }

export type ExportedPrice = Named & {
  readonly grade: Grade
  readonly priceMinor: number
  readonly newPriceMinor: number | null
  readonly stock: number
}

export type ExportedUnit = Named & {
  readonly id: string
  readonly grade: Grade | null
  readonly state: UnitState
  readonly shelf: string | null
  readonly batteryHealth: number | null
  readonly acquisitionMinor: number
  readonly taxScheme: string
  readonly receivedOn: string
}

export type ExportedBase = {
  readonly item: string
  readonly brand: string
  readonly name: string
  readonly baseMinor: number
}

const title = `m.brand || ' ' || m.name || coalesce(', ' || p.storage, '') || coalesce(', ' || (p.color ->> 'name'), '')`

const prices: Statement = {
  name: 'export-prices',
  text: `select p.sku, ${title} as title, l.grade, l.price_minor::float8 as "priceMinor",
      l.new_price_minor::float8 as "newPriceMinor", l.stock
    from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
    where l.market = $1 order by m.brand_slug, m.slug, p.id, l.grade`,
}

const stock: Statement = {
  name: 'export-stock',
  text: `select u.id, p.sku, coalesce(${title}, s.title, '') as title, l.grade, u.state, u.shelf,
      u.battery_health as "batteryHealth", u.acquisition_minor::float8 as "acquisitionMinor", u.tax_scheme as "taxScheme",
      u.received_at::date::text as "receivedOn"
    from unit u left join listing l on l.id = u.listing_id left join product p on p.id = l.product_id
    left join model m on m.id = p.model_id left join sale s on s.id = u.sale_id
    where u.market = $1 order by u.received_at, u.id`,
}

const bases: Statement = {
  name: 'export-bases',
  text: `select distinct on (e.item) e.item, m.brand, m.name, e.base_minor::float8 as "baseMinor"
    from price_book_entry e join model m on m.id = split_part(e.item, '|', 1)
    where e.market = $1 order by e.item, e.since_version desc`,
}

export function listExportedPrices(sql: Sql, market: Market): Promise<readonly ExportedPrice[]> {
  return rowsOf<ExportedPrice>(sql, prices, [market])
}

export function listExportedStock(sql: Sql, market: Market): Promise<readonly ExportedUnit[]> {
  return rowsOf<ExportedUnit>(sql, stock, [market])
}

export function listExportedBases(sql: Sql, market: Market): Promise<readonly ExportedBase[]> {
  return rowsOf<ExportedBase>(sql, bases, [market])
}
