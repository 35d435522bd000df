import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartRefreshRequestSchema, toCartRefresh } from '#contract/cart-refresh.ts'
import { aCart, someSettings } from '#domain/cart/cart.builders.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { accessoriesOf, addAccessory, addBattery, addPhone } from '#domain/cart/edit.ts'
import { setGiftWrap } from '#domain/cart/gift-wrap.ts'
import { refresh } from '#domain/cart/refresh.ts'
import { selectExtraService } from '#domain/cart/service.ts'
import { summaryOf } from '#domain/cart/summary.ts'
import type { RequestedCart } from '#domain/checkout/requested-cart.ts'
import type { PromoRow } from '#store/cart/promos.ts'
import { anAccessoryRow, aShelfRow } from './cart-rows.builders.ts'
import { priceWith } from './read-goods.ts'
import { toRefreshedShelf } from './refresh-cart.ts'
import { toShelfFacts } from './shelf-facts.ts'
import { toAccessory } from './to-accessory.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}
const service = { id: 'w', type: 'EXTRA_WARRANTY', key: 'w', price: lei(15_000) } as const
const battery = { id: 'battery', price: lei(14_900) }

function units(...numbers: readonly number[]) {
  return numbers.map(number => `7f3a1d1c-2b64-4a1f-9a31-00000000000${number}`)
}

const shelf = [
  aShelfRow('a', units(1, 2, 3), { services: [service], battery, price: lei(120_000) }),
  aShelfRow('b', units(4, 5, 6), {
    grade: 'very-good',
    services: [service],
    battery,
    price: lei(140_000),
  }),
]
const accessories = [
  anAccessoryRow('glass', { price: lei(4_500), isFreeProtector: true, fits: { models: ['m'] } }),
  anAccessoryRow('other glass', { isFreeProtector: true, fits: { models: ['another'] } }),
  anAccessoryRow('case', { price: lei(6_000) }),
]

const cartChoices = fc.record({
  phones: fc.array(
    fc.record({
      row: fc.constantFrom(...shelf),
      hasService: fc.boolean(),
      hasBattery: fc.boolean(),
      pieces: fc.array(fc.constantFrom(...accessories), { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
  loose: fc.array(fc.constantFrom(...accessories), { maxLength: 2 }),
  isWrapped: fc.boolean(),
  hasFreeScreenProtectors: fc.boolean(),
})
type CartChoices = typeof cartChoices extends fc.Arbitrary<infer T> ? T : never

/** The cart as a browser builds it from the shop's data; refused edits are skipped. */
function cartOf({ phones, loose, isWrapped, hasFreeScreenProtectors }: CartChoices): Cart {
  let cart = aCart()
  const apply = (edited: { ok: true; value: Cart } | { ok: false }) => {
    cart = edited.ok ? edited.value : cart
  }
  const known = accessories.map(row => ({
    ...row,
    isFreeProtector: row.isFreeProtector && hasFreeScreenProtectors,
  }))
  const free = new Map(shelf.map(row => [row.id, [...row.units]]))
  for (const [at, { row, hasService, hasBattery, pieces }] of phones.entries()) {
    const id = `p${at}`
    const facts = toShelfFacts('ro', row, free.get(row.id)?.shift() ?? '', known)
    apply(
      addPhone(cart, {
        ...facts,
        id,
        selectedExtraServices: [],
        deviceAccessories: [],
        origin: '',
      }),
    )
    if (hasService) apply(selectExtraService(cart, id, 'w'))
    if (hasBattery) apply(addBattery(cart, { ...battery, phoneId: id }))
    for (const [i, piece] of pieces.entries())
      apply(addAccessory(cart, toAccessory(piece, { lineId: `${id}-${i}`, phoneId: id })))
  }
  for (const [i, piece] of loose.entries())
    apply(addAccessory(cart, toAccessory(piece, { lineId: `l${i}` })))
  if (isWrapped) apply(setGiftWrap(cart, 'wrapped', someSettings()))
  return cart
}

function requestedCartOf(cart: Cart, promoCode: string): RequestedCart {
  return {
    cartId: cart.cartId,
    market: 'ro',
    phones: cart.phoneCart.map(({ id, listingId, productId, device, selectedExtraServices }) => ({
      lineId: id,
      listingId,
      productId,
      unitId: device.id,
      serviceIds: selectedExtraServices.map(each => each.id),
      ...(cart.batteryCart.some(({ phoneId }) => phoneId === id) && { batteryId: 'battery' }),
    })),
    accessories: accessoriesOf(cart)
      .filter(each => !each.isWrappingTax)
      .map(({ lineId, id, phoneId }) => ({
        lineId,
        id,
        ...(phoneId !== undefined && { phoneId }),
      })),
    giftWrap: cart.accessoryCart.some(each => each.isWrappingTax) ? 'wrapped' : 'plain',
    promoCode,
  }
}

const now = new Date('2026-11-15T00:00:00Z')

function promoOf(minimumMinor: number): PromoRow {
  return {
    market: 'ro',
    code: 'TEN',
    percentage: 10,
    minimumMinor,
    startsAt: new Date(0),
    endsAt: new Date('2030-01-01T00:00:00Z'),
    maxUses: undefined,
    uses: 0,
  }
}

/** The accessories as the shop gives them: a screen protector is free only while it says so. */
function offeredAccessories({ hasFreeScreenProtectors }: CartChoices) {
  return accessories.map(row => ({
    ...row,
    isFreeProtector: row.isFreeProtector && hasFreeScreenProtectors,
  }))
}

function pricedBy(choices: CartChoices, requested: RequestedCart, minimumMinor = 0) {
  const goods = { shelf, accessories: offeredAccessories(choices), settings: someSettings() }
  return priceWith(requested, goods, promoOf(minimumMinor), now)
}

function refreshed(cart: Cart, choices: CartChoices, minimumMinor = 0) {
  const request = cartRefreshRequestSchema.parse(toCartRefresh(cart))
  const batteries = shelf.flatMap(row =>
    row.battery && request.batteryIds.includes(row.battery.id) ? [row.battery] : [],
  )
  const known = {
    rows: shelf.filter(row =>
      request.products.some(({ productId }) => productId === row.product.id),
    ),
    accessories: offeredAccessories(choices),
    batteries,
    promo: promoOf(minimumMinor),
    settings: someSettings(),
  }
  return toRefreshedShelf(request, known, now)
}

test('the server prices a cart as the browser does, including free protectors', () => {
  fc.assert(
    fc.property(cartChoices, choices => {
      const cart = { ...cartOf(choices), promo: { code: 'TEN', percentage: 10 } }
      const priced = pricedBy(choices, requestedCartOf(cart, 'TEN'))
      expect(priced.ok && summaryOf(priced.value.cart)).toEqual(summaryOf(cart))
    }),
  )
})

test('refreshing a cart that agrees with the shelf changes nothing and reports no problem', () => {
  fc.assert(
    fc.property(cartChoices, choices => {
      const cart = cartOf(choices)
      const after = refresh(cart, refreshed(cart, choices))
      expect(after).toEqual({ cart, dropped: [], problems: [] })
    }),
  )
})

test('a refresh and an order compare the minimum of a promo with the same sum', () => {
  fc.assert(
    fc.property(cartChoices, fc.constantFrom(0, 1), (choices, above) => {
      const cart = { ...cartOf(choices), promo: { code: 'TEN', percentage: 10 } }
      const wrap = cart.accessoryCart.find(each => each.isWrappingTax)
      const goods = summaryOf(cart).subTotal.minor - (wrap?.price.minor ?? 0)
      const priced = pricedBy(choices, requestedCartOf(cart, 'TEN'), goods + above)
      const kind = above === 0 ? 'valid' : 'refused'
      expect(priced.ok && priced.value.promo?.kind).toBe(kind)
      expect(refreshed(cart, choices, goods + above).promo?.kind).toBe(kind)
    }),
  )
})
