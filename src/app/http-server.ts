import Fastify from 'fastify'
import { requestIdOf } from '#http/request-id.ts'
import type { Config } from './config.ts'

/** How long somebody may take to send a whole request, headers and body, and how often it is looked whether anybody took longer. */
type Patience = { readonly requestMs: number; readonly checkEveryMs: number }

/** Node looks every half a minute unless told otherwise: who sent a byte a second held a connection for 70 s. */
const patience: Patience = { requestMs: 30_000, checkEveryMs: 1_000 }

/** The HTTP server with its limits in place before any route: body 256 KiB, headers 16 KiB, 30 s for a whole request. */
export function serverOf(
  config: Pick<Config, 'trustProxy'>,
  { requestMs, checkEveryMs }: Patience = patience,
) {
  return Fastify({
    trustProxy: config.trustProxy,
    bodyLimit: 262_144,
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: checkEveryMs },
    connectionTimeout: 60_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: request => readable(request.url ?? '/'),
    // Our own lines only (request-log.ts): the server's own could hold an address, or an error as it was thrown.
    logger: false,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id'], config.trustProxy !== false),
  })
}

/** An address whose escapes cannot be read is looked up as it stands, and so not found in its market's own words. */
function readable(url: string): string {
  try {
    // Only whether it throws matters; the bundler would drop a call whose value nobody uses.
    return decodeURI(url) && url
  } catch {
    return url.replaceAll('%', '%25')
  }
}
