import { type DeviceType, deviceTypes } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  listStaffAccessories,
  listStaffBatteries,
  listStaffServices,
  updateAccessory,
  updateBattery,
  updateService,
} from '#store/staff/goods.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql'>

type Set = Promise<Result<void, { readonly kind: 'not-found' }>>

/** What is sold beside devices in a market: accessories, warranties and insurances, new batteries. */
export async function viewGoods({ sql }: Ctx, market: Market, typed: string) {
  const [accessories, services, batteries] = await Promise.all([
    listStaffAccessories(sql, market, typed),
    listStaffServices(sql, market),
    listStaffBatteries(sql, market),
  ])
  return {
    accessories,
    services: services.map(each => ({ ...each, id: serviceId(each) })),
    batteries,
  }
}

/** A service as one word: 'SMARTPHONE warranty_24 100000'. */
function serviceId(of: { deviceType: DeviceType; key: string; fromMinor: number }): string {
  return `${of.deviceType} ${of.key} ${of.fromMinor}`
}

/** The price of an accessory in a market, and whether it is for sale there. */
export async function setAccessory(
  { sql }: Ctx,
  market: Market,
  id: string,
  { minor: priceMinor, currency }: Money,
  isActive: boolean,
): Set {
  return foundOr(await updateAccessory(sql, id, { market, currency, priceMinor, isActive }))
}

export async function setService({ sql }: Ctx, market: Market, id: string, price: Money): Set {
  const [type = '', key = '', from = ''] = id.split(' ')
  const deviceType = deviceTypes.find(each => each === type)
  if (!deviceType || !/^\d{1,12}$/.test(from)) return refuse({ kind: 'not-found' })
  const service = { deviceType, key, fromMinor: Number(from) }
  return foundOr(await updateService(sql, market, service, price.minor))
}

export async function setBattery({ sql }: Ctx, market: Market, type: string, price: Money): Set {
  const deviceType = deviceTypes.find(each => each === type)
  if (!deviceType) return refuse({ kind: 'not-found' })
  return foundOr(await updateBattery(sql, market, deviceType, price.minor))
}

function foundOr(isFound: boolean) {
  return isFound ? ok(undefined) : refuse({ kind: 'not-found' } as const)
}
