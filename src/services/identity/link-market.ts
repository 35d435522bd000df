import { isMarket, type Market } from '#domain/market/market.ts'

/** A sign-in link says the market it was asked for in: an account it makes is of that one. */
export function inMarket(market: Market, token: string): string {
  return `${market}-${token}`
}

/** Other tokens make no account, so that any market will do. */
export function marketIn(link: string): { readonly market: Market; readonly token: string } {
  const [, market = '', token = ''] = /^([a-z]{2})-(.+)$/.exec(link) ?? []
  return isMarket(market) ? { market, token } : { market: 'ro', token: link }
}
