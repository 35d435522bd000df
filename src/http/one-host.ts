import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'

/**
 * RFC 9112, 3.2: whoever names two hosts is refused, for a proxy may have looked at the one and we at the other. Node
 * refuses who names none, and hides the second of two.
 */
export const refuseTwoHosts = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }, reply) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
    if (hosts.length > 1) return sendProblem(reply, unreadableHost)
  })
}

export const unreadableHost = {
  status: 400,
  code: 'bad-request',
  title: 'The request cannot be read.',
  field: 'Host',
} as const
