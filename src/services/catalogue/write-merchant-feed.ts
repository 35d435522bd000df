import type { DeviceType, Grade, Product } from '#domain/device/device.ts'
import { sharedPicturePath } from '#domain/device/picture-path.ts'
import { productPath } from '#domain/device/product-path.ts'
import { displayTitle } from '#domain/device/title.ts'
import { absoluteUrl } from '#domain/market/base.ts'
import { countryOf, languageOf, type Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { toUnitText } from '#domain/money/units.ts'
import { gradeText } from '#text/device/grades/grade-text.ts'
import { serverText } from '#text/server/server-text.ts'
import { xmlText } from '../text/xml-text.ts'

export type FeedItem = {
  readonly id: string
  readonly product: Product
  readonly grade: Grade
  readonly price: Money
}

type Feed = {
  readonly market: Market
  /** The origin of the market, including the scheme. */
  readonly base: string
  readonly items: readonly FeedItem[]
  /** The price of courier delivery; undefined if none is offered. */
  readonly courier: Money | undefined
  readonly returnDays: number
}

/** The goods for sale in the format of Google's product data specification (RSS 2.0): one item per listing in stock. */
export function writeMerchantFeed(feed: Feed): string {
  const { base, items } = feed
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>Kintsu</title><link>${xmlText(absoluteUrl(base, '/'))}</link><description>Kintsu</description>`,
    ...items.map(item => itemOf(item, feed)),
    '</channel></rss>',
    '',
  ].join('\n')
}

function itemOf(
  { id, product, grade, price }: FeedItem,
  { market, base, courier, returnDays }: Feed,
): string {
  const { model, configuration } = product
  const language = languageOf[market]
  const title = displayTitle(product, gradeText[language][grade])
  const picture = sharedPicturePath({
    model,
    colorName: configuration.color?.name ?? '',
    material: configuration.material,
  })
  const fields = {
    id,
    title,
    description: descriptionOf(product, title, serverText[language].feedPromise(returnDays)),
    link: absoluteUrl(base, productPath(market, product, grade)),
    image_link: new URL(picture, base).href,
    availability: 'in_stock',
    condition: 'refurbished',
    price: `${toUnitText(price)} ${price.currency}`,
    brand: model.brand,
    google_product_category: googleCategories[model.type],
    item_group_id: model.id,
    identifier_exists: 'no',
    ...(configuration.color && { color: configuration.color.name }),
  }
  const tags = Object.entries(fields).map(
    ([name, value]) => `<g:${name}>${xmlText(value)}</g:${name}>`,
  )
  return `<item>${tags.join('')}${shippingOf(market, courier)}</item>`
}

/** https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt */
const googleCategories: Readonly<Record<DeviceType, string>> = {
  SMARTPHONE: '267',
  TABLET: '4745',
  LAPTOP: '328',
  SMARTWATCH: '201',
  CONSOLE: '1294',
}

function shippingOf(market: Market, courier: Money | undefined): string {
  return courier === undefined
    ? ''
    : `<g:shipping><g:country>${countryOf[market]}</g:country><g:price>${toUnitText(courier)} ${courier.currency}</g:price></g:shipping>`
}

/** The device, its configuration, and what applies to every device sold here. */
function descriptionOf({ configuration }: Product, title: string, promise: string): string {
  const { ram, cpu, size } = configuration
  const more = [cpu, ram, size].filter(Boolean)
  return `${[title, ...more].join(', ')}. ${promise}`
}
