import type { Color, Product } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import { bookItemOf } from '#domain/trade-in/book-item.ts'
import type { BuybackConfiguration, BuybackDetails } from '#domain/trade-in/buyback.ts'
import { modelFactsOf } from '#domain/trade-in/model-facts.ts'
import { listBuybackProducts } from '#store/trade-in/buyback-models.ts'
import { findLatestPriceBook, listBasePrices } from '#store/trade-in/price-book.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'settings'>

/** The choices a seller has for a model; `undefined` if the shop does not buy it in any configuration. */
export async function viewBuyback(
  ctx: Ctx,
  market: Market,
  modelId: string,
): Promise<BuybackDetails | undefined> {
  const products = await listBuybackProducts(ctx.sql, modelId)
  const [first] = products
  if (!first) return undefined
  const all = products.map(({ product }) => product)
  const configurations = await buybackIn(ctx, market, all)
  const most = configurations.map(each => each.most).toSorted((a, b) => b.minor - a.minor)[0]
  if (!most) return undefined
  const { product, specification } = first
  const facts = modelFactsOf({ type: product.model.type, specification })
  return { product, most, facts, configurations, colors: colorsOf(all) }
}

async function buybackIn(
  ctx: Ctx,
  market: Market,
  products: readonly Product[],
): Promise<readonly BuybackConfiguration[]> {
  const version = await findLatestPriceBook(ctx.sql, market)
  if (!version) return []
  const configured = new Map(
    products.map(({ model, configuration: { color: _, ...rest } }) => [
      bookItemOf(model.id, rest),
      rest,
    ]),
  )
  const bases = await listBasePrices(ctx.sql, market, version.number, [...configured.keys()])
  const currency = ctx.settings.shopOf(market).cart.currency
  return bases
    .filter(({ baseMinor }) => baseMinor > 0)
    .toSorted((one, other) => one.baseMinor - other.baseMinor)
    .map(({ item, baseMinor }) => ({
      item,
      configured: configured.get(item) ?? {},
      most: { minor: baseMinor, currency },
    }))
}

/** Each of the manufacturer's color names once. */
function colorsOf(products: readonly Product[]): readonly Color[] {
  return [
    ...new Map(
      products.flatMap(({ configuration: { color } }) => (color ? [[color.name, color]] : [])),
    ).values(),
  ]
}
