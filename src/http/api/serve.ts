import type { FastifyInstance } from 'fastify'
import type { Bases } from '#domain/market/base.ts'
import type { Context } from '#services/context.ts'
import { sendProblem } from '../problem.ts'
import { rememberByAddress } from '../remember-by-address.ts'
import { sendFromCache } from '../response-cache.ts'
import { type Endpoint, notFound, type Operation, type SetCookies } from './endpoint.ts'
import { memberOf } from './member-of.ts'
import { refuseForeignOrigins } from './own-origin.ts'
import { sendRefused } from './send-refused.ts'
import { isStaffRequest } from './staff-access.ts'

export type ApiOptions = {
  readonly ctx: Context
  readonly bases: Bases
  readonly ordersPerMinute: number
  /** The token of staff requests; without it nobody is staff. */
  readonly officeToken?: string
}

/**
 * The routes of the endpoints (`operations` are these and the ones with routes elsewhere): JSON bodies only, writes
 * from our own pages only; anything else under /api is a problem.
 */
export async function serveEndpoints(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  options: ApiOptions,
  operations: readonly Operation[] = endpoints,
) {
  app.removeContentTypeParser('text/plain')
  refuseForeignOrigins(app, options.bases)
  for (const each of endpoints) serveOne(app, each, options)
  await app.register(async rest => refuseTheRest(rest, operations))
}

/** A page that waits for its payment polls every two seconds. */
const perOrder = { orders: 1, payments: 6 } as const

function serveOne(app: FastifyInstance, each: Endpoint, options: ApiOptions) {
  const { ctx, ordersPerMinute } = options
  // What everybody may get is only read.
  const ownCtx = each.cacheControl ? { ...ctx, ...ctx.reads } : ctx
  const rateLimitConfig = each.limit && {
    rateLimit: { max: ordersPerMinute * perOrder[each.limit], timeWindow: 60_000 },
  }
  app.route({
    // The HEAD route that Fastify adds says a length of 0 with a 304, which may only have that of the whole response.
    method: each.method === 'GET' ? ['GET', 'HEAD'] : each.method,
    url: routeOf(each.path),
    config: {
      ...rateLimitConfig,
      ...(each.cacheControl && { cacheKeyOf: rememberByAddress(each.keyOf) }),
    },
    ...(each.mostBytes !== undefined && { bodyLimit: each.mostBytes }),
    handler: async (request, reply) => {
      if (each.access === 'staff' && !(await isStaffRequest(options, request, reply))) return reply
      const setCookies: SetCookies = lines => void reply.header('set-cookie', [...lines])
      const member = each.access === 'member' ? await memberOf(ctx, request) : undefined
      if (member && !member.ok) return sendRefused(reply, member.refusal)
      const run = () => each.run(ownCtx, request, { member: member?.value, setCookies })
      const { cacheControl } = each
      let result: Awaited<ReturnType<typeof run>> | undefined
      const sent =
        cacheControl &&
        (await sendFromCache(ctx, request, reply, async () => {
          result = await run()
          return result.ok ? jsonOf(result.value, cacheControl) : undefined
        }))
      if (sent) return reply
      result ??= await run()
      if (!result.ok) return sendRefused(reply, result.refusal)
      return reply
        .code(each.status ?? 200)
        .header('cache-control', cacheControl ?? 'no-store')
        .send(result.value)
    },
  })
}

function jsonOf(value: unknown, cacheControl: string) {
  return {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl },
    body: Buffer.from(JSON.stringify(value)),
  }
}

/** A known path with another method is a 405, an unknown one a 404; neither reads a body. */
function refuseTheRest(app: FastifyInstance, operations: readonly Operation[]) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const [path, own] of Map.groupBy(operations, each => each.path)) {
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
function routeOf(path: string) {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
