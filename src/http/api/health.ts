import type { FastifyInstance } from 'fastify'
import type { Context } from '#services/context.ts'
import { pingDatabase } from '#services/telemetry/ping-database.ts'
import { version } from '#services/telemetry/version.ts'
import { sendProblem } from '../problem.ts'

/** /healthz: the process responds, and which release it is. /readyz: so does its database. Neither is cached or rate limited. */
export function addHealth(ctx: Context, app: FastifyInstance) {
  const config = { rateLimit: false as const }
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up', version }),
  )
  app.get('/readyz', { config }, async (_request, reply) => {
    const isReady = await pingDatabase(ctx).then(
      () => true,
      () => false,
    )
    if (isReady) return reply.header('cache-control', 'no-store').send({ status: 'ready' })
    return sendProblem(reply.header('retry-after', '5'), {
      status: 503,
      code: 'unavailable',
      title: 'The service is not available for a moment.',
    })
  })
}
