import { expect, test } from 'vitest'
import { aCart, aPhone } from '#domain/cart/cart.builders.ts'
import { cartSnapshot } from './cart-snapshot.ts'

test('a cart snapshot contains the requested items, the timestamp and the total', () => {
  const cart = aCart({
    phoneCart: [aPhone('p')],
    promo: { code: 'TEN', percentage: 10 },
    timestamp: 1_800_000_000_000,
  })
  expect(cartSnapshot(cart)).toEqual({
    cartId: 'cart-1',
    market: 'ro',
    phones: [
      {
        lineId: 'p',
        listingId: 'listing-1',
        productId: 'iphone-13-128-black',
        unitId: 'unit-1',
        serviceIds: [],
      },
    ],
    accessories: [],
    giftWrap: 'plain',
    promoCode: 'TEN',
    timestamp: 1_800_000_000_000,
    total: 135_000,
  })
})
