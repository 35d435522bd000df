import { byMarket } from '#domain/market/market.ts'

/** All markets on one host, each with its prefix: `https://shop.example/ro`. A test adds what differs. */
export function basesOn(origin: string) {
  return byMarket(market => `${origin}/${market}`)
}
