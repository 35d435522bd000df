import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import type { PaymentStatus } from './payment-standing.ts'

/** What opens an order without signing in. */
export type OrderLink = {
  readonly market: Market
  readonly number: string
  readonly token: string
}

/** A standing as far as a waiting browser reads it: a failed one is shown by a page of its own. */
export type SeenStatus =
  | Exclude<PaymentStatus, { readonly kind: 'failed' }>
  | Pick<Extract<PaymentStatus, { readonly kind: 'failed' }>, 'kind' | 'payableUntil'>

/** Spec 2.1: the page that shows how a payment stands, within the market; what is over is told where it was waited for. */
export function statusPath(link: OrderLink, status: SeenStatus): string {
  switch (status.kind) {
    case 'paid':
      return status.path
    case 'failed':
      return pathOf('payment-failed', link)
    case 'over':
    case 'difference':
      return processingPath(link)
    case 'waiting':
      return status.on === 'provider' && status.thankYouPath !== undefined
        ? status.thankYouPath
        : processingPath(link)
  }
}

/** Rules of trade, Law 1: where an order is withdrawn from without signing in, within the market. */
export function withdrawalPath(link: OrderLink): string {
  return pathOf('return-form', link)
}

export function processingPath(link: OrderLink): string {
  return pathOf('payment-processing', link)
}

function pathOf(page: string, { market, number, token }: OrderLink): string {
  return buildUrl(market, page, [number], [['t', token]])
}
