import { readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import { settle } from '../course.ts'
import type { Fake } from '../fake.ts'
import type { Outcome } from '../played-provider.ts'
import { sessionIdOf } from '../stripe/stripe-objects.ts'
import type { World } from '../world.ts'

const script = readFileSync(new URL('./stripe.js', import.meta.url), 'utf8')
const style = readFileSync(new URL('./wallet.css', import.meta.url), 'utf8')

const outcomes: readonly Outcome[] = ['approve', 'decline']

/**
 * Stripe's script for browsers, played: the buttons of wallets, the wallet's own sheet, and the confirmation of an intent
 * by its secret.
 */
export const walletFake: Fake = {
  prefix: '/wallets',
  register: (app, world) => {
    app.get('/stripe.js', (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(script.replace("'WALLET_STYLE'", JSON.stringify(style))),
    )
    app.get('/confirm', async ({ query }: ConfirmRequest, reply) => {
      const { status, answer } = await confirm(world, query)
      return reply.code(status).send(answer)
    })
    // A page of another origin cannot call the sandbox, and has the answer as a script: it calls what asked for it.
    app.get('/confirm.js', async ({ query }: ConfirmRequest, reply) => {
      const { answer } = await confirm(world, query)
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-store')
        .send(`walletConfirmed(${JSON.stringify(answer)})`)
    })
  },
}

type Confirmation = { readonly secret?: string; readonly outcome?: string }
type ConfirmRequest = FastifyRequest<{ Querystring: Confirmation }>

async function confirm(world: World, { secret = '', outcome }: Confirmation) {
  const payment = world.payments.find(sessionIdOf(secret.split('_secret_')[0] ?? ''))
  const chosen = outcomes.find(each => each === outcome)
  if (!payment || payment.facts.clientSecret !== secret || !chosen)
    return { status: 400, answer: { error: { type: 'invalid_request_error' } } }
  if (payment.state !== 'open')
    return { status: 400, answer: { error: { code: 'payment_intent_unexpected_state' } } }
  const { payment: settled } = await settle(world, payment, chosen)
  return settled.state === 'paid'
    ? { status: 200, answer: { paymentIntent: { status: 'succeeded' } } }
    : { status: 200, answer: { error: { type: 'card_error', code: 'card_declined' } } }
}
