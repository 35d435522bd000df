import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** The addresses requested last; working out a key takes longer than sending a stored response. */
const mostAddresses = 5_000
const longestAddress = 500

type KeyOf = (request: FastifyRequest) => string | undefined

/** Remembers the cache keys of addresses. A key must depend on the host and the URL of a request alone. */
export function rememberKeys(keyOf: KeyOf): KeyOf {
  const known = new LRUCache<string, { readonly key: string | undefined }>({ max: mostAddresses })
  return request => {
    const { host, url } = request
    if (host.length + url.length > longestAddress) return keyOf(request)
    const address = `${host} ${url}`
    const found = known.get(address) ?? { key: keyOf(request) }
    known.set(address, found)
    return found.key
  }
}
