import type { FastifyInstance } from 'fastify'
import { answerCall } from '../../answer-call.ts'
import type { Fake } from '../../fake.ts'
import type { World } from '../../world.ts'
import { type Fields, fieldsOf, minorOf, rowsOf, textOf } from '../fields.ts'
import { openLoan, orderOf, pageOf } from '../loan-payment.ts'
import { createOneyProvider } from './oney-provider.ts'
import { addPurchase } from './oney-purchase.ts'
import { answerOney, oneyError, readOneyBody, refusedCaller } from './oney-request.ts'
import { addSimulation } from './oney-simulation.ts'

/** A fake of Oney: the start, the purchase resource with its two actions, and the simulation (providers.md, Oney). */
export const oneyFake: Fake = {
  prefix: '/oney',
  register: (app, world) => {
    world.providers.set('oney', createOneyProvider(world.keys.oney))
    addStart(app, world)
    addPurchase(app, world)
    addSimulation(app, world)
  },
}

function addStart(app: FastifyInstance, world: World) {
  const keys = world.keys.oney
  app.post('/payments/v1/purchase/facilypay_url', (request, reply) => {
    const body = readOneyBody(request, keys) ?? {}
    const purchase = fieldsOf(body.purchase)
    const reference = textOf(purchase.external_reference)
    const contact = fieldsOf(fieldsOf(body.customer).contact_details)
    const amountMinor = minorOf(purchase.purchase_amount)
    const email = textOf(contact.email_address)
    const about = { provider: 'oney', orderRef: orderOf(reference), amountMinor, email }
    return answerCall(world, { ...about, point: 'start' }, request, reply, ({ amount }) => {
      const refused = refusedCaller(request, keys.paymentKey, body, keys) ?? errorOf(body)
      if (refused) return refused
      const navigation = fieldsOf(body.navigation)
      const payment = openLoan(world, {
        provider: 'oney',
        reference,
        email,
        amountMinor: amount?.minor ?? amountMinor,
        currency: amount?.currency ?? textOf(purchase.currency_code),
        language: 'ro',
        returnUrl: textOf(navigation.success_url),
        failUrl: textOf(navigation.fail_url),
        webhookUrl: textOf(navigation.server_response_url),
        state: 'PENDING',
        facts: { code: businessCodeOf(body), label: 'WAITING_CUSTOMER_KYC' },
      })
      return answerOney(request, keys, { returned_url: pageOf(world, payment) })
    })
  })
}

function businessCodeOf({ payment }: Fields) {
  return textOf(fieldsOf(fieldsOf(payment).business_transaction).code)
}

function errorOf(body: Fields) {
  const purchase = fieldsOf(body.purchase)
  if (textOf(body.merchant_request_id) === '')
    return oneyError(400, 'merchant_request_id', 'Field is required')
  if (textOf(purchase.external_reference) === '')
    return oneyError(400, 'purchase.external_reference', 'Field is required')
  if (!['3XP', '4XP'].includes(businessCodeOf(body)))
    return oneyError(400, 'payment.business_transaction.code', 'Unknown code')
  const items = rowsOf(purchase.item_list)
  const sum = items.reduce(
    (total, { price, quantity }) => total + minorOf(price) * Number(quantity),
    0,
  )
  return sum === minorOf(purchase.purchase_amount) && items.length === purchase.number_of_items
    ? undefined
    : oneyError(400, 'purchase.item_list', 'Items do not add up to the amount')
}
