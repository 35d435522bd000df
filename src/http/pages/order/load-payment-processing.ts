import { onPage } from '../page-request.ts'
import { onItsPage, placedOrder } from './placed-order.ts'

const page = 'payment-processing'

/**
 * The status of a returning customer's payment is requested from the provider, whatever the URL says (orders.md,
 * Providers' contracts 4). Not cached.
 */
export const loadPaymentProcessing = onPage(async request => {
  const { order, status, link, today } = onItsPage(await placedOrder(request, page), page)
  // Impossible on this page.
  if (status.kind === 'failed') throw new Error('a failed payment on the page that waits')
  return { order, status, link, today }
})
