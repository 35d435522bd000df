import { loadSell } from '#http/pages/load-sell.ts'
import { anonymous } from '#http/pages/page-request.ts'
import { SellScreen } from '#web/sell/landing/sell-screen.tsx'
import { useSellLandingText } from '#web/text/selling/landing/landing-text.ts'
import type { Route } from './+types/sell'

export const loader = (args: Route.LoaderArgs) => loadSell(args)

export const headers = () => anonymous

export default function Sell({ loaderData }: Route.ComponentProps) {
  const { title, description } = useSellLandingText()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <SellScreen {...loaderData} />
    </>
  )
}
