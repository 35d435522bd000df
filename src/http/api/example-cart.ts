import type { CartRefreshResponse } from '#contract/cart-refresh.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

/** The response of an API example for a phone and a battery. */
export const exampleRefreshed: CartRefreshResponse = {
  success: true,
  data: {
    accessories: [],
    availableAccessories: [
      {
        id: 'A001',
        name: 'Husă din silicon',
        price: lei(5_900),
        type: 'case',
        isFreeProtector: false,
      },
    ],
    giftWrap: { isActive: true, is_wrapping_tax: true, price: lei(1_900) },
    devices: [
      {
        productId: 'P101602',
        listingId: 'ro-P101602-very-good',
        buy_price: lei(139_900),
        naming: {
          title: 'Apple iPhone 13, Starlight, 128 GB, Foarte bun',
          modelDisplayName: 'Apple iPhone 13',
          configSummary: '128 GB · Starlight',
          shortTitle: 'Apple iPhone 13, 128 GB',
        },
        device: {
          id: '3f68a373-f254-8e45-806b-7cfd93183d6a',
          model_type: 'SMARTPHONE',
          shape: 'FOARTE_BUN',
        },
        available_extra_services: [
          { id: 'warranty_24', type: 'EXTRA_WARRANTY', key: 'warranty_24', price: lei(10_900) },
        ],
        deviceAvailableAccessories: [],
        batteryOffer: { id: 'battery-smartphone', price: lei(14_900) },
        accessoryIds: [],
        availability: 'in-stock',
        productImage: '/pictures/v1/apple-iphone-13-starlight-pair.svg',
        sku: 'APPLEIPHONE13-128GB-STARLIGHT',
        productUrl:
          '/magazin/apple/telefoane-apple-iphone-13-128-gb-starlight/1016/?shape=FOARTE_BUN',
        model_id: 1016,
      },
    ],
    alternatives: [],
    batteries: [{ id: 'battery-smartphone', price: lei(14_900) }],
    settings: {
      currency: 'RON',
      stateVersion: '2',
      expiryMonths: 1,
      cartLimitations: {
        isActive: true,
        maxCartItems: 20,
        limitedItems: ['CONSOLE'],
        maxCartLimitedItems: 2,
      },
      giftWrap: { isActive: true, isWrappingTax: true, price: lei(1_900), refusedDeviceTypes: [] },
      warranty: { measure: 'years', name: 'warranty', validity: 2 },
      returnDays: 60,
    },
  },
}
