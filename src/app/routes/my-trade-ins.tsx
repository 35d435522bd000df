import { loadMyTradeIns } from '#http/pages/account/load-my-trade-ins.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { TradeInsScreen } from '#web/account/trade-ins-screen.tsx'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import type { Route } from './+types/my-trade-ins'

export function loader(args: Route.LoaderArgs) {
  return loadMyTradeIns(args)
}

export function headers() {
  return pageHeaders('my-sales')
}

export default function MySales({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useTradeInsText().title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <TradeInsScreen {...loaderData} />
    </>
  )
}
