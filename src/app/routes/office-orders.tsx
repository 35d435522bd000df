import { loadOfficeOrders } from '#http/pages/office/load-orders.ts'
import { OrdersScreen } from '#web/office/order-screens.tsx'
import type { Route } from './+types/office-orders'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeOrders(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <OrdersScreen {...loaderData} />
}
