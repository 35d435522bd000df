import type { Bases } from '#domain/market/base.ts'
import { publicUrl } from '#http/pages/public-page.ts'
import { rememberByAddress } from '#http/remember-by-address.ts'
import { isHost, type Landed, landingOf } from './landing.ts'

/** The keys of pages that are the same for everyone, by the address of a request. */
export function createPageKeys(bases: Bases) {
  return rememberByAddress(({ host, url }) => keyOf(bases, host, url))
}

/** Only pages under the shop's own hosts are stored. */
function keyOf(bases: Bases, host: string, url: string): string | undefined {
  if (!isHost(host)) return undefined
  const landing = landingOf(bases, host, url)
  if (landing.kind === 'move' || !landing.market) return undefined
  if (new URL(bases[landing.market]).host !== host.toLowerCase()) return undefined
  const own = publicUrlOf(landing)
  return own === undefined ? undefined : `${landing.market} ${own}`
}

/** The URL for which a page that is the same for everyone is rendered; `undefined` for any other page. */
export function publicUrlOf({ market, prefix, url, status }: Landed): string | undefined {
  return market && status === undefined ? publicUrl(market, { prefix, url }) : undefined
}
