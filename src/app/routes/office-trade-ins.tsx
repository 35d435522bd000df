import { loadOfficeTradeIns } from '#http/pages/office/load-trade-ins.ts'
import { TradeInsScreen } from '#web/office/trade-in-screens.tsx'
import type { Route } from './+types/office-trade-ins'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeTradeIns(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <TradeInsScreen {...loaderData} />
}
