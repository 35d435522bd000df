import { useSearchParams } from 'react-router'
import { beginWithUsualDelivery, reopenUnofferedDelivery } from '#domain/checkout/begin.ts'
import type { Checkout as CheckoutState } from '#domain/checkout/checkout.ts'
import { fromCartParameter } from '#domain/checkout/from-cart.ts'
import { loadCheckout } from '#http/pages/checkout/load-checkout.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import type { CheckoutLoaded } from '#web/checkout/checkout-context.tsx'
import { CheckoutScreen } from '#web/checkout/checkout-screen.tsx'
import { ExpressButton } from '#web/checkout/express/express-button.tsx'
import { SignInOffer } from '#web/checkout/sign-in-offer.tsx'
import { useBegunCheckout } from '#web/checkout/use-begun-checkout.ts'
import { ServerCartProvider } from '#web/client/server-cart.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/checkout'

export function loader(args: Route.LoaderArgs) {
  return loadCheckout(args)
}

export function headers() {
  return pageHeaders('checkout')
}

/** Who comes from the cart finds the usual delivery chosen; who is not signed in may do so. */
function BegunScreen({ loaded }: { readonly loaded: CheckoutLoaded }) {
  const [search] = useSearchParams()
  const { market } = useMarket()
  const { delivery } = loaded.settings
  const begin = (stored: CheckoutState) => {
    const checkout = reopenUnofferedDelivery(stored, delivery)
    return search.has(fromCartParameter) ? beginWithUsualDelivery(checkout, delivery) : checkout
  }
  const checkout = useBegunCheckout(market, begin)
  return (
    <CheckoutScreen
      {...{ loaded, checkout }}
      signInOffer={
        <>
          {!loaded.ownVouchers && <SignInOffer />}
          <ExpressButton />
        </>
      }
    />
  )
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { loaded, rendered } = loaderData
  return (
    <ServerCartProvider rendered={rendered}>
      <title>{`${useText().checkout.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <BegunScreen loaded={loaded} />
    </ServerCartProvider>
  )
}
