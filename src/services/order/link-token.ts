import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'

/**
 * The secret part of a guest's link: 192 bits derived from the shop's secret and the order's id, so that it is never
 * stored and a repeated request gets the same one. The database stores its hash.
 */
export function createLinkTokens(secret: string) {
  const tokenOf = (orderId: string): string =>
    createHmac('sha256', secret)
      .update(`order link ${orderId}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  /** A path within the market. */
  const pathOf = (
    { id, number, market }: LinkedOrder,
    page: OrderPage = 'order-thank-you',
  ): string => buildUrl(market, page, [number], [['t', tokenOf(id)]])
  return { tokenOf, hashOf, pathOf }
}

/** Pages about one order. */
type OrderPage =
  | 'order-thank-you'
  | 'financing-thank-you'
  | 'payment-processing'
  | 'payment-failed'
  | 'return-form'

type LinkedOrder = { readonly id: string; readonly number: string; readonly market: Market }

export type LinkTokens = ReturnType<typeof createLinkTokens>

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Compares in constant time. */
export function isTokenOf(token: string, storedHash: string): boolean {
  const [given, stored] = [Buffer.from(hashOf(token)), Buffer.from(storedHash)]
  return given.length === stored.length && timingSafeEqual(given, stored)
}
