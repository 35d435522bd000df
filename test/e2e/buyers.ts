import { randomBytes } from 'node:crypto'
import type { Market } from './words.ts'

/** Who buys, as typed into the form and as the order keeps it. */
export type Buyer = {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** E.164, as markets.md stores it. */
  readonly storedPhone: string
}

const people = {
  ro: { name: 'Cumpărător Probă', phone: '0712 345 678', storedPhone: '+40712345678' },
  bg: { name: 'Пробен Купувач', phone: '0888 123 456', storedPhone: '+359888123456' },
  hu: { name: 'Próba Vásárló', phone: '06 30 123 4567', storedPhone: '+36301234567' },
  gr: { name: 'Δοκιμή Αγοραστής', phone: '691 234 5678', storedPhone: '+306912345678' },
} as const

export const aBuyer = (market: Market): Buyer => ({
  ...people[market],
  email: `buyer-${randomBytes(5).toString('hex')}@example.com`,
})

/** Where the parcel goes, how it is paid, and what markets.md says it costs, in minor units. */
export type Plan = {
  readonly delivery: string
  readonly place:
    | { readonly kind: 'point'; readonly search: string; readonly point: string }
    | {
        readonly kind: 'address'
        readonly county: string
        readonly locality: string
        readonly street: string
        readonly number: string
        readonly postalCode: string
      }
  readonly payment: string
  /** Whole units, so that the method of payment stays open. */
  readonly priceTo: string
  readonly stored: {
    readonly deliveryMethod: 'easybox' | 'courier'
    readonly deliverySubtype: string
    readonly paymentMethod: string
    readonly deliveryMinor: number
    readonly collectionFeeMinor: number
    readonly currency: string
  }
}

export const plans: Readonly<Record<Market, Plan>> = {
  ro: {
    delivery: 'Easybox',
    place: { kind: 'point', search: 'Cluj', point: 'easybox' },
    payment: 'Cu cardul la easybox',
    priceTo: '2000',
    stored: {
      deliveryMethod: 'easybox',
      deliverySubtype: 'easybox',
      paymentMethod: 'cardAtLocker',
      deliveryMinor: 1499,
      collectionFeeMinor: 999,
      currency: 'RON',
    },
  },
  bg: {
    delivery: 'Офис на Еконт',
    place: { kind: 'point', search: 'Витоша', point: 'Еконт София Витоша' },
    payment: 'Карта или в брой в офис',
    priceTo: '1500',
    stored: {
      deliveryMethod: 'easybox',
      deliverySubtype: 'econt-office',
      paymentMethod: 'cardOrCashAtOffice',
      deliveryMinor: 599,
      collectionFeeMinor: 299,
      currency: 'BGN',
    },
  },
  hu: {
    delivery: 'GLS csomagautomata',
    place: { kind: 'point', search: 'Budapest', point: 'GLS' },
    payment: 'Kártyával az automatánál',
    priceTo: '300000',
    stored: {
      deliveryMethod: 'easybox',
      deliverySubtype: 'gls-locker',
      paymentMethod: 'cardAtLocker',
      deliveryMinor: 99000,
      collectionFeeMinor: 49000,
      currency: 'HUF',
    },
  },
  gr: {
    delivery: 'Courier στη διεύθυνσή σου',
    place: {
      kind: 'address',
      county: 'Κεντρικός Τομέας Αθηνών',
      locality: 'Αθήνα',
      street: 'Ερμού',
      number: '12',
      postalCode: '105 63',
    },
    payment: 'Πληρωμή κατά την παράδοση',
    priceTo: '400',
    stored: {
      deliveryMethod: 'courier',
      deliverySubtype: '',
      paymentMethod: 'paymentOnDelivery',
      deliveryMinor: 350,
      collectionFeeMinor: 200,
      currency: 'EUR',
    },
  },
}
