import { onPage } from '../page-request.ts'
import { isCancellable, onItsPage, placedOrder } from './placed-order.ts'

const page = 'financing-thank-you'

/** The thank-you page of TBI and Cofidis, under review as well as once approved (Spec 2.1). Not cached. */
export const loadFinancingThankYou = onPage(async request => {
  const { order, status, link, today } = onItsPage(await placedOrder(request, page), page)
  if (status.kind !== 'paid' && status.kind !== 'waiting')
    throw new Error('a financing that ended on the page that thanks')
  return { order, status, link, today, isCancellable: await isCancellable(request, link) }
})
