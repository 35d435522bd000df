import { buildUrl, type QueryPair } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'

/** How a page identifies its reviewer: an order or a trade-in in their account, or the link of an invitation. */
export type ReviewLink =
  | { readonly kind: 'member'; readonly number: string }
  | { readonly kind: 'invited'; readonly id: string; readonly token: string }

/** The query keys of a review link, the same in every market. */
export const linkKeys = {
  number: 'order',
  sale: 'sale',
  id: 'id',
  token: 't',
  position: 'line',
} as const

/** The path of the review form for a device of an order, within the market. */
export function reviewAddPath(market: Market, link: ReviewLink, position: number): string {
  return buildUrl(
    market,
    'review-add',
    [],
    [...pairsOf(link), [linkKeys.position, String(position)]],
  )
}

/**
 * The path of the review form for a trade-in, within the market: `number` is the trade-in's. An invitation link
 * without a line belongs to a trade-in.
 */
export function tradeInReviewPath(market: Market, link: ReviewLink): string {
  return buildUrl(
    market,
    'review-add',
    [],
    link.kind === 'member' ? [[linkKeys.sale, link.number]] : pairsOf(link),
  )
}

/** The path that an email links to for stopping further invitations, within the market. */
export function stopPath(market: Market, link: ReviewLink & { readonly kind: 'invited' }): string {
  const [id = '', token = ''] = [link.id, link.token].map(encodeURIComponent)
  return `${buildUrl(market, 'reviews')}stop/?${linkKeys.id}=${id}&${linkKeys.token}=${token}`
}

function pairsOf(link: ReviewLink): readonly QueryPair[] {
  return link.kind === 'member'
    ? [[linkKeys.number, link.number]]
    : [
        [linkKeys.id, link.id],
        [linkKeys.token, link.token],
      ]
}
