import { loadTradeInOffer } from '#http/pages/load-sell-offer.ts'
import { personal } from '#http/pages/page-request.ts'
import { OfferScreen } from '#web/sell/offer-screen.tsx'
import { useTradeInText } from '#web/text/sale/sale-text.ts'
import type { Route } from './+types/sell-offer'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInOffer(args)
}

export function headers() {
  return personal
}

export default function SellOffer({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useTradeInText().steps.offer} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <OfferScreen {...loaderData} />
    </>
  )
}
