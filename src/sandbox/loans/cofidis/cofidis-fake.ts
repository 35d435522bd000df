import { createDecipheriv } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Answer, answerCall, type Scripted } from '../../answer-call.ts'
import type { Fake } from '../../fake.ts'
import { readForm, textIn } from '../../form.ts'
import type { PlayedPayment } from '../../payments.ts'
import type { Outcome, PlayedProvider, Settled } from '../../played-provider.ts'
import type { World } from '../../world.ts'
import { minorOf } from '../fields.ts'
import { findLoan, openLoan, orderOf, pageOf } from '../loan-payment.ts'

type Parameters = Readonly<Record<string, string | undefined>>

/**
 * A fake of Cofidis: the form opens with its parameters, a callback can be requested, and the status is polled
 * (providers.md, Cofidis).
 */
export const cofidisFake: Fake = {
  prefix: '/cofidis',
  register: (app, world) => {
    world.providers.set('cofidis', cofidisProvider)
    addLaunch(app, world)
    addCallback(app, world)
    addStatus(app, world)
  },
}

const filling = '1'
const inProgress = '2'
const notSubmitted = '11'

const settledBy: Readonly<Partial<Record<Outcome, Settled>>> = {
  approve: { state: '4', isCaptured: true, webhookStatuses: [] },
  decline: { state: '9', webhookStatuses: [] },
  later: { state: inProgress, webhookStatuses: [] },
  cancel: { state: '7', webhookStatuses: [] },
  expire: { state: '6', webhookStatuses: [] },
}

const cofidisProvider: PlayedProvider = {
  name: 'Cofidis',
  settle: ({ state }, outcome) => {
    if (state !== filling && state !== inProgress) return undefined
    return outcome === 'abandon' ? { state, webhookStatuses: [] } : settledBy[outcome]
  },
  writeWebhook: () => undefined,
}

const unknownShop: Answer = { status: 401, body: { error: 'Ismeretlen áruház' } }

function aboutOf({ order_id = '', amount, email }: Parameters) {
  return {
    provider: 'cofidis',
    orderRef: orderOf(order_id),
    amountMinor: minorOf(amount),
    ...(email !== undefined && { email }),
  }
}

function open(world: World, parameters: Parameters, state: string, { amount }: Scripted) {
  const { email, amountMinor } = aboutOf(parameters)
  return openLoan(world, {
    provider: 'cofidis',
    reference: parameters.order_id ?? '',
    ...(email !== undefined && { email }),
    amountMinor: amount?.minor ?? amountMinor,
    currency: amount?.currency ?? 'HUF',
    language: 'hu',
    returnUrl: parameters.return_url ?? '',
    state,
    facts: {
      barem: parameters.barem,
      product: parameters.product,
      downPayment: parameters.downpmnt,
    },
  })
}

function errorOf({ shopId, order_id, barem, amount }: Parameters, world: World) {
  if (shopId !== world.keys.cofidis.shopId) return unknownShop
  return order_id && barem && minorOf(amount) > 0
    ? undefined
    : { status: 400, body: { error: 'Hiányos adatok' } }
}

function addLaunch(app: FastifyInstance, world: World) {
  app.get('/launch', (request: FastifyRequest<{ Querystring: Parameters }>, reply) => {
    const { query } = request
    const call = { ...aboutOf(query), point: 'start' } as const
    return answerCall(world, call, request, reply, scripted => {
      const error = errorOf(query, world)
      if (error) return error
      const payment = open(world, query, filling, scripted)
      return { status: 302, headers: { location: pageOf(world, payment) } }
    })
  })
}

function addCallback(app: FastifyInstance, world: World) {
  app.post('/callback', (request, reply) => {
    const form = readForm(request.body)
    const parameters = Object.fromEntries(Object.keys(form).map(name => [name, textIn(form, name)]))
    const call = { ...aboutOf(parameters), point: 'start' } as const
    return answerCall(world, call, request, reply, scripted => {
      const error = errorOf(parameters, world)
      if (error) return error
      const isComplete = ['telefon', 'anyja_neve', 'szuletesi_datum'].every(
        name => parameters[name],
      )
      if (!isComplete) return { status: 400, body: { error: 'Hiányos kapcsolati adatok' } }
      return { body: { loan_status: Number(open(world, parameters, inProgress, scripted).state) } }
    })
  })
}

function addStatus(app: FastifyInstance, world: World) {
  app.get('/status', (request: FastifyRequest<{ Querystring: Parameters }>, reply) => {
    const { shopId, order_id = '' } = request.query
    const reference = openOrderCode(order_id, world.keys.cofidis)
    const payment = reference === undefined ? undefined : findLoan(world, 'cofidis', reference)
    const call = { ...aboutLoan(payment, reference), point: 'status' } as const
    return answerCall(world, call, request, reply, ({ poll }) => {
      if (shopId !== world.keys.cofidis.shopId) return unknownShop
      if (reference === undefined)
        return { status: 400, body: { error: 'Olvashatatlan azonosító' } }
      return { body: { loan_status: Number(poll ?? payment?.state ?? notSubmitted) } }
    })
  })
}

function aboutLoan(payment: PlayedPayment | undefined, reference = '') {
  return {
    provider: 'cofidis',
    orderRef: orderOf(reference),
    ...(payment && { amountMinor: payment.amountMinor }),
    ...(payment?.email !== undefined && { email: payment.email }),
  }
}

/** base64 of base64 of AES-256-CBC. Undefined if it was not encrypted with the shop's key. */
function openOrderCode(
  code: string,
  { key, iv }: { readonly key: string; readonly iv: string },
): string | undefined {
  try {
    const decipher = createDecipheriv(
      'aes-256-cbc',
      Buffer.from(key, 'base64'),
      Buffer.from(iv, 'base64'),
    )
    const inner = Buffer.from(code, 'base64').toString()
    return decipher.update(inner, 'base64', 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
