import { loadOfficeTradeIn, sendOfficeTradeIn } from '#http/pages/office/load-trade-ins.ts'
import { TradeInScreen } from '#web/office/trade-in-screens.tsx'
import type { Route } from './+types/office-trade-in'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeTradeIn(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeTradeIn(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <TradeInScreen {...loaderData} />
}
