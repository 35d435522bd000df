import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A service for devices priced from `fromMinor` to below `toMinor`; `BATTERY`: a new battery, at any price. */
export type ServiceRow = {
  readonly deviceType: DeviceType
  readonly type: 'EXTRA_WARRANTY' | 'INSURANCE' | 'BATTERY'
  readonly key: string
  readonly fromMinor: number
  readonly toMinor: number | null
  readonly priceMinor: number
}

const stored: Statement = {
  name: 'import-services',
  text: `select device_type as "deviceType", type, key, from_minor::float8 as "fromMinor", to_minor::float8 as "toMinor",
      price_minor::float8 as "priceMinor"
    from extra_service where market = $1
    union all
    select device_type, 'BATTERY', 'battery', 0, null, price_minor::float8 from battery_offer where market = $1`,
}

const given = `jsonb_to_recordset($3::jsonb)
      as g ("deviceType" text, type text, key text, "fromMinor" bigint, "toMinor" bigint, "priceMinor" bigint)`

const write: Statement = {
  name: 'import-services-write',
  text: `with batteries as (
      insert into battery_offer (id, market, device_type, currency, price_minor)
      select 'battery-' || lower("deviceType"), $1, "deviceType", $2, "priceMinor" from ${given} where type = 'BATTERY'
      on conflict (market, device_type) do update set price_minor = excluded.price_minor, currency = excluded.currency)
    insert into extra_service (market, device_type, type, key, from_minor, to_minor, currency, price_minor)
    select $1, "deviceType", type, key, "fromMinor", "toMinor", $2, "priceMinor" from ${given} where type <> 'BATTERY'
    on conflict (market, device_type, key, from_minor) do update
      set to_minor = excluded.to_minor, currency = excluded.currency, price_minor = excluded.price_minor`,
}

export function listServices(sql: Sql, market: Market): Promise<readonly ServiceRow[]> {
  return rowsOf<ServiceRow>(sql, stored, [market])
}

export async function saveServices(
  tx: Sql,
  market: Market,
  currency: Currency,
  rows: readonly ServiceRow[],
): Promise<void> {
  if (rows.length > 0) await rowsOf(tx, write, [market, currency, JSON.stringify(rows)])
}
