import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Twelve letters and digits that are not easily confused, so that a customer can read them out to support. */
function newRequestId(): string {
  return Array.from(randomBytes(12), byte => alphabet[byte & 31]).join('')
}

/** The formats that proxies generate: nothing a visitor wrote fits them. */
const ofProxy = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The request id of the proxy in front of the shop, if it is trusted; otherwise a new one. */
export function requestIdOf(header: unknown, isBehindProxy: boolean): string {
  return isBehindProxy && typeof header === 'string' && ofProxy.test(header)
    ? header
    : newRequestId()
}
