import type { ExchangeDevice } from '#domain/trade-in/trade-in.ts'
import { viewShelf } from '#services/cart/view-shelf.ts'
import { withCookies } from '../identity/entry.ts'
import type { PageRequest } from '../page-request.ts'

const name = 'kintsu.trade'
const daySeconds = 86_400

/** Query parameter: the listing whose page linked here. */
const exchangeKey = 'towards'

/** A listing id that is safe in a cookie. */
function isListingId(id: string) {
  return /^[\w-]{1,80}$/.test(id)
}

/** Headers that store the product the seller wants to buy, named in the URL; `undefined` if it is not for sale. */
export async function saveExchangeDevice(page: PageRequest): Promise<Headers | undefined> {
  const { query, site, market } = page
  const id = query.get(exchangeKey)
  if (id === null || !(await findExchangeDevice(page, id))) return undefined
  const secure = site.bases[market].startsWith('https:') ? '; Secure' : ''
  return withCookies([
    `${name}=${id}; Path=${site.prefix}/sell/; Max-Age=${30 * daySeconds}; HttpOnly; SameSite=Lax${secure}`,
  ])
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
