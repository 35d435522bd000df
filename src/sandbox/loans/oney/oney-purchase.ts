import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Answer, answerCall } from '../../answer-call.ts'
import type { PlayedPayment } from '../../payments.ts'
import type { Point } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { fieldsOf, unitsOf } from '../fields.ts'
import { findLoan, orderOf } from '../loan-payment.ts'
import { cancelPurchase, confirmPurchase } from './oney-actions.ts'
import { statusLabels } from './oney-provider.ts'
import { answerOney, oneyError, readOneyBody, refusedCaller } from './oney-request.ts'

type PurchaseCall = FastifyRequest<{
  Params: { psp: string; merchant: string; reference: string }
}>

const resource = '/payments/v1/purchase/psp_guid/:psp/merchant_guid/:merchant/reference/:reference'

/** The resource of one purchase: its status and the two actions on it. */
export function addPurchase(app: FastifyInstance, world: World) {
  const keys = world.keys.oney
  app.get(resource, (request: PurchaseCall, reply) => {
    const call = callOf(world, request, 'status')
    return answerCall(world, call, request, reply, ({ poll, amount }) => {
      const payment = purchaseOf(world, request)
      const refused = refusedBy(world, request)
      if (refused || !payment) return refused ?? missing
      const purchase = statusOf({
        ...payment,
        ...(poll !== undefined && { state: poll, facts: {} }),
        amountMinor: amount?.minor ?? payment.amountMinor,
        currency: amount?.currency ?? payment.currency,
      })
      return answerOney(request, keys, { purchase })
    })
  })
  addAction(app, world, 'confirm', confirmPurchase)
  addAction(app, world, 'cancel', cancelPurchase)
}

function addAction(
  app: FastifyInstance,
  world: World,
  action: 'confirm' | 'cancel',
  act: typeof confirmPurchase,
) {
  const keys = world.keys.oney
  app.post(`${resource}/action/${action}`, (request: PurchaseCall, reply) => {
    const body = readOneyBody(request, keys) ?? {}
    const isRefund = fieldsOf(body.purchase).refund_flag === true
    const point = action === 'confirm' ? 'capture' : isRefund ? 'refund' : 'cancel'
    return answerCall(world, callOf(world, request, point), request, reply, () => {
      const payment = purchaseOf(world, request)
      const refused =
        refusedBy(world, request) ?? refusedCaller(request, keys.paymentKey, body, keys)
      if (refused || !payment) return refused ?? missing
      const result = act(world, payment, body)
      return 'fault' in result
        ? oneyError(409, 'purchase', result.fault)
        : answerOney(request, keys, { purchase: statusOf(result) })
    })
  })
}

const missing: Answer = oneyError(404, 'reference', 'Unknown purchase')

function referenceOf({ params }: PurchaseCall) {
  return params.reference.replace(/^CMDE\|/, '')
}

function purchaseOf(world: World, request: PurchaseCall) {
  return findLoan(world, 'oney', referenceOf(request))
}

function refusedBy({ keys }: World, request: PurchaseCall) {
  const { psp, merchant } = request.params
  const guids = { psp_guid: psp, merchant_guid: merchant }
  return refusedCaller(request, keys.oney.paymentKey, guids, keys.oney)
}

function callOf(world: World, request: PurchaseCall, point: Point) {
  const payment = purchaseOf(world, request)
  return {
    provider: 'oney',
    orderRef: orderOf(referenceOf(request)),
    point,
    ...(payment && { paymentId: payment.id, amountMinor: payment.amountMinor }),
    ...(payment?.email !== undefined && { email: payment.email }),
  }
}

function statusOf({ state, facts, amountMinor, currency }: PlayedPayment) {
  return {
    status_code: state,
    status_label: (state === 'PENDING' && facts.label) || (statusLabels.get(state) ?? state),
    purchase_amount: unitsOf(amountMinor),
    currency_code: currency,
  }
}
