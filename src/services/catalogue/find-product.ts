import type { Grade } from '#domain/device/device.ts'
import { livesAt, productPath } from '#domain/device/product-path.ts'
import type { Market } from '#domain/market/market.ts'
import type { ModelPage } from '#store/catalogue/model-page.ts'
import type { ListingRow } from '#store/catalogue/rows.ts'
import type { Context } from '../context.ts'
import { chosenListing, readModel } from './product-page.ts'

export type ProductAddress = {
  readonly market: Market
  /** Brand, slug and legacy model id, decoded (Spec 2.2). */
  readonly params: readonly string[]
  readonly query: URLSearchParams
  readonly grade: Grade | undefined
}

/** A listing on the page of its product, with its model. */
type FoundProduct = {
  readonly kind: 'found'
  readonly model: ModelPage
  readonly listing: ListingRow
}

/**
 * Found, or moved: the model exists, but not at this URL or not in this grade, so the customer is redirected to its
 * nearest product. A URL without a grade redirects to one with a grade: a page has one URL.
 */
export type ViewedProduct = FoundProduct | { readonly kind: 'moved'; readonly path: string }

/** The listing that a product page's URL names; undefined if no such model is sold in the market. */
export async function findProduct(
  ctx: Pick<Context, 'sql'>,
  address: ProductAddress,
): Promise<ViewedProduct | undefined> {
  const { market, params, query } = address
  const legacyId = Number(params[2])
  if (!(legacyId <= largestId)) return undefined
  const model = await readModel(ctx, market, { legacyId })
  if (!model) return undefined
  const { shelf } = model
  const own = shelf.filter(row => livesAt(market, row.product, params, query))
  const listing = chosenListing(own, address.grade)
  if (!listing || params[0] !== productPath(market, listing.product, listing.grade).split('/')[2])
    return movedTo(market, shelf, address.grade)
  if (address.grade !== listing.grade)
    return { kind: 'moved', path: productPath(market, listing.product, listing.grade) }
  return { kind: 'found', model, listing }
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
