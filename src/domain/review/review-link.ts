import { buildUrl, type QueryPair } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'

/** By what a page knows its reviewer: an order of their account, or the link of an invitation. */
export type ReviewLink =
  | { readonly kind: 'member'; readonly number: string }
  | { readonly kind: 'invited'; readonly id: string; readonly token: string }

/** The query keys of a link, the same in every market. */
export const linkKeys = { number: 'order', id: 'id', token: 't', position: 'line' } as const

/** Where a device of an order is reviewed, within the market. */
export const reviewAddPath = (market: Market, link: ReviewLink, position: number): string =>
  buildUrl(market, 'review-add', [], [...pairsOf(link), [linkKeys.position, String(position)]])

/** The page a mail's link leads to that stops further ones, within the market. */
export const stopPath = (
  market: Market,
  link: ReviewLink & { readonly kind: 'invited' },
): string => {
  const [id = '', token = ''] = [link.id, link.token].map(encodeURIComponent)
  return `${buildUrl(market, 'reviews')}stop/?${linkKeys.id}=${id}&${linkKeys.token}=${token}`
}

const pairsOf = (link: ReviewLink): readonly QueryPair[] =>
  link.kind === 'member'
    ? [[linkKeys.number, link.number]]
    : [
        [linkKeys.id, link.id],
        [linkKeys.token, link.token],
      ]
