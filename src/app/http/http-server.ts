import Fastify from 'fastify'
import { requestIdOf } from '#http/request-id.ts'
import type { Config } from '../config.ts'

/** The time a client may take to send a whole request, headers and body, and how often the limit is checked. */
type RequestTimeout = { readonly requestMs: number; readonly checkEveryMs: number }

/** Node checks every 30 seconds by default: a client that sent a byte a second held a connection for 70 s. */
const defaultTimeout: RequestTimeout = { requestMs: 30_000, checkEveryMs: 1_000 }

/** How long requests that have begun may still take when the process ends. */
const drainMs = 5_000

/**
 * The HTTP server with its limits in place before any route: body 256 KiB, headers 16 KiB, 30 s for a whole request.
 * Closing it lets requests that have begun finish.
 */
export function serverOf(
  config: Pick<Config, 'trustProxy'>,
  { requestMs, checkEveryMs }: RequestTimeout = defaultTimeout,
  longestDrainMs = drainMs,
) {
  const app = Fastify({
    trustProxy: config.trustProxy,
    bodyLimit: 262_144,
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: checkEveryMs },
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: request => readable(withoutHost(request.url ?? '/')),
    // Only lines of `request-log.ts` are logged: Fastify's own could contain an address or an unfiltered error.
    logger: false,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id'], config.trustProxy !== false),
  })
  let isClosing = false
  // The last request of a connection says so, or the connection would stay open for the next one.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  // A client that never finishes does not keep the process.
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), longestDrainMs).unref()
  })
  return app
}

/** A client may send a whole URL (RFC 9112, 3.2.2); `one-host.ts` refuses one with another host than the header. */
function withoutHost(url: string): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? []
  return path === undefined ? url : path.replace(/^(?!\/)/, '/')
}

/** A URL with invalid escapes is looked up as it is, so that its market answers 404 in its own language. */
function readable(url: string): string {
  try {
    // Only whether it throws matters; the bundler would drop a call whose value is unused.
    return decodeURI(url) && url
  } catch {
    return url.replaceAll('%', '%25')
  }
}
