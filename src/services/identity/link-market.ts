import { isMarket, type Market } from '#domain/market/market.ts'

/** A sign-in link contains the market in which it was requested: an account that it creates belongs to that market. */
export function inMarket(market: Market, token: string): string {
  return `${market}-${token}`
}

/** Other tokens create no account, so that any market will do. */
export function marketIn(link: string): { readonly market: Market; readonly token: string } {
  const [, market = '', token = ''] = /^([a-z]{2})-(.+)$/.exec(link) ?? []
  return isMarket(market) ? { market, token } : { market: 'ro', token: link }
}
