import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseProviderId } from '#domain/payment/provider.ts'
import type { WebhookRefusal } from '#services/payment/receive-notice.ts'
import { sendProblem } from '../problem.ts'
import type { Shop } from '../shop.ts'
import { notFound, type Refused } from './endpoint.ts'

type Receiving = Pick<Shop, 'receiveWebhook' | 'payingSellers'>

const mostBytes = 65_536

/**
 * orders.md, Providers' contracts 2: notices of providers, by the bytes they came in. They are no browser's, so no origin
 * is asked for. Kept or known before: 204.
 */
export async function addWebhooks(app: FastifyInstance, shop: Receiving) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  )
  app.post<{ Params: { provider: string } }>('/api/webhooks/:provider/', async (request, reply) => {
    const raw = {
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      headers: request.headers,
      query: queryOf(request),
    }
    if (!isKeepable(raw.body)) return sendProblem(reply, refusedWebhook({ kind: 'unreadable' }))
    const received = await receive(shop, request.params.provider, raw)
    if (!received) return sendProblem(reply, notFound)
    if (!received.ok) return sendProblem(reply, refusedWebhook(received.refusal))
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

/** PostgreSQL keeps no NUL, and no provider means one: as a byte or as JSON writes it. */
function isKeepable(body: Buffer): boolean {
  return !body.includes(0) && !body.includes('\\u0000')
}

/** Buyers' money comes through providers of payments, sellers' goes through the bank. */
function receive(shop: Receiving, written: string, raw: Parameters<Shop['receiveWebhook']>[1]) {
  if (written === 'bank') return shop.payingSellers.receiveTransferWebhook(raw)
  const provider = parseProviderId(written)
  return provider && shop.receiveWebhook(provider, raw)
}

/** Each parameter once: a repeated one counts as none. */
function queryOf({ query }: FastifyRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(query ?? {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  )
}

function refusedWebhook({ kind }: WebhookRefusal): Refused {
  switch (kind) {
    case 'not-connected':
      return notFound
    case 'bad-signature':
    case 'stale':
    case 'unreadable':
    case 'unknown-payment':
      return { status: 400, code: kind, title: 'This notice is not believed.' }
  }
}
