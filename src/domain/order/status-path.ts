import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import type { PaymentStatus } from './payment-status.ts'

/** The data that opens an order without signing in. */
export type OrderLink = {
  readonly market: Market
  readonly number: string
  readonly token: string
}

/** A payment status as a waiting browser receives it: `failed` has a page of its own. */
export type SeenStatus =
  | Exclude<PaymentStatus, { readonly kind: 'failed' }>
  | Pick<Extract<PaymentStatus, { readonly kind: 'failed' }>, 'kind' | 'payableUntil'>

/**
 * The page that shows a payment status, within the market; an ended payment is shown on the page that waited for it
 * (Spec 2.1).
 */
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

/** The page for withdrawing from an order without signing in, within the market (Rules of trade, Law 1). */
export function withdrawalPath(link: OrderLink): string {
  return pathOf('return-form', link)
}

export function processingPath(link: OrderLink): string {
  return pathOf('payment-processing', link)
}

function pathOf(page: string, { market, number, token }: OrderLink): string {
  return buildUrl(market, page, [number], [['t', token]])
}
