import { loadCart } from '#http/pages/load-cart.ts'
import { CartScreen } from '#web/cart/cart-screen.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/cart'

export const loader = (args: Route.LoaderArgs) => loadCart(args)

export default function Cart({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useText().cart.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <CartScreen settings={loaderData.settings} />
    </>
  )
}
