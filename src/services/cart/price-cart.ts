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
  const duplicateIndex = lineIds.findIndex((id, at) => lineIds.indexOf(id) !== at)
  if (duplicateIndex >= 0) return refuse(invalid('lineId', 'duplicate'))
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

function withPhone(cart: Cart, requested: RequestedPhone, path: string, goods: KnownGoods): Priced {
  const row = goods.shelf.find(({ id }) => id === requested.listingId)
  if (!row) return refuse(invalid(`${path}.listingId`, 'not-offered'))
  if (row.product.id !== requested.productId)
    return refuse(invalid(`${path}.productId`, 'not-offered'))
  if (!row.requestedUnits.includes(requested.unitId))
    return refuse(invalid(`${path}.unitId`, 'not-offered'))
  const added = addPhone(cart, toLine(cart.market, row, requested, goods))
  if (!added.ok) return refuse(invalid(path, added.refusal.kind))
  const extended = withServices(added.value, requested, path)
  return extended.ok ? withBattery(extended.value, requested, path, row) : extended
}

function withServices(cart: Cart, requested: RequestedPhone, path: string): Priced {
  let extended: Priced = ok(cart)
  for (const [at, serviceId] of requested.serviceIds.entries()) {
    if (!extended.ok) return extended
    const next = selectExtraService(extended.value, requested.lineId, serviceId)
    extended = next.ok ? next : refuse(invalid(`${path}.serviceIds.${at}`, 'not-offered'))
  }
  return extended
}

function withBattery(
  cart: Cart,
  { batteryId, lineId }: RequestedPhone,
  path: string,
  { battery }: ShelfRow,
): Priced {
  if (batteryId === undefined) return ok(cart)
  if (battery?.id !== batteryId) return refuse(invalid(`${path}.batteryId`, 'not-offered'))
  const added = addBattery(cart, { phoneId: lineId, id: battery.id, price: battery.price })
  return added.ok ? added : refuse(invalid(`${path}.batteryId`, added.refusal.kind))
}

function withAccessory(
  cart: Cart,
  requested: RequestedAccessory,
  path: string,
  goods: KnownGoods,
): Priced {
  const row = goods.accessories.find(({ id }) => id === requested.id)
  if (!row?.isActive) return refuse(invalid(`${path}.id`, 'not-offered'))
  const added = addAccessory(cart, toAccessory(row, requested))
  return added.ok ? added : refuse(invalid(path, added.refusal.kind))
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
