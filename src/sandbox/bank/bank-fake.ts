import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Answer, answerCall } from '../answer-call.ts'
import type { Fake } from '../fake.ts'
import { fieldsOf, textOf } from '../loans/fields.ts'
import type { World } from '../world.ts'
import { addBankPage } from './bank-page.ts'
import {
  endTransfer,
  openTransfer,
  type PlayedTransfer,
  provider,
  type TransferState,
  transferOf,
} from './transfers.ts'

/** A bank that accepts transfers of the shop, settles or refuses them, and sends webhooks about the result. */
const bank: Fake = {
  prefix: '/bank',
  register: (app, world) => {
    world.providers.set(provider, {
      name: 'Bank',
      settle: () => undefined,
      writeWebhook: () => undefined,
      sign: (body, isSpoilt, skewSec) => signatureOf(world, body, isSpoilt, skewSec),
    })
    addSend(app, world)
    addFind(app, world)
    addBankPage(app, world)
  },
}

function signatureOf({ keys }: World, body: string, isSpoilt: boolean, skewSec: number) {
  // Real time, not sandbox time: the shop compares with its own clock.
  const timestamp = Math.floor(Date.now() / 1_000) + skewSec
  const secret = isSpoilt ? 'of somebody else' : keys.bank.webhookSecret
  const v1 = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return { 'bank-signature': `t=${timestamp},v1=${v1}` }
}

function isCustomer({ headers }: FastifyRequest, { keys }: World) {
  return headers.authorization === `Bearer ${keys.bank.apiKey}`
}

const unauthorized: Answer = { status: 401, body: { error: 'unknown customer' } }

function addSend(app: FastifyInstance, world: World) {
  app.post('/v1/transfers', (request, reply) => {
    const body = fieldsOf(request.body)
    const reference = textOf(body.reference)
    const amountMinor = Number(body.amount_minor)
    const call = { provider, orderRef: reference, amountMinor, point: 'start' } as const
    return answerCall(world, call, request, reply, () => {
      if (!isCustomer(request, world)) return unauthorized
      const creditor = fieldsOf(body.creditor)
      if (reference === '' || !(amountMinor > 0) || textOf(creditor.iban) === '')
        return { status: 422, body: { error: 'incomplete' } }
      const transfer = openTransfer(world, {
        reference,
        amountMinor,
        currency: textOf(body.currency),
        holder: textOf(creditor.name),
        iban: textOf(creditor.iban),
        remittance: textOf(body.remittance),
        webhookUrl: textOf(body.notification_url),
      })
      return { status: 201, body: transferBody(transfer) }
    })
  })
}

function addFind(app: FastifyInstance, world: World) {
  app.get<{ Querystring: { reference?: string } }>('/v1/transfers', (request, reply) => {
    const { reference = '' } = request.query
    const call = { provider, orderRef: reference, point: 'status' } as const
    return answerCall(world, call, request, reply, () => {
      if (!isCustomer(request, world)) return unauthorized
      const found = transferOf(world, reference)
      return { body: { transfers: found ? [transferBody(found)] : [] } }
    })
  })
}

function transferBody({ id, reference, state: status, reason }: PlayedTransfer) {
  return {
    id,
    reference,
    status,
    ...(reason !== undefined && { reason }),
  }
}

const endStates: readonly TransferState[] = ['settled', 'refused']

type OutcomeBody = { readonly status?: unknown; readonly copies?: unknown } | null

/**
 * `POST /_sandbox/transfers/{reference} {status: settled | refused, copies?}`: with 0 copies no webhook is sent; a
 * repeated call sends it again.
 */
const transferControl: Fake = {
  prefix: '/_sandbox/transfers',
  register: (app, world) => {
    app.post<{ Params: { reference: string }; Body: OutcomeBody }>(
      '/:reference',
      (request, reply) => {
        const state = endStates.find(end => end === request.body?.status)
        if (!state) return reply.code(400).send({ error: 'status is settled or refused.' })
        const { copies = 1 } = request.body ?? {}
        const ended = endTransfer(world, request.params.reference, state, Number(copies))
        return ended
          ? reply.send(transferBody(ended))
          : reply.code(404).send({ error: 'There is no transfer of this reference.' })
      },
    )
  },
}

export const bankFakes: readonly Fake[] = [bank, transferControl]
