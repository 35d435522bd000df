import type { FastifyInstance } from 'fastify'
import type { Context } from '#services/context.ts'
import { pingDatabase } from '#services/telemetry/ping-database.ts'
import { version } from '#services/telemetry/version.ts'
import { within } from '#services/within.ts'
import { sendProblem } from '../problem.ts'

/** A proxy that asks has less patience than a query: a connection may be open and lead nowhere. */
const patienceMs = 1_500

/**
 * /healthz: the process responds, and which release it is. /readyz: so does its database; `reason` names what does not.
 * Neither is cached or rate limited.
 */
export function addHealth(ctx: Context, app: FastifyInstance) {
  const config = { rateLimit: false as const }
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up', version }),
  )
  app.get('/readyz', { config }, async (_request, reply) => {
    const isReady = await within(patienceMs, pingDatabase(ctx)).then(
      () => true,
      () => false,
    )
    if (isReady) return reply.header('cache-control', 'no-store').send({ status: 'ready' })
    return sendProblem(reply.header('retry-after', '5'), {
      status: 503,
      code: 'unavailable',
      reason: 'database',
      title: 'The service is not available for a moment.',
    })
  })
}
