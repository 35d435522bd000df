import type { MarketSettings } from '#domain/checkout/settings.ts'
import { type Day, dayIn } from '#domain/time/day.ts'
import type { PurchasedDevice } from '#domain/warranty/claim-number.ts'
import { isClaimUnderWay } from '#domain/warranty/claim-state.ts'
import { claimWayOf, coversOf, extraMonthsOf, monthsOf } from '#domain/warranty/cover.ts'
import type { ShownDevice, WarrantedDevice } from '#domain/warranty/warranty-view.ts'
import {
  findPurchasedDevice,
  listPurchasedDevices,
  type StoredDevice,
} from '#store/warranty/purchased-devices.ts'
import type { Owner } from '../account/owner.ts'
import type { Context } from '../context.ts'
import { pictureOf } from '../order/view-order.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

/** A member's devices in a market with their warranties, latest delivery first. */
export async function listWarranties(ctx: Ctx, owner: Owner): Promise<readonly WarrantedDevice[]> {
  const stored = await listPurchasedDevices(ctx.sql, owner)
  const today = dayIn(owner.market, ctx.clock())
  return stored.map(device => toWarranted(device, ctx.settings.shopOf(owner.market), today))
}

/** One of them; `undefined` for somebody else's, like for a missing one (quality.md "Attacks"). */
export async function viewWarranty(
  ctx: Ctx,
  owner: Owner,
  device: PurchasedDevice,
): Promise<WarrantedDevice | undefined> {
  const stored = await findPurchasedDevice(ctx.sql, owner, device)
  return (
    stored &&
    toWarranted(stored, ctx.settings.shopOf(owner.market), dayIn(owner.market, ctx.clock()))
  )
}

export function toWarranted(
  stored: StoredDevice,
  { cart }: Pick<MarketSettings, 'cart'>,
  today: Day,
): WarrantedDevice {
  const { market, isLive, deliveredAt, services, claims, returnNumber } = stored
  const deliveredOn = dayIn(market, deliveredAt)
  const terms = {
    delivered: deliveredOn,
    legalMonths: monthsOf(cart.warranty),
    extraMonths: extraMonthsOf(services),
  }
  const covers = isLive ? coversOf(terms, today) : []
  const way = claimWayOf(covers)
  const claimUnderWay = claims.find(({ state }) => isClaimUnderWay(state))
  return {
    ...toShownDevice(stored),
    deliveredOn,
    covers,
    claims,
    ...(way && { way }),
    ...(claimUnderWay && { claimUnderWay }),
    ...(returnNumber !== null && { returnNumber }),
  }
}

export function toShownDevice(stored: StoredDevice): ShownDevice {
  const { orderNumber, position, title, type, grade } = stored
  const picture = pictureOf({ ...stored, kind: 'device' })
  return {
    orderNumber,
    position,
    title,
    type,
    ...(grade !== null && { grade }),
    ...(picture !== undefined && { picture }),
  }
}
