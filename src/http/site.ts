import { createContext } from 'react-router'
import type { Bases } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import type { Shop } from './shop.ts'

/** Where a request landed: its market, the addresses of all markets, and what is put before a path of this one ('' on a host of its own). */
export type Site = {
  readonly market: Market | undefined
  readonly bases: Bases
  readonly prefix: string
}

export const shopContext = createContext<Shop>()
export const siteContext = createContext<Site>()
