import { cartSnapshotCookie } from '#domain/checkout/cart-snapshot-cookie.ts'
import type { Market } from '#domain/market/market.ts'

const daySeconds = 86_400
/** The longest value that the server reads, including the cookie's name and attributes. */
const maxLength = 3_700

/** Does nothing without a document: code that runs outside a page has no cookies. */
export function writeCartSnapshot(market: Market, text: string): void {
  if (typeof document === 'undefined') return
  const isStored = text !== '' && text.length <= maxLength
  const value = isStored ? `${text}; Max-Age=${30 * daySeconds}` : '; Max-Age=0'
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in older browsers
  document.cookie = `${cartSnapshotCookie(market)}=${value}; Path=/; SameSite=Lax${secure}`
}

/** The server renders the browser's cart and nothing more: not a member's, and not one that is being ordered. */
export function forgetCartSnapshot(market: Market): void {
  writeCartSnapshot(market, '')
}
