import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cartDocumentSchema, documentToWire } from '#contract/cart-document.ts'
import { marketQuerySchema } from '#contract/query.ts'
import { parse } from '#contract/schema.ts'
import type { Member } from '#domain/identity/member.ts'
import type { Bases } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { cartOwner } from '#services/cloud/owner.ts'
import type { Context } from '#services/context.ts'
import { isSessionStarted, noCartSession } from './cart-access.ts'
import { badRequest, type Operation, type Refused } from './endpoint.ts'
import { createEventStream, type EventStream, type EventStreamOptions } from './event-stream.ts'
import { exampleDocument } from './example-document.ts'
import { memberOf } from './member-of.ts'
import { foreignOrigin, isForeignReader, originsOf } from './own-origin.ts'
import { sendRefused } from './send-refused.ts'

export const cartStream: Operation = {
  method: 'GET',
  path: '/api/cart-document/stream',
  summary:
    'Server-sent events: `document` is the current cart first, then each change; `heartbeat` comes every 15 seconds. Ends after half an hour, to be asked for again.',
  access: 'member',
  produces: 'text/event-stream',
  query: marketQuerySchema,
  answer: cartDocumentSchema,
  refuses: [400, 401, 403, 429, 503],
  example: { query: { market: 'ro' }, answer: exampleDocument },
}

export type CartStreamOptions = {
  readonly ctx: Context
  readonly bases: Bases
  readonly stream?: EventStreamOptions
}

const defaultOptions: EventStreamOptions = { heartbeatMs: 15_000, lifeMs: 1_800_000 }

/** The live listener on a member's cart (Spec 7.2). */
export function addCartStream(app: FastifyInstance, options: CartStreamOptions) {
  const { ctx, bases, stream = defaultOptions } = options
  const origins = originsOf(bases)
  const open = new Set<EventStream>()
  // Runs before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    for (const each of open) each.end()
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: cartStream.path,
    config: { compress: false },
    handler: async (request, reply) => {
      if (isForeignReader(request.headers, origins)) return sendRefused(reply, foreignOrigin)
      const follower = await followerOf(ctx, request)
      if (!follower.ok) return sendRefused(reply, follower.refusal)
      withHeaders(reply)
      if (request.method === 'HEAD') return reply.send()
      const events = createEventStream(stream)
      const leave = follow(ctx, follower.value, events)
      if (!leave) {
        events.text.destroy()
        return sendRefused(reply, tooMany)
      }
      open.add(events)
      events.text.once('close', () => {
        open.delete(events)
        leave()
      })
      return reply.send(events.text)
    },
  })
}

type Follower = Pick<Member, 'userId' | 'sessionId'> & { readonly market: Market }

async function followerOf(
  ctx: Context,
  request: FastifyRequest,
): Promise<Result<Follower, Refused>> {
  const query = parse(marketQuerySchema, request.query)
  if (!query.ok) return refuse(badRequest(query.refusal.field))
  const member = await memberOf(ctx, request)
  if (!member.ok) return member
  if (!isSessionStarted(ctx, member.value, request)) return refuse(noCartSession)
  const { userId, sessionId } = member.value
  return ok({ userId, sessionId, market: query.value.market })
}

function follow(ctx: Context, follower: Follower, events: EventStream) {
  const owner = cartOwner(ctx, follower.userId)
  return ctx.hub.follow({
    ...follower,
    send: document =>
      events.send('document', document.revision, documentToWire({ owner, ...document })),
    end: events.end,
  })
}

/** Keeps proxies from buffering or transforming the stream. */
function withHeaders(reply: FastifyReply) {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
}

const tooMany = {
  status: 429,
  code: 'too-many-streams',
  title: 'This cart is followed by enough streams already.',
} as const
