import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  type CacheableResponse,
  type CachedResponse,
  createCachedResponse,
  type Encoding,
  etagOf,
  isEtagOf,
  storedEncodings,
  variantOf,
} from '#services/cache/cached-response.ts'
import type { Context } from '#services/context.ts'

import { cdnHeaders, keepFromCdn } from './cdn-headers.ts'

type Ctx = Pick<Context, 'responses' | 'providers'>

type Sent = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly key: string }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The key under which the response to a GET or HEAD request is stored; `undefined`: it is not for everyone. */
    cacheKeyOf?: (request: FastifyRequest) => string | undefined
  }
}

/**
 * Stored responses are sent before anything else is done with a request: they cost no work, so they do not count
 * towards the limit of requests.
 */
export function addResponseCache(app: FastifyInstance, ctx: Ctx) {
  if (ctx.providers.cdn) keepFromCdn(app)
  app.addHook('onRequest', (request, reply, done) => {
    const key = cacheKey(request)
    const cached = key === undefined ? undefined : ctx.responses.find(key)
    if (key !== undefined && cached) sendCached(ctx, { request, reply, key }, cached).catch(done)
    else done()
  })
}

/** The key of the request's response; `undefined` if the response is not for everyone. */
export function cacheKey(request: FastifyRequest): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  return request.routeOptions.config.cacheKeyOf?.(request)
}

/**
 * Sends the stored response, or creates it for all who request it now. Returns false, with nothing sent, if `create`
 * finds that the response is not for everyone.
 */
export async function sendFromCache(
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  create: () => Promise<CacheableResponse | undefined>,
): Promise<boolean> {
  const key = cacheKey(request)
  if (key === undefined) return false
  const cached = await ctx.responses.load(key, async previous => {
    const created = await create()
    return created && createCachedResponse(created, encodingFor(request), previous)
  })
  if (cached) await sendCached(ctx, { request, reply, key }, cached)
  return cached !== undefined
}

/**
 * Sends the response, or 304 if the client has it; a HEAD request gets the same headers. Returns no reply: a promise of
 * one is that of its end, without a value.
 */
async function sendCached(
  ctx: Ctx,
  { request, reply, key }: Sent,
  cached: CachedResponse,
): Promise<void> {
  const encoding = encodingFor(request)
  // Otherwise the compression of other responses could encode this one once more, under the same ETag.
  delete request.headers['accept-encoding']
  const etag = etagOf(cached, encoding)
  const isUnchanged = isKnown(request.headers['if-none-match'], known =>
    isEtagOf(cached, encoding, known),
  )
  const variant = isUnchanged ? undefined : variantOf(cached, encoding)
  // Before any header is set: an error has none of them.
  const body = variant instanceof Promise ? await variant : variant
  // Last, so that nothing delays the response after it was current.
  const forCdn = ctx.providers.cdn ? await cdnHeaders(ctx, key, cached) : {}
  reply.headers(cached.headers).header('etag', etag).header('vary', 'accept-encoding')
  reply.headers(forCdn)
  if (body === undefined) return void reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.send(body)
}

const encodings = [...storedEncodings, 'identity'] as const
const knownHeaders = new LRUCache<string, Encoding>({ max: 100 })

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '').toLowerCase()
  const found = knownHeaders.get(accepted) ?? negotiateEncoding(accepted)
  knownHeaders.set(accepted, found)
  return found
}

/** `*` means the encodings that are not listed: one that is refused is not among them (RFC 9110, 12.5.3). */
function negotiateEncoding(accepted: string): Encoding {
  const offered = encodings.filter(each => !isRefused(accepted, each))
  return negotiate(accepted, offered) ?? 'identity'
}

function isRefused(accepted: string, encoding: Encoding): boolean {
  return accepted.split(',').some(item => {
    const [name, quality = ''] = item.split(';').map(part => part.trim())
    return name === encoding && /^q\s*=\s*0(\.0*)?$/.test(quality)
  })
}

/** Whether the client has the response already. `W/` does not matter for the comparison (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, isSame: (etag: string) => boolean): boolean {
  if (header === undefined) return false
  const etags = header.split(',').map(each => each.trim().replace(/^W\//, ''))
  return etags.some(etag => etag === '*' || isSame(etag))
}
