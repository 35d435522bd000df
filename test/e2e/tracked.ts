import { expect, type Page } from '@playwright/test'
import { shopRows } from '#test/support/shop-database.ts'
import { phoneForAll } from './sold-out.ts'
import type { Market } from './text.ts'

type AnalyticsEvent = Readonly<Record<string, unknown>>

/** The data layer as JSON: a Consent Mode command is an object of its arguments. */
export function layerOf(page: Page): Promise<readonly AnalyticsEvent[]> {
  return page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'dataLayer') ?? [])))
}

export async function eventsOf(page: Page, name: string) {
  return (await layerOf(page)).filter(({ event }) => event === name)
}

/** The events that browsers sent to the collector. */
export function collected(page: Page): readonly AnalyticsEvent[] {
  const events: AnalyticsEvent[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/_events/'))
      events.push(...(JSON.parse(request.postData() ?? '').events as []))
  })
  return events
}

export type Watched = {
  /** Events pushed to the data layer of all pages that were open, oldest first. */
  readonly layer: readonly AnalyticsEvent[]
  /** Messages received by the parent window, with the origin that sent them. */
  readonly received: readonly AnalyticsEvent[]
  /** The events sent to the collector. */
  readonly tracked: readonly AnalyticsEvent[]
  /** The statuses of the collector's responses. */
  readonly statuses: readonly number[]
}

/** Everything that leaves a page's code, from the first page it opens. */
export async function watch(page: Page): Promise<Watched> {
  const [layer, received, statuses]: [AnalyticsEvent[], AnalyticsEvent[], number[]] = [[], [], []]
  await page.exposeFunction('pushedInTest', (entry: AnalyticsEvent) => void layer.push(entry))
  await page.exposeFunction('heardInTest', (message: AnalyticsEvent) => void received.push(message))
  await page.addInitScript(() => {
    const call = (name: string, value: unknown) => Reflect.get(window, name)(value)
    const entries: unknown[] = []
    entries.push = entry => {
      if (Reflect.has(entry as object, 'event'))
        call('pushedInTest', JSON.parse(JSON.stringify(entry)))
      return Array.prototype.push.call(entries, entry)
    }
    Reflect.set(window, 'dataLayer', entries)
    addEventListener('message', ({ data, origin }) => {
      if (data?.event === 'formError') call('heardInTest', { ...data, origin })
    })
  })
  page.on('response', response => {
    if (response.url().endsWith('/_events/')) statuses.push(response.status())
  })
  return { layer, received, tracked: collected(page), statuses }
}

export function named(events: readonly AnalyticsEvent[], ...names: readonly string[]) {
  return events.filter(({ event }) => names.includes(String(event)))
}

type Sold = {
  readonly product_id: string
  readonly brand: string
  readonly name: string
  readonly picture: string
  readonly storage: string
  readonly color: string
  readonly price: number
}

/** The phone at this position among those every payment method can pay for, as an item of a cart (Spec 3.6). */
export async function itemForAll(market: Market, at: number) {
  return phoneAt(market, await phoneForAll(market, at))
}

/** The item of a phone in very good condition at this URL; in a list it may also have a discount (Spec 3.6). */
export async function phoneAt(market: Market, address: string) {
  const [id] = address.split('/').slice(-2)
  const rows = await shopRows<Sold>(
    `select p.id as product_id, m.brand, m.name, p.storage, p.color->>'name' as color,
       l.price_minor::int / 100 as price,
       lower(replace(m.brand_slug || '-' || m.slug || '-' || (p.color->>'name'), ' ', '-')) as picture
     from product p join model m on m.id = p.model_id
     join listing l on l.product_id = p.id and l.market = $1 and l.grade = 'very-good'
     where m.legacy_id = $2`,
    [market, id],
  )
  const slugOf = ({ storage, color }: Sold) =>
    `${storage} ${color}`.toLowerCase().replaceAll(' ', '-')
  const [sold, ...others] = rows.filter(row => address.includes(`-${slugOf(row)}/`))
  expect([sold !== undefined, others], `the product of ${address}`).toEqual([true, []])
  const { product_id, brand, name, picture, storage, color, price } = sold as Sold
  return {
    id,
    productId: product_id,
    name: `${brand} ${name}`,
    brand,
    category: 'Mobile Phones',
    price,
    quantity: 1,
    storage,
    shape: 'FOARTE_BUN',
    color,
    url: address,
    stockState: 'in-stock',
    image: `/pictures/v1/${picture}-pair.svg`,
    origin: 'Default',
  }
}

export const currencies = { ro: 'RON', bg: 'BGN', hu: 'HUF', gr: 'EUR' } as const

type Bought = { readonly transaction_id: string; readonly value: number; readonly shipping: number }

/** An order in the shop's own tables, in whole units. */
export async function boughtIn(number: string): Promise<Bought> {
  const rows = await shopRows<Bought>(
    `select number as transaction_id, total_minor::float8 / 100 as value,
       (delivery_minor + collection_fee_minor)::float8 / 100 as shipping
     from orders where number = $1`,
    [number],
  )
  expect(rows, `orders numbered ${number}`).toHaveLength(1)
  return rows[0] as Bought
}
