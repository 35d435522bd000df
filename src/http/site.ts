import { createContext } from 'react-router'
import type { Bases } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import type { Shop } from './shop.ts'

/** Where a request landed: its market, the addresses of all markets, what is put before a path of this one ('' on a host of its own), and the network address it came from. */
export type Site = {
  readonly market: Market | undefined
  readonly bases: Bases
  readonly prefix: string
  readonly address: string
}

export const shopContext = createContext<Shop>()
export const siteContext = createContext<Site>()
