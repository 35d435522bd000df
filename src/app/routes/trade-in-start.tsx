import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadTradeInStart } from '#http/pages/trade-in/load-trade-in-start.ts'
import { PageHead } from '#web/seo/page-head.tsx'
import { useTradeInLandingText } from '#web/text/use-trade-in-landing-text.ts'
import { TradeInStartScreen } from '#web/trade-in/landing/trade-in-start-screen.tsx'
import type { Route } from './+types/trade-in-start'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInStart(args)
}

export function headers() {
  return pageHeaders('sell')
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
