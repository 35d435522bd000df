import type { Grade, Product } from '#domain/device/device.ts'
import { sharedPicturePath } from '#domain/device/drawing/picture-path.ts'
import { productPath } from '#domain/device/product-path.ts'
import { displayTitle } from '#domain/device/title.ts'
import { absoluteUrl } from '#domain/market/base.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { toUnitText } from '#domain/money/units.ts'
import { gradeWords } from '../text/grade-words.ts'
import { xmlText } from '../text/xml-text.ts'

export type FeedItem = {
  readonly id: string
  readonly product: Product
  readonly grade: Grade
  readonly price: Money
}

type Feed = {
  readonly market: Market
  /** Of the market, with its scheme. */
  readonly base: string
  readonly items: readonly FeedItem[]
}

/** What is for sale, as Google's product data specification wants it in RSS 2.0: one item a listing in stock. */
export const writeMerchantFeed = ({ market, base, items }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>Kintsu</title><link>${xmlText(absoluteUrl(base, '/'))}</link><description>Kintsu</description>`,
    ...items.map(item => itemOf(item, market, base)),
    '</channel></rss>',
    '',
  ].join('\n')

const itemOf = ({ id, product, grade, price }: FeedItem, market: Market, base: string): string => {
  const { model, configuration } = product
  const title = displayTitle(product, gradeWords[languageOf[market]][grade])
  const picture = sharedPicturePath({
    model,
    colorName: configuration.color?.name ?? '',
    material: configuration.material,
  })
  const fields = {
    id,
    title,
    description: title,
    link: absoluteUrl(base, productPath(market, product, grade)),
    image_link: new URL(picture, base).href,
    availability: 'in_stock',
    condition: 'refurbished',
    price: `${toUnitText(price)} ${price.currency}`,
    brand: model.brand,
    item_group_id: model.id,
    identifier_exists: 'no',
    ...(configuration.color && { color: configuration.color.name }),
  }
  const tags = Object.entries(fields).map(
    ([name, value]) => `<g:${name}>${xmlText(value)}</g:${name}>`,
  )
  return `<item>${tags.join('')}</item>`
}
