import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadTradeInOffer } from '#http/pages/trade-in/load-trade-in-offer.ts'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { OfferScreen } from '#web/trade-in/offer-screen.tsx'
import type { Route } from './+types/trade-in-offer'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInOffer(args)
}

export function headers() {
  return pageHeaders('sell-step')
}

export const handle = { hydration: 'immediate' }

export default function SellOffer({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useTradeInText().steps.offer} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <OfferScreen {...loaderData} />
    </>
  )
}
