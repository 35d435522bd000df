import { onPage } from './page-request.ts'
import { isCancellable, onItsPage, placedOrder } from './placed-order.ts'

const page = 'order-thank-you'

/**
 * An order as its mails lead to it. One that waits for its payment is shown where it waits, one that is over as it was.
 * Not kept by any cache.
 */
export const loadOrderThankYou = onPage(async request => {
  const placed = await placedOrder(request, page)
  const { order, link } = placed.standing.kind === 'over' ? placed : onItsPage(placed, page)
  return { order, link, isCancellable: await isCancellable(request, link) }
})
