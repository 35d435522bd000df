import { randomBytes } from 'node:crypto'

const emails = '0123456789abcdefghjkmnpqrstvwxyz'

/** Twelve letters and digits that are not mistaken for each other, to be read out to whoever helps. */
function newRequestId(): string {
  return Array.from(randomBytes(12), byte => emails[byte & 31]).join('')
}

/** As proxies make them: nothing that a visitor wrote fits in. */
const ofProxy = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** What the proxy in front of us calls the request, where there is one that is trusted; else a name of our own. */
export function requestIdOf(header: unknown, isBehindProxy: boolean): string {
  return isBehindProxy && typeof header === 'string' && ofProxy.test(header)
    ? header
    : newRequestId()
}
