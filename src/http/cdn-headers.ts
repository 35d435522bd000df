import type { FastifyInstance } from 'fastify'
import type { CachedResponse } from '#services/cache/cached-response.ts'
import { cdnLifetime } from '#services/cache/cdn-lifetime.ts'
import { toCdnTags } from '#services/cache/cdn-tag.ts'
import type { Context } from '#services/context.ts'

type Headers = Readonly<Record<string, string>>

/** The headers of responses that were current when they were sent. */
const known = new WeakMap<CachedResponse, Headers>()

/**
 * What the CDN is told about a stored response. One that may lack a change gets no lifetime: the purge of the change
 * may have reached the CDN before this response does.
 */
export async function cdnHeaders(
  { providers: { cdn }, responses }: Pick<Context, 'providers' | 'responses'>,
  key: string,
  cached: CachedResponse,
): Promise<Headers> {
  if (!cdn) return {}
  const tags = await responses.currentTags(key, cached)
  if (!tags) return cdn.headersFor({ tags: [], lifetime: undefined })
  const headers =
    known.get(cached) ?? cdn.headersFor({ tags: toCdnTags(tags), lifetime: cdnLifetime(tags) })
  known.set(cached, headers)
  return headers
}

/**
 * Marks every response that is not for everyone as private. CDNs give lifetimes of their own to redirects and to
 * responses that only say `no-store`.
 */
export function keepFromCdn(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    const cacheControl = String(reply.getHeader('cache-control') ?? 'no-cache')
    if (reply.hasHeader('set-cookie')) reply.header('cache-control', 'private, no-store')
    else if (!/\b(public|private)\b/.test(cacheControl))
      reply.header('cache-control', `private, ${cacheControl}`)
  })
}
