import { createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerCall } from '../../answer-call.ts'
import type { Fake } from '../../fake.ts'
import type { SandboxKeys } from '../../keys.ts'
import type { PlayedPayment } from '../../payments.ts'
import type { PlayedProvider } from '../../played-provider.ts'
import type { World } from '../../world.ts'
import { type Fields, fieldsInText, fieldsOf, minorOf, rowsOf, textOf, unitsOf } from '../fields.ts'
import { openLoan, orderOf, pageOf } from '../loan-payment.ts'
import { calculations } from './bg-calculations.ts'

import { settleLoan } from './loan-outcomes.ts'

const ivBytes = 16

type Keys = SandboxKeys['tbiBg']

/** A fake of TBI Bulgaria: terms, application, status. Refusals contain a message (providers.md, TBI Bulgaria). */
export const tbiBgFake: Fake = {
  prefix: '/tbi-bg',
  register: (app, world) => {
    world.providers.set('tbi-bg', createBgProvider(world.keys.tbiBg, world.url))
    addCalculations(app, world)
    addRegister(app, world)
    addStatus(app, world)
  },
}

function createBgProvider({ resellerCode }: Keys, url: () => string): PlayedProvider {
  return {
    name: 'TBI Bank',
    settle: settleLoan,
    writeWebhook: ({ webhookUrl, facts, id }, status, isSpoilt) => {
      if (!webhookUrl) return undefined
      const body = {
        CreditApplicationId: id,
        StatusUrl: `${url()}/tbi-bg/GetApplicationStatus`,
        OrderId: facts.reference,
        Status: status,
        Message: '',
        ResellerCode: isSpoilt ? 'SOMEBODY' : resellerCode,
        System: 'Kintsu',
        ContractNumber: status === 'ContractSigned' || status === 'Paid' ? `C-${id.slice(-8)}` : '',
      }
      return {
        url: webhookUrl,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    },
  }
}

function refusedCaller({ body }: FastifyRequest, { resellerCode, resellerKey }: Keys) {
  const { reseller_code, reseller_key } = fieldsOf(body)
  return reseller_code === resellerCode && reseller_key === resellerKey
    ? undefined
    : { status: 401, body: { error: 1, message: 'Непознат търговец' } }
}

function addCalculations(app: FastifyInstance, world: World) {
  const call = { provider: 'tbi-bg', point: 'terms' } as const
  app.post('/GetCalculations', (request, reply) =>
    answerCall(
      world,
      call,
      request,
      reply,
      () => refusedCaller(request, world.keys.tbiBg) ?? { body: calculations },
    ),
  )
}

function addRegister(app: FastifyInstance, world: World) {
  const keys = world.keys.tbiBg
  app.post('/RegisterApplication', (request, reply) => {
    const sealed = textOf(fieldsOf(request.body).data)
    const application = fieldsInText(openApplication(sealed, keys.encryptionKey))
    const reference = textOf(application.orderid)
    const amountMinor = rowsOf(application.items).reduce(
      (total, { price, qty }) => total + minorOf(price) * Number(qty),
      0,
    )
    const email = textOf(application.email)
    const about = { provider: 'tbi-bg', orderRef: orderOf(reference), amountMinor, email }
    return answerCall(world, { ...about, point: 'start' }, request, reply, ({ amount }) => {
      const refused = refusedCaller(request, keys)
      if (refused) return refused
      const error = errorOf(application, amountMinor)
      if (error) return { body: { error: 1, message: error } }
      const payment = openLoan(world, {
        provider: 'tbi-bg',
        reference,
        email,
        amountMinor: amount?.minor ?? amountMinor,
        currency: amount?.currency ?? textOf(application.currency),
        language: 'bg',
        returnUrl: textOf(application.successRedirectURL),
        failUrl: textOf(application.failRedirectURL),
        webhookUrl: textOf(application.statusURL),
        state: 'Draft',
        facts: { token: randomBytes(16).toString('hex') },
      })
      const { id, facts } = payment
      return { body: { error: 0, order_id: id, token: facts.token, url: pageOf(world, payment) } }
    })
  })
}

function errorOf({ orderid, scheme_id, period }: Fields, amountMinor: number) {
  if (textOf(orderid) === '') return 'Липсва номер на поръчка'
  const scheme = calculations.find(({ id }) => String(id) === textOf(scheme_id))
  if (!scheme || scheme.period !== period) return 'Непозната схема'
  const units = unitsOf(amountMinor)
  return units >= scheme.amount_min && units <= scheme.amount_max
    ? undefined
    : 'Сумата е извън границите на схемата'
}

function addStatus(app: FastifyInstance, world: World) {
  app.post('/GetApplicationStatus', (request, reply) => {
    const { order_id, token } = fieldsOf(request.body)
    const payment = loanOf(world, textOf(order_id), textOf(token))
    const { orderRef, amountMinor, email } = payment ?? {}
    const about = {
      provider: 'tbi-bg',
      ...(orderRef !== undefined && { orderRef }),
      ...(amountMinor !== undefined && { amountMinor }),
      ...(email !== undefined && { email }),
    }
    return answerCall(world, { ...about, point: 'status' }, request, reply, ({ poll, amount }) => {
      const refused = refusedCaller(request, world.keys.tbiBg)
      if (refused) return refused
      if (!payment) return { body: { error: 1, message: 'Непозната поръчка' } }
      return {
        body: {
          error: 0,
          status: poll ?? payment.state,
          amount: unitsOf(amount?.minor ?? payment.amountMinor),
          currency: amount?.currency ?? payment.currency,
        },
      }
    })
  })
}

function loanOf({ payments }: World, id: string, token: string): PlayedPayment | undefined {
  const payment = payments.find(id)
  return payment?.provider === 'tbi-bg' && payment.facts.token === token ? payment : undefined
}

/** base64 of the IV followed by AES-256-CTR; the key is the SHA-256 of the encryption key. */
function openApplication(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length <= ivBytes) return ''
  const hashed = createHash('sha256').update(key).digest()
  const decipher = createDecipheriv('aes-256-ctr', hashed, bytes.subarray(0, ivBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes)), decipher.final()]).toString()
}
