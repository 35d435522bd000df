import { loadTradeInStart } from '#http/pages/load-sell.ts'
import { anonymous } from '#http/pages/page-request.ts'
import { PageHead } from '#web/found/told-head.tsx'
import { TradeInStartScreen } from '#web/sell/landing/sell-screen.tsx'
import { useTradeInLandingText } from '#web/text/selling/landing/landing-text.ts'
import type { Route } from './+types/sell'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInStart(args)
}

export const handle = { sleeps: true }

export function headers() {
  return anonymous
}

export default function Sell({ loaderData }: Route.ComponentProps) {
  const { title, description } = useTradeInLandingText()
  return (
    <>
      <PageHead title={title} description={description} />
      <TradeInStartScreen {...loaderData} />
    </>
  )
}
