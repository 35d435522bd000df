import { LRUCache } from 'lru-cache'

/** The addresses requested last; working out what they name takes longer than sending a stored response. */
const mostAddresses = 5_000
const longestAddress = 500

type Address = { readonly host: string; readonly url: string }

/** Remembers what `find` returns for an address; it must depend on the host and the URL of a request alone. */
export function rememberByAddress<Request extends Address, T>(find: (request: Request) => T) {
  const known = new LRUCache<string, { readonly found: T }>({ max: mostAddresses })
  return (request: Request): T => {
    const { host, url } = request
    if (host.length + url.length > longestAddress) return find(request)
    const address = `${host} ${url}`
    const entry = known.get(address) ?? { found: find(request) }
    known.set(address, entry)
    return entry.found
  }
}
