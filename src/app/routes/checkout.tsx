import { loadCheckout } from '#http/pages/checkout/load-checkout.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { CheckoutScreen } from '#web/checkout/checkout-screen.tsx'
import { ServerCartProvider } from '#web/client/server-cart.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/checkout'

export function loader(args: Route.LoaderArgs) {
  return loadCheckout(args)
}

export function headers() {
  return pageHeaders('checkout')
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { loaded, rendered } = loaderData
  return (
    <ServerCartProvider rendered={rendered}>
      <title>{`${useText().checkout.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <CheckoutScreen loaded={loaded} />
    </ServerCartProvider>
  )
}
