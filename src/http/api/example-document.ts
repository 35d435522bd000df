export const exampleOwner = 'pTq0v5uGd3mZ0l8c1xJrNw'

export const exampleKeys = {
  phoneCart: [],
  accessoryCart: [],
  batteryCart: [],
}

export const exampleDocument = {
  owner: exampleOwner,
  revision: 7,
  timestamp: 1_779_271_100_000,
  stateVersion: '2',
  cart: {
    cartId: '0c8f3c52-6f0e-4a9f-9d0b-6a4b8f1f2f11',
    currency: 'RON' as const,
    phoneCart: [],
    accessoryCart: [],
    batteryCart: [],
    giftWrap: { isActive: true, is_wrapping_tax: true },
    checkoutStep: 'COSUL_MEU',
    expireAt: 1_781_863_100_000,
  },
  removed: ['4d1e9d0a-5b0f-4c53-a6d8-93a4c1f5b5d2'],
}
