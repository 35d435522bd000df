import { loadCartFinalize } from '#http/pages/cart/load-cart-finalize.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { FinalizeScreen } from '#web/checkout/finalize-screen.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/cart-finalize'

export function loader(args: Route.LoaderArgs) {
  return loadCartFinalize(args)
}

export function headers() {
  return pageHeaders('cart-finalize')
}

export default function CartFinalize({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useText().checkout.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <FinalizeScreen {...loaderData} />
    </>
  )
}
