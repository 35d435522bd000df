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
  if (id === null || !(await findExchangeDevice(page, id))) return []
  const secure = site.bases[market].startsWith('https:') ? '; Secure' : ''
  return [
    `${name}=${id}; Path=${site.prefix}/sell/; Max-Age=${30 * daySeconds}; HttpOnly; SameSite=Lax${secure}`,
  ]
}

/** A complete Set-Cookie line that removes the product. */
export function forgetExchangeDevice({ site }: Pick<PageRequest, 'site'>): string {
  return `${name}=; Path=${site.prefix}/sell/; Max-Age=0`
}

/** The product this seller wants to buy with the payout; `undefined` if there is none, or it is sold out. */
export async function exchangeDeviceIn(page: PageRequest): Promise<ExchangeDevice | undefined> {
  const cookies = (page.request.headers.get('cookie') ?? '').split('; ')
  const id = cookies.find(each => each.startsWith(`${name}=`))?.slice(name.length + 1)
  return id === undefined ? undefined : findExchangeDevice(page, id)
}

async function findExchangeDevice(
  { ctx, market }: PageRequest,
  id: string,
): Promise<ExchangeDevice | undefined> {
  if (!isListingId(id)) return undefined
  const facts = (await viewShelf(ctx, market, [id])).get(id)
  if (facts?.availability !== 'in-stock') return undefined
  return { title: facts.naming.title, price: facts.buyPrice, path: facts.productUrl }
}
