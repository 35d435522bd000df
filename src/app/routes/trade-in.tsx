import { pageHeaders } from '#http/pages/page-headers.ts'
import { changeTradeIn, loadTradeIn } from '#http/pages/trade-in/load-trade-in.ts'
import { TradeInScreen } from '#web/account/trade-in-screen.tsx'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import type { Route } from './+types/trade-in'

export function loader(args: Route.LoaderArgs) {
  return loadTradeIn(args)
}

export function action(args: Route.ActionArgs) {
  return changeTradeIn(args)
}

export function headers() {
  return pageHeaders('sale-details')
}

export default function TradeIn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useTradeInsText().tradeInHeading(loaderData.tradeIn.number)} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <TradeInScreen {...loaderData} refused={actionData} />
    </>
  )
}
