import { loadOfficeOrder, sendOfficeOrder } from '#http/pages/office/load-orders.ts'
import { OrderScreen } from '#web/office/order-screens.tsx'
import type { Route } from './+types/office-order'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeOrder(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeOrder(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <OrderScreen {...loaderData} />
}
