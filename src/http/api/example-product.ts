import type { Product } from '#domain/device/device.ts'
import type { Offer } from '#domain/device/listing.ts'

/** The product shown in the API examples. */
export const exampleProduct: Product = {
  id: 'P101601',
  model: {
    id: 'apple-iphone-13',
    legacyId: 1016,
    brand: 'Apple',
    name: 'iPhone 13',
    type: 'SMARTPHONE',
    year: 2021,
  },
  configuration: {
    storage: '128 GB',
    color: { name: 'Midnight', hex: '#232A31', family: 'black' },
  },
}

export const exampleOffer: Offer = {
  listingId: 'ro-P101601-very-good',
  grade: 'very-good',
  price: { minor: 179900, currency: 'RON' },
  newPrice: { minor: 299900, currency: 'RON' },
  discount: { percent: 10, lowest30: { minor: 199900, currency: 'RON' } },
  stock: 4,
}
