import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'

/**
 * RFC 9112, 3.2: whoever names two hosts is refused, for a proxy may have looked at the one and we at the other. Node
 * refuses who names none, and hides the second of two.
 */
export function refuseTwoHosts(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (namesTwoHosts(raw)) return sendProblem(reply, unreadableHost)
    // A trusted proxy hands on what a visitor wrote there, and caches by Host alone.
    delete raw.headers['x-forwarded-host']
  })
}

/** In two headers, or in an address that is written out beside the header. */
function namesTwoHosts({ rawHeaders, headers, url = '' }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
  const written = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1]
  const isOther = written !== undefined && written.toLowerCase() !== headers.host?.toLowerCase()
  return hosts.length > 1 || isOther
}

export const unreadableHost = {
  status: 400,
  code: 'bad-request',
  title: 'The request cannot be read.',
  field: 'Host',
} as const
