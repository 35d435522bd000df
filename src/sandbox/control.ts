import type { FastifyInstance } from 'fastify'
import { parseScenario } from './parse-scenario.ts'
import type { World } from './world.ts'

type Query = {
  readonly provider?: string
  readonly orderRef?: string
  readonly kind?: string
  readonly after?: string
}

/** The endpoints with which tests control the sandbox and query what happened (providers.md, The sandbox). */
export function addControl(app: FastifyInstance, world: World) {
  app.post('/_sandbox/scenarios', async (request, reply) => {
    const parsed = parseScenario(request.body)
    if (typeof parsed === 'string') return reply.code(400).send({ error: parsed })
    return reply.code(201).send(world.scenarios.add(parsed.match, parsed.script))
  })
  app.post<{ Body: { ms?: unknown } | null }>('/_sandbox/clock/advance', async (request, reply) => {
    const ms = request.body?.ms
    if (typeof ms !== 'number' || !(ms >= 0))
      return reply.code(400).send({ error: 'ms must be a number, and time runs forward.' })
    await world.clock.advance(ms)
    return { now: new Date(world.clock.now()).toISOString() }
  })
  app.post<{ Params: { id: string } }>(
    '/_sandbox/deliveries/:id/resend',
    async (request, reply) => {
      const status = await world.deliveries.resend(request.params.id)
      return status === undefined
        ? reply.code(404).send({ error: 'There is no delivery of this id.' })
        : { status }
    },
  )
  app.get<{ Querystring: Query }>('/_sandbox/journal', async ({ query }) => ({
    now: new Date(world.clock.now()).toISOString(),
    entries: world.journal.read({ ...query, after: Number(query.after ?? 0) }),
  }))
  app.post('/_sandbox/reset', async (_request, reply) => {
    world.reset()
    return reply.code(204).send()
  })
}
