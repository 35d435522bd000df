import { findOrderStatus, loadOrderStatus } from '#http/pages/order/load-order-status.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { OrderStatusScreen } from '#web/return/order-status-screen.tsx'
import { useOrderStatusText } from '#web/text/use-order-status-text.ts'
import type { Route } from './+types/order-status'

export function loader(args: Route.LoaderArgs) {
  return loadOrderStatus(args)
}

export function action(args: Route.ActionArgs) {
  return findOrderStatus(args)
}

export function headers() {
  return pageHeaders('order-status')
}

export default function OrderStatus({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useOrderStatusText().title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <OrderStatusScreen {...loaderData} refusal={actionData} />
    </>
  )
}
