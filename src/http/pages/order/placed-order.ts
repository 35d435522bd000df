import { redirect } from 'react-router'
import type { FixedPage } from '#domain/market/pages.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import type { PaymentStatus } from '#domain/order/payment-status.ts'
import { type OrderLink, statusPath } from '#domain/order/status-path.ts'
import { type Day, dayIn } from '#domain/time/day.ts'
import { viewOrder } from '#services/order/view-order.ts'
import { viewStatus } from '#services/payment/view-status.ts'
import { viewReturnable } from '#services/return/view-returnable.ts'
import { notFound, type PageRequest } from '../page-request.ts'

/** `today` is the market's date, to which the end of the waiting time is compared. */
export type OrderByLink = {
  readonly order: OrderView
  readonly status: PaymentStatus
  readonly link: OrderLink
  readonly today: Day
}

/** An order by the link sent to the guest; a wrong link is a 404, like a missing order. */
export async function placedOrder(
  { market, path, query, ctx }: PageRequest,
  page: FixedPage,
): Promise<OrderByLink> {
  const parsed = parsePath(market, path)
  const [number] = parsed?.page === page ? parsed.params : []
  if (number === undefined) throw notFound()
  const token = query.get('t') ?? ''
  // Requested first, because it may change the state of the order.
  const status = await viewStatus(ctx, number, token)
  const order = status && (await viewOrder(ctx, number, token))
  if (!status || order?.market !== market) throw notFound()
  const link = { market, number: order.number, token }
  return { order, status, link, today: dayIn(market, ctx.clock()) }
}

/** The order is confirmed and not sent yet: anyone with its link can still cancel it. */
export async function isCancellable(
  { ctx }: Pick<PageRequest, 'ctx'>,
  { number, token }: OrderLink,
): Promise<boolean> {
  const viewed = await viewReturnable(ctx, { kind: 'order-link', token }, number)
  return (
    !viewed.ok &&
    viewed.refusal.kind === 'not-sent-yet' &&
    viewed.refusal.stage !== 'awaiting-payment'
  )
}

/** Each payment status has one page: any other page redirects there. */
export function onItsPage(placed: OrderByLink, page: FixedPage): OrderByLink {
  const target = statusPath(placed.link, placed.status)
  const [path = ''] = target.split('?')
  if (parsePath(placed.link.market, path)?.page !== page) throw redirect(target)
  return placed
}
