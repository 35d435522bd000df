import type { ProviderResponse } from '../call.ts'
import { type CdnProtocol, type CdnSettings, directivesOf, type PurgeCall } from './cdn.ts'

/**
 * Cloudflare: `url` is https://api.cloudflare.com/client/v4/zones/ZONE_ID, `token` an API token that may purge the
 * zone's cache. Its own header leaves `Cache-Control` to browsers; it removes both headers that it reads.
 */
export function cloudflareProtocol({ url, token }: CdnSettings): CdnProtocol {
  const purge = (body: object): PurgeCall => ({
    method: 'POST',
    url: `${url}/purge_cache`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    tagsPerCall: 100,
    headersFor: ({ tags, lifetime }) => ({
      'cloudflare-cdn-cache-control': lifetime ? directivesOf(lifetime) : 'no-store',
      ...(tags.length > 0 && { 'cache-tag': tags.join(',') }),
    }),
    purgeTags: tags => purge({ tags }),
    purgeEverything: () => purge({ purge_everything: true }),
    isDone,
  }
}

function isDone({ text }: ProviderResponse): boolean {
  try {
    const { success } = JSON.parse(text) as { success?: unknown }
    return success === true
  } catch {
    return false
  }
}
