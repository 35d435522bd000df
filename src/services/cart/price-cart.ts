import type { Cart } from '#domain/cart/cart.ts'
import { addAccessory, addBattery, addPhone } from '#domain/cart/edit.ts'
import { emptyCart } from '#domain/cart/empty.ts'
import { setGiftWrap } from '#domain/cart/gift-wrap.ts'
import type { PhoneLine } from '#domain/cart/line.ts'
import { selectExtraService } from '#domain/cart/service.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import type {
  RequestedAccessory,
  RequestedCart,
  RequestedPhone,
} from '#domain/checkout/requested-cart.ts'
import type { Market } from '#domain/market/market.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { AccessoryRow } from '#store/cart/accessories.ts'
import type { ShelfRow } from '#store/cart/shelf.ts'
import { toShelfFacts } from './shelf-facts.ts'
import { toAccessory } from './to-accessory.ts'

export type InvalidField = Extract<PlacingRefusal, { kind: 'invalid-field' }>

/** The shop's data on the items that a cart names. */
export type KnownGoods = {
  readonly shelf: readonly ShelfRow[]
  readonly accessories: readonly AccessoryRow[]
  readonly settings: CartSettings
}

type Priced = Result<Cart, InvalidField>

/**
 * Builds the server's own cart from the request, with the same edits that a customer makes, so that limits and
 * replacements apply here too. The first impossible item is refused, with its position (orders.md, Cart).
 */
export function priceCart(requested: RequestedCart, goods: KnownGoods): Priced {
  const lineIds = [...requested.phones, ...requested.accessories].map(line => line.lineId)
  const twice = lineIds.findIndex((id, at) => lineIds.indexOf(id) !== at)
  if (twice >= 0) return refuse(invalid('lineId', 'duplicate'))
  const { cartId, market, giftWrap } = requested
  let cart: Priced = ok(emptyCart(market, goods.settings, 0, cartId))
  for (const [at, phone] of requested.phones.entries())
    cart = cart.ok ? withPhone(cart.value, phone, `phones.${at}`, goods) : cart
  for (const [at, accessory] of requested.accessories.entries())
    cart = cart.ok ? withAccessory(cart.value, accessory, `accessories.${at}`, goods) : cart
  if (!cart.ok || giftWrap === 'plain') return cart
  const wrapped = setGiftWrap(cart.value, 'wrapped', goods.settings)
  return wrapped.ok ? wrapped : refuse(invalid('giftWrap', 'not-offered'))
}

function invalid(field: string, code: string): InvalidField {
  return {
    kind: 'invalid-field',
    step: 'cart',
    field,
    code,
  }
}

function withPhone(
  cart: Cart,
  requested: RequestedPhone,
  place: string,
  goods: KnownGoods,
): Priced {
  const row = goods.shelf.find(({ id }) => id === requested.listingId)
  if (!row) return refuse(invalid(`${place}.listingId`, 'not-offered'))
  if (row.product.id !== requested.productId)
    return refuse(invalid(`${place}.productId`, 'not-offered'))
  if (!row.requestedUnits.includes(requested.unitId))
    return refuse(invalid(`${place}.unitId`, 'not-offered'))
  const added = addPhone(cart, toLine(cart.market, row, requested, goods))
  if (!added.ok) return refuse(invalid(place, added.refusal.kind))
  const served = withServices(added.value, requested, place)
  return served.ok ? withBattery(served.value, requested, place, row) : served
}

function withServices(cart: Cart, requested: RequestedPhone, place: string): Priced {
  let served: Priced = ok(cart)
  for (const [at, serviceId] of requested.serviceIds.entries()) {
    if (!served.ok) return served
    const next = selectExtraService(served.value, requested.lineId, serviceId)
    served = next.ok ? next : refuse(invalid(`${place}.serviceIds.${at}`, 'not-offered'))
  }
  return served
}

function withBattery(
  cart: Cart,
  { batteryId, lineId }: RequestedPhone,
  place: string,
  { battery }: ShelfRow,
): Priced {
  if (batteryId === undefined) return ok(cart)
  if (battery?.id !== batteryId) return refuse(invalid(`${place}.batteryId`, 'not-offered'))
  const added = addBattery(cart, { phoneId: lineId, id: battery.id, price: battery.price })
  return added.ok ? added : refuse(invalid(`${place}.batteryId`, added.refusal.kind))
}

function withAccessory(
  cart: Cart,
  requested: RequestedAccessory,
  place: string,
  goods: KnownGoods,
): Priced {
  const row = goods.accessories.find(({ id }) => id === requested.id)
  if (!row?.isActive) return refuse(invalid(`${place}.id`, 'not-offered'))
  const added = addAccessory(cart, toAccessory(row, requested))
  return added.ok ? added : refuse(invalid(place, added.refusal.kind))
}

function toLine(
  market: Market,
  row: ShelfRow,
  { lineId, unitId }: RequestedPhone,
  { accessories }: KnownGoods,
): PhoneLine {
  return {
    ...toShelfFacts(market, row, unitId, accessories),
    id: lineId,
    selectedExtraServices: [],
    deviceAccessories: [],
    origin: '',
  }
}
