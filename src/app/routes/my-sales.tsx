import { loadMyTradeIns } from '#http/pages/load-my-sales.ts'
import { personal } from '#http/pages/page-request.ts'
import { TradeInsScreen } from '#web/account/sales-screen.tsx'
import { useTradeInsText } from '#web/text/sales/sales-text.ts'
import type { Route } from './+types/my-sales'

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
