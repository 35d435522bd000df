import { randomFillSync } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const idLength = 12

/** Random bytes for several hundred ids: generating them one by one takes longer than sending a stored page. */
const random = Buffer.alloc(idLength * 512)
let used = random.length

/** Twelve letters and digits that are not easily confused, so that a customer can read them out to support. */
function newRequestId(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  let id = ''
  for (const end = used + idLength; used < end; used += 1)
    id += alphabet.charAt((random[used] ?? 0) & 31)
  return id
}

/** The formats that proxies generate: nothing a visitor wrote fits them. */
const ofProxy = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The request id of the proxy in front of the shop, if it is trusted; otherwise a new one. */
export function requestIdOf(header: unknown, isBehindProxy: boolean): string {
  return isBehindProxy && typeof header === 'string' && ofProxy.test(header)
    ? header
    : newRequestId()
}
