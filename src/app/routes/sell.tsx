import { loadSell } from '#http/pages/load-sell.ts'
import { anonymous } from '#http/pages/page-request.ts'
import { ToldHead } from '#web/found/told-head.tsx'
import { SellScreen } from '#web/sell/landing/sell-screen.tsx'
import { useSellLandingText } from '#web/text/selling/landing/landing-text.ts'
import type { Route } from './+types/sell'

export function loader(args: Route.LoaderArgs) {
  return loadSell(args)
}

export const handle = { sleeps: true }

export function headers() {
  return anonymous
}

export default function Sell({ loaderData }: Route.ComponentProps) {
  const { title, description } = useSellLandingText()
  return (
    <>
      <ToldHead title={title} description={description} />
      <SellScreen {...loaderData} />
    </>
  )
}
