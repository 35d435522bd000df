import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'

/**
 * A request with two hosts is refused, because a proxy may have used one and the shop the other (RFC 9112, 3.2). Node
 * refuses a request without a host, and hides the second of two.
 */
export function refuseTwoHosts(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw, originalUrl }, reply) => {
    if (namesTwoHosts(raw, originalUrl)) return sendProblem(reply, unreadableHost)
    // A trusted proxy forwards this header as the visitor sent it, and caches by Host alone.
    delete raw.headers['x-forwarded-host']
  })
}

/** In two headers, or in an absolute URL besides the header. */
function namesTwoHosts({ rawHeaders, headers }: IncomingMessage, url: string): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
  const urlHost = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1]
  const isOther = urlHost !== undefined && urlHost.toLowerCase() !== headers.host?.toLowerCase()
  return hosts.length > 1 || isOther
}

export const unreadableHost = {
  status: 400,
  code: 'bad-request',
  title: 'The request cannot be read.',
  field: 'Host',
} as const
