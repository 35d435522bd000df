import type { Market } from './market.ts'

/** A page of the shop. Routes, redirects, sitemap, robots.txt, hydration and cache headers derive from it. */
export type Page<Name extends string = string> = {
  /** The path, to which parameters are appended; `undefined` where the market lacks the page (Spec 2.1). */
  readonly paths: Readonly<Record<Market, string | undefined>>
  /** `everyone`: cached for all, in the sitemap unless `isListed` is false. `visitor`: neither. `member`: signed in. */
  readonly audience: 'everyone' | 'visitor' | 'member'
  readonly isListed?: false
  readonly hydration: Hydration
  /** A last path segment, such as an order number; a page that needs one redirects without it. */
  readonly parameter?:
    | { readonly kind: 'optional' }
    | { readonly kind: 'required'; readonly otherwise: Name }
  /** The query parameters that the page reads besides `canonicalKeys`, for example of a form; lists read their filters too. */
  readonly formKeys?: readonly string[]
  /** The query parameters that make a different page for search engines. */
  readonly canonicalKeys?: readonly string[]
  /** An old page, answered 301 with the new path (markets.md). */
  readonly movedTo?: Name
  /** A second key for the path of this page, which the path leads to (markets.md). */
  readonly partOf?: Name
}

/** `none` brings no framework; `deferred` waits for the first interaction (decision 33). */
export type Hydration = 'immediate' | 'deferred' | 'none'
