import type { PageRequest } from '../page-request.ts'

/**
 * The current trade-in of a browser: its number, and the token that opens it; '' for a member who needs none. `proof`
 * is from a link in its emails.
 */
export type SavedTradeIn = {
  readonly number: string
  readonly token: string
  readonly proof?: string
}

const name = 'kintsu.sale'
const retentionSeconds = 30 * 86_400
const cookiePattern = /^([A-Z0-9]{3,20})\.([\w-]{0,100})(?:\.([\w-]{1,100}))?$/

type WithRequest = Pick<PageRequest, 'request'>

/** `undefined` if there is none, or it is invalid. */
export function savedTradeIn({ request }: WithRequest): SavedTradeIn | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const value = cookies.find(cookie => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  const [, number, token = '', proof] = cookiePattern.exec(value ?? '') ?? []
  return number === undefined ? undefined : { number, token, ...(proof && { proof }) }
}

/** A complete Set-Cookie line: the browser has no current trade-in any more. */
export function forgetTradeIn({ site }: Pick<PageRequest, 'site'>): string {
  return `${name}=; Path=${site.prefix}/sell/; Max-Age=0`
}

/** A complete Set-Cookie line; only for the trade-in pages of this market. */
export function tradeInCookie(
  { site, market }: Pick<PageRequest, 'site' | 'market'>,
  { number, token, proof }: SavedTradeIn,
): string {
  const isSecure = site.bases[market].startsWith('https:')
  const rest = `Path=${site.prefix}/sell/; Max-Age=${retentionSeconds}; HttpOnly; SameSite=Lax`
  const value = [number, token, ...(proof ? [proof] : [])].join('.')
  return `${name}=${value}; ${rest}${isSecure ? '; Secure' : ''}`
}
