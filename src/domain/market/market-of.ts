import { type Bases, prefixOf } from './base.ts'
import { type Market, markets } from './market.ts'

/** `rest` is the path within the market, including query and fragment. */
export type MarketPath = { readonly market: Market; readonly rest: string }

/** Finds the market by host first, then by prefix; `undefined` means that the visitor must choose a country (markets.md). */
export function marketOf(
  bases: Bases,
  { host, path }: { readonly host: string; readonly path: string },
): MarketPath | undefined {
  const onHost = markets.filter(market => isHostOf(bases[market], host))
  return (
    byPrefix(bases, onHost, path) ??
    byPrefix(
      bases,
      markets.filter(market => prefixOf(bases[market]) !== ''),
      path,
    )
  )
}

/** The longest prefix wins, so that a market without a prefix does not hide one with a prefix on the same host. */
function byPrefix(
  bases: Bases,
  candidates: readonly Market[],
  path: string,
): MarketPath | undefined {
  return candidates
    .flatMap(market => {
      const rest = restAfter(prefixOf(bases[market]), path)
      return rest === undefined ? [] : [{ market, rest }]
    })
    .sort((a, b) => a.rest.length - b.rest.length)[0]
}

function restAfter(prefix: string, path: string): string | undefined {
  if (!path.startsWith(prefix)) return undefined
  const rest = path.slice(prefix.length)
  if (rest.startsWith('/')) return rest
  return /^([?#]|$)/.test(rest) ? `/${rest}` : undefined
}

function isHostOf(base: string, host: string): boolean {
  const { host: own, protocol } = new URL(base)
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === own
}
