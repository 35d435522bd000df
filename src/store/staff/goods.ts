import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** An accessory in one market; no price if the market does not sell it. Minor units. */
export type StaffAccessory = {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly priceMinor: number | null
  readonly isActive: boolean
}

/** A warranty or an insurance for devices priced from `fromMinor` to below `toMinor`. */
export type StaffService = {
  readonly deviceType: DeviceType
  readonly type: 'EXTRA_WARRANTY' | 'INSURANCE'
  readonly key: string
  readonly fromMinor: number
  readonly toMinor: number | null
  readonly priceMinor: number
}

export type StaffBattery = { readonly deviceType: DeviceType; readonly priceMinor: number }

const accessories: Statement = {
  name: 'staff-accessories',
  text: `select a.id, a.type, a.name ->> $1 as name, l.price_minor::float8 as "priceMinor",
      coalesce(l.is_active, false) as "isActive"
    from accessory a left join accessory_listing l on l.accessory_id = a.id and l.market = $1
    where $2 = '' or strpos(lower(a.id || ' ' || (a.name ->> $1)), lower($2)) > 0 order by a.type, name, a.id limit 500`,
}

const services: Statement = {
  name: 'staff-services',
  text: `select device_type as "deviceType", type, key, from_minor::float8 as "fromMinor", to_minor::float8 as "toMinor",
      price_minor::float8 as "priceMinor"
    from extra_service where market = $1 order by device_type, type, key, from_minor`,
}

const batteries: Statement = {
  name: 'staff-batteries',
  text: `select device_type as "deviceType", price_minor::float8 as "priceMinor" from battery_offer
    where market = $1 order by device_type`,
}

const setAccessory: Statement = {
  name: 'staff-accessory-set',
  text: `insert into accessory_listing (accessory_id, market, currency, price_minor, is_active)
    select id, $2, $3, $4, $5 from accessory where id = $1
    on conflict (accessory_id, market) do update set price_minor = excluded.price_minor, is_active = excluded.is_active
    returning accessory_id as id`,
}

const setService: Statement = {
  name: 'staff-service-set',
  text: `update extra_service set price_minor = $5
    where market = $1 and device_type = $2 and key = $3 and from_minor = $4 returning key`,
}

const setBattery: Statement = {
  name: 'staff-battery-set',
  text: 'update battery_offer set price_minor = $3 where market = $1 and device_type = $2 returning id',
}

/** By the words of the name or the id; '' for all. */
export function listStaffAccessories(
  sql: Sql,
  market: Market,
  typed: string,
): Promise<readonly StaffAccessory[]> {
  return rowsOf<StaffAccessory>(sql, accessories, [market, typed])
}

export function listStaffServices(sql: Sql, market: Market): Promise<readonly StaffService[]> {
  return rowsOf<StaffService>(sql, services, [market])
}

export function listStaffBatteries(sql: Sql, market: Market): Promise<readonly StaffBattery[]> {
  return rowsOf<StaffBattery>(sql, batteries, [market])
}

/** `false` if there is no such accessory. */
export async function updateAccessory(
  sql: Sql,
  id: string,
  offer: {
    readonly market: Market
    readonly currency: string
    readonly priceMinor: number
    readonly isActive: boolean
  },
): Promise<boolean> {
  const { market, currency, priceMinor, isActive } = offer
  return (await rowsOf(sql, setAccessory, [id, market, currency, priceMinor, isActive])).length > 0
}

/** `false` if there is no such service. */
export async function updateService(
  sql: Sql,
  market: Market,
  { deviceType, key, fromMinor }: Pick<StaffService, 'deviceType' | 'key' | 'fromMinor'>,
  priceMinor: number,
): Promise<boolean> {
  return (
    (await rowsOf(sql, setService, [market, deviceType, key, fromMinor, priceMinor])).length > 0
  )
}

/** `false` if the market fits no batteries into such devices. */
export async function updateBattery(
  sql: Sql,
  market: Market,
  deviceType: DeviceType,
  priceMinor: number,
): Promise<boolean> {
  return (await rowsOf(sql, setBattery, [market, deviceType, priceMinor])).length > 0
}
