import { onPage } from '../page-request.ts'
import { onItsPage, placedOrder } from './placed-order.ts'

const page = 'payment-failed'

/** An order whose payment failed, with the methods still available to pay it. Not cached. */
export const loadPaymentFailed = onPage(async request => {
  const { order, status, link, today } = onItsPage(await placedOrder(request, page), page)
  if (status.kind !== 'failed') throw new Error('a payment that did not fail on its page')
  return { order, status, link, today }
})
