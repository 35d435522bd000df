import { onPage } from './page-request.ts'
import { onItsPage, placedOrder } from './placed-order.ts'

const page = 'payment-processing'

/** orders.md, Providers' contracts 4: whoever comes back has the status asked, whatever the address says. Not kept by any cache. */
export const loadPaymentProcessing = onPage(async request => {
  const { order, standing: status, link, today } = onItsPage(await placedOrder(request, page), page)
  // What it cannot be any more on its own page.
  if (status.kind === 'failed') throw new Error('a failed payment on the page that waits')
  return { order, standing: status, link, today }
})
