import { onPage } from '../page-request.ts'
import { isCancellable, onItsPage, placedOrder } from './placed-order.ts'

const page = 'order-thank-you'

/**
 * The order page that emails link to. An order awaiting payment redirects to its waiting page; a closed one is shown
 * as it was. Not cached.
 */
export const loadOrderThankYou = onPage(async request => {
  const placed = await placedOrder(request, page)
  const { order, link } = placed.status.kind === 'over' ? placed : onItsPage(placed, page)
  return { order, link, isCancellable: await isCancellable(request, link) }
})
