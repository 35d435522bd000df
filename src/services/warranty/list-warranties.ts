import type { MarketSettings } from '#domain/checkout/settings.ts'
import { type Day, dayIn } from '#domain/time/day.ts'
import type { PurchasedDevice } from '#domain/warranty/claim-number.ts'
import { isClaimUnderWay } from '#domain/warranty/claim-state.ts'
import { claimWayOf, coversOf, extraMonthsOf, monthsOf } from '#domain/warranty/cover.ts'
import type { ShownDevice, WarrantedDevice } from '#domain/warranty/warranty-view.ts'
import type { StoredDevice } from '#store/warranty/purchased-devices.ts'
import { findPurchasedDevice, listPurchasedDevices } from '#store/warranty/purchased-devices.ts'
import type { Owner } from '../account/account-stores.ts'
import { pictureOf } from '../order/view-order.ts'
import type { WarrantyStores } from './warranty-stores.ts'

type Deps = Pick<WarrantyStores, 'sql' | 'settingsOf' | 'now'>

/** A member's devices in a market with their warranties, latest delivery first. */
export function makeListWarranties({ sql, settingsOf, now }: Deps) {
  return async (owner: Owner): Promise<readonly WarrantedDevice[]> => {
    const stored = await listPurchasedDevices(sql, owner)
    const today = dayIn(owner.market, now())
    return stored.map(device => toWarranted(device, settingsOf(owner.market), today))
  }
}

/** One of them; `undefined` for somebody else's, like for a missing one (quality.md "Attacks"). */
export function makeViewWarranty({ sql, settingsOf, now }: Deps) {
  return async (owner: Owner, device: PurchasedDevice): Promise<WarrantedDevice | undefined> => {
    const stored = await findPurchasedDevice(sql, owner, device)
    return stored && toWarranted(stored, settingsOf(owner.market), dayIn(owner.market, now()))
  }
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
