import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseProviderId } from '#domain/payment/provider.ts'
import type { Context } from '#services/context.ts'
import { receiveWebhook, type WebhookRefusal } from '#services/payment/receive-webhook.ts'
import { receiveTransferWebhook } from '#services/payout/receive-transfer-webhook.ts'
import { sendProblem } from '../problem.ts'
import { notFound, type Refused } from './endpoint.ts'

const mostBytes = 65_536

/**
 * Webhooks of providers, as raw bytes. They do not come from a browser, so the origin is not checked. Stored or already
 * known: 204 (orders.md, Providers' contracts 2).
 */
export async function addWebhooks(ctx: Context, app: FastifyInstance) {
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
    if (!isStorable(raw.body)) return sendProblem(reply, refusedWebhook({ kind: 'unreadable' }))
    const received = await receive(ctx, request.params.provider, raw)
    if (!received) return sendProblem(reply, notFound)
    if (!received.ok) return sendProblem(reply, refusedWebhook(received.refusal))
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

/** PostgreSQL cannot store NUL, and no provider sends it on purpose: neither as a byte nor escaped in JSON. */
function isStorable(body: Buffer): boolean {
  return !body.includes(0) && !body.includes('\\u0000')
}

/** Customers' payments come from payment providers, sellers' payouts from the bank. */
function receive(ctx: Context, providerName: string, raw: Parameters<typeof receiveWebhook>[2]) {
  if (providerName === 'bank') return receiveTransferWebhook(ctx, raw)
  const provider = parseProviderId(providerName)
  return provider && receiveWebhook(ctx, provider, raw)
}

/** Each parameter once: a repeated one is ignored. */
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
