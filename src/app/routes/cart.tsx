import { loadCart } from '#http/pages/cart/load-cart.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { CartScreen } from '#web/cart/cart-screen.tsx'
import { ServerCartProvider } from '#web/client/server-cart.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/cart'

export function loader(args: Route.LoaderArgs) {
  return loadCart(args)
}

export function headers() {
  return pageHeaders('cart')
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { settings, rendered } = loaderData
  return (
    <ServerCartProvider rendered={rendered}>
      <title>{`${useText().cart.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <CartScreen settings={settings} />
    </ServerCartProvider>
  )
}
