import { onPage } from './page-request.ts'
import { isCancellable, onItsPage, placedOrder } from './placed-order.ts'

const page = 'financing-thank-you'

/** Spec 2.1: TBI's and Cofidis' thank-you, in review as when it is approved. Not kept by any cache. */
export const loadFinancingThankYou = onPage(async request => {
  const { order, standing: status, link, today } = onItsPage(await placedOrder(request, page), page)
  if (status.kind !== 'paid' && status.kind !== 'waiting')
    throw new Error('a financing that ended on the page that thanks')
  return { order, standing: status, link, today, isCancellable: await isCancellable(request, link) }
})
