import type { Bases } from '#domain/market/base.ts'
import { markets } from '#domain/market/market.ts'

/** All markets on one host, each with its prefix: `https://shop.example/ro`. A test adds what differs. */
export function basesOn(origin: string): Bases {
  return Object.fromEntries(
    markets.map(market => [market, `${origin}/${market}`]),
  ) as unknown as Bases
}
