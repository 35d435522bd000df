import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { OrderRequestOnWire } from '#contract/order.ts'

/** Orders of any market, as simulated shoppers place them. Amounts in minor units (markets.md). */
export const simulatedMarkets = ['ro', 'bg', 'hu', 'gr'] as const
export type SimulatedMarket = (typeof simulatedMarkets)[number]

export type Way = 'locker' | 'office' | 'courier'

type Facts = {
  readonly currency: 'RON' | 'BGN' | 'HUF' | 'EUR'
  /** Device prices at which every method of the market is enabled for one device. */
  readonly prices: readonly [number, number]
  readonly delivery: Readonly<Partial<Record<Way, number>>>
  readonly collectionFee: number
  readonly carrier: string
  readonly postalCode: string
  readonly person: { readonly name: string; readonly phone: string }
  readonly company: {
    readonly name: string
    readonly fiscalCode: string
    readonly registrationNumber: string
  }
}

export const factsOf: Readonly<Record<SimulatedMarket, Facts>> = {
  ro: {
    currency: 'RON',
    prices: [40_000, 200_000],
    delivery: { locker: 1_499, courier: 1_999 },
    collectionFee: 999,
    carrier: 'sameday',
    postalCode: '400500',
    person: { name: 'Cumpărător Încercat', phone: '0740123456' },
    company: {
      name: 'Firma de Probă SRL',
      fiscalCode: 'RO 90012345',
      registrationNumber: 'J2024001234125',
    },
  },
  bg: {
    currency: 'BGN',
    prices: [40_000, 180_000],
    delivery: { locker: 499, office: 599, courier: 799 },
    collectionFee: 299,
    carrier: 'econt',
    postalCode: '1000',
    person: { name: 'Купувач Пробен', phone: '0888123456' },
    company: {
      name: 'Пробна Фирма ООД',
      fiscalCode: 'BG990012349',
      registrationNumber: '990012349',
    },
  },
  hu: {
    currency: 'HUF',
    prices: [9_000_000, 46_000_000],
    delivery: { locker: 99_000, office: 119_000, courier: 169_000 },
    collectionFee: 49_000,
    carrier: 'gls',
    postalCode: '1011',
    person: { name: 'Próba Vásárló', phone: '06201234567' },
    company: {
      name: 'Próba Kft.',
      fiscalCode: 'HU98012341',
      registrationNumber: '01-09-123456',
    },
  },
  gr: {
    currency: 'EUR',
    prices: [20_000, 48_000],
    delivery: { courier: 350 },
    collectionFee: 200,
    carrier: '',
    postalCode: '10557',
    person: { name: 'Δοκιμή Αγοραστής', phone: '6912345678' },
    company: {
      name: 'Δοκιμαστική ΙΚΕ',
      fiscalCode: 'EL670012349',
      registrationNumber: '123456789',
    },
  },
}

export type Stall = {
  readonly market: SimulatedMarket
  readonly listing: string
  readonly product: string
  /** One of its units; another one is reserved if it is gone. */
  readonly unit: string
  readonly price: number
}

type Places = {
  readonly address: Extract<OrderRequestOnWire['place'], { kind: 'address' }>
  readonly points: Readonly<Partial<Record<Way, OrderRequestOnWire['place']>>>
}

export type MarketPlaces = Readonly<Record<SimulatedMarket, Places>>

/** Listings of phones in the market's price range, the same for the same demo. */
export async function stallsOf(
  pool: pg.Pool,
  market: SimulatedMarket,
  count: number,
): Promise<Stall[]> {
  const { prices } = factsOf[market]
  const { rows } = await pool.query<Stall>(
    `select l.market, l.id as listing, l.product_id as product, l.price_minor::int as price,
       (select min(u.id::text) from unit u where u.listing_id = l.id and u.state = 'listed') as unit
     from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
     where l.market = $1 and l.price_minor between $2 and $3 and l.stock > 0 and m.type = 'SMARTPHONE'
     order by md5(l.id) limit $4`,
    [market, ...prices, count],
  )
  if (rows.length < count) throw new Error(`The demo has too few such listings in ${market}.`)
  return rows
}

/** Adds new units of a listing, as a delivery from the workshop does. */
export function restock(pool: pg.Pool, listing: string, count: number) {
  return pool.query(
    `insert into unit (id, listing_id, market, state, serial_sealed, imei_sealed, battery_health,
       acquisition_minor, tax_scheme, received_at)
     select gen_random_uuid(), u.listing_id, u.market, 'listed', u.serial_sealed, u.imei_sealed, u.battery_health,
       u.acquisition_minor, u.tax_scheme, u.received_at
     from (select * from unit where listing_id = $1 limit 1) u cross join generate_series(1, $2::int)`,
    [listing, count],
  )
}

export async function placesOf(pool: pg.Pool): Promise<MarketPlaces> {
  const found = simulatedMarkets.map(async market => [market, await placesIn(pool, market)])
  return Object.fromEntries(await Promise.all(found)) as MarketPlaces
}

async function placesIn(pool: pg.Pool, market: SimulatedMarket): Promise<Places> {
  const points = await pool.query<{ kind: Way; id: string }>(
    'select kind, min(id) as id from pickup_point where market = $1 and carrier = $2 group by kind',
    [market, factsOf[market].carrier],
  )
  const { rows } = await pool.query<{ countyId: string; localityId: string; street: string }>(
    `select l.county_id::text as "countyId", l.id::text as "localityId", s.name as street
     from street s join locality l on l.market = s.market and l.id = s.locality_id
     where s.market = $1 order by s.id limit 1`,
    [market],
  )
  const [street] = rows
  if (!street) throw new Error(`The demo has no street in ${market}.`)
  const { postalCode } = factsOf[market]
  return {
    address: { kind: 'address', address: { ...street, number: '12A', postalCode } },
    points: Object.fromEntries(
      points.rows.map(({ kind, id }) => [kind, { kind: 'pickup', lockerId: id }]),
    ),
  }
}

export type OrderChoice = {
  readonly stalls: readonly Stall[]
  readonly way: Way
  readonly customer: 'personal' | 'corporate'
  readonly method: OrderRequestOnWire['payment']['type']
  readonly plan?: NonNullable<OrderRequestOnWire['payment']['plan']>
  readonly promoCode?: string
}

const onDelivery = ['paymentOnDelivery', 'cashOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker']

export function isPaidOnDelivery(method: string) {
  return onDelivery.includes(method)
}

/** The total shown to a shopper without a promo code: with one, the shop returns the total. */
export function totalOf({ stalls, way, method }: OrderChoice): number {
  const [first] = stalls
  const { delivery, collectionFee } = factsOf[first?.market ?? 'ro']
  const fee = isPaidOnDelivery(method) ? collectionFee : 0
  return stalls.reduce((sum, { price }) => sum + price, 0) + (delivery[way] ?? 0) + fee
}

export function deliveryOf(market: SimulatedMarket, way: Way): OrderRequestOnWire['delivery'] {
  const { carrier } = factsOf[market]
  if (way === 'courier') return { method: 'COURIER', subtype: '' }
  const subtype = carrier === 'sameday' ? 'easybox' : (`${carrier}-${way}` as 'gls-locker')
  return { method: 'LOCKER', subtype }
}

export function phonesOf(stalls: readonly Stall[]): OrderRequestOnWire['phones'] {
  return stalls.map(({ listing, product, unit }) => ({
    lineId: randomUUID(),
    listingId: listing,
    productId: product,
    unitId: unit,
    serviceIds: [],
  }))
}

export function aMarketOrder(places: MarketPlaces, choice: OrderChoice): OrderRequestOnWire {
  const { stalls, way, customer, method, plan, promoCode } = choice
  const market = stalls[0]?.market ?? 'ro'
  const { currency, person, company } = factsOf[market]
  const { address, points } = places[market]
  const contact = { ...person, email: `${randomUUID().slice(0, 8)}@example.com` }
  return {
    cartId: randomUUID(),
    market,
    phones: phonesOf(stalls),
    accessories: [],
    giftWrap: 'plain',
    ...(promoCode !== undefined && { promoCode }),
    delivery: deliveryOf(market, way),
    place: (way === 'courier' ? undefined : points[way]) ?? address,
    contact,
    billing:
      customer === 'personal'
        ? { kind: 'personal', person: contact, address: address.address }
        : {
            kind: 'corporate',
            company: { ...company, email: contact.email, phone: contact.phone },
            address: address.address,
          },
    payment: { type: method, tac: true, newsletter: false, ...(plan && { plan }) },
    shownTotal: { minor: totalOf(choice), currency },
  }
}
