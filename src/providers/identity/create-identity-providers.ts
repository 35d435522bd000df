import { type SocialWay, socialWays } from '#domain/identity/sign-in-way.ts'
import { isMarket, type Market } from '#domain/market/market.ts'
import type { Identified, IdentityProviders, Opened } from './accounts.ts'
import { isRefused, unlessRefused } from './auth.ts'
import { marketHeader } from './auth-options.ts'
import {
  type IdentityProviderOptions,
  openSocialAuth,
  type SocialAuth,
} from './identity-providers.ts'

type Deps = IdentityProviderOptions & {
  readonly openedBy: (lines: readonly string[]) => Promise<Opened | undefined>
}

const timeoutMs = 10_000

export function createIdentityProviders(options: Deps): IdentityProviders {
  const { clients, isSecure, openedBy } = options
  const authOf = createAuthCache(options)
  return {
    ways: socialWays.filter(way => clients[way] !== undefined),
    start: async (way, market, next) => {
      const auth = authOf(way, market)
      if (!auth) return undefined
      const callbackURL = `${returnUrl}?${new URLSearchParams({ next })}`
      const result = await inTime(
        unlessRefused(
          auth.api.signInSocial({
            body: { provider: way, callbackURL, disableRedirect: true },
            headers: new Headers(),
            returnHeaders: true,
          }),
        ),
      )
      if (!result || isRefused(result) || !result.response.url) return undefined
      const cookies = [...result.headers.getSetCookie(), marketCookie(market, isSecure)]
      return { url: result.response.url, cookies }
    },
    finish: async (way, { query, cookie, userAgent }) => {
      const market = marketIn(cookie)
      const auth = market && authOf(way, market)
      if (!auth) return { kind: 'not-vouched' }
      const headers = new Headers({ cookie, 'user-agent': userAgent, [marketHeader]: market })
      const response = await inTime(
        auth.api.callbackOAuth({
          params: { id: way },
          query: Object.fromEntries(new URLSearchParams(query)),
          method: 'GET',
          headers,
          asResponse: true,
        }),
      )
      return response ? identifiedBy(response, market, openedBy) : { kind: 'unavailable' }
    },
  }
}

/** Never visited: it only carries the requested page. */
const returnUrl = 'http://kintsu.invalid/'

function createAuthCache(options: IdentityProviderOptions) {
  const cache = new Map<string, SocialAuth>()
  return (way: SocialWay, market: Market): SocialAuth | undefined => {
    const client = options.clients[way]
    const key = `${way} ${market}`
    const cached = cache.get(key)
    if (cached || !client) return cached
    const auth = openSocialAuth(options, way, client, market)
    cache.set(key, auth)
    return auth
  }
}

async function identifiedBy(
  response: Response,
  market: Market,
  openedBy: Deps['openedBy'],
): Promise<Identified> {
  if (response.status >= 500) return { kind: 'unavailable' }
  const location = new URL(response.headers.get('location') ?? returnUrl, returnUrl)
  const lines = response.headers.getSetCookie()
  const error = location.searchParams.get('error')
  if (error === 'email_not_found') return { kind: 'no-verified-email' }
  const opened = error === null ? await openedBy(lines) : undefined
  if (!opened) return { kind: 'not-vouched' }
  return { kind: 'opened', opened, market, next: location.searchParams.get('next') ?? '' }
}

function marketCookie(market: Market, isSecure: boolean): string {
  return `kintsu-social=${market}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

function marketIn(cookie: string): Market | undefined {
  const market = /(?:^|;\s*)kintsu-social=(\w+)/.exec(cookie)?.[1]
  return market !== undefined && isMarket(market) ? market : undefined
}

/** The library has no timeout for identity providers. */
async function inTime<T>(call: Promise<T>): Promise<T | undefined> {
  call.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<undefined>(done => {
    timer = setTimeout(done, timeoutMs, undefined)
  })
  return Promise.race([call, timeout]).finally(() => clearTimeout(timer))
}
