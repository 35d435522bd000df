import { buildUrl, type QueryPair } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'

/** By what a page knows its reviewer: an order or a sale of their account, or the link of an invitation. */
export type ReviewLink =
  | { readonly kind: 'member'; readonly number: string }
  | { readonly kind: 'invited'; readonly id: string; readonly token: string }

/** The query keys of a link, the same in every market. */
export const linkKeys = {
  number: 'order',
  sale: 'sale',
  id: 'id',
  token: 't',
  position: 'line',
} as const

/** Where a device of an order is reviewed, within the market. */
export function reviewAddPath(market: Market, link: ReviewLink, position: number): string {
  return buildUrl(
    market,
    'review-add',
    [],
    [...pairsOf(link), [linkKeys.position, String(position)]],
  )
}

/** Where a sale is reviewed, within the market: `number` is the sale's. An invitation's link without a line is of a sale. */
export function tradeInReviewPath(market: Market, link: ReviewLink): string {
  return buildUrl(
    market,
    'review-add',
    [],
    link.kind === 'member' ? [[linkKeys.sale, link.number]] : pairsOf(link),
  )
}

/** The page a mail's link leads to that stops further ones, within the market. */
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
