import type { ShelfFacts } from '#domain/cart/line.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { exchangeKey } from '#domain/trade-in/begin-path.ts'
import type { ExchangeDevice } from '#domain/trade-in/trade-in.ts'
import { viewShelf } from '#services/cart/view-shelf.ts'
import type { PageRequest } from '../page-request.ts'

const name = 'kintsu.trade'
const daySeconds = 86_400

/** A listing id that is safe in a cookie. */
function isListingId(id: string) {
  return /^[\w-]{1,80}$/.test(id)
}

/** A Set-Cookie line that stores the product the seller wants to buy, named in the URL; none if it is not for sale. */
export async function exchangeCookies(page: PageRequest): Promise<readonly string[]> {
  const { query, site, market } = page
  const id = query.get(exchangeKey)
  if (id === null || !(await findFacts(page, id))) return []
  const secure = site.bases[market].startsWith('https:') ? '; Secure' : ''
  return [
    `${name}=${id}; Path=${site.prefix}/sell/; Max-Age=${30 * daySeconds}; HttpOnly; SameSite=Lax${secure}`,
  ]
}

/** A complete Set-Cookie line that removes the product. */
export function forgetExchangeDevice({ site }: Pick<PageRequest, 'site'>): string {
  return `${name}=; Path=${site.prefix}/sell/; Max-Age=0`
}

/** A Set-Cookie line that takes the product along to the pages of accepted trade-ins, where it can be ordered. */
export function exchangeCookiesOfSale(page: PageRequest): readonly string[] {
  const id = listingIn(page)
  if (id === undefined) return []
  const { site, market } = page
  const secure = site.bases[market].startsWith('https:') ? '; Secure' : ''
  const path = site.prefix + buildUrl(market, 'sale-details')
  return [
    `${name}=${id}; Path=${path}; Max-Age=${30 * daySeconds}; HttpOnly; SameSite=Lax${secure}`,
  ]
}

/** The product this seller wants to buy with the payout; `undefined` if there is none, or it is sold out. */
export async function exchangeDeviceIn(page: PageRequest): Promise<ExchangeDevice | undefined> {
  const facts = await exchangeFactsIn(page)
  return facts && toExchangeDevice(facts)
}

/** The same product, as it goes into a cart. */
export async function exchangeFactsIn(page: PageRequest): Promise<ShelfFacts | undefined> {
  const id = listingIn(page)
  return id === undefined ? undefined : findFacts(page, id)
}

export function toExchangeDevice({ naming, buyPrice, productUrl }: ShelfFacts): ExchangeDevice {
  return { title: naming.title, price: buyPrice, path: productUrl }
}

function listingIn({ request }: PageRequest): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split('; ')
  const id = cookies.find(each => each.startsWith(`${name}=`))?.slice(name.length + 1)
  return id !== undefined && isListingId(id) ? id : undefined
}

async function findFacts({ ctx, market }: PageRequest, id: string) {
  if (!isListingId(id)) return undefined
  const facts = (await viewShelf(ctx, market, [id])).get(id)
  return facts?.availability === 'in-stock' ? facts : undefined
}
