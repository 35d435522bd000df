import { describe, expect, test } from 'vitest'
import {
  aBattery,
  aCart,
  aDevice,
  anAccessory,
  anOffer,
  aPhone,
  aService,
  aView,
  aWrap,
  lei,
} from '#domain/cart/cart.builders.ts'
import {
  cartRefreshRequestSchema,
  cartRefreshResponseSchema,
  toCartRefresh,
  toCartRefreshResponse,
  toShelfView,
} from './cart-refresh.ts'

const unit = '7f3a1d1c-2b64-4a1f-9a31-3f0d7d1c9e55'
const cart = aCart({
  phoneCart: [
    aPhone('p', {
      device: { id: unit, modelType: 'SMARTPHONE', grade: 'very-good' },
      selectedExtraServices: [aService('w')],
      deviceAccessories: [anAccessory('a', { id: 'case', phoneId: 'p' })],
    }),
    aPhone('q', { device: { id: '', modelType: 'SMARTPHONE', grade: 'good' } }),
  ],
  batteryCart: [aBattery('p'), aBattery('q')],
  accessoryCart: [anAccessory('b', { id: 'cable' }), aWrap()],
  promo: { code: 'TEN', percentage: 10 },
})

describe('the cart refresh request', () => {
  test("the cart refresh request uses the specification's names: products, accessoryIds, batteryIds and country", () => {
    expect(toCartRefresh(cart)).toEqual({
      products: [
        {
          productId: 'iphone-13-128-black',
          accessoryIds: ['case'],
          id: unit,
          grade: 'FOARTE_BUN',
          listingId: 'listing-1',
          serviceIds: ['w'],
          batteryId: 'battery-13',
        },
        {
          productId: 'iphone-13-128-black',
          accessoryIds: [],
          grade: 'BUN',
          listingId: 'listing-1',
          serviceIds: [],
          batteryId: 'battery-13',
        },
      ],
      accessoryIds: ['cable'],
      batteryIds: ['battery-13'],
      country: 'RO',
      promoCode: 'TEN',
    })
  })

  test.each([
    ['ro', 'RO'],
    ['bg', 'BG'],
    ['hu', 'HU'],
    ['gr', 'GR'],
  ] as const)(
    'the cart refresh request of market %s has the country %s and is parsed as that market',
    (market, country) => {
      const request = toCartRefresh({ ...cart, market })
      expect(request.country).toBe(country)
      expect(cartRefreshRequestSchema.parse(request).market).toBe(market)
    },
  )

  test('the cart refresh request allows no fields beyond the specification', () => {
    const bare = {
      products: [{ productId: 'p', accessoryIds: [] }],
      accessoryIds: [],
      batteryIds: [],
      country: 'HU',
    }
    expect(cartRefreshRequestSchema.parse(bare)).toEqual({
      market: 'hu',
      products: [{ productId: 'p', accessoryIds: [], serviceIds: [] }],
      accessoryIds: [],
      batteryIds: [],
    })
  })
})

describe('the cart refresh response', () => {
  const view = aView({
    devices: [
      aDevice(unit, {
        accessoryIds: ['case'],
        availableExtraServices: [aService('w')],
        deviceAvailableAccessories: [anOffer('glass', { isFreeProtector: true })],
        batteryOffer: { id: 'battery-13', price: lei(200) },
      }),
    ],
    accessories: [{ id: 'case', name: 'Case', price: lei(50), isActive: true }],
    batteries: [{ id: 'battery-13', price: lei(200) }],
    alternatives: [
      {
        productId: 'other',
        listingId: 'listing-2',
        grade: 'good',
        price: lei(900),
        productUrl: '/x/',
      },
    ],
    promo: { kind: 'refused', code: 'TEN', reason: { kind: 'minimum', minimum: lei(5_000) } },
  })
  const answer = toCartRefreshResponse({
    ...view,
    accessories: [{ ...anOffer('case', { name: 'Case' }), isActive: true }],
    availableAccessories: [anOffer('glass')],
  })

  test('the cart refresh response is success and data, with the five lists of the specification', () => {
    expect(answer.success).toBe(true)
    expect(Object.keys(answer.data)).toEqual(
      expect.arrayContaining([
        'accessories',
        'availableAccessories',
        'giftWrap',
        'devices',
        'batteries',
      ]),
    )
    expect(answer.data.devices[0]).toMatchObject({
      buy_price: { minor: 150_000, currency: 'RON' },
      device: { id: unit, model_type: 'SMARTPHONE', shape: 'FOARTE_BUN' },
      available_extra_services: [{ type: 'EXTRA_WARRANTY' }],
      model_id: 13,
    })
    expect(answer.data.giftWrap).toEqual({
      isActive: true,
      is_wrapping_tax: true,
      price: { minor: 1_900, currency: 'RON' },
    })
  })

  test('the cart refresh response is parsed in the browser without changes', () => {
    const sent: unknown = JSON.parse(JSON.stringify(answer))
    expect(toShelfView(cartRefreshResponseSchema.parse(sent))).toEqual(view)
  })

  test('an unsuccessful cart refresh response is no view', () => {
    expect(toShelfView({ ...answer, success: false })).toBeUndefined()
  })
})
