import { createContext } from 'react-router'
import type { Bases } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import type { Context } from '#services/context.ts'

/**
 * The site of a request: its market, the base URLs of all markets, the path prefix of this one ('' on a host of its
 * own), and the IP address of the client.
 */
export type Site = {
  readonly market: Market | undefined
  readonly bases: Bases
  readonly prefix: string
  readonly address: string
}

export const servicesContext = createContext<Context>()
export const siteContext = createContext<Site>()
