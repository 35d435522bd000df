import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { OrderRequestOnWire } from '#contract/order.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ApiApp } from './api-app.ts'

export type Rows = <Row extends pg.QueryResultRow>(
  sql: string,
  ...values: unknown[]
) => Promise<Row[]>

export function rowsIn(api: Pick<ApiApp, 'database'>): Rows {
  return async (sql, ...values) => (await api.database.pool.query(sql, values)).rows
}

export type ShelfUnit = {
  readonly listing: string
  readonly product: string
  readonly unit: string
  readonly price: number
  readonly currency: Currency
}

/** Units for sale from a market's cheapest listings between two prices in minor units, one unit each. */
export function shelfUnits(
  rows: Rows,
  market: Market,
  from: number,
  to: number,
  type = 'SMARTPHONE',
) {
  return rows<ShelfUnit>(
    `select distinct on (l.price_minor, l.id) l.id as listing, l.product_id as product, u.id as unit,
       l.price_minor::int as price, l.currency
     from listing l join unit u on u.listing_id = l.id and u.state = 'listed'
     join product p on p.id = l.product_id join model m on m.id = p.model_id
     where l.market = $1 and l.price_minor between $2 and $3 and m.type = $4
     order by l.price_minor, l.id, u.id`,
    market,
    from,
    to,
    type,
  )
}

export function aPhoneOf(shelf: ShelfUnit) {
  return {
    lineId: randomUUID() as string,
    listingId: shelf.listing,
    productId: shelf.product,
    unitId: shelf.unit,
    serviceIds: [] as string[],
  }
}

type Contact = { readonly name: string; readonly email: string; readonly phone: string }

const contacts: Record<Market, Contact> = {
  ro: { name: 'Cumpărător Încercat', email: 'test@example.com', phone: '0740 123 456' },
  bg: { name: 'Купувач Пробен', email: 'test@example.com', phone: '0888123456' },
  hu: { name: 'Próba Vásárló', email: 'test@example.com', phone: '06 20 123 4567' },
  gr: { name: 'Δοκιμή Αγοραστής', email: 'test@example.com', phone: '6912345678' },
}

/** The currency of each market (markets.md, Money). */
export const currencyIn: Readonly<Record<Market, Currency>> = {
  ro: 'RON',
  bg: 'BGN',
  hu: 'HUF',
  gr: 'EUR',
}

const mobiles: Record<Market, string> = { ro: '0740', bg: '0888', hu: '06 20 1', gr: '6912' }

/** A customer without rate limit counts. */
export function aBuyer(market: Market): Contact {
  return {
    ...contacts[market],
    email: `${randomUUID().slice(0, 8)}@example.com`,
    phone: `${mobiles[market]} ${String(randomInt(1_000_000)).padStart(6, '0')}`,
  }
}

export async function pointOf(rows: Rows, market: Market, carrier: string, kind: string) {
  const [point] = await rows<{ id: string }>(
    `select id from pickup_point where market = $1 and carrier = $2 and kind = $3 order by id limit 1`,
    market,
    carrier,
    kind,
  )
  return point!.id
}

/** A locality of the market, with a street of its own where `street` has to be in the list. */
export async function addressIn(rows: Rows, market: Market, postalCode: string) {
  const [place] = await rows<{ county: string; locality: string; street: string }>(
    `select l.county_id::text as county, l.id::text as locality, s.name as street
     from street s join locality l on l.market = s.market and l.id = s.locality_id
     where s.market = $1 order by s.id limit 1`,
    market,
  )
  return {
    countyId: place!.county,
    localityId: place!.locality,
    street: place!.street,
    number: '12A',
    details: 'et. 3',
    postalCode,
  }
}

/** The postal code of an address that the tests give in each market. */
const postalCodes: Record<Market, string> = { ro: '400001', bg: '1000', hu: '1011', gr: '105 57' }

/** A bill with the address that an order to a pickup point needs for its invoice (rules-of-trade.md, Rulings). */
export async function billedAt<Billing extends OrderRequestOnWire['billing']>(
  rows: Rows,
  market: Market,
  billing: Billing,
): Promise<Billing> {
  return billing.address
    ? billing
    : { ...billing, address: await addressIn(rows, market, postalCodes[market]) }
}

/** RO, easybox, card at the locker: delivery 14.99 and collection fee 9.99 lei (markets.md). The bill has an address. */
export async function anEasyboxOrder(
  rows: Rows,
  phones: readonly ShelfUnit[],
  over: Partial<OrderRequestOnWire> = {},
): Promise<OrderRequestOnWire> {
  const contact = aBuyer('ro')
  const billing = over.billing ?? { kind: 'personal', person: contact }
  return {
    cartId: randomUUID(),
    market: 'ro',
    phones: phones.map(aPhoneOf),
    accessories: [],
    giftWrap: 'plain',
    delivery: { method: 'LOCKER', subtype: 'easybox' },
    place: { kind: 'pickup', lockerId: await pointOf(rows, 'ro', 'sameday', 'locker') },
    contact,
    payment: { type: 'cardAtLocker', tac: true, newsletter: false },
    shownTotal: {
      minor: phones.reduce((sum, { price }) => sum + price, 0) + 1_499 + 999,
      currency: 'RON',
    },
    ...over,
    billing: await billedAt(rows, 'ro', billing),
  }
}

const courierMinor: Record<Market, number> = { ro: 1_999, bg: 799, hu: 169_000, gr: 350 }

/** To the door, by a method without a fee: the phones and the courier's price (markets.md). */
export async function aCourierOrder(
  rows: Rows,
  market: Market,
  phones: readonly ShelfUnit[],
  over: Pick<OrderRequestOnWire, 'payment'> & Partial<OrderRequestOnWire>,
): Promise<OrderRequestOnWire> {
  const contact = aBuyer(market)
  return {
    cartId: randomUUID(),
    market,
    phones: phones.map(aPhoneOf),
    accessories: [],
    giftWrap: 'plain',
    delivery: { method: 'COURIER', subtype: '' },
    place: { kind: 'address', address: await addressIn(rows, market, postalCodes[market]) },
    contact,
    billing: { kind: 'personal', person: contact },
    shownTotal: {
      minor: phones.reduce((sum, { price }) => sum + price, 0) + courierMinor[market],
      currency: phones[0]!.currency,
    },
    ...over,
  }
}

let client = 0

/** The key that tells a browser in tests from others; a second tab sends the same key. */
export function aBrowser() {
  return { 'browser-key': randomUUID() as string }
}

/** Sends an order from an IP address of its own unless one is given. */
export async function sendOrder(
  api: Pick<ApiApp, 'ask'>,
  body: unknown,
  {
    key = randomUUID() as string,
    address = `10.${(++client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
    headers = {} as Readonly<Record<string, string>>,
  } = {},
) {
  const response = await api.ask({
    method: 'POST',
    url: '/api/orders/',
    headers: { 'idempotency-key': key, ...headers },
    payload: body as object,
    remoteAddress: address,
  })
  return { status: response.statusCode, body: response.json() as OrderResponse }
}

export type OrderResponse = {
  readonly number: string
  readonly token: string
  readonly thankYouPath: string
  readonly code?: string
  readonly field?: string
  readonly step?: string
  readonly total?: { readonly minor: number; readonly currency: string }
  readonly [key: string]: unknown
}

const tables = [
  'orders',
  'order_line',
  'order_address',
  'order_history',
  'payment',
  'shipment',
  'outbox',
  'idempotency_key',
  'unit_history',
]

/** The number of rows in every table an order writes to, and of reserved, sold and used items. */
export async function footprint(rows: Rows) {
  const counts = tables.map(table => `(select count(*)::int from ${table}) as ${table}`)
  const [all] = await rows(
    `select ${counts.join(', ')},
       (select count(*)::int from unit where state = 'listed') as listed,
       (select sum(stock)::int from listing) as stock,
       (select coalesce(sum(uses), 0)::int from promo) as uses`,
  )
  return all
}
