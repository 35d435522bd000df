import { createHash } from 'node:crypto'
import { isDeepStrictEqual, promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib'

/** The encodings of stored responses, best first. */
export const storedEncodings = ['br', 'gzip'] as const
export type StoredEncoding = (typeof storedEncodings)[number]
export type Encoding = StoredEncoding | 'identity'

/** A response of status 200 before it is compressed; header names are in lower case. */
export type CacheableResponse = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/**
 * A response that is the same for everyone. `variants` has the encodings that were requested so far; the body without
 * encoding is not stored, since hardly anybody requests it.
 */
export type CachedResponse = Pick<CacheableResponse, 'headers'> & {
  /** Identifies the content. */
  readonly hash: string
  readonly variants: Partial<Record<StoredEncoding, Buffer | Promise<Buffer>>>
  /** `quick`: compressed so that the first request did not wait; `improving`: still sent while it is compressed better. */
  brotli: 'quick' | 'improving' | 'best'
  /** The memory it takes with both encodings. */
  readonly bytes: number
}

/**
 * The window holds 64 kB, as much as a page may have. The usual one of 4 MB takes so much memory for each response that V8
 * collects all of its own after a few of them.
 */
const windowBits = 16

/** Up to this size, handing a body to another thread takes longer than compressing it (0.2 ms). */
const mostBytesAtOnce = 20_000

/** The better quality takes twice as long for a tenth less. */
const qualities = { quick: 3, best: 5 } as const

function brotli(body: Buffer, quality: number): Buffer | Promise<Buffer> {
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  }
  return body.length <= mostBytesAtOnce
    ? brotliCompressSync(body, options)
    : promisify(brotliCompress)(body, options)
}

type Compressor = (body: Buffer) => Buffer | Promise<Buffer>

const compressors: Readonly<Record<StoredEncoding, Compressor>> = {
  br: body => brotli(body, qualities.best),
  gzip: body =>
    body.length <= mostBytesAtOnce
      ? gzipSync(body, { level: 6 })
      : promisify(gzip)(body, { level: 6 }),
}

const decompressors: Readonly<Record<StoredEncoding, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/**
 * Compresses the response in the encoding that is needed now, Brotli quickly: many responses are requested once before
 * they change. The other encoding is made when it is first requested. Most responses that are created anew after their
 * time are as they were: `previous` is then returned, with what is compressed already.
 */
export async function createCachedResponse(
  { headers, body }: CacheableResponse,
  needed: Encoding,
  previous?: CachedResponse,
): Promise<CachedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  if (previous?.hash === hash && isDeepStrictEqual(previous.headers, headers)) return previous
  const first = needed === 'identity' ? 'br' : needed
  const isQuick = first === 'br'
  const variant = await compressed(
    body,
    isQuick ? plain => brotli(plain, qualities.quick) : compressors[first],
  )
  return {
    headers,
    hash,
    variants: { [first]: variant },
    brotli: isQuick ? 'quick' : 'best',
    // The other encoding is about a fifth larger or smaller.
    bytes: Math.ceil(variant.length * 2.2),
  }
}

/** zlib returns a part of a buffer of 64 kB, which would stay in memory with it. */
async function compressed(body: Buffer, compress: Compressor): Promise<Buffer> {
  const part = await compress(body)
  const own = Buffer.allocUnsafeSlow(part.length)
  part.copy(own)
  return own
}

/** Compresses a response that is requested again better, once; until that is done, the quick variant is sent. */
export function improve(cached: CachedResponse): void {
  if (cached.brotli !== 'quick') return
  cached.brotli = 'improving'
  const improved = plainBody(cached).then(body => compressed(body, compressors.br))
  improved.then(
    variant => {
      cached.variants.br = variant
      cached.brotli = 'best'
    },
    () => undefined,
  )
}

/** A strong ETag: one for each encoding, and one for the quick variant. */
export function etagOf({ hash, brotli }: CachedResponse, encoding: Encoding): string {
  return encoding === 'br' && brotli !== 'best' ? quickEtagOf(hash) : bestEtagOf(hash, encoding)
}

/** Whether an ETag that a client has is that of the same content in the same encoding, in either quality. */
export function isEtagOf({ hash }: CachedResponse, encoding: Encoding, etag: string): boolean {
  return etag === bestEtagOf(hash, encoding) || (encoding === 'br' && etag === quickEtagOf(hash))
}

function bestEtagOf(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
}

function quickEtagOf(hash: string): string {
  return `"${hash}-br-quick"`
}

/** The body in an encoding, at once if it has been requested before. */
export function variantOf(cached: CachedResponse, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return plainBody(cached)
  const stored = cached.variants[encoding]
  if (stored) return stored
  const created = plainBody(cached).then(body => compressed(body, compressors[encoding]))
  cached.variants[encoding] = created
  created.then(
    body => {
      cached.variants[encoding] = body
    },
    () => {
      delete cached.variants[encoding]
    },
  )
  return created
}

async function plainBody({ variants }: CachedResponse): Promise<Buffer> {
  for (const encoding of storedEncodings) {
    const body = variants[encoding]
    if (body) return decompressors[encoding](await body)
  }
  throw new Error('A cached response has no encoding.')
}
