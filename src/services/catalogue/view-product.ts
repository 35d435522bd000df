import { choicesOf } from '#domain/device/choices.ts'
import { type Grade, grades, type Product } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { livesAt, productPath } from '#domain/device/product-path.ts'
import type { Market } from '#domain/market/market.ts'
import type { ProductStore } from '#store/catalogue/product.ts'
import type { ListingRow } from '#store/catalogue/rows.ts'
import { withOffers } from './with-offers.ts'

export type ProductAddress = {
  readonly market: Market
  /** Brand, slug and legacy model id, decoded (Spec 2.2). */
  readonly params: readonly string[]
  readonly query: URLSearchParams
  readonly grade: Grade | undefined
}

/** Found, or moved: the model exists but not under this address, so the shopper is led to its nearest product. */
export type ViewedProduct =
  | { readonly kind: 'found'; readonly page: ProductPage; readonly grade: Grade }
  | { readonly kind: 'moved'; readonly path: string }

type Stores = { readonly products: ProductStore; readonly now: () => Date }

const similarCount = 4

/** A product's page by its address; undefined where no such model is sold in the market. */
export const makeViewProduct = ({ products, now }: Stores) => async (address: ProductAddress): Promise<ViewedProduct | undefined> => {
  const { market, params, query } = address
  const shelf = await products.ofModel(market, Number(params[2]))
  const [first] = shelf
  if (!first) return undefined
  const own = shelf.filter(row => livesAt(market, row.product, params, query))
  const [listed] = own
  if (!listed || params[0] !== productPath(market, listed.product, listed.grade).split('/')[2]) return movedTo(market, shelf, address.grade)
  const grade = chosenGrade(own, address.grade)
  const [offers, page, similar] = await Promise.all([
    withOffers(products, own, now()),
    aboutProduct(products, market, listed.product),
    similarTo(products, market, listed.product, now()),
  ])
  return {
    kind: 'found',
    grade,
    page: {
      product: listed.product,
      offers: grades.flatMap(each => offers.filter(card => card.offer.grade === each).map(card => card.offer)),
      choices: choicesOf(shelf, listed.product, grade),
      similar,
      ...page,
    },
  }
}

/** The grade asked for, even when sold out; unasked, the best one in stock. */
const chosenGrade = (own: readonly ListingRow[], asked: Grade | undefined): Grade => {
  const has = (grade: Grade) => own.some(row => row.grade === grade)
  if (asked && has(asked)) return asked
  return grades.find(grade => own.some(row => row.grade === grade && row.stock > 0)) ?? grades.find(has) ?? 'very-good'
}

const movedTo = (market: Market, shelf: readonly ListingRow[], grade: Grade | undefined): ViewedProduct | undefined => {
  const best = shelf.find(row => row.stock > 0 && row.grade === grade) ?? shelf.find(row => row.stock > 0) ?? shelf[0]
  return best && { kind: 'moved', path: productPath(market, best.product, best.grade) }
}

const aboutProduct = async (products: ProductStore, market: Market, product: Product) => {
  const [specification, battery] = await Promise.all([
    products.specification(product.model.id),
    products.battery(market, product.model.type),
  ])
  return { specification, ...(battery && { batteryOffer: battery }) }
}

const similarTo = async (products: ProductStore, market: Market, { model }: Product, now: Date) => {
  const rows = await products.popular(market, similarCount + 1, { type: model.type })
  return withOffers(products, rows.filter(row => row.product.model.id !== model.id).slice(0, similarCount), now)
}
