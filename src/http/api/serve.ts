import type { FastifyInstance } from 'fastify'
import type { Bases } from '#domain/market/base.ts'
import { sendProblem } from '../problem.ts'
import type { Shop } from '../shop.ts'
import { type Endpoint, notFound } from './endpoint.ts'
import { refuseForeignOrigins } from './own-origin.ts'

export type ApiOptions = {
  readonly shop: Shop
  readonly bases: Bases
  readonly ordersPerMinute: number
}

/** Routes of the endpoints: JSON bodies only, writes from our own pages only, everything else under /api a problem. */
export const serveEndpoints = async (
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  options: ApiOptions,
) => {
  app.removeContentTypeParser('text/plain')
  refuseForeignOrigins(app, options.bases)
  for (const each of endpoints) serveOne(app, each, options)
  await app.register(async rest => refuseTheRest(rest, endpoints))
}

const serveOne = (app: FastifyInstance, each: Endpoint, { shop, ordersPerMinute }: ApiOptions) => {
  const limited = { rateLimit: { max: ordersPerMinute, timeWindow: 60_000 } }
  app.route({
    method: each.method,
    url: routeOf(each.path),
    config: each.limit === 'orders' ? limited : {},
    handler: async (request, reply) => {
      const said = await each.run(shop, request)
      if (!said.ok) return sendProblem(reply, said.refusal)
      return reply
        .code(each.status ?? 200)
        .header('cache-control', each.cacheControl ?? 'no-store')
        .send(said.value)
    },
  })
}

/** A known path by another method is 405, an unknown one 404; neither reads a body. */
const refuseTheRest = (app: FastifyInstance, endpoints: readonly Endpoint[]) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const [path, own] of Map.groupBy(endpoints, each => each.path)) {
    const served = own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    app.route({
      method: app.supportedMethods.filter(method => !served.includes(method)),
      url: routeOf(path),
      handler: async (_request, reply) =>
        sendProblem(reply.header('allow', served.join(', ')), {
          status: 405,
          code: 'method-not-allowed',
          title: 'This address is not asked for that way.',
        }),
    })
  }
  for (const url of ['/api', '/api/*'])
    app.all(url, async (_request, reply) => sendProblem(reply, notFound))
}

/** Fastify writes /:productId/ where OpenAPI writes /{productId}/. */
const routeOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
