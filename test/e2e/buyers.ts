import { randomBytes } from 'node:crypto'
import type { Market } from './text.ts'

/** The customer, as typed into the form and as stored in the order. */
export type Buyer = {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** In E.164 format, as stored (markets.md). */
  readonly storedPhone: string
}

const people = {
  ro: { name: 'Cumpărător Probă', phone: '0712 345 678', storedPhone: '+40712345678' },
  bg: { name: 'Пробен Купувач', phone: '0888 123 456', storedPhone: '+359888123456' },
  hu: { name: 'Próba Vásárló', phone: '06 30 123 4567', storedPhone: '+36301234567' },
  gr: { name: 'Δοκιμή Αγοραστής', phone: '691 234 5678', storedPhone: '+306912345678' },
} as const

export function aBuyer(market: Market): Buyer {
  return {
    ...people[market],
    email: `buyer-${randomBytes(5).toString('hex')}@example.com`,
  }
}

export type WrittenAddress = {
  readonly county: string
  readonly locality: string
  readonly street: string
  readonly number: string
  readonly postalCode: string
}

/** The destination of the parcel. */
export type Delivering = {
  readonly delivery: string
  readonly place:
    | { readonly kind: 'point'; readonly search: string; readonly point: string }
    | ({ readonly kind: 'address' } & WrittenAddress)
}

/** The destination of the parcel, the payment method, and their price in minor units (markets.md). */
export type Plan = Delivering & {
  readonly payment: string
  /** In whole units, low enough for the payment method to be enabled. */
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

/** An address in each market that its lists contain. */
export const seats: Readonly<Record<Market, WrittenAddress>> = {
  ro: {
    county: 'Cluj',
    locality: 'Cluj-Napoca',
    street: 'Calea Moților',
    number: '4',
    postalCode: '400001',
  },
  bg: {
    county: 'София-град',
    locality: 'София',
    street: 'бул. Витоша',
    number: '12',
    postalCode: '1000',
  },
  hu: {
    county: 'Budapest',
    locality: 'Budapest VI. kerület',
    street: 'Andrássy út',
    number: '60',
    postalCode: '1061',
  },
  gr: {
    county: 'Κεντρικός Τομέας Αθηνών',
    locality: 'Αθήνα',
    street: 'Ερμού',
    number: '12',
    postalCode: '105 63',
  },
}

/** Made-up companies in the sandbox's registers, with the `name` registered there. */
export const companies: Readonly<
  Record<Market, { fiscalCode: string; registrationNumber: string; name: string }>
> = {
  ro: {
    fiscalCode: 'RO90012345',
    registrationNumber: 'J2024001234125',
    name: 'GRĂDINA CU NUCI SRL',
  },
  bg: { fiscalCode: 'BG990012349', registrationNumber: '990012349', name: '"ОРЕХОВА ГРАДИНА" ООД' },
  hu: {
    fiscalCode: 'HU98012341',
    registrationNumber: '01-09-980123',
    name: 'DIÓKERT KORLÁTOLT FELELŐSSÉGŰ TÁRSASÁG',
  },
  gr: {
    fiscalCode: 'EL670012349',
    registrationNumber: '670012349',
    name: 'ΚΗΠΟΣ ΜΕ ΚΑΡΥΔΙΕΣ ΜΟΝΟΠΡΟΣΩΠΗ ΙΚΕ',
  },
}

/** The delivery as stored in an order, and its price in minor units (markets.md). */
type Carriage = Delivering & {
  readonly stored: Pick<Plan['stored'], 'deliveryMethod' | 'deliverySubtype' | 'deliveryMinor'>
}

export type DeliveryKind = 'courier' | 'office' | 'locker'

function pickup(delivery: string, search: string, point: string): Delivering {
  return {
    delivery,
    place: { kind: 'point', search, point },
  }
}

function toAddress(delivery: string, market: Market): Delivering {
  return {
    delivery,
    place: { kind: 'address', ...seats[market] },
  }
}

function storedDelivery(deliverySubtype: string, deliveryMinor: number): Carriage['stored'] {
  return {
    deliveryMethod: deliverySubtype === '' ? 'courier' : 'easybox',
    deliverySubtype,
    deliveryMinor,
  }
}

/** Every delivery method (markets.md). */
export const deliveries: Readonly<
  Record<Market, Readonly<Partial<Record<DeliveryKind, Carriage>>>>
> = {
  ro: {
    courier: { ...toAddress('Curier la adresă', 'ro'), stored: storedDelivery('', 1999) },
    locker: { ...pickup('Easybox', 'Cluj', 'easybox'), stored: storedDelivery('easybox', 1499) },
  },
  bg: {
    courier: { ...toAddress('Куриер до адрес', 'bg'), stored: storedDelivery('', 799) },
    office: {
      ...pickup('Офис на Еконт', 'Витоша', 'Еконт София Витоша'),
      stored: storedDelivery('econt-office', 599),
    },
    locker: {
      ...pickup('Автомат на Еконт', 'Благоевград', 'Еконтомат Благоевград'),
      stored: storedDelivery('econt-locker', 499),
    },
  },
  hu: {
    courier: { ...toAddress('Futár a megadott címre', 'hu'), stored: storedDelivery('', 169000) },
    office: {
      ...pickup('GLS átvevőpont', 'Budapest', 'GLS CsomagPont'),
      stored: storedDelivery('gls-office', 119000),
    },
    locker: {
      ...pickup('GLS csomagautomata', 'Budapest', 'GLS automata'),
      stored: storedDelivery('gls-locker', 99000),
    },
  },
  gr: {
    courier: { ...toAddress('Courier στη διεύθυνσή σου', 'gr'), stored: storedDelivery('', 350) },
  },
}

/** The collection fee of the methods paid on delivery, in minor units (markets.md). */
export const collectionFeeMinor: Readonly<Record<Market, number>> = {
  ro: 999,
  bg: 299,
  hu: 49000,
  gr: 200,
}

export const currencyOf = { ro: 'RON', bg: 'BGN', hu: 'HUF', gr: 'EUR' } as const
