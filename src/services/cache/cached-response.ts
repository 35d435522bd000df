import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
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
  /** The memory it takes with both encodings. */
  readonly bytes: number
}

/**
 * The window holds 128 kB, more than any page. The usual one of 4 MB takes so much memory for each response that V8
 * collects all of its own after a few of them.
 */
const windowBits = 17

/** Up to this size, handing a body to another thread takes longer than compressing it (0.2 ms). */
const mostBytesAtOnce = 20_000

const compressors: Readonly<Record<StoredEncoding, (body: Buffer) => Buffer | Promise<Buffer>>> = {
  br: body => {
    const options = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
      },
    }
    return body.length <= mostBytesAtOnce
      ? brotliCompressSync(body, options)
      : promisify(brotliCompress)(body, options)
  },
  gzip: body =>
    body.length <= mostBytesAtOnce
      ? gzipSync(body, { level: 6 })
      : promisify(gzip)(body, { level: 6 }),
}

const decompressors: Readonly<Record<StoredEncoding, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/** Compresses the response in the encoding that is needed now; the other one is made when it is first requested. */
export async function createCachedResponse(
  { headers, body }: CacheableResponse,
  needed: Encoding,
): Promise<CachedResponse> {
  const first = needed === 'identity' ? 'br' : needed
  const variant = await compressed(body, first)
  return {
    headers,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    variants: { [first]: variant },
    // The other encoding is about a fifth larger or smaller.
    bytes: Math.ceil(variant.length * 2.2),
  }
}

/** zlib returns a part of a buffer of 64 kB, which would stay in memory with it. */
async function compressed(body: Buffer, encoding: StoredEncoding): Promise<Buffer> {
  const part = await compressors[encoding](body)
  const own = Buffer.allocUnsafeSlow(part.length)
  part.copy(own)
  return own
}

/** The body in an encoding, at once if it has been requested before. */
export function variantOf(cached: CachedResponse, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return plainBody(cached)
  const stored = cached.variants[encoding]
  if (stored) return stored
  const created = plainBody(cached).then(body => compressed(body, encoding))
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
