import type { Grade } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { livesAt, productPath } from '#domain/device/product-path.ts'
import type { Market } from '#domain/market/market.ts'
import { listListingsOfModel } from '#store/catalogue/product.ts'
import type { ListingRow } from '#store/catalogue/rows.ts'
import type { Context } from '../context.ts'
import { chosenGrade, productPage } from './product-page.ts'

type Ctx = Pick<Context, 'db' | 'clock'>

export type ProductAddress = {
  readonly market: Market
  /** Brand, slug and legacy model id, decoded (Spec 2.2). */
  readonly params: readonly string[]
  readonly query: URLSearchParams
  readonly grade: Grade | undefined
}

/**
 * Found, or moved: the model exists, but not at this URL or not in this grade, so the customer is redirected to its
 * nearest product. A URL without a grade redirects to one with a grade: a page has one URL.
 */
export type ViewedProduct =
  | { readonly kind: 'found'; readonly page: ProductPage; readonly grade: Grade }
  | { readonly kind: 'moved'; readonly path: string }

/** A product page by its URL; undefined if no such model is sold in the market. */
export async function viewProduct(
  ctx: Ctx,
  address: ProductAddress,
): Promise<ViewedProduct | undefined> {
  const { market, params, query } = address
  const legacyId = Number(params[2])
  if (!(legacyId <= largestId)) return undefined
  const shelf = await listListingsOfModel(ctx.db, market, legacyId)
  const [first] = shelf
  if (!first) return undefined
  const own = shelf.filter(row => livesAt(market, row.product, params, query))
  const [listed] = own
  if (!listed || params[0] !== productPath(market, listed.product, listed.grade).split('/')[2])
    return movedTo(market, shelf, address.grade)
  const grade = chosenGrade(own, address.grade)
  if (address.grade !== grade)
    return { kind: 'moved', path: productPath(market, listed.product, grade) }
  return {
    kind: 'found',
    grade,
    page: await productPage(ctx, market, shelf, listed.product, grade),
  }
}

/** The largest value of a PostgreSQL integer; a URL may contain any number. */
const largestId = 2_147_483_647

function movedTo(
  market: Market,
  shelf: readonly ListingRow[],
  grade: Grade | undefined,
): ViewedProduct | undefined {
  const best =
    shelf.find(row => row.stock > 0 && row.grade === grade) ??
    shelf.find(row => row.stock > 0) ??
    shelf[0]
  return best && { kind: 'moved', path: productPath(market, best.product, best.grade) }
}
