import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Answer, answerCall } from '../../answer-call.ts'
import type { Fake } from '../../fake.ts'
import type { World } from '../../world.ts'
import { fieldsOf, minorOf, textOf, unitsOf } from '../fields.ts'
import { findLoan, openLoan, orderOf, pageOf } from '../loan-payment.ts'
import { settleLoan } from './loan-outcomes.ts'

/** A fake of TBI Greece, as far as its API is known; it sends no webhooks (providers.md, TBI Greece). */
export const tbiGrFake: Fake = {
  prefix: '/tbi-gr',
  register: (app, world) => {
    world.providers.set('tbi-gr', {
      name: 'TBI Bank',
      settle: settleLoan,
      writeWebhook: () => undefined,
    })
    addSignIn(app, world)
    addApply(app, world)
    addStatus(app, world)
  },
}

function refused(message: string): Answer {
  return { status: 401, body: { message } }
}

function tokensOf(world: World) {
  return world.table<boolean>('tbi-gr-tokens')
}

function isSubscribed({ headers }: FastifyRequest, { keys }: World) {
  return headers['ocp-apim-subscription-key'] === keys.tbiGr.subscriptionKey
}

function refusedCaller(request: FastifyRequest, world: World): Answer | undefined {
  if (!isSubscribed(request, world)) return refused('Άγνωστη συνδρομή')
  const token = request.headers.authorizationtoken
  return typeof token === 'string' && tokensOf(world).get(token)
    ? undefined
    : refused('Άγνωστο διακριτικό')
}

function addSignIn(app: FastifyInstance, world: World) {
  const call = { provider: 'tbi-gr', point: 'sign-in' } as const
  app.post('/User/authorize', (request, reply) =>
    answerCall(world, call, request, reply, () => {
      const { username, password } = fieldsOf(request.body)
      const login = world.keys.tbiGr
      if (!isSubscribed(request, world)) return refused('Άγνωστη συνδρομή')
      if (username !== login.username || password !== login.password)
        return refused('Άγνωστος χρήστης')
      const token = randomBytes(24).toString('hex')
      tokensOf(world).set(token, true)
      return { body: { token } }
    }),
  )
}

function addApply(app: FastifyInstance, world: World) {
  app.post('/Application', (request, reply) => {
    const application = fieldsOf(request.body)
    const reference = textOf(application.orderid)
    const amountMinor = minorOf(application.amount)
    const email = textOf(application.email)
    const about = { provider: 'tbi-gr', orderRef: orderOf(reference), amountMinor, email }
    return answerCall(world, { ...about, point: 'start' }, request, reply, ({ amount }) => {
      const error = refusedCaller(request, world)
      if (error) return error
      if (application.resellercode !== world.keys.tbiGr.resellerCode)
        return refused('Άγνωστο κατάστημα')
      if (reference === '' || textOf(application.bankingproductcode) === '' || !(amountMinor > 0))
        return { body: { message: 'Ελλιπής αίτηση' } }
      const payment = openLoan(world, {
        provider: 'tbi-gr',
        reference,
        email,
        amountMinor: amount?.minor ?? amountMinor,
        currency: amount?.currency ?? textOf(application.currency),
        language: 'el',
        returnUrl: textOf(application.returnurl),
        state: 'Draft',
      })
      return { body: { applicationid: payment.id, redirecturl: pageOf(world, payment) } }
    })
  })
}

function addStatus(app: FastifyInstance, world: World) {
  app.get(
    '/Application/:reference',
    (request: FastifyRequest<{ Params: { reference: string } }>, reply) => {
      const { reference } = request.params
      const payment = findLoan(world, 'tbi-gr', reference)
      const about = {
        provider: 'tbi-gr',
        orderRef: orderOf(reference),
        ...(payment?.email !== undefined && { email: payment.email }),
        ...(payment && { amountMinor: payment.amountMinor }),
      }
      const call = { ...about, point: 'status' } as const
      return answerCall(world, call, request, reply, ({ poll, amount }) => {
        const error = refusedCaller(request, world)
        if (error) return error
        if (!payment) return { status: 404, body: { message: 'Άγνωστη αίτηση' } }
        return {
          body: {
            status: poll ?? payment.state,
            amount: unitsOf(amount?.minor ?? payment.amountMinor),
            currency: amount?.currency ?? payment.currency,
          },
        }
      })
    },
  )
}
