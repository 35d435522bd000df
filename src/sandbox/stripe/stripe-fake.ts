import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, answerCall, type Call, type Scripted } from '../answer-call.ts'
import { aboutPayment, settle } from '../course.ts'
import { readForm, textIn } from '../form.ts'
import type { PlayedPayment } from '../payments.ts'
import type { Point } from '../scenario.ts'
import type { World } from '../world.ts'
import { idempotent } from './idempotent.ts'
import { recallPayment } from './recalled-payment.ts'
import { createSession, totalOf } from './stripe-create.ts'
import { invalid, unknownKey, unknownObject } from './stripe-errors.ts'
import { cancelIntent, createIntent } from './stripe-intents.ts'
import { intentObject, parseStripeState, sessionIdOf, sessionObject } from './stripe-objects.ts'
import { playedStripe, type StripeEvent } from './stripe-played.ts'
import { findRefund, refund } from './stripe-refunds.ts'

type IdRequest = FastifyRequest<{ Params: { id: string } }>

/** A fake of Stripe's API, on a separate port because the SDK does not support a path prefix (providers.md, Cards). */
export function addStripe(app: FastifyInstance, world: World) {
  world.providers.set('stripe', playedStripe(world))
  app.addHook('onRequest', async (request, reply) => {
    const version = request.headers['stripe-version']
    reply.headers({
      'request-id': `req_${request.id}`,
      ...(version && { 'stripe-version': version }),
    })
    if (request.headers.authorization !== `Bearer ${world.keys.stripe.secretKey}`)
      return reply.code(401).send(unknownKey.body)
  })
  app.setNotFoundHandler((request, reply) => reply.code(404).send(unknownObject(request.url).body))
  addSessions(app, world)
  addIntents(app, world)
  addRefunds(app, world)
  app.get('/v1/events/:id', async ({ params }: IdRequest, reply) => {
    const event = world.table<StripeEvent>('stripe-events').get(params.id)
    return event ?? reply.code(404).send(unknownObject(params.id).body)
  })
}

function addSessions(app: FastifyInstance, world: World) {
  app.post('/v1/checkout/sessions', (request, reply) => {
    const form = readForm(request.body)
    const { 'stripe-version': version } = request.headers
    const create = (scripted: Scripted) =>
      idempotent(world, request, () =>
        createSession(world, form, typeof version === 'string' ? version : '', scripted),
      )
    return answerCall(world, startCall(request), request, reply, create)
  })
  app.get('/v1/checkout/sessions/:id', (request: IdRequest, reply) => {
    const isIntentRequested = Object.entries(request.query as object).some(
      ([name, value]) => name.startsWith('expand') && value === 'payment_intent',
    )
    return onPayment(world, request.params.id, 'status', request, reply, (payment, { poll }) => {
      const state = parseStripeState(poll ?? payment.state) ?? 'open'
      return { body: sessionObject(payment, state, world.url(), isIntentRequested) }
    })
  })
  app.post('/v1/checkout/sessions/:id/expire', (request: IdRequest, reply) =>
    onPayment(world, request.params.id, 'cancel', request, reply, payment =>
      idempotent(world, request, () => expire(world, payment)),
    ),
  )
}

function startCall({ body }: FastifyRequest): Call {
  const form = readForm(body)
  const orderRef = textIn(form, 'metadata', 'order_number')
  const email = textIn(form, 'customer_email')
  return {
    provider: 'stripe',
    point: 'start',
    amountMinor: totalOf(form).minor,
    ...(orderRef !== undefined && { orderRef }),
    ...(email !== undefined && { email }),
  }
}

function intentCall({ body }: FastifyRequest): Call {
  const form = readForm(body)
  const orderRef = textIn(form, 'metadata', 'order_number')
  const email = textIn(form, 'receipt_email')
  return {
    provider: 'stripe',
    point: 'start',
    amountMinor: Number(textIn(form, 'amount')),
    ...(orderRef !== undefined && { orderRef }),
    ...(email && { email }),
  }
}

async function expire(world: World, payment: PlayedPayment): Promise<Answer> {
  if (payment.state !== 'open' && payment.state !== 'requires_action')
    return invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
  const { payment: expired } = await settle(world, payment, 'expire', { moment: 'cancel' })
  return { body: sessionObject(expired, 'expired', world.url(), false) }
}

function addIntents(app: FastifyInstance, world: World) {
  app.post('/v1/payment_intents', (request, reply) => {
    const form = readForm(request.body)
    const { 'stripe-version': version } = request.headers
    const create = (scripted: Scripted) =>
      idempotent(world, request, () =>
        createIntent(world, form, typeof version === 'string' ? version : '', scripted),
      )
    return answerCall(world, intentCall(request), request, reply, create)
  })
  app.post('/v1/payment_intents/:id/cancel', (request: IdRequest, reply) =>
    onPayment(world, sessionIdOf(request.params.id), 'cancel', request, reply, payment =>
      idempotent(world, request, () => cancelIntent(world, payment)),
    ),
  )
  return app.get('/v1/payment_intents/:id', (request: IdRequest, reply) =>
    onPayment(
      world,
      sessionIdOf(request.params.id),
      'status',
      request,
      reply,
      (payment, { poll }) => ({
        body: intentObject(payment, parseStripeState(poll ?? payment.state) ?? 'open', world.url()),
      }),
    ),
  )
}

function addRefunds(app: FastifyInstance, world: World) {
  app.post('/v1/refunds', (request, reply) => {
    const form = readForm(request.body)
    const id = sessionIdOf(textIn(form, 'payment_intent') ?? '')
    return onPayment(world, id, 'refund', request, reply, payment =>
      idempotent(world, request, () => refund(world, payment, form)),
    )
  })
  app.get(
    '/v1/refunds/:id',
    async ({ params }: IdRequest, reply) =>
      findRefund(world, params.id) ?? reply.code(404).send(unknownObject(params.id).body),
  )
}

/** `work` receives the payment as it is after the scenario's delays. */
function onPayment(
  world: World,
  id: string,
  point: Point,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (payment: PlayedPayment, scripted: Scripted) => Answer | Promise<Answer>,
) {
  const payment = world.payments.find(id) ?? recallPayment(world, id)
  if (!payment) return reply.code(404).send(unknownObject(id).body)
  return answerCall(world, { ...aboutPayment(payment), point }, request, reply, scripted => {
    const current = world.payments.find(id) ?? payment
    const { minor = current.amountMinor, currency = current.currency } = scripted.amount ?? {}
    return work({ ...current, amountMinor: minor, currency }, scripted)
  })
}
