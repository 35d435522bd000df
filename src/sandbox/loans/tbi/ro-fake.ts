import type { FastifyInstance } from 'fastify'
import { type Answer, answerCall } from '../../answer-call.ts'
import { settle } from '../../course.ts'
import type { Fake } from '../../fake.ts'
import { readForm, textIn } from '../../form.ts'
import type { World } from '../../world.ts'
import { type Fields, fieldsInText, fieldsOf, minorOf, rowsOf, textOf } from '../fields.ts'
import { findLoan, openLoan, orderOf, pageOf } from '../loan-payment.ts'
import { openRsa } from './ro-cipher.ts'
import { createRoProvider } from './ro-provider.ts'

/**
 * A fake of TBI Romania: the application and its cancellation; everything else is reported by its webhooks
 * (providers.md, TBI Romania).
 */
export const tbiRoFake: Fake = {
  prefix: '/tbi-ro',
  register: (app, world) => {
    world.providers.set('tbi-ro', createRoProvider(world.keys.tbiRo))
    addFinalize(app, world)
    addCancel(app, world)
  },
}

const unknownStore: Answer = { status: 401, body: { error: 'Magazin necunoscut' } }

function isStore({ keys }: World, credentials: Fields, id: unknown) {
  return [keys.tbiRo.bnpl, keys.tbiRo.tnpl].some(
    ({ storeId, username, password }) =>
      storeId === id && username === credentials.username && password === credentials.password,
  )
}

function addFinalize(app: FastifyInstance, world: World) {
  app.post('/LoanApplication/Finalize', (request, reply) => {
    const form = readForm(request.body)
    const order = decryptFields(world, textIn(form, 'order_data'))
    const reference = textOf(order.order_id)
    const amountMinor = minorOf(order.order_total)
    const email = textOf(fieldsOf(order.customer).email)
    const about = { provider: 'tbi-ro', orderRef: orderOf(reference), amountMinor, email }
    return answerCall(world, { ...about, point: 'start' }, request, reply, ({ amount }) => {
      const storeId = textIn(form, 'providerCode')
      if (order.store_id !== storeId || !isStore(world, order, storeId)) return unknownStore
      const sum = rowsOf(order.items).reduce(
        (total, { price, qty }) => total + minorOf(price) * Number(qty),
        0,
      )
      if (reference === '' || sum !== amountMinor)
        return { status: 400, body: { error: 'Suma produselor nu este totalul comenzii' } }
      const payment = openLoan(world, {
        provider: 'tbi-ro',
        reference,
        email,
        amountMinor: amount?.minor ?? amountMinor,
        currency: amount?.currency ?? 'RON',
        language: 'ro',
        returnUrl: textOf(order.return_url),
        webhookUrl: textOf(order.back_ref),
        state: 'submitted',
      })
      return { status: 302, headers: { location: pageOf(world, payment) } }
    })
  })
}

function addCancel(app: FastifyInstance, world: World) {
  app.post('/LoanApplication/CanceledByCustomer', (request, reply) => {
    const form = readForm(request.body)
    const cancellation = decryptFields(world, textIn(form, 'orderData'))
    const reference = textOf(cancellation.orderId)
    const about = { provider: 'tbi-ro', orderRef: orderOf(reference) }
    return answerCall(world, { ...about, point: 'cancel' }, request, reply, () => {
      if (!isStore(world, cancellation, textIn(form, 'encryptCode'))) return unknownStore
      const payment = findLoan(world, 'tbi-ro', reference)
      if (!payment) return { body: { isSuccess: false, error: 'Comandă necunoscută' } }
      if (payment.state === 'approved')
        return { body: { isSuccess: false, error: 'Cererea este deja aprobată' } }
      if (payment.state === 'submitted') void settle(world, payment, 'cancel', { moment: 'cancel' })
      return { body: { isSuccess: true, error: '' } }
    })
  })
}

function decryptFields({ keys }: World, sealed: string | undefined): Fields {
  return fieldsInText(openRsa(sealed ?? '', keys.tbiRo.bankPrivateKey))
}
