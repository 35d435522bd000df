import { loadMyTradeIns } from '#http/pages/account/load-my-trade-ins.ts'
import { personal } from '#http/pages/page-request.ts'
import { TradeInsScreen } from '#web/account/trade-ins-screen.tsx'
import { useTradeInsText } from '#web/text/trade-ins/trade-ins-text.ts'
import type { Route } from './+types/my-trade-ins'

export function loader(args: Route.LoaderArgs) {
  return loadMyTradeIns(args)
}

export function headers() {
  return personal
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
